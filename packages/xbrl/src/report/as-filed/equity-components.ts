import { isEquityAxis } from '../statement-concepts.ts';
import type { Dimension } from '../types.ts';
import { scopeOf, type PlacedFact } from './placed-fact.ts';

/** The members of a number, by where they stand: those of its column, and those of its row. */
export type Split = { readonly column: readonly Dimension[]; readonly row: readonly Dimension[] };

/**
 * How the members of the numbers of a matrix of equity are split. An axis of components is that of the columns, and so
 * are others by which numbers of one row differ, such as classes of stock, where a balance has them. All others are of
 * the row: an accounting change, or a class in a row of dividends.
 */
export const splitOf = (rows: readonly (readonly PlacedFact[])[]): ((fact: PlacedFact) => Split) => {
  const axes = new Set(
    rows.flatMap((facts) => facts.flatMap(({ dimensions }) => dimensions.map(({ axis }) => axis))),
  );
  const across = new Set(
    [...axes].filter((axis) => isEquityAxis(axis) || rows.some((facts) => differBy(facts, axis))),
  );
  const columnOf = ({ dimensions }: PlacedFact): readonly Dimension[] =>
    dimensions.filter(({ axis }) => across.has(axis));
  const balances = new Set(
    rows
      .flat()
      .filter(({ start }) => start === null)
      .map((fact) => scopeOf(columnOf(fact))),
  );
  return (fact) => {
    const whole = columnOf(fact);
    const column = balances.has(scopeOf(whole)) ? whole : whole.filter(({ axis }) => isEquityAxis(axis));
    return { column, row: fact.dimensions.filter((dimension) => !column.includes(dimension)) };
  };
};

const differBy = (facts: readonly PlacedFact[], axis: string): boolean =>
  new Set(facts.map(({ dimensions }) => dimensions.find((own) => own.axis === axis)?.member ?? '')).size > 1;

/** Columns from left to right: those of the fullest table, with columns that only others have where these have them. */
export const inOrder = <Column>(
  tables: readonly (readonly Column[])[],
  keyOf: (column: Column) => string,
): readonly Column[] => {
  const [fullest = [], ...others] = tables.toSorted((a, b) => b.length - a.length);
  const order = [...fullest];
  for (const table of others)
    for (const [at, column] of table.entries()) {
      if (order.some((known) => keyOf(known) === keyOf(column))) continue;
      const before = table[at - 1];
      const place = before === undefined ? -1 : order.findIndex((known) => keyOf(known) === keyOf(before));
      order.splice(place + 1, 0, column);
    }
  return order;
};
