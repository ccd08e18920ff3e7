import type { Method } from './cell.ts';
import type { Fact, FactSet, Filing, Part, Reading } from './model.ts';

export const firstOf = (facts: FactSet, concepts: readonly string[]): Fact | undefined => {
  for (const concept of concepts) {
    const fact = facts.get(concept);
    if (fact) return fact;
  }
  return undefined;
};

export const keyOf = (parts: readonly Part[]): string =>
  parts.map(({ fact, sign }) => `${sign > 0 ? '+' : '-'}${fact.concept}`).join('');

const flipped = (parts: readonly Part[]): readonly Part[] =>
  parts.map(({ fact, sign }) => ({ fact, sign: sign > 0 ? (-1 as const) : (1 as const) }));

const total = (parts: readonly Part[]): bigint =>
  parts.reduce((value, { fact, sign }) => (sign > 0 ? value + fact.amount : value - fact.amount), 0n);

/** A reading whose value is the signed sum of its parts; `outflow` turns the signs, `absolute` makes it positive. */
export const readingOf = (
  filing: Filing,
  parts: readonly Part[],
  rank: number,
  options: { outflow?: boolean; flags?: readonly string[]; absolute?: boolean } = {},
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
    flags: options.flags ?? [],
  };
};
