import type { Calendar } from '../calendar/calendar.ts';
import { near } from '../decimal.ts';
import { roundingUnit } from '../filings/rounding.ts';
import { slotOf, SPANS, yearOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import type { Table } from './table.ts';
import { ROUNDINGS_OF_SUM, SAME_FIGURE } from '../values/tolerances.ts';

/** Scope of an operating-expense tag: all costs, only operating ones, or undetermined. */
export type Scope = 'all' | 'operating' | 'unclear';

const verdict = (table: Table, slot: Slot): 'all' | 'operating' | null => {
  const expense = table.value('operating_expense', slot);
  const revenue = table.value('revenue', slot);
  const income = table.value('operating_income', slot);
  const cost = table.value('cost_of_revenue', slot);
  if (expense === null || revenue === null || income === null || cost === null || expense <= 0n) return null;
  const all = revenue - income;
  // Three figures, each rounded independently.
  const slack = roundingUnit([expense, revenue, income, cost]) * ROUNDINGS_OF_SUM;
  return expense >= all - slack || near(expense, all, SAME_FIGURE) ? 'all' : 'operating';
};

/**
 * Determines by slot the scope of OperatingExpenses (semantics §3.1): by the row itself, else by the other
 * rows of its year, else by the nearest year with a known scope. A row that fails the test in a year where
 * others pass it is unclear: its figures are of different vintages.
 */
export const totalCosts = (table: Table, calendar: Calendar): ((slot: Slot) => Scope) => {
  const own = new Map<Slot, Scope>();
  const years = new Map<number, Scope>();
  for (const year of calendar.keys())
    for (const place of SPANS) {
      const slot = slotOf(year, place);
      const scope = verdict(table, slot);
      if (scope === null) continue;
      own.set(slot, scope);
      if (scope === 'all' || !years.has(year)) years.set(year, scope);
    }
  return (slot) => {
    const year = yearOf(slot);
    const scope = own.get(slot);
    if (scope !== undefined) return scope === 'operating' && years.get(year) === 'all' ? 'unclear' : scope;
    const nearest = [...years].sort(([a], [b]) => Math.abs(a - year) - Math.abs(b - year) || b - a)[0];
    return nearest?.[1] ?? 'operating';
  };
};
