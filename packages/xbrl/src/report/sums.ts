import { fractionOf, scaled, unscaled } from '@footnote/values/decimal';
import { accuracyOf, MAX_PLACES, roundedTo } from './amounts.ts';
import type { DeclaredSummation } from './calculation.ts';
import { factsByContext, type FactIndex } from './fact-index.ts';
import { ReportError, type ReportFact, type Sum } from './types.ts';

/**
 * A value with the range allowed by its accuracy, in units of the last place of the report; `step` is the
 * unit of its last exact place, null if it is exact.
 */
type Amount = {
  readonly value: bigint;
  readonly low: bigint;
  readonly high: bigint;
  readonly step: bigint | null;
};

type Term = { readonly amount: Amount; readonly weight: bigint };

/** Amounts of a report: undefined without a fact, null if its facts do not bind. */
type AmountOf = (concept: string, context: number) => Amount | null | undefined;

/** The largest report of a filing needs not a hundredth as many. */
const MAX_LOOKUPS = 20_000_000;

/**
 * The sums of each summation in a report, aligned with `summations`: one for every period, unit and set of
 * dimensions in which the total and at least one item have a value, in the order of the facts; items without a
 * fact count as zero. A sum does not bind, and is not listed, where the total or an item has duplicates that
 * disagree or states no accuracy.
 *
 * A sum of XBRL 2.1 (section 5.2.5.2) is consistent if the weighted sum of the items, each rounded to its own
 * `decimals`, equals the total when both are rounded to the total's (half to even). There
 * a fact with a duplicate does not bind at all; here duplicates that agree are one fact, as inline documents
 * repeat a figure wherever they show it. A sum of Calculations 1.1 is consistent if the range of the total meets the weighted sum of the
 * items' ranges; a range is the value plus and minus half a unit of its last exact place, and of duplicates what
 * their ranges share. Throws `ReportError` `too_large`.
 */
export const sumsOf = (
  summations: readonly DeclaredSummation[],
  facts: readonly ReportFact[],
): readonly (readonly Sum[])[] => {
  const concepts = summations.flatMap(({ total, items }) => [total, ...items.map(({ concept }) => concept)]);
  const index = factsByContext(facts, new Set(concepts));
  const places = index.facts.reduce((most, fact) => Math.max(most, placesOf(fact)), 0);
  const amountOf = amountsOf(index, places);
  let lookups = 0;
  return summations.map((summation) => {
    const { items, total } = summation;
    const fraction = items.reduce((most, { weight }) => Math.max(most, fractionOf(weight)), 0);
    const weighted = items.map(({ concept, weight }) => ({ concept, weight: scaled(weight, fraction) }));
    const contexts = [...(index.byConcept.get(total)?.keys() ?? [])];
    lookups += contexts.length * items.length;
    if (lookups > MAX_LOOKUPS) throw new ReportError('too_large', null, `more than ${MAX_LOOKUPS} summands`);
    return contexts.flatMap((context): Sum[] => {
      const of = index.contexts[context];
      const amount = amountOf(total, context);
      const terms = termsOf(weighted, amountOf, context);
      if (of === undefined || amount === undefined || amount === null || terms === null) return [];
      const { consistent, difference } = compared(summation, amount, terms, 10n ** BigInt(fraction));
      return [
        {
          ...of,
          consistent,
          difference: unscaled(difference, places + fraction),
          missing: items.length - terms.length,
        },
      ];
    });
  });
};

/** The items that have a value; null without any, and if one does not bind. */
const termsOf = (
  weighted: readonly { readonly concept: string; readonly weight: bigint }[],
  amountOf: AmountOf,
  context: number,
): readonly Term[] | null => {
  const terms: Term[] = [];
  for (const { concept, weight } of weighted) {
    const amount = amountOf(concept, context);
    if (amount === null) return null;
    if (amount !== undefined) terms.push({ amount, weight });
  }
  return terms.length === 0 ? null : terms;
};

/** `unit`: the number of units of the weights in one. */
const compared = (
  { specification }: DeclaredSummation,
  total: Amount,
  terms: readonly Term[],
  unit: bigint,
): { readonly consistent: boolean; readonly difference: bigint } => {
  const sum = (part: (amount: Amount, weight: bigint) => bigint): bigint =>
    terms.reduce((before, { amount, weight }) => before + weight * part(amount, weight), 0n);
  const difference = total.value * unit - sum(({ value }) => value);
  if (specification === '1.1') {
    const low = sum((amount, weight) => (weight > 0n ? amount.low : amount.high));
    const high = sum((amount, weight) => (weight > 0n ? amount.high : amount.low));
    return { consistent: low <= total.high * unit && high >= total.low * unit, difference };
  }
  const { step } = total;
  const items = sum(rounded);
  const rest = step === null ? items : roundedTo(items, step * unit);
  return { consistent: rest === rounded(total) * unit, difference };
};

const rounded = ({ value, step }: Amount): bigint => (step === null ? value : roundedTo(value, step));

/** Number of places needed for a value and half a unit of its last exact place. */
const placesOf = (fact: ReportFact): number => {
  const accuracy = accuracyOf(fact);
  return Math.max(fractionOf(fact.value), Math.abs(accuracy) <= MAX_PLACES ? accuracy + 1 : 0);
};

const amountsOf = ({ byConcept }: FactIndex, places: number): AmountOf => {
  const known = new Map<readonly ReportFact[], Amount | null>();
  return (concept, context) => {
    const facts = byConcept.get(concept)?.get(context);
    if (facts === undefined) return undefined;
    const found = known.get(facts);
    if (found !== undefined) return found;
    const amount = shared(facts, places);
    known.set(facts, amount);
    return amount;
  };
};

/**
 * The common value of duplicates: the most precise one, within all their ranges. Null if they disagree: their
 * ranges do not overlap, or two of equal `decimals` have different values, even if the ends of their ranges
 * meet.
 */
const shared = (facts: readonly ReportFact[], places: number): Amount | null => {
  let common: Amount | null = null;
  const values = new Map<bigint | null, bigint>();
  for (const fact of facts) {
    const amount = amountOfFact(fact, places);
    if (amount !== null) {
      if ((values.get(amount.step) ?? amount.value) !== amount.value) return null;
      values.set(amount.step, amount.value);
    }
    common = amount === null || common === null ? amount : overlap(common, amount);
    if (common === null) return null;
  }
  return common;
};

const overlap = (one: Amount, other: Amount): Amount | null => {
  const low = one.low > other.low ? one.low : other.low;
  const high = one.high < other.high ? one.high : other.high;
  const { value, step } = isFiner(other, one) ? other : one;
  return low > high ? null : { value, low, high, step };
};

const isFiner = ({ step }: Amount, other: Amount): boolean =>
  other.step !== null && (step === null || step < other.step);

/** Null if a fact does not state its accuracy. */
const amountOfFact = (fact: ReportFact, places: number): Amount | null => {
  const accuracy = accuracyOf(fact);
  if (accuracy < -MAX_PLACES) return null;
  const value = scaled(fact.value, places);
  if (accuracy > MAX_PLACES) return { value, low: value, high: value, step: null };
  const step = 10n ** BigInt(places - accuracy);
  return { value, low: value - step / 2n, high: value + step / 2n, step };
};
