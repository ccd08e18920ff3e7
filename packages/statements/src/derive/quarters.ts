import { isDiscreteQuarter, repeatsYearToDate } from './discrete-quarter.ts';
import { fourthQuarter } from './fourth-quarter.ts';
import { addUp } from './sums.ts';
import type { Field } from '../fields/field.ts';
import { difference } from './difference.ts';
import { restatementOf } from '../versions/runs.ts';
import type { History } from '../versions/history.ts';
import { derivedEntry, filed } from './history-entry.ts';
import type { Entry, Reading } from '../model/model.ts';
import { placeOf, slotOf, SPANS, yearOf } from '../calendar/slots.ts';
import type { Place, Slot } from '../calendar/slots.ts';
import type { Table } from './table.ts';
import { isServed, refused, served } from './table.ts';
import type { RefusingRule } from '../rules/rules.ts';
import { refusalOf } from '../rules/rules.ts';

/** The shorter periods of a year to date. */
const WITHIN: Partial<Record<Place, readonly Place[]>> = { Y2: ['Q1', 'Q2'] };

/**
 * Whether a reading is what is served beside the difference that it is an operand of: in its own cell, and as the sum of
 * the quarters that it consists of.
 */
const isShown = (table: Table, { field }: Field, slot: Slot, { value, parts }: Reading): boolean => {
  const operand = served(value, 'reported', parts);
  const year = yearOf(slot);
  const inside = (WITHIN[placeOf(slot)] ?? []).map((place) => table.get(field, slotOf(year, place)));
  return [[table.get(field, slot)], inside].every((list) => {
    const entries = list.filter(isServed);
    return entries.length < list.length || entries.length === 0 || addUp(entries, operand);
  });
};

const derived = (
  history: History,
  table: Table,
  whole: Slot,
  parts: readonly Slot[],
): Entry | RefusingRule => {
  const found = difference(history, whole, parts);
  if (typeof found === 'string') return found;
  const shown = [whole, ...parts].every((slot, position) => {
    const operand = position === 0 ? found.whole : found.subtracted[position - 1];
    return operand === undefined || isShown(table, history.spec, slot, operand);
  });
  return shown ? derivedEntry(history, [whole, ...parts], found, 'derived_ytd') : 'difference.not_as_served';
};

/** The year to date that ends with a quarter; a first quarter is one itself. */
const TO_DATE: Partial<Record<Place, Place>> = { Q2: 'Y2', Q3: 'Y3' };

/**
 * Why no filing has anything to take a quarter from: the rule against the year to date that ends with it, for a row that may
 * not be served there is not one that the filer does not report (semantics §3.8.15).
 */
const ruleOfSpan = (history: History, quarter: Slot): RefusingRule => {
  const place = TO_DATE[placeOf(quarter)];
  return place === undefined ? 'field.not_reported' : history.rule(slotOf(yearOf(quarter), place));
};

/** A whole and the parts subtracted from it. */
type Way = readonly [Slot, readonly Slot[]];

/**
 * One of the first three quarters: filed, or a difference of filed values, by the first way that has its
 * operands; for cash flows differences come first. Later ways replace a missing interim report.
 */
const earlyQuarter = (history: History, table: Table, quarter: Slot, ways: readonly Way[]): Entry => {
  const discrete = filed(history, quarter);
  if (history.spec.source !== 'cash_flow' && discrete.value !== null) return discrete;
  let rule: RefusingRule | null = null;
  for (const [whole, parts] of ways) {
    const found = derived(history, table, whole, parts);
    if (typeof found !== 'string') {
      if (found.value !== null || discrete.value === null) return found;
    } else if (rule === null || refusalOf(rule) === 'missing_operand') rule = found;
    // If the operands exist but cannot be combined, no other way is tried.
    if (typeof found === 'string' && refusalOf(found) !== 'missing_operand') break;
  }
  // Many discrete cash flows are year-to-date figures.
  if (history.spec.source === 'cash_flow' && rule !== null) {
    const isMixed = refusalOf(rule) === 'restatement_mixed_basis';
    if (isMixed ? !isDiscreteQuarter(history, quarter) : repeatsYearToDate(history, quarter))
      return refused(rule);
  }
  if (discrete.value !== null || discrete.refusal !== 'not_reported') return discrete;
  const nothing = ways.every(([whole, parts]) => [whole, ...parts].every((slot) => !history.vintages(slot)));
  return refused(nothing ? ruleOfSpan(history, quarter) : (rule ?? 'field.not_reported'));
};

/** Fills the slots of an additive field for one fiscal year (semantics §2.5). */
export const fillFlow = (history: History, year: number, table: Table): void => {
  const { field } = history.spec;
  const slot = (place: Parameters<typeof slotOf>[1]): Slot => slotOf(year, place);
  if (SPANS.every((place) => history.versions(slot(place)).length === 0)) {
    for (const place of SPANS) table.set(field, slot(place), refused('field.not_reported'));
    return;
  }
  for (const place of ['FY', 'Y2', 'Y3'] as const) table.set(field, slot(place), filed(history, slot(place)));
  const [q1, q2, q3, y2, y3] = [slot('Q1'), slot('Q2'), slot('Q3'), slot('Y2'), slot('Y3')];
  const own = filed(history, q1);
  const first = own.refusal === 'not_reported' ? earlyQuarter(history, table, q1, [[y2, [q2]]]) : own;
  table.set(field, q1, first.refusal === 'missing_operand' ? own : first);
  table.set(
    field,
    q2,
    earlyQuarter(history, table, q2, [
      [y2, [q1]],
      [y3, [q1, q3]],
    ]),
  );
  table.set(
    field,
    q3,
    earlyQuarter(history, table, q3, [
      [y3, [y2]],
      [y3, [q1, q2]],
    ]),
  );
  table.set(field, slot('Q4'), fourthQuarter(history, year, table));
  markOutdated(history, year, table);
};

/** Marks the parts of a restated year that no filing has reported since. */
const markOutdated = (history: History, year: number, table: Table): void => {
  const whole = history.vintages(slotOf(year, 'FY'));
  const restated = whole ? restatementOf(whole.kept).restated : null;
  if (restated === null) return;
  for (const place of ['Q1', 'Q2', 'Q3', 'Q4', 'Y2', 'Y3'] as const) {
    const slot = slotOf(year, place);
    const entry = table.get(history.spec.field, slot);
    if (entry?.restatement && entry.restatement.filed < restated)
      table.set(history.spec.field, slot, {
        ...entry,
        restatement: { ...entry.restatement, outdated: restated },
      });
  }
};
