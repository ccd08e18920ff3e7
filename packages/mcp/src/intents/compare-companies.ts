import { ageOf } from './age.ts';
import { readCompany } from './companies.ts';
import { type Figure, readFigures } from './figures.ts';
import { namedFields } from './get-figures.ts';
import { readArguments } from './given.ts';
import { gridText } from './grid.ts';
import { COMPANIES, FIELDS, type Intent, MORE, PERIODS } from './intent.ts';
import { page } from './pages.ts';
import { readPeriods, type Wanted } from './periods.ts';
import { Problem } from './problem.ts';
import { inUnit } from './units.ts';

const NAMES = ['companies', 'fields', 'periods', 'more'];
const MOST = 10;
const STANDARD: readonly Wanted[] = [{ kind: 'year', newest: 1 }];

export const compareCompanies: Intent = {
  name: 'compare_companies',
  description:
    'The same figures of up to 10 companies side by side, in each one\'s own currency and fiscal periods; newest fiscal year by default. Example: {"companies":["WMT","Target"],"fields":["revenue","net margin"],"periods":"FY2024"}',
  input: { companies: COMPANIES, fields: FIELDS, periods: PERIODS, more: MORE },
  answer: async (context, given) => {
    const read = readArguments('compare_companies', NAMES, given);
    const texts = read.list('companies');
    if (texts.length === 0) read.needed('companies', 'WMT, TGT');
    if (texts.length > MOST)
      throw new Problem(`at most ${MOST} companies at once; ask for the rest in a second call`);
    const words = read.list('fields');
    const fields = await namedFields(context, words.length === 0 ? ['revenue'] : words);
    const wanted = readPeriods(read.list('periods'), STANDARD);
    const companies = await Promise.all(texts.map((text) => readCompany(context.ask, text)));
    const found = await Promise.all(
      companies.map(async ({ symbol, name }) => ({
        symbol,
        name,
        figures: await readFigures(context.ask, symbol, fields, wanted),
        age: await ageOf(context.ask, symbol),
      })),
    );
    const lines = found.flatMap(({ symbol, figures: { periods, rows, currency } }) =>
      periods.map(({ label, date }, at) => ({
        heading: `${symbol} ${label} to ${date}`,
        currency,
        cells: rows.map((row) => row[at] ?? NONE),
      })),
    );
    const missing = found.flatMap(({ symbol, figures }) =>
      figures.missing.map((text) => `${symbol}: not served: ${text}`),
    );
    if (lines.length === 0) throw new Problem(missing.join('\n'));
    const currencies = new Set(lines.map(({ currency }) => currency));
    const [currency] = currencies;
    const columns = fields.map((field, at) =>
      inUnit(
        field,
        lines.flatMap(({ cells }) => cells[at] ?? []),
        currencies.size === 1 ? (currency ?? null) : 'own currency',
      ),
    );
    const grid = {
      corner: 'company and period',
      columns: fields.map(({ name }, at) => `${name}, ${columns[at]?.unit ?? ''}`),
    };
    const shown = lines.map(({ heading, currency: own }, line) => ({
      heading: currencies.size === 1 ? heading : `${heading} (${own ?? '?'})`,
      cells: columns.flatMap(({ figures }) => figures[line] ?? []),
    }));
    const ages = found.map(({ symbol, age }) => `${symbol}: ${age}`);
    return page('compare_companies', read, shown, (rows) => [
      ...gridText({ ...grid, lines: rows }),
      ...missing,
      ...ages,
    ]);
  },
};

const NONE: Figure = { value: null, reason: 'not_reported', notes: [] };
