import { NCI_EQUITY, NCI_SHARES, WHOLE_EQUITY, WHOLE_INCOME } from '../fields/checks.ts';
import type { Field } from '../fields/field.ts';
import { near, size } from '../decimal.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import type { FactSet } from '../model/model.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { firstOf } from '../reading/reading-of.ts';
import { refusing } from './set-aside.ts';
import { INSTANTS, placeOf, slotOf, SPANS, yearOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import { PARENT_INCOME } from '../fields/totals.ts';
import { NEARLY_EQUAL } from '../values/tolerances.ts';

/** Number of quarters for which a noncontrolling interest tagged at one date is evidence. */
const YEAR = 4;

/** The date and those within a year of it, the nearest first; two at one distance together. */
const datesAround = (slot: Slot): readonly (readonly Slot[])[] => {
  const at = yearOf(slot) * 4 + INSTANTS.indexOf(placeOf(slot));
  const dateOf = (quarter: number): Slot => slotOf(Math.floor(quarter / 4), INSTANTS[quarter % 4] ?? 'I4');
  return Array.from({ length: YEAR + 1 }, (_, away) => [dateOf(at - away), dateOf(at + away)]);
};

/** Spans of the fiscal year of a date and, at the start of that year, of the previous one. */
const spansAround = (slot: Slot): readonly Slot[] => {
  const year = yearOf(slot);
  const years = placeOf(slot) === 'I4' ? [year] : [year - 1, year];
  return years.flatMap((each) => SPANS.map((place) => slotOf(each, place)));
};

/** Whether a filing shows, in one period, that others own a part of the income. */
export const isShared = (facts: FactSet): boolean => {
  if (NCI_SHARES.some((concept) => (facts.get(concept)?.amount ?? 0n) !== 0n)) return true;
  const whole = firstOf(facts, WHOLE_INCOME)?.amount;
  const parent = firstOf(facts, PARENT_INCOME)?.amount;
  return whole !== undefined && parent !== undefined && !near(whole, parent, NEARLY_EQUAL);
};

/** Whether noncontrolling interests may exceed 0.5 % of the equity at a date. */
const mayHoldMinority = (index: FactIndex, slot: Slot, equity: bigint): boolean => {
  for (const dates of datesAround(slot)) {
    const tagged = dates.flatMap((date) =>
      (index.slots.get(date) ?? []).flatMap(({ facts }) => firstOf(facts, NCI_EQUITY)?.amount ?? []),
    );
    if (tagged.length > 0) return tagged.some((amount) => size(amount) * 200n > size(equity));
  }
  return spansAround(slot).some((span) => (index.slots.get(span) ?? []).some(({ facts }) => isShared(facts)));
};

/**
 * Equity with noncontrolling interests is the parent's only if there are none: a filing that tags them only
 * with dimensions, or no longer, while income is shared, has no equity of the parent (semantics §3.7.4).
 * Small ones, by the tags at the nearest date within a year, are ignored.
 */
export const refuseSharedEquity = (
  spec: Field,
  index: FactIndex,
  all: Map<Slot, readonly FilingReadings[]>,
): void => {
  if (spec.field !== 'total_equity') return;
  for (const [slot, versions] of all)
    all.set(
      slot,
      versions.map((version) => {
        const [first] = version.readings;
        const [part, ...others] = first?.parts ?? [];
        if (!first || !part || others.length > 0 || !WHOLE_EQUITY.includes(part.fact.concept)) return version;
        return mayHoldMinority(index, slot, first.value)
          ? refusing(version, 'equity.noncontrolling_untagged')
          : version;
      }),
    );
};
