import type { Bar, CashDividend, ReportedSplit } from '@footnote/events/types.generated';
import { splitRatio } from '@footnote/market/adjustment/split-ratio';
import { isSession, lastClosedSession, nextSession } from '@footnote/market/session-calendar';
import type { PriceTable } from '../source.ts';
import { readRows, type ReadRow, type RefusedRow } from './read-rows.ts';

/** Why a row is left out although nothing is wrong with it. */
export type DropReason = 'duplicate' | 'no_session' | 'session_not_closed';

export type CleanTable = {
  /** One a session, in order. */
  readonly bars: readonly Bar[];
  readonly dividends: readonly CashDividend[];
  readonly splits: readonly ReportedSplit[];
  readonly refused: readonly RefusedRow[];
  readonly dropped: Readonly<Record<DropReason, number>>;
  /** Sessions between the first and the newest bar that have none. */
  readonly missing: readonly string[];
};

/** A factor that no ordinary session moves a price by. */
const JUMP = 10;
/** What the next bar takes back of a jump, at least: prices move besides. */
const BACK = 5;
/** Before, the exchange kept other holidays: then only weekends are told from sessions. */
const CALENDAR_SINCE = '1998-01-01';

/** What is published of a table: bars of closed sessions, one each, without what cannot be right. */
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

/** Equal rows of a day are one; of rows that differ nobody knows which is right. */
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

/**
 * Refuses a price that jumps tenfold from the close before and back to the close after, splits aside; the newest bar
 * waits for the next one to confirm such a jump.
 */
function withoutBadTicks(
  rows: readonly ReadRow[],
  splits: readonly ReportedSplit[],
  refused: RefusedRow[],
): readonly ReadRow[] {
  const ratios = new Map<string, number>();
  for (const { ex_date: date, ratio } of splits)
    ratios.set(date, (ratios.get(date) ?? 1) * (splitRatio(ratio)?.ratio ?? 1));
  const kept: ReadRow[] = [];
  rows.forEach((row, at) => {
    const [before, after] = [kept.at(-1)?.bar, rows[at + 1]?.bar];
    const { bar, line } = row;
    const { date } = bar;
    // On the basis of this bar: the close before a split divided by it, the close after one multiplied.
    const last = before === undefined ? null : Number(before.close) / (ratios.get(date) ?? 1);
    const next = after === undefined ? null : Number(after.close) * (ratios.get(after.date) ?? 1);
    const prices = [bar.open, bar.high, bar.low, bar.close].map(Number);
    const reason = jumpFault(prices, last, next);
    if (reason === null) kept.push(row);
    else refused.push({ reason, message: `a price of ${date} is tenfold, or a tenth`, date, line });
  });
  return kept;
}

function jumpFault(
  prices: readonly number[],
  last: number | null,
  next: number | null,
): 'bad_tick' | 'unconfirmed_jump' | null {
  if (last === null) return null;
  const isUp = (price: number, than: number, by = JUMP): boolean => price >= than * by;
  const isDown = (price: number, than: number, by = JUMP): boolean => price * by <= than;
  const jumps = prices.filter((price) => isUp(price, last) || isDown(price, last));
  if (jumps.length === 0) return null;
  if (next === null) return 'unconfirmed_jump';
  return jumps.some((price) => (price > last ? isUp(price, next, BACK) : isDown(price, next, BACK)))
    ? 'bad_tick'
    : null;
}

function missingSessions(bars: readonly Bar[]): readonly string[] {
  const [first, newest] = [bars[0]?.date ?? '', bars.at(-1)?.date ?? ''];
  const have = new Set(bars.map(({ date }) => date));
  const missing: string[] = [];
  let date =
    first < CALENDAR_SINCE ? (bars.find((bar) => bar.date >= CALENDAR_SINCE)?.date ?? newest) : first;
  for (; date < newest; date = nextSession(date)) if (isSession(date) && !have.has(date)) missing.push(date);
  return missing;
}
