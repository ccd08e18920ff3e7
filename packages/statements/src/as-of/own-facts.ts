import { amountOrNull } from '../decimal.ts';
import { isRoundingOf } from '../filings/rounding.ts';
import type { InputFact } from '../inputs.ts';

const identityOf = ({ taxonomy, concept, unit, start, end }: InputFact): string =>
  `${taxonomy}:${concept} ${unit} ${start ?? ''} ${end}`;

/** Whether the first value is the second with digits rounded away. */
const rounds = (coarse: InputFact, fine: InputFact): boolean => {
  const [a, b] = [amountOrNull(coarse.value), amountOrNull(fine.value)];
  return a !== null && b !== null && isRoundingOf(a, b);
};

const isEqual = (a: InputFact, b: InputFact): boolean => {
  if (a.value === b.value) return true;
  const amount = amountOrNull(a.value);
  return amount !== null && amount === amountOrNull(b.value);
};

/**
 * The facts of a filing in companyfacts together with those of its own instance: facts that only the instance has,
 * such as those of extension concepts, are added. Of two values for one concept, unit and period the one with more
 * digits is used if the other is its rounding; otherwise both remain, as two values of the filing. Returns
 * `companyfacts` itself if the instance adds nothing.
 */
export const withOwnFacts = (
  companyfacts: readonly InputFact[],
  own: readonly InputFact[],
): readonly InputFact[] => {
  const known = Map.groupBy(companyfacts, identityOf);
  const coarse = new Set<InputFact>();
  const added = own.filter((fact) => {
    const others = known.get(identityOf(fact)) ?? [];
    if (others.some((other) => isEqual(fact, other) || rounds(fact, other))) return false;
    for (const other of others) if (rounds(other, fact)) coarse.add(other);
    return true;
  });
  if (added.length === 0) return companyfacts;
  return [...companyfacts.filter((fact) => !coarse.has(fact)), ...added];
};
