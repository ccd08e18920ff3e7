import { difference } from './difference.ts';
import type { History } from '../versions/history.ts';
import { derivedEntry, filed } from './history-entry.ts';
import type { Entry } from '../model/model.ts';
import { slotOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import type { Table } from './table.ts';
import { isServed, refused } from './table.ts';
import { gapOf } from './sums.ts';
import type { Gap } from './sums.ts';
import { refusalOf } from '../rules/rules.ts';

type Year = { readonly fy: Slot; readonly quarters: readonly Slot[]; readonly q4: Slot; readonly y3: Slot };

/**
 * How far a fourth quarter is from completing the periods that are served beside it to the year that is served: the first
 * three quarters, else the nine months. Null if neither is served, or no year.
 */
const gapIn = (table: Table, field: string, { fy, quarters, y3 }: Year, found: Entry): Gap | null => {
  const whole = table.get(field, fy);
  if (!isServed(whole)) return null;
  const parts = quarters.map((slot) => table.get(field, slot)).filter(isServed);
  if (parts.length === quarters.length) return gapOf([...parts, found], whole);
  const nine = table.get(field, y3);
  return isServed(nine) ? gapOf([nine, found], whole) : null;
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

  const parts = history.vintages(slots.y3) === null ? slots.quarters : [slots.y3];
  const less = difference(history, slots.fy, parts);
  const rest =
    typeof less === 'string'
      ? refused(less, ['q4_derived'])
      : derivedEntry(history, [slots.fy, ...parts], less, 'derived_q4');
  // Many discrete cash flows are year-to-date figures.
  const isCash = source === 'cash_flow';
  const found = (isCash ? [rest, own] : [own, rest]).filter(isServed);
  // A quarter that a later filing moved is in the nine months, too.
  const isMoved = slots.quarters.some((slot) => table.get(field, slot)?.rule === 'difference.not_as_served');
  if (isMoved && found.length > 0) return refused('q4.other_basis', ['q4_derived']);
  const gaps = found.map((entry) => [entry, gapIn(table, field, slots, entry)] as const);
  const within = (most: (gap: Gap) => bigint): Entry | undefined =>
    gaps.find(([, gap]) => gap !== null && gap.size <= gap.rounding && gap.size <= most(gap))?.[0];
  const complete = within(({ unit }) => unit) ?? within(({ rounding }) => rounding);
  if (complete !== undefined) return complete;
  // Nothing is served beside it that could prove a filed quarter, or disprove a difference.
  const open = gaps.find(([entry, gap]) => gap === null && (entry !== own || isCash));
  if (open !== undefined) return open[0];
  if (gaps.some(([, gap]) => gap !== null)) return refused('q4.other_basis', ['q4_derived']);
  return own.refusal !== 'not_reported' && own.rule !== null ? refused(own.rule, ['q4_derived']) : rest;
};

const noWhole = (history: History, { fy, quarters, y3 }: Year): Entry => {
  const rule = history.rule(fy);
  if (refusalOf(rule) !== 'not_reported') return refused(rule);
  const some = [y3, ...quarters].some((slot) => history.vintages(slot) !== null);
  return refused(some ? 'q4.year_missing' : 'field.not_reported');
};
