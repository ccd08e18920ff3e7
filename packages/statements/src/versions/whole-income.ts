import type { Field } from '../fields/field.ts';
import { gaap } from '../fields/field.ts';
import { size } from '../decimal.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import type { FactSet, Reading } from '../model/model.ts';
import type { FilingReadings } from '../reading/reading.ts';
import type { RefusingRule } from '../rules/rules.ts';
import { placeOf, slotOf, yearOf } from '../calendar/slots.ts';
import type { Place, Slot } from '../calendar/slots.ts';
import { roundingUnit } from '../filings/rounding.ts';
import { earnsPerShare, isBeforeCommon } from './income-to-common.ts';
import { WHOLE } from './parent-share.ts';
import { refusing } from './set-aside.ts';
import { sharedIncome } from './shared-income.ts';
import type { SharedIncome } from './shared-income.ts';

const PARENT = gaap('NetIncomeLoss');

const isWholeAlone = ({ parts: [part, ...others] }: Reading): boolean =>
  others.length === 0 && part?.fact.concept === WHOLE;

/** The filings of the period that tag this total or none: those with another one are of another vintage. */
const ofVintage = (sets: readonly FactSet[], whole: bigint): readonly FactSet[] =>
  sets.filter((facts) => (facts.get(WHOLE)?.amount ?? whole) === whole);

/**
 * Whether the EPS that it fits excludes that others share in it: with their share of a neighbouring year added or taken off it
 * would not; or where that share is tagged, the filer's total is after it; or their equity is negligible.
 */
const excludesShare = (
  shared: SharedIncome,
  slot: Slot,
  fitting: readonly FactSet[],
  whole: bigint,
): boolean => {
  const shares = shared.sharesNear(slot);
  const wouldFit = (facts: FactSet): boolean =>
    shares.some((share) => [whole - share, whole + share].some((other) => earnsPerShare(facts, other)));
  if (shares.length > 0 && fitting.some((facts) => !wouldFit(facts))) return true;
  if (shared.nearestEvidence(yearOf(slot)) === 'whole') return true;
  return shares.length === 0 && shared.isNegligible(yearOf(slot));
};

/** Why a total income may not be served as the parent's; null if it may. */
const ruleAgainst = (
  shared: SharedIncome,
  slot: Slot,
  sets: readonly FactSet[],
  { facts: own }: FilingReadings,
  whole: bigint,
): RefusingRule | null => {
  if (!shared.isTaggedNear(slot) || sets.some((facts) => facts.get(PARENT)?.amount === whole)) return null;
  const vintage = ofVintage(sets, whole);
  for (const test of [isBeforeCommon, earnsPerShare]) {
    const fitting = vintage.filter((facts) => test(facts, whole) === true);
    if (fitting.length > 0)
      return test === isBeforeCommon || excludesShare(shared, slot, fitting, whole)
        ? null
        : 'net_income.whole_unproven';
    if (vintage.some((facts) => (facts === own || facts.has(WHOLE)) && test(facts, whole) === false))
      return 'net_income.whole_against_common';
  }
  return 'net_income.whole_unproven';
};

type Refused = { readonly slot: Slot; readonly version: FilingReadings; readonly whole: bigint };

/** Spans of a year that make up another: the last one is the sum of the others. */
const SUMS: readonly (readonly Place[])[] = [
  ['Q1', 'Q2', 'Y2'],
  ['Y2', 'Q3', 'Y3'],
  ['Y3', 'Q4', 'FY'],
];

/** Whether a total income is the sum of known ones of the year, or what they leave, to one unit of its last digit. */
const isSumOfKnown = (
  all: ReadonlyMap<Slot, readonly FilingReadings[]>,
  { slot, whole }: Refused,
): boolean => {
  const valuesOf = (place: Place): readonly bigint[] =>
    (all.get(slotOf(yearOf(slot), place)) ?? []).flatMap(({ readings: [first] }) => first?.value ?? []);
  const isNear = (value: bigint): boolean => size(value - whole) <= roundingUnit([whole]);
  return SUMS.some((places) => {
    const at = places.indexOf(placeOf(slot));
    if (at < 0) return false;
    const [first = [], second = []] = places.filter((_, other) => other !== at).map(valuesOf);
    return first.some((a) => second.some((b) => isNear(at === places.length - 1 ? a + b : b - a)));
  });
};

/** Restores totals that the totals of other spans prove, until there are no more. */
const restoreSums = (all: Map<Slot, readonly FilingReadings[]>, refused: readonly Refused[]): void => {
  const proven = refused.filter((each) => isSumOfKnown(all, each));
  if (proven.length === 0) return;
  for (const { slot, version } of proven)
    all.set(
      slot,
      (all.get(slot) ?? []).map((each) => (each.filing === version.filing ? version : each)),
    );
  restoreSums(
    all,
    refused.filter((each) => !proven.includes(each)),
  );
};

/**
 * `ProfitLoss` alone is the parent's income if it fits income to common shares or EPS (semantics §3.8.10), if another
 * filing of the period tags the same amount as the parent's, if it is the sum or the rest of spans of which the parent's
 * is known, or if no filing tags noncontrolling interests, of income, of equity or redeemable, in the span or within a
 * quarter of it. An interest tagged as zero proves nothing.
 */
export const refuseWholeIncome = (
  spec: Field,
  index: FactIndex,
  all: Map<Slot, readonly FilingReadings[]>,
): void => {
  if (spec.field !== 'net_income') return;
  let shared: SharedIncome | undefined;
  const refused: Refused[] = [];
  for (const [slot, versions] of all) {
    const kept = versions.map((version) => {
      const [first] = version.readings;
      if (first === undefined || !isWholeAlone(first)) return version;
      shared ??= sharedIncome(index);
      const sets = (index.slots.get(slot) ?? []).map(({ facts }) => facts);
      const rule = ruleAgainst(shared, slot, sets, version, first.value);
      if (rule === null) return version;
      refused.push({ slot, version, whole: first.value });
      return refusing(version, rule);
    });
    all.set(slot, kept);
  }
  restoreSums(all, refused);
};
