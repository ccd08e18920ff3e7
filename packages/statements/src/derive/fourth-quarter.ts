import { size } from '../decimal.ts';
import { difference } from './difference.ts';
import { inForce, runsOf } from '../versions/runs.ts';
import type { Difference } from './difference.ts';
import type { History } from '../versions/history.ts';
import { derivedEntry, filed } from './history-entry.ts';
import type { Entry, Filing, Reading } from '../model/model.ts';
import { roundingUnit } from '../filings/rounding.ts';
import { slotOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import type { Table } from './table.ts';
import { refused } from './table.ts';
import { refusalOf } from '../rules/rules.ts';
import { ROUNDINGS_OF_PAIR } from '../values/tolerances.ts';

type Year = { readonly fy: Slot; readonly quarters: readonly Slot[]; readonly q4: Slot; readonly y3: Slot };

const completes = (
  parts: readonly (bigint | null | undefined)[],
  whole: bigint,
  tolerance: bigint,
): boolean => {
  let total = 0n;
  for (const part of parts) {
    if (part === null || part === undefined) return false;
    total += part;
  }
  return size(total - whole) <= tolerance;
};

const newest = (kept: readonly Reading[]): Filing | undefined => kept.at(-1)?.filing;

/** Whether a quarter was restated after the last filing of the nine months. */
const quartersMovedOn = (history: History, { quarters, y3 }: Year): boolean => {
  const nine = newest(history.vintages(y3)?.kept ?? []);
  if (!nine) return true;
  return quarters.some((slot) => {
    const runs = runsOf(history.vintages(slot)?.kept ?? []);
    return runs.length > 1 && (runs.at(-1)?.first.order ?? 0) > nine.order;
  });
};

/**
 * The fourth quarter (semantics §2.5): of a filed one and FY − nine months the one that completes Q1 to Q3 to
 * the year; without both, the year less three quarters if the nine months are absent or outdated, else FY −
 * nine months.
 */
export const fourthQuarter = (history: History, year: number, table: Table): Entry => {
  const { field, source } = history.spec;
  const slots: Year = {
    fy: slotOf(year, 'FY'),
    quarters: [slotOf(year, 'Q1'), slotOf(year, 'Q2'), slotOf(year, 'Q3')],
    q4: slotOf(year, 'Q4'),
    y3: slotOf(year, 'Y3'),
  };
  const whole = history.vintages(slots.fy);
  const own = filed(history, slots.q4);
  if (!whole) return own.value !== null || own.refusal !== 'not_reported' ? own : noWhole(history, slots);

  const servedParts = slots.quarters.map((slot) => table.value(field, slot));
  const first = whole.kept[0]?.filing;
  const partsAt = (at: Filing | undefined): (bigint | null)[] =>
    slots.quarters.map((slot, index) => {
      const kept = history.vintages(slot)?.kept;
      return kept && at ? (inForce(kept, at)?.value ?? null) : (servedParts[index] ?? null);
    });
  const originals = partsAt(first);
  const firstValue = whole.kept[0]?.value ?? whole.served.value;
  // Rounded as in the newest filings: a figure reported with fewer digits there keeps its own digits.
  const inNewest = (slot: Slot, value: bigint | null): bigint | null =>
    value === null ? null : (history.vintages(slot)?.kept.at(-1)?.value ?? value);
  const shown = slots.quarters.map((slot, index) => inNewest(slot, servedParts[index] ?? null));
  const unit = roundingUnit(
    [inNewest(slots.fy, whole.served.value), ...shown].filter((value) => value !== null),
  );

  const nine = difference(history, slots.fy, [slots.y3]);
  // Quarters derived from the same nine months prove nothing.
  const independent = slots.quarters.some(
    (slot) => table.get(field, slot)?.method === 'reported' && slot !== slots.quarters[0],
  );
  const proves = (found: Difference, parts: readonly (bigint | null)[], value: bigint): boolean =>
    independent && completes([...parts, found.value], value, unit * ROUNDINGS_OF_PAIR);
  const fromNine = (found: Difference): Entry =>
    derivedEntry(history, [slots.fy, slots.y3], found, 'derived_q4');

  if (own.value !== null && source !== 'cash_flow') {
    if (completes([...servedParts, own.value], whole.served.value, unit)) return own;
    if (typeof nine !== 'string' && proves(nine, servedParts, whole.served.value)) return fromNine(nine);
    if (completes([...originals, own.value], firstValue, unit)) return own;
    if (typeof nine !== 'string' && proves(nine, originals, firstValue)) return fromNine(nine);
    if (runsOf(whole.kept).some(({ value, last }) => completes([...partsAt(last), own.value], value, unit)))
      return own;
  } else if (
    typeof nine !== 'string' &&
    (proves(nine, servedParts, whole.served.value) || proves(nine, originals, firstValue))
  )
    return fromNine(nine);

  if (quartersMovedOn(history, slots) && servedParts.every((value) => value !== null)) {
    const rest = difference(history, slots.fy, slots.quarters);
    if (typeof rest !== 'string')
      return derivedEntry(history, [slots.fy, ...slots.quarters], rest, 'derived_q4');
  }
  if (typeof nine !== 'string') return fromNine(nine);
  if (source === 'cash_flow' && own.value !== null) return own;
  return refused(own.refusal !== 'not_reported' && own.rule !== null ? own.rule : nine, ['q4_derived']);
};

const noWhole = (history: History, { fy, quarters, y3 }: Year): Entry => {
  const rule = history.rule(fy);
  if (refusalOf(rule) !== 'not_reported') return refused(rule);
  const some = [y3, ...quarters].some((slot) => history.vintages(slot) !== null);
  return refused(some ? 'q4.year_missing' : 'field.not_reported');
};
