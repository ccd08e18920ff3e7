import { ageOf } from './age.ts';
import { readCompany } from './companies.ts';
import type { Field } from './fields.ts';
import { type Figures, readFigures } from './figures.ts';
import { type Arguments, readArguments } from './given.ts';
import { type Grid, gridText, turned } from './grid.ts';
import { COMPANY, type Context, FIELDS, type Intent, MORE, PERIODS } from './intent.ts';
import { page } from './pages.ts';
import { readPeriods } from './periods.ts';
import { Problem } from './problem.ts';
import { inUnit } from './units.ts';

const NAMES = ['company', 'fields', 'periods', 'more'];

export const getFigures: Intent = {
  name: 'get_figures',
  description:
    'Any figures of one company by fiscal period: amounts, margins, growth, returns. Default: TTM, newest year and quarter. Examples: {"company":"AAPL","fields":"revenue, net income","periods":"last 5 years"}; {"company":"Nike","fields":["EPS"],"periods":["Q3 2024","FY2023"]}',
  input: { company: COMPANY, fields: FIELDS, periods: PERIODS, more: MORE },
  answer: async (context, given) => {
    const read = readArguments('get_figures', NAMES, given);
    const { symbol, name } = await readCompany(context.ask, read.needed('company', 'AAPL'));
    const texts = read.list('fields');
    if (texts.length === 0) read.needed('fields', 'revenue');
    const fields = await namedFields(context, texts);
    const [figures, age] = await Promise.all([
      readFigures(context.ask, symbol, fields, readPeriods(read.list('periods'))),
      ageOf(context.ask, symbol),
    ]);
    return figuresAnswer('get_figures', read, { head: [`${symbol} ${name}: ${age}`], fields, figures });
  },
};

/** The fields that words mean, each once. */
export async function namedFields({ fields }: Context, words: readonly string[]): Promise<readonly Field[]> {
  const index = await fields();
  return [...new Map(words.map((each) => index.read(each)).map((field) => [field.name, field])).values()];
}

type Parts = {
  readonly head: readonly string[];
  readonly fields: readonly Field[];
  readonly figures: Figures;
};

/** A page of figures: the longer side of the table goes down. Throws a Problem if there is no period at all. */
export function figuresAnswer(tool: string, read: Arguments, { head, fields, figures }: Parts): string {
  const missing = figures.missing.map((text) => `Not served: ${text}`);
  if (figures.periods.length === 0) throw new Problem([...head, ...missing].join('\n'));
  const grid = gridOf(fields, figures);
  const shown = figures.periods.length > fields.length ? turned(grid) : grid;
  return page(tool, read, shown.lines, (lines) => [
    ...head,
    ...(fields.length === 0 ? [] : gridText({ ...shown, lines })),
    ...missing,
  ]);
}

function gridOf(fields: readonly Field[], { currency, periods, rows }: Figures): Grid {
  return {
    corner: 'fiscal period',
    columns: periods.map(({ label, date }) => `${label} to ${date}`),
    lines: fields.map((field, at) => {
      const { unit, figures } = inUnit(field, rows[at] ?? [], currency);
      return { heading: `${field.name}${unit === '' ? '' : `, ${unit}`}`, cells: figures };
    }),
  };
}
