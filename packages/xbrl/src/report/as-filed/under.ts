import { dayBefore } from '@footnote/values/day';
import type { Column, Layout } from './layout.ts';
import type { PlacedFact } from './placed-fact.ts';

/** Whether a number stands under the numbers of a column; null if it stands under those of none, or of several. */
export type IsUnder = (fact: PlacedFact, column: Column) => boolean | null;

/** By where the numbers of the periods of columns stand. */
export const placesUnder = (facts: readonly PlacedFact[], { columns }: Layout): IsUnder => {
  const under = new Map<number, Set<Column>>();
  for (const fact of facts) {
    const column = columns.find(({ start, end }) => start === fact.start && end === fact.end);
    const at = fact.grid?.at;
    if (column === undefined || at === undefined || fact.start === null) continue;
    under.set(at, (under.get(at) ?? new Set<Column>()).add(column));
  }
  return ({ grid }, column) => {
    const own = under.get(grid?.at ?? -1);
    return own?.size === 1 ? own.has(column) : null;
  };
};

/**
 * Whether a number of a day stands under a column whose period it is in, or begins after it; null if its place tells
 * nothing. A day is the end of one period and that before the next one, and the place says for which it is printed.
 */
export const isOfColumn = (fact: PlacedFact, column: Column, isUnder: IsUnder): boolean | null => {
  const { start, end } = column;
  if (fact.start !== null || start === null) return null;
  const is = isUnder(fact, column);
  return is === true && (fact.end > end || fact.end < dayBefore(start)) ? null : is;
};
