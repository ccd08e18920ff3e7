import type { Bar, CashDividend, ReportedSplit } from '@footnote/event-types/types.generated';
import { isSession, lastClosedSession, sessionsFrom } from '@footnote/market/session-calendar';
import type { PriceTable } from '../source.ts';
import { withoutBadTicks } from './bad-ticks.ts';
import { readRows, type ReadRow, type RefusedRow } from './read-rows.ts';

/** Why a valid row is omitted. */
export type DropReason = 'duplicate' | 'no_session' | 'session_not_closed';

export type CleanTable = {
  /** One per session, in order. */
  readonly bars: readonly Bar[];
  readonly dividends: readonly CashDividend[];
  readonly splits: readonly ReportedSplit[];
  readonly refused: readonly RefusedRow[];
  readonly dropped: Readonly<Record<DropReason, number>>;
  /** Sessions between the first and the newest bar without a bar. */
  readonly missing: readonly string[];
};

/** Earlier the exchange had other holidays, so only weekends are recognised as days without a session. */
const CALENDAR_SINCE = '1998-01-01';

/** The bars of a table to publish: one for each closed session, without invalid ones. */
export function clean(table: PriceTable, now: number): CleanTable {
  const rows = readRows(table);
  const dropped = { duplicate: 0, no_session: 0, session_not_closed: 0 };
  const refused = [...rows.refused];
  const closed = lastClosedSession(now);
  const onSessions = rows.bars.filter(({ bar }) => {
    const reason = wrongDay(bar.date, closed);
    if (reason !== null) dropped[reason] += 1;
    return reason === null;
  });
  const single = withoutDuplicates(onSessions, refused, () => (dropped.duplicate += 1));
  // Prices that are adjusted for splits do not jump with them.
  const splits = table.adjustment.prices === 'raw' ? rows.splits : [];
  const bars = withoutBadTicks(single, splits, refused).map(({ bar }) => bar);
  return {
    bars,
    dividends: rows.dividends,
    splits: rows.splits,
    refused,
    dropped,
    missing: missingSessions(bars),
  };
}

/** The part of a table from the start of a year on. */
export function since(year: number, table: CleanTable): CleanTable {
  const isOf = (date: string): boolean => date.slice(0, 4) >= String(year);
  const isActionOf = ({ ex_date }: { readonly ex_date: string }): boolean => isOf(ex_date);
  return {
    bars: table.bars.filter(({ date }) => isOf(date)),
    dividends: table.dividends.filter(isActionOf),
    splits: table.splits.filter(isActionOf),
    refused: table.refused.filter(({ date }) => isOf(date)),
    dropped: table.dropped,
    missing: table.missing.filter(isOf),
  };
}

/** `closed`: the newest session that has closed. */
function wrongDay(date: string, closed: string): DropReason | null {
  if (!isSessionDay(date)) return 'no_session';
  return date > closed ? 'session_not_closed' : null;
}

function isSessionDay(date: string): boolean {
  if (date >= CALENDAR_SINCE) return isSession(date);
  const weekday = new Date(date).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** Equal rows of a day are merged; if they differ, it is unknown which is right. */
function withoutDuplicates(
  rows: readonly ReadRow[],
  refused: RefusedRow[],
  onDuplicate: () => void,
): readonly ReadRow[] {
  const days = Map.groupBy(rows, ({ bar }) => bar.date);
  return [...days].flatMap(([date, same]) => {
    const [first] = same;
    if (first === undefined) return [];
    if (same.length === 1) return [first];
    if (same.every(({ bar }) => isEqual(bar, first.bar))) {
      same.slice(1).forEach(onDuplicate);
      return [first];
    }
    for (const { line } of same)
      refused.push({
        reason: 'contradictory_duplicate',
        message: `${same.length} different rows of ${date}`,
        date,
        line,
      });
    return [];
  });
}

const isEqual = (a: Bar, b: Bar): boolean =>
  [a.open, a.high, a.low, a.close, a.volume].map(Number).join() ===
  [b.open, b.high, b.low, b.close, b.volume].map(Number).join();

function missingSessions(bars: readonly Bar[]): readonly string[] {
  const [first, newest] = [bars[0]?.date, bars.at(-1)?.date];
  if (first === undefined || newest === undefined) return [];
  const have = new Set(bars.map(({ date }) => date));
  const from =
    first < CALENDAR_SINCE ? (bars.find((bar) => bar.date >= CALENDAR_SINCE)?.date ?? newest) : first;
  return sessionsFrom(from, newest).filter((date) => !have.has(date));
}
