import type { Method } from '../cell.ts';
import { near, size } from '../decimal.ts';
import type { Fact, FactSet, Filing, Part, Reading } from '../model/model.ts';
import { SAME_FIGURE } from '../values/tolerances.ts';

export const firstOf = (facts: FactSet, concepts: readonly string[]): Fact | undefined => {
  for (const concept of concepts) {
    const fact = facts.get(concept);
    if (fact) return fact;
  }
  return undefined;
};

const added = new Map<string, string>();
const subtracted = new Map<string, string>();

/** Keys are compared and looked up constantly: equal keys of one concept share a string. */
const singleKey = ({ fact: { concept }, sign }: Part): string => {
  const keys = sign > 0 ? added : subtracted;
  let key = keys.get(concept);
  if (key === undefined) keys.set(concept, (key = `${sign > 0 ? '+' : '-'}${concept}`));
  return key;
};

const NO_FLAGS: readonly string[] = [];

/** Whether the filing tags one of the totals with a value more than 0.5 % larger. */
export const exceeds = (facts: FactSet, totals: readonly string[], value: bigint): boolean =>
  totals.some((concept) => {
    const total = facts.get(concept)?.amount ?? 0n;
    return size(total) > size(value) && !near(total, value, SAME_FIGURE);
  });

export const keyOf = (parts: readonly Part[]): string => {
  const [first] = parts;
  return parts.length === 1 && first ? singleKey(first) : parts.map(singleKey).join('');
};

const flipped = (parts: readonly Part[]): readonly Part[] =>
  parts.map(({ fact, sign }) => ({ fact, sign: sign > 0 ? (-1 as const) : (1 as const) }));

const total = (parts: readonly Part[]): bigint =>
  parts.reduce((value, { fact, sign }) => (sign > 0 ? value + fact.amount : value - fact.amount), 0n);

/**
 * A reading whose value is the signed sum of its parts; `outflow` reverses the signs, `absolute` makes it
 * positive.
 */
export const readingOf = (
  filing: Filing,
  parts: readonly Part[],
  rank: number,
  options: { outflow?: boolean; flags?: readonly string[] | undefined; absolute?: boolean } = {},
): Reading => {
  const turn = options.outflow === true || (options.absolute === true && total(parts) < 0n);
  const signed = turn ? flipped(parts) : parts;
  const method: Method =
    parts.length === 1 ? 'reported' : parts.some(({ sign }) => sign < 0) ? 'derived_identity' : 'derived_sum';
  return {
    filing,
    value: total(signed),
    parts: signed,
    key: keyOf(parts),
    rank,
    method,
    flags: options.flags ?? NO_FLAGS,
  };
};
