import { DAY_MS } from '@footnote/values/day';
import { exchangeYear, isWeekend } from './holidays.ts';
import { UNSCHEDULED_CLOSINGS } from './unscheduled-closings.ts';

export type MarketStatus = 'open' | 'closed';

/** Minutes after midnight in New York: the session is from `OPENS` up to, but not including, its close. */
const OPENS = 9 * 60 + 30;
const CLOSES = 16 * 60;
const CLOSES_EARLY = 13 * 60;

/** Year → its sessions in order, each with the minute of its close: looked up for every bar that is read. */
const years = new Map<number, ReadonlyMap<string, number>>();

const newYorkClock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Whether the New York Stock Exchange is in its regular session at `at` (epoch milliseconds UTC). */
export function marketStatus(at: number): MarketStatus {
  const { date, minute } = inNewYork(at);
  const closes = closingMinute(date);
  return closes !== undefined && minute >= OPENS && minute < closes ? 'open' : 'closed';
}

/** Whether the calendar day (YYYY-MM-DD, New York) has a session. */
export function isSession(date: string): boolean {
  return closingMinute(date) !== undefined;
}

/** Whether the day's session ends at 13:00. */
export function isEarlyClose(date: string): boolean {
  return closingMinute(date) === CLOSES_EARLY;
}

/** When the day's session closes, epoch milliseconds UTC; null for a day without one. */
export function sessionClose(date: string): number | null {
  const closes = closingMinute(date);
  if (closes === undefined) return null;
  const utc = Date.parse(`${date}T00:00:00Z`) + closes * 60_000;
  // New York is four or five hours behind.
  return inNewYork(utc + 4 * 3_600_000).minute === closes ? utc + 4 * 3_600_000 : utc + 5 * 3_600_000;
}

/** The newest session that has closed at `at` (epoch milliseconds UTC). */
export function lastClosedSession(at: number): string {
  for (let day = at; ; day -= DAY_MS) {
    const { date } = inNewYork(day);
    const close = sessionClose(date);
    if (close !== null && close <= at) return date;
  }
}

/** The first session after a day (YYYY-MM-DD). */
export function nextSession(date: string): string {
  for (let year = Number(date.slice(0, 4)); ; year += 1)
    for (const session of sessionsOf(year).keys()) if (session > date) return session;
}

/** Sessions from one day to another (YYYY-MM-DD), both included. */
export function sessionsFrom(from: string, to: string): readonly string[] {
  const sessions: string[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1)
    for (const session of sessionsOf(year).keys())
      if (session >= from && session <= to) sessions.push(session);
  return sessions;
}

function closingMinute(date: string): number | undefined {
  return sessionsOf(Number(date.slice(0, 4))).get(date);
}

function sessionsOf(year: number): ReadonlyMap<string, number> {
  const known = years.get(year);
  if (known !== undefined) return known;
  const { holidays, earlyCloses } = exchangeYear(year);
  const sessions = new Map<string, number>();
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY_MS) {
    const date = new Date(at).toISOString().slice(0, 10);
    if (isWeekend(at) || UNSCHEDULED_CLOSINGS.has(date) || holidays.has(date)) continue;
    sessions.set(date, earlyCloses.has(date) ? CLOSES_EARLY : CLOSES);
  }
  years.set(year, sessions);
  return sessions;
}

function inNewYork(at: number): { date: string; minute: number } {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of newYorkClock.formatToParts(at)) parts[type] = value;
  const { year = '', month = '', day = '', hour = '', minute = '' } = parts;
  return { date: `${year}-${month}-${day}`, minute: Number(hour) * 60 + Number(minute) };
}
