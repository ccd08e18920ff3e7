import type { Calendar } from '../calendar/calendar.ts';
import { integer, near, size } from '../decimal.ts';
import type { Entry } from '../model/model.ts';
import { INSTANTS, slotOf, SPANS } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import type { Table } from '../derive/table.ts';
import { refused, withFlag } from '../derive/table.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import { temporaryEquity } from '../reading/temporary-equity.ts';
import { SAME_FIGURE } from '../values/tolerances.ts';

const MILLION = integer(1_000_000);

const isDerived = (entry: Entry | undefined): boolean =>
  entry?.value !== null && (entry?.method === 'derived_identity' || entry?.method === 'derived_sum');

/** Temporary equity at a date, from any filing. */
const temporary = (index: FactIndex, slot: Slot): bigint =>
  temporaryEquity(
    (concept) =>
      (index.slots.get(slot) ?? []).findLast(({ facts }) => facts.has(concept))?.facts.get(concept)?.amount,
  );

/**
 * Assets = liabilities + equity with noncontrolling interests + temporary equity within max(1 M, 0.1 %):
 * otherwise the derived members are refused (semantics §3.2).
 */
const checkBalance = (table: Table, index: FactIndex, slot: Slot): void => {
  const assets = table.value('total_assets', slot);
  const liabilities = table.value('total_liabilities', slot);
  const equity = table.value('total_equity_with_nci', slot);
  if (assets === null || liabilities === null || equity === null) return;
  const gap = assets - liabilities - equity;
  // A million is rounding for a filer in millions and everything for a small one.
  const million = MILLION * 20n < size(assets) ? MILLION : 0n;
  const limit = size(assets) / 1000n > million ? size(assets) / 1000n : million;
  if (size(gap) <= limit || size(gap - temporary(index, slot)) <= limit) return;
  for (const field of ['total_liabilities', 'total_equity'])
    if (isDerived(table.get(field, slot))) table.set(field, slot, refused('balance.unequal_sides'));
};

/** Gross profit above revenue: a derived gross profit is refused, otherwise the revenue. */
const checkMargin = (table: Table, slot: Slot): void => {
  const revenue = table.value('revenue', slot);
  const profit = table.value('gross_profit', slot);
  if (revenue === null || profit === null || revenue <= 0n) return;
  if (profit > revenue && !near(profit, revenue, SAME_FIGURE)) {
    const derived = isDerived(table.get('gross_profit', slot));
    if (derived) table.set('gross_profit', slot, refused('gross_profit.above_revenue'));
    else table.set('revenue', slot, refused('revenue.below_gross_profit'));
  }
};

/** Flags that follow from the signs of a row. */
const flagSigns = (table: Table, slot: Slot): void => {
  const income = table.get('net_income', slot);
  if (income && income.value !== null && income.value < 0n)
    table.set('net_income', slot, withFlag(income, 'net_loss'));
};

/** Remaining checks of every row (semantics §3.6). Runs before other values are computed from the rows. */
export const checkRows = (table: Table, calendar: Calendar, index: FactIndex): void => {
  for (const year of calendar.keys()) {
    for (const place of INSTANTS) checkBalance(table, index, slotOf(year, place));
    for (const place of SPANS) {
      checkMargin(table, slotOf(year, place));
      flagSigns(table, slotOf(year, place));
    }
  }
};
