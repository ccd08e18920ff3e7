import { size } from '../decimal.ts';
import { difference } from './difference.ts';
import type { History } from '../versions/history.ts';
import { derivedEntry, filed } from './history-entry.ts';
import type { Entry } from '../model/model.ts';
import { coarsestUnit, roundingUnit } from '../filings/rounding.ts';
import { slotOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import type { Table } from './table.ts';
import { refused } from './table.ts';
import { refusalOf } from '../rules/rules.ts';
import { ROUNDINGS_OF_PAIR } from '../values/tolerances.ts';

type Year = { readonly fy: Slot; readonly quarters: readonly Slot[]; readonly q4: Slot; readonly y3: Slot };

export const isServed = (entry: Entry | undefined): entry is Entry & { value: bigint } =>
  entry !== undefined && entry.value !== null;

/**
 * By how much served parts differ from a served whole, in roundings of the coarsest of them (as a magnitude, rounded
 * down).
 */
const roundingsApart = (parts: readonly Entry[], whole: Entry): bigint => {
  const values = [whole, ...parts].map(({ value }) => value ?? 0n);
  const rounding = [
    roundingUnit(values),
    coarsestUnit([whole, ...parts].flatMap((entry) => [...entry.parts])),
  ].reduce((a, b) => (a > b ? a : b));
  const [all = 0n, ...rest] = values;
  return (size(rest.reduce((left, value) => left - value, all)) + rounding - 1n) / rounding;
};

/** Whether served parts add up to a served whole, within their rounding. */
export const addUp = (parts: readonly Entry[], whole: Entry): boolean =>
  roundingsApart(parts, whole) <= ROUNDINGS_OF_PAIR;

/**
 * How far a fourth quarter is from completing the periods that are served beside it to the year that is served: the first
 * three quarters, else the nine months, in roundings. Null if neither is served, or no year.
 */
const distance = (table: Table, field: string, { fy, quarters, y3 }: Year, found: Entry): bigint | null => {
  const whole = table.get(field, fy);
  if (!isServed(whole)) return null;
  const parts = quarters.map((slot) => table.get(field, slot)).filter(isServed);
  if (parts.length === quarters.length) return roundingsApart([...parts, found], whole);
  const nine = table.get(field, y3);
  return isServed(nine) ? roundingsApart([nine, found], whole) : null;
};

/**
 * The fourth quarter (semantics §2.5, §3.8.3): the filed one, or the year less nine months, if it completes the quarters
 * served to the year served; the year less three quarters only if no filing has nine months. If a later filing moved the
 * year or some of its quarters, none of these is known to be of one basis, and the quarter is refused.
 */
export const fourthQuarter = (history: History, year: number, table: Table): Entry => {
  const { field, source } = history.spec;
  const slots: Year = {
    fy: slotOf(year, 'FY'),
    quarters: [slotOf(year, 'Q1'), slotOf(year, 'Q2'), slotOf(year, 'Q3')],
    q4: slotOf(year, 'Q4'),
    y3: slotOf(year, 'Y3'),
  };
  const own = filed(history, slots.q4);
  if (!history.vintages(slots.fy))
    return own.value !== null || own.refusal !== 'not_reported' ? own : noWhole(history, slots);

  const less = (parts: readonly Slot[]): Entry => {
    const found = difference(history, slots.fy, parts);
    return typeof found === 'string'
      ? refused(found, ['q4_derived'])
      : derivedEntry(history, [slots.fy, ...parts], found, 'derived_q4');
  };
  const nine = less([slots.y3]);
  const rest = history.vintages(slots.y3) === null ? less(slots.quarters) : nine;
  // Many discrete cash flows are year-to-date figures.
  const isCash = source === 'cash_flow';
  const found = (isCash ? [nine, rest, own] : [own, nine, rest]).filter(isServed);
  // A quarter that a later filing moved is in the nine months, too.
  const isMoved = slots.quarters.some((slot) => table.get(field, slot)?.rule === 'difference.not_as_served');
  if (isMoved && found.length > 0) return refused('q4.other_basis', ['q4_derived']);
  const within = (roundings: bigint): Entry | undefined =>
    found.find((entry) => {
      const apart = distance(table, field, slots, entry);
      return apart !== null && apart <= roundings;
    });
  const complete = within(1n) ?? within(ROUNDINGS_OF_PAIR);
  if (complete !== undefined) return complete;
  // Nothing is served beside it that could prove a filed quarter, or disprove a difference.
  const open = found.find(
    (entry) => (entry !== own || isCash) && distance(table, field, slots, entry) === null,
  );
  if (open !== undefined) return open;
  if (found.some((entry) => distance(table, field, slots, entry) !== null))
    return refused('q4.other_basis', ['q4_derived']);
  return own.refusal !== 'not_reported' && own.rule !== null ? refused(own.rule, ['q4_derived']) : rest;
};

const noWhole = (history: History, { fy, quarters, y3 }: Year): Entry => {
  const rule = history.rule(fy);
  if (refusalOf(rule) !== 'not_reported') return refused(rule);
  const some = [y3, ...quarters].some((slot) => history.vintages(slot) !== null);
  return refused(some ? 'q4.year_missing' : 'field.not_reported');
};
