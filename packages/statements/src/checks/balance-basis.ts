import type { Calendar } from '../calendar/calendar.ts';
import { near } from '../decimal.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import { sameRounded } from '../versions/runs.ts';
import type { Entry, FactSet } from '../model/model.ts';
import { INSTANTS, slotOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import type { Table } from '../derive/table.ts';
import { withFlag } from '../derive/table.ts';
import { SAME_FIGURE } from '../values/tolerances.ts';

/** Rows that filers report on different bases, with the flags that mark one. */
const ROWS = [
  { field: 'cash_and_equivalents', flag: 'includes_restricted_cash', byComparatives: true },
  { field: 'long_term_debt', flag: 'includes_finance_leases', byComparatives: false },
  { field: 'debt_borrowings', flag: 'includes_finance_leases', byComparatives: false },
] as const;

type Balance = { readonly slot: Slot; readonly entry: Entry };

/** Number of balance dates beyond which a filing has no comparatives. */
const REACH = 8;

/** A filing's value for the concepts of a balance; null if it lacks one of them. */
const amountOf = (facts: FactSet, { parts }: Entry): bigint | null => {
  let sum = 0n;
  for (const { fact, sign } of parts) {
    const found = facts.get(fact.concept);
    if (!found || found.conflict) return null;
    sum += sign > 0 ? found.amount : -found.amount;
  }
  return sum;
};

/** Values for another date, under the concepts of a balance, in the filings that report that balance. */
const amountsAt = (index: FactIndex, date: Slot, { slot, entry }: Balance): readonly bigint[] => {
  const filings = new Set(
    (index.slots.get(slot) ?? [])
      .filter(({ facts }) => amountOf(facts, entry) === entry.value)
      .map(({ filing }) => filing),
  );
  return (index.slots.get(date) ?? []).flatMap(({ filing, facts }) =>
    filings.has(filing) ? (amountOf(facts, entry) ?? []) : [],
  );
};

/** Whether the filings of two balances agree on the newest date that both report; null if there is none. */
const compareAlike = (
  index: FactIndex,
  dates: readonly Slot[],
  before: Balance,
  after: Balance,
): boolean | null => {
  if (before.entry.parts.length === 0 || after.entry.parts.length === 0) return null;
  for (const date of dates.toReversed()) {
    const [some, others] = [amountsAt(index, date, before), amountsAt(index, date, after)];
    if (some.length > 0 && others.length > 0)
      return some.some((a) => others.some((b) => sameRounded(a, b) || near(a, b, SAME_FIGURE)));
  }
  return null;
};

/**
 * Flags both of two neighbouring balances if their bases differ according to the comparatives of their
 * filings: with and without finance leases, with and without restricted cash, or a narrower definition of
 * cash (semantics §3.7.20).
 */
export const flagBalanceBasis = (table: Table, calendar: Calendar, index: FactIndex): void => {
  const dates = [...calendar.keys()].flatMap((year) => INSTANTS.map((place) => slotOf(year, place)));
  for (const { field, flag, byComparatives } of ROWS) {
    let before: (Balance & { readonly at: number }) | null = null;
    for (const [at, slot] of dates.entries()) {
      const entry = table.get(field, slot);
      if (!entry || entry.value === null) continue;
      const common = dates.slice(Math.max(0, (before?.at ?? at) - REACH), at);
      const alike = before && compareAlike(index, common, before, { slot, entry });
      const renamed = before !== null && before.entry.flags.includes(flag) !== entry.flags.includes(flag);
      const differs = (renamed && alike !== true) || (byComparatives && alike === false);
      if (before && differs)
        for (const each of [before.slot, slot]) {
          const found = table.get(field, each);
          if (found) table.set(field, each, withFlag(found, 'basis_change'));
        }
      before = { slot, entry, at };
    }
  }
};
