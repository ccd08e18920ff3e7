import { daysBetween } from '@footnote/values/day';
import { ageOf } from './age.ts';
import type { Priced } from './companies.ts';
import type { Field } from './fields.ts';
import { type Figure, readFigures } from './figures.ts';
import type { Grid } from './grid.ts';
import type { Context } from './intent.ts';
import type { Wanted } from './periods.ts';
import { inUnit } from './units.ts';

/** A table with what is said below it. */
export type Compared = { readonly grid: Grid; readonly below: readonly string[] };

/** Figures of companies by their fiscal periods, a line for each period of each. */
export async function comparedPeriods(
  { ask }: Pick<Context, 'ask'>,
  companies: readonly Priced[],
  fields: readonly Field[],
  wanted: readonly Wanted[],
): Promise<Compared> {
  const found = await Promise.all(
    companies
      .filter(({ hasStatements }) => hasStatements)
      .map(async ({ symbol }) => ({
        symbol,
        figures: await readFigures(ask, symbol, fields, wanted),
        age: await ageOf(ask, symbol),
      })),
  );
  const lines = found.flatMap(({ symbol, figures: { periods, rows, currency } }) =>
    periods.map(({ label, date }, at) => ({
      heading: `${symbol} ${label} to ${date}`,
      currency,
      cells: rows.map((row) => row[at] ?? NONE),
    })),
  );
  const currencies = new Set(lines.map(({ currency }) => currency));
  const [currency] = currencies;
  const columns = fields.map((field, at) =>
    inUnit(
      field,
      lines.flatMap(({ cells }) => cells[at] ?? []),
      currencies.size === 1 ? (currency ?? null) : 'own currency',
    ),
  );
  return {
    grid: {
      corner: 'company and period',
      columns: fields.map(({ name }, at) => `${name}, ${columns[at]?.unit ?? ''}`),
      lines: lines.map(({ heading, currency: own }, line) => ({
        heading: currencies.size === 1 ? heading : `${heading} (${own ?? '?'})`,
        cells: columns.flatMap(({ figures }) => figures[line] ?? []),
      })),
    },
    below: [
      ...companies
        .filter(({ hasStatements }) => !hasStatements)
        .map(({ symbol }) => `${symbol}: only prices are known, no statements`),
      ...found.flatMap(({ symbol, figures }) =>
        figures.missing.map((text) => `${symbol}: not served: ${text}`),
      ),
      ...apart(found.flatMap(({ symbol, figures }) => figures.periods.map((each) => ({ ...each, symbol })))),
      ...found.map(({ symbol, age }) => `${symbol}: ${age}`),
    ],
  };
}

const NONE: Figure = { value: null, reason: 'not_reported', notes: [] };

type Ended = { readonly symbol: string; readonly label: string; readonly date: string };

/** More than the weeks by which the ends of the same quarter may differ. */
const APART_DAYS = 45;

/** Says of periods with the same label that they end in other months: each company numbers its fiscal years itself. */
export function apart(periods: readonly Ended[]): readonly string[] {
  return [...Map.groupBy(periods, ({ label }) => label)].flatMap(([label, ended]) => {
    const [first, ...later] = ended.toSorted((one, other) => (one.date < other.date ? -1 : 1));
    const last = later.at(-1);
    if (first === undefined || last === undefined || daysBetween(first.date, last.date) <= APART_DAYS)
      return [];
    return [
      `NOT the same months: ${label} ends on ${first.date} for ${first.symbol} and on ${last.date} for ${last.symbol}`,
    ];
  });
}
