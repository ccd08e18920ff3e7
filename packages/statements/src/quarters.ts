import { totals } from './catalogue/fields.ts';
import type { Refusal } from './cell.ts';
import { fourthQuarter } from './fourth-quarter.ts';
import { ageOf, difference, runsOf } from './generation.ts';
import type { Difference } from './generation.ts';
import type { History } from './history.ts';
import type { Entry, FactSet, Filing, Reading } from './model.ts';
import { slotOf } from './slots.ts';
import type { Slot } from './slots.ts';
import type { Table } from './table.ts';
import { fromReading, refused, served } from './table.ts';
import type { Vintages } from './vintage.ts';

const NO_FLAGS: readonly string[] = [];

/** Flags of a value that was restated or that contradicted a newer filing. */
export const vintageFlags = ({ kept, overruled, served: last }: Vintages): readonly string[] => {
  if (kept.length === 1 && overruled.length === 0) return NO_FLAGS;
  const flags: string[] = [];
  if (runsOf(kept).length > 1) flags.push('restated');
  if (overruled.some(({ filing }) => filing.order > last.filing.order)) flags.push('newer_overruled');
  else if (overruled.length > 0) flags.push('corrected');
  return flags;
};

/** The filed value of a slot, or why there is none. */
export const filed = (history: History, slot: Slot): Entry => {
  const vintages = history.vintages(slot);
  if (!vintages) return refused(history.refusal(slot));
  const { value } = vintages.served;
  const natural = history.spec.outflow ? -value : value;
  if (history.spec.neverNegative && natural < 0n) return refused('implausible_sign');
  return fromReading(vintages.served, vintageFlags(vintages), ageOf(vintages.kept));
};

/**
 * A cash flow of exactly nothing between two reports, each of its own period: their statements differ in every total, so
 * that neither stands under the other's dates.
 */
const movedOn = (history: History, slots: readonly Slot[], { whole, subtracted }: Difference): boolean => {
  const [part, ...others] = subtracted;
  const [wholeSlot, partSlot] = slots;
  if (history.spec.source !== 'cash_flow' || !part || others.length > 0) return false;
  if (wholeSlot === undefined || partSlot === undefined || part.filing === whole.filing) return false;
  const own = ({ filing, parts }: Reading): boolean =>
    !filing.amendment && parts.every(({ fact }) => fact.end === filing.period);
  if (!own(whole) || !own(part)) return false;
  const factsOf = (slot: Slot, filing: Filing): FactSet | undefined =>
    history.versions(slot).find((version) => version.filing === filing)?.facts;
  const [now, then] = [factsOf(wholeSlot, whole.filing), factsOf(partSlot, part.filing)];
  const shared = totals.cash_flow.filter((concept) => now?.has(concept) && then?.has(concept));
  return (
    shared.length > 1 && shared.every((concept) => now?.get(concept)?.amount !== then?.get(concept)?.amount)
  );
};

/** Operands that later filings repeated unchanged vouch for a difference of exactly nothing. */
const confirmed = (history: History, slots: readonly Slot[], found: Difference): boolean => {
  if (found.whole.value === 0n && found.subtracted.every(({ value }) => value === 0n)) return true;
  if (movedOn(history, slots, found)) return true;
  return slots.every((slot) => {
    const run = runsOf(history.vintages(slot)?.kept ?? []).at(-1);
    return run !== undefined && run.first !== run.last;
  });
};

/** A difference as an entry, refused where its sign or its being exactly zero makes it suspect. */
export const derivedEntry = (
  history: History,
  slots: readonly Slot[],
  found: Difference,
  method: 'derived_ytd' | 'derived_q4',
): Entry => {
  const flags = method === 'derived_q4' ? ['q4_derived'] : [];
  const { spec } = history;
  const natural = spec.outflow ? -found.value : found.value;
  if (spec.neverNegative && natural < 0n) return refused('implausible_sign', flags);
  if (found.value === 0n && !confirmed(history, slots, found)) return refused('imputed_zero', flags);
  const restated = slots.some((slot) => runsOf(history.vintages(slot)?.kept ?? []).length > 1);
  return served(
    found.value,
    method,
    found.parts,
    restated ? [...flags, 'restated_input'] : flags,
    '',
    found.age,
  );
};

const derived = (history: History, whole: Slot, parts: readonly Slot[]): Entry | Refusal => {
  const found = difference(history, whole, parts);
  return typeof found === 'string' ? found : derivedEntry(history, [whole, ...parts], found, 'derived_ytd');
};

/** A whole and what is taken from it. */
type Way = readonly [Slot, readonly Slot[]];

/**
 * One of the first three quarters: filed, or a difference of filed values, the first way that has its operands; for
 * cash flows the difference goes first. Later ways stand in for a missing interim report.
 */
const earlyQuarter = (history: History, quarter: Slot, ways: readonly Way[]): Entry => {
  const discrete = filed(history, quarter);
  if (history.spec.source !== 'cash_flow' && discrete.value !== null) return discrete;
  let refusal: Refusal | null = null;
  for (const [whole, parts] of ways) {
    const found = derived(history, whole, parts);
    if (typeof found !== 'string') {
      if (found.value !== null || discrete.value === null) return found;
    } else if (refusal === null || refusal === 'missing_operand') refusal = found;
    // Operands that are there but do not go together are no reason to look for others.
    if (typeof found === 'string' && found !== 'missing_operand') break;
  }
  if (discrete.value !== null || discrete.refusal !== 'not_reported') return discrete;
  const nothing = ways.every(([whole, parts]) => [whole, ...parts].every((slot) => !history.vintages(slot)));
  return refused(nothing ? 'not_reported' : (refusal ?? 'not_reported'));
};

const PLACES = ['FY', 'Q1', 'Q2', 'Q3', 'Q4', 'Y2', 'Y3'] as const;

/** Fills the slots of an additive field for one fiscal year (semantics §2.5). */
export const fillFlow = (history: History, year: number, table: Table): void => {
  const { field } = history.spec;
  const slot = (place: Parameters<typeof slotOf>[1]): Slot => slotOf(year, place);
  if (PLACES.every((place) => history.versions(slot(place)).length === 0)) {
    for (const place of PLACES) table.set(field, slot(place), refused('not_reported'));
    return;
  }
  for (const place of ['FY', 'Y2', 'Y3'] as const) table.set(field, slot(place), filed(history, slot(place)));
  const [q1, q2, q3, y2, y3] = [slot('Q1'), slot('Q2'), slot('Q3'), slot('Y2'), slot('Y3')];
  const own = filed(history, q1);
  const first = own.refusal === 'not_reported' ? earlyQuarter(history, q1, [[y2, [q2]]]) : own;
  table.set(field, q1, first.refusal === 'missing_operand' ? own : first);
  table.set(
    field,
    q2,
    earlyQuarter(history, q2, [
      [y2, [q1]],
      [y3, [q1, q3]],
    ]),
  );
  table.set(
    field,
    q3,
    earlyQuarter(history, q3, [
      [y3, [y2]],
      [y3, [q1, q2]],
    ]),
  );
  table.set(field, slot('Q4'), fourthQuarter(history, year, table));
  markOutdated(history, year, table);
};

/** Notes on the parts of a restated year that no filing has given since. */
const markOutdated = (history: History, year: number, table: Table): void => {
  const whole = history.vintages(slotOf(year, 'FY'));
  const restated = whole ? ageOf(whole.kept).restated : null;
  if (restated === null) return;
  for (const place of ['Q1', 'Q2', 'Q3', 'Q4', 'Y2', 'Y3'] as const) {
    const slot = slotOf(year, place);
    const entry = table.get(history.spec.field, slot);
    if (entry?.age && entry.age.filed < restated)
      table.set(history.spec.field, slot, { ...entry, age: { ...entry.age, outdated: restated } });
  }
};
