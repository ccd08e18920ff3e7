import { conditionsOf, withoutCondition } from './conditions.ts';

export type Relaxed = {
  /** The part that is left out. */
  readonly part: string;
  readonly where: string;
};

const MOST_PARTS = 6;
const CURRENCY = /^currency\b/;
const NUMBERS = /^([a-z][a-z0-9_.]*)\s*(>=|<=|>|<)\s*[-+]?[0-9.]/;
/** Every number of a filter is above it. */
const LEAST = '-1e27';

/** A condition with one part less, for each part that can be left out; empty if fewer than two can. */
export function relaxed(where: string): readonly Relaxed[] {
  const without = conditionsOf(where)
    .map((part, at) => ({ part, where: withoutCondition(where, at) }))
    .filter(({ part }) => !CURRENCY.test(part));
  return without.length < 2 ? [] : without.slice(0, MOST_PARTS);
}

export type Nearest = { readonly field: string; readonly where: string; readonly sort: string };

/**
 * What finds the companies that come nearest to a comparison with a number: all that have the figure, sorted. Undefined for
 * a condition of several parts, and for another one.
 */
export function nearest(where: string): Nearest | undefined {
  const parts = conditionsOf(where);
  const compared = parts.filter((part) => !CURRENCY.test(part));
  const [, field, operator = ''] = NUMBERS.exec(compared[0] ?? '') ?? [];
  if (field === undefined || compared.length !== 1 || /\bor\b/i.test(where)) return undefined;
  const currency = parts.filter((part) => CURRENCY.test(part));
  return {
    field,
    where: [`${field} > ${LEAST}`, ...currency].join(' and '),
    sort: operator.startsWith('>') ? `-${field}` : field,
  };
}
