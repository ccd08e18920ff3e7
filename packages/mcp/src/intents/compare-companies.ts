import { readPriced } from './companies.ts';
import { comparedCloses } from './compared-closes.ts';
import { comparedPeriods } from './compared-periods.ts';
import { readArguments } from './given.ts';
import { gridText } from './grid.ts';
import { COMPANIES, type Context, FIELDS, type Intent, MORE, PERIODS } from './intent.ts';
import { page } from './pages.ts';
import { readPeriods, type Wanted } from './periods.ts';
import { Problem } from './problem.ts';
import type { Field } from './fields.ts';

const NAMES = ['companies', 'fields', 'periods', 'more'];
const MOST = 10;
const STANDARD: readonly Wanted[] = [{ kind: 'year', newest: 1 }];
const STANDARD_FIELDS = ['revenue', 'net margin', 'market cap', 'P/E', '1y return'];

export const compareCompanies: Intent = {
  name: 'compare_companies',
  description:
    'The same figures of up to 10 companies or funds side by side: of statements in each one\'s own currency and fiscal periods (newest fiscal year by default), and at the newest close: price, market cap, "multiples" (or P/E, EV/EBITDA …), "yields", "returns" (or 1m, ytd, 3y return), RSI. Example: {"companies":["WMT","Target"],"fields":["revenue","P/E","returns"],"periods":"FY2024"}',
  input: { companies: COMPANIES, fields: FIELDS, periods: PERIODS, more: MORE },
  answer: async (context, given) => {
    const read = readArguments('compare_companies', NAMES, given);
    const texts = read.list('companies');
    if (texts.length === 0) read.needed('companies', 'WMT, TGT');
    if (texts.length > MOST)
      throw new Problem(`at most ${MOST} companies at once; ask for the rest in a second call`);
    const words = read.list('fields');
    const { ofPeriods, atClose } = await namedFields(context, words.length === 0 ? STANDARD_FIELDS : words);
    const wanted = readPeriods(read.list('periods'), STANDARD);
    const companies = await Promise.all(texts.map((text) => readPriced(context.ask, text)));
    const tables = await Promise.all([
      ...(ofPeriods.length === 0 ? [] : [comparedPeriods(context, companies, ofPeriods, wanted)]),
      ...(atClose.length === 0 ? [] : [comparedCloses(context, companies, atClose)]),
    ]);
    const lines = tables.flatMap((table) => table.grid.lines.map((line) => ({ table, line })));
    if (lines.length === 0) throw new Problem(tables.flatMap(({ below }) => below).join('\n'));
    return page('compare_companies', read, lines, (shown) =>
      tables.flatMap((table) => {
        const own = shown.flatMap(({ table: of, line }) => (of === table ? [line] : []));
        return own.length === 0 ? [] : [...gridText({ ...table.grid, lines: own }), ...table.below];
      }),
    );
  },
};

/** The fields that words mean, each once: of statements, and at the newest close. */
async function namedFields({ fields }: Context, words: readonly string[]) {
  const index = await fields();
  const ofPeriods = new Map<string, Field>();
  const atClose = new Map<string, Field>();
  for (const each of words) {
    const found = index.atClose(each);
    for (const field of found) atClose.set(field.name, field);
    if (found.length === 0) {
      const field = index.read(each);
      ofPeriods.set(field.name, field);
    }
  }
  return { ofPeriods: [...ofPeriods.values()], atClose: [...atClose.values()] };
}
