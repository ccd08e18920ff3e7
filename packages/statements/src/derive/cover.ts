import type { Calendar } from '../calendar/calendar.ts';
import { COMMON_SHARES } from '../fields/checks.ts';
import { dayOf } from '../values/day.ts';
import { integer } from '../decimal.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import type { Entry, Fact, Filing } from '../model/model.ts';
import { INSTANTS, slotOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import type { Table } from './table.ts';
import { refused, served } from './table.ts';
import { OTHER_COUNT } from '../values/tolerances.ts';

export const HISTORY_DAYS = 731;
/** Nominal share counts of subsidiaries and shells. */
const NOMINAL = integer(1000);

/**
 * The cover count of one filing at its latest date; 'conflict' when there are two counts for that date, null
 * without any.
 */
export const coverOf = <Count extends Pick<Fact, 'end' | 'amount'>>(
  facts: readonly Count[],
): Count | null | 'conflict' => {
  let latest: Count | null = null;
  let conflict = false;
  for (const fact of facts) {
    if (latest === null || fact.end > latest.end) {
      latest = fact;
      conflict = false;
    } else if (fact.end === latest.end && fact.amount !== latest.amount) conflict = true;
  }
  return conflict ? 'conflict' : latest;
};

/**
 * Filings whose own period ends on the date: originals (newest first), amendments only if there is no
 * original.
 */
const ownFilings = (filings: readonly Filing[], end: string): Filing[] => {
  const own = filings.filter((filing) => filing.period === end && filing.facts.length > 0);
  const originals = own.filter((filing) => !filing.amendment);
  return (originals.length > 0 ? originals : own).toReversed();
};

/** Whether a count is at most a tenth of all others, of which there is at least one. */
export const shrunk = (count: bigint, others: readonly bigint[]): boolean =>
  others.length > 0 && others.every((other) => count * OTHER_COUNT <= other);

/**
 * Shares on the cover page of the row's own filing, as filed (semantics §3.2). A count at most a tenth of
 * both the balance sheet's count and the two-year history has lost digits. The balance sheet's count is the
 * last resort.
 */
export const fillCover = (
  filings: readonly Filing[],
  calendar: Calendar,
  index: FactIndex,
  table: Table,
): void => {
  const history: { date: string; count: bigint }[] = [];
  for (const [year, { anchors, transition }] of calendar.entries())
    for (const [k, place] of INSTANTS.entries()) {
      const end = transition && k < 3 ? null : (anchors[k] ?? null);
      if (end === null) continue;
      table.set(
        'shares_outstanding_cover_page',
        slotOf(year, place),
        entryAt(filings, index, end, slotOf(year, place), history),
      );
    }
};

const entryAt = (
  filings: readonly Filing[],
  index: FactIndex,
  end: string,
  slot: Slot,
  history: { date: string; count: bigint }[],
): Entry => {
  const onSheet = (index.slots.get(slot) ?? [])
    .filter(({ filing }) => filing.period === end)
    .map(({ facts }) => facts.get(COMMON_SHARES))
    .findLast((fact) => fact !== undefined && !fact.conflict);
  const recent = history
    .filter(({ date }) => dayOf(end) - dayOf(date) <= HISTORY_DAYS)
    .map(({ count }) => count);
  for (const filing of ownFilings(filings, end)) {
    const fact = coverOf(index.covers.get(filing) ?? []);
    if (fact === null) continue;
    if (fact === 'conflict') return refused('cover.two_counts');
    const filed = onSheet === undefined ? [] : [onSheet.amount];
    if (fact.amount <= 0n || (shrunk(fact.amount, filed) && shrunk(fact.amount, recent)))
      return refused('cover.implausible_count');
    history.push({ date: end, count: fact.amount });
    return served(fact.amount, 'reported', [{ fact, sign: 1 }], [], `+${fact.concept}`);
  }
  if (onSheet && onSheet.split === null && onSheet.amount > NOMINAL)
    return served(
      onSheet.amount,
      'reported',
      [{ fact: onSheet, sign: 1 }],
      ['balance_sheet_count'],
      COMMON_SHARES,
    );
  return refused('cover.not_reported');
};
