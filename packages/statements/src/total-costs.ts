import type { Calendar } from './calendar.ts';
import { near } from './decimal.ts';
import { slotOf, yearOf } from './slots.ts';
import type { Place, Slot } from './slots.ts';
import type { Table } from './table.ts';

const PLACES: readonly Place[] = ['FY', 'Q1', 'Q2', 'Q3', 'Q4', 'Y2', 'Y3'];

/** Whether the operating-expense tag holds all costs in one slot; null where the row does not tell. */
const verdict = (table: Table, slot: Slot): boolean | null => {
  const expense = table.value('operating_expense', slot);
  const revenue = table.value('revenue', slot);
  const income = table.value('operating_income', slot);
  const cost = table.value('cost_of_revenue', slot);
  if (expense === null || revenue === null || income === null || cost === null || expense <= 0n) return null;
  const all = revenue - income;
  return expense >= all || near(expense, all, 5);
};

/**
 * Tells per slot whether OperatingExpenses includes the cost of revenue (semantics §3.1): from the row itself, else
 * from the other rows of its year, else from the nearest year that tells.
 */
export const totalCosts = (table: Table, calendar: Calendar): ((slot: Slot) => boolean) => {
  const own = new Map<Slot, boolean>();
  const years = new Map<number, boolean>();
  for (const year of calendar.keys())
    for (const place of PLACES) {
      const slot = slotOf(year, place);
      const told = verdict(table, slot);
      if (told === null) continue;
      own.set(slot, told);
      years.set(year, (years.get(year) ?? false) || told);
    }
  return (slot) => {
    const told = own.get(slot);
    if (told !== undefined) return told;
    const year = yearOf(slot);
    const nearest = [...years].sort(([a], [b]) => Math.abs(a - year) - Math.abs(b - year) || b - a)[0];
    return nearest?.[1] ?? false;
  };
};
