import { fractionOf, scaled, size } from '@footnote/values/decimal';
import { accuracyOf, MAX_PLACES } from './amounts.ts';
import type { ReportFact } from './types.ts';

/**
 * Removes duplicates: of facts with the same concept, unit, period and dimensions that agree within the
 * rounding stated by their `decimals`, the most precise is kept ("$1.2 billion" in a note and 1,234 in
 * millions). Facts that disagree are all kept. The order is that of the first of each.
 */
export const withoutRepeats = (facts: readonly ReportFact[]): ReportFact[] => {
  const byIdentity = new Map<string, ReportFact[]>();
  for (const fact of facts) {
    const key = identityOf(fact);
    const known = byIdentity.get(key);
    if (known === undefined) byIdentity.set(key, [fact]);
    else addUnlessReported(known, fact);
  }
  return [...byIdentity.values()].flat();
};

const identityOf = (fact: ReportFact): string => {
  const members = fact.dimensions.map(({ axis, member }) => `${axis}=${member}`).join('\t');
  return `${fact.taxonomy}:${fact.concept}\t${fact.unit}\t${fact.start ?? ''}\t${fact.end}\t${members}`;
};

/** No filing has more variants of one fact; beyond this limit facts are kept without pairwise comparison. */
const MAX_COMPARED = 50;

const addUnlessReported = (known: ReportFact[], fact: ReportFact): void => {
  const at = known.slice(0, MAX_COMPARED).findIndex((other) => same(other, fact) || agree(other, fact));
  const other = known[at];
  if (other === undefined) known.push(fact);
  else if (accuracyOf(fact) > accuracyOf(other)) known[at] = fact;
};

/** Whether two values are the same number, regardless of trailing zeros. */
const same = (one: ReportFact, other: ReportFact): boolean => {
  const places = Math.max(fractionOf(one.value), fractionOf(other.value));
  return one.value === other.value || scaled(one.value, places) === scaled(other.value, places);
};

/** Whether one of two facts of different precision can be the other one rounded: their ranges meet. */
const agree = (one: ReportFact, other: ReportFact): boolean => {
  if (one.decimals === other.decimals) return false;
  const places = Math.max(
    ...[one, other].map((fact) => Math.max(fractionOf(fact.value), finite(accuracyOf(fact)) + 1)),
    0,
  );
  const apart = scaled(one.value, places) - scaled(other.value, places);
  const room = halfUnit(one, places) + halfUnit(other, places);
  return size(apart) <= room;
};

const finite = (number: number): number => (Math.abs(number) <= MAX_PLACES ? number : 0);

/**
 * Half a unit of the last place that is exact according to `decimals`, at the given scale; null without
 * `decimals`.
 */
const halfUnit = (fact: ReportFact, places: number): bigint => {
  const accuracy = accuracyOf(fact);
  if (Math.abs(accuracy) > MAX_PLACES) return 0n;
  return (5n * 10n ** BigInt(places - accuracy)) / 10n;
};
