import { daysBetween } from '@footnote/values/day';
import { monthsBefore } from '@footnote/values/month';
import { REACH_DAYS } from '../technicals/relative.ts';

/** A close of a session (YYYY-MM-DD), per share of today. */
export type DatedClose = { readonly date: string; readonly close: number };

export const SPANS = ['1d', '5d', '1m', '3m', '6m', 'ytd', '1y', '3y', '5y', '10y'] as const;
export type Span = (typeof SPANS)[number];

/**
 * `insufficient_history`: the bars begin after the span does. `no_close_near`: none of the ten days up to its
 * first day has a close, for example because trading was halted.
 */
export type SpanRefusal = 'insufficient_history' | 'no_close_near';

export type SpanReturn = {
  readonly from: DatedClose;
  readonly to: DatedClose;
  /** Of the price, in percent. */
  readonly price: number;
  /** With dividends reinvested, in percent; null if dividends are unknown. */
  readonly total: number | null;
};

const SESSIONS: Readonly<Partial<Record<Span, number>>> = { '1d': 1, '5d': 5 };
const MONTHS: Readonly<Partial<Record<Span, number>>> = {
  '1m': 1,
  '3m': 3,
  '6m': 6,
  '1y': 12,
  '3y': 36,
  '5y': 60,
  '10y': 120,
};

/** The day from which a span up to another day is counted, which need not be a session; not of a span of sessions. */
function firstDayOf(span: Span, last: string): string {
  const months = MONTHS[span];
  return months === undefined ? `${String(Number(last.slice(0, 4)) - 1)}-12-31` : monthsBefore(last, months);
}

/**
 * The start of a span among closes, oldest first: a number of sessions back, the last close on or before the
 * same day some months earlier, or the last close of the previous year.
 */
export function startOf(closes: readonly DatedClose[], span: Span): number | SpanRefusal {
  const last = closes.at(-1);
  if (last === undefined) return 'insufficient_history';
  const sessions = SESSIONS[span];
  if (sessions !== undefined) {
    const at = closes.length - 1 - sessions;
    const start = closes[at];
    if (start === undefined) return 'insufficient_history';
    return daysBetween(start.date, last.date) <= REACH_DAYS + sessions ? at : 'no_close_near';
  }
  const day = firstDayOf(span, last.date);
  const at = closes.findLastIndex(({ date }) => date <= day);
  const start = closes[at];
  if (start === undefined) return 'insufficient_history';
  return daysBetween(start.date, day) <= REACH_DAYS ? at : 'no_close_near';
}

/**
 * The return of a share over a span up to the newest close.
 * @param closes oldest first
 * @param reinvested the same sessions' closes with dividends reinvested, on any scale; null if dividends are
 * unknown
 */
export function spanReturn(
  closes: readonly DatedClose[],
  reinvested: readonly DatedClose[] | null,
  span: Span,
): SpanReturn | SpanRefusal {
  const at = startOf(closes, span);
  if (typeof at === 'string') return at;
  const [from, to] = [closes[at], closes.at(-1)];
  if (from === undefined || to === undefined) return 'insufficient_history';
  return {
    from,
    to,
    price: changeOf(from, to),
    total: reinvested === null ? null : changeOf(reinvested[at], reinvested.at(-1)),
  };
}

/**
 * `benchmark_missing`: no prices of the benchmark. `benchmark_behind`: it has no close of the newest session, or near the
 * first day of the span.
 */
export type BenchmarkRefusal = 'benchmark_behind' | 'benchmark_missing';

/**
 * The return of a benchmark over the span of a share's return, in percent: from its last close on or before the same
 * day, or the close of the same session for a span of sessions, to its close of the same session.
 * @param benchmark closes with dividends reinvested, oldest first, on any scale
 */
export function benchmarkReturn(
  { from, to }: Pick<SpanReturn, 'from' | 'to'>,
  benchmark: readonly DatedClose[],
  span: Span,
): number | BenchmarkRefusal {
  if (benchmark.length === 0) return 'benchmark_missing';
  const isOfSessions = SESSIONS[span] !== undefined;
  const day = isOfSessions ? from.date : firstDayOf(span, to.date);
  const start = benchmark.findLast(({ date }) => date <= day);
  const end = benchmark.findLast(({ date }) => date === to.date);
  if (start === undefined || end === undefined) return 'benchmark_behind';
  const isNear = isOfSessions ? start.date === day : daysBetween(start.date, day) <= REACH_DAYS;
  return isNear ? changeOf(start, end) : 'benchmark_behind';
}

/** In percent. */
const changeOf = (from: DatedClose | undefined, to: DatedClose | undefined): number =>
  ((to?.close ?? NaN) / (from?.close ?? NaN) - 1) * 100;
