import { dateOf } from '@footnote/releases/periods/day';
import { periodWords } from '@footnote/releases/periods/words';
import { addDays, daysBetween } from '@footnote/values/day';
import { isMonthEnd } from '@footnote/values/month';
import type { MatrixRow } from './types.ts';

/** A period of a statement of equity: the rows of its first and last balances, and of adjusted ones between them. */
export type EquityPeriod = {
  readonly start: string;
  readonly end: string;
  /** Whole months that it has about; null for another length. */
  readonly months: number | null;
  readonly from: number;
  readonly to: number;
  readonly adjusted: readonly number[];
};

const BALANCE = /\bbalances?\b|\b(?:equity|deficit|deficiency|investment|capital)\b/i;
const MOVED =
  /\b(?:cumulative|effects?|adoption|dividends?|issu\w+|repurchas\w+|purchas\w+|adjustments?|changes?|net (?:income|loss|earnings)|distributions?|contributions?|compensation)\b/i;
const LEAD = /^balances?\b/i;
const DAY_ALONE = /^(?:as (?:of|at)|at)?\s*[a-z]+\.?\s*\d{1,2}\s*,?\s*\d{4}\W*$/i;

const EDGE = /\b(?:beginning|end|ending|opening|closing)\b/i;

/** Whether a label is that of a balance: "Balances at December 31, 2006", "Total equity, June 30, 2007", "Ending balance". */
export const isBalanceLabel = (label: string): boolean =>
  balanceDay(label) !== null || (/\bbalances?\b/i.test(label) && EDGE.test(label));

/** The day of the balance that a label names; null if it names none, or a movement. */
export function balanceDay(label: string): string | null {
  const text = label.trim();
  const isBalance = LEAD.test(text) || DAY_ALONE.test(text) || (BALANCE.test(text) && !MOVED.test(text));
  if (!isBalance) return null;
  const [day, ...others] = periodWords(text).days;
  if (day?.day == null || day.year === null || others.length > 0) return null;
  return dateOf(day.year, day.month, day.day);
}

type Balance = { readonly at: number; readonly day: string };

/**
 * The periods between the balances of a statement, each with its own row of beginning: of two balances without movements
 * between them, such as one printed again on the next page, the second begins a period. `incomplete`: movements stand
 * before the first balance or after the last one, or between balances that go back in time. `sheetDays`: those of the balance sheet, at which periods end.
 */
export function periodsOf(
  rows: readonly MatrixRow[],
  sheetDays: readonly string[],
): readonly EquityPeriod[] | 'incomplete' | 'period_unknown' {
  const balances = rows.flatMap(({ label, figures }, at): readonly Balance[] => {
    const day = figures.some((figure) => figure !== undefined) ? balanceDay(label) : null;
    return day === null ? [] : [{ at, day }];
  });
  const [first] = balances;
  const last = balances.at(-1);
  if (first === undefined || last === undefined) return 'period_unknown';
  if (isFilled(rows, 0, first.at) || isFilled(rows, last.at + 1, rows.length)) return 'incomplete';
  const spans: { from: Balance; to: Balance; adjusted: Balance[] }[] = [];
  let from = first;
  let adjusted: Balance[] = [];
  for (const balance of balances.slice(1)) {
    const gap = daysBetween(from.day, balance.day);
    const hasMoved = isFilled(rows, (adjusted.at(-1) ?? from).at + 1, balance.at);
    if (!hasMoved) {
      if (adjusted.length > 0) return 'incomplete';
      from = balance;
    } else if (gap > 1) {
      spans.push({ from, to: balance, adjusted });
      from = balance;
      adjusted = [];
    } else if (gap >= 0) adjusted.push(balance);
    else return 'incomplete';
  }
  if (adjusted.length > 0) return 'incomplete';
  const ends = new Set([...spans.map(({ to }) => to.day), ...sheetDays]);
  const isByMonth =
    spans.every(({ to }) => isMonthEnd(to.day)) && new Set(spans.map(({ to }) => to.day)).size > 1;
  const periods = spans.map(({ from: begin, to, adjusted: between }) => {
    const start = startOf(begin.day, to.day, { ends, isByMonth });
    return start === null
      ? null
      : {
          start,
          end: to.day,
          months: monthsOf(start, to.day),
          from: begin.at,
          to: to.at,
          adjusted: between.map(({ at }) => at),
        };
  });
  return periods.length === 0 || periods.includes(null) ? 'period_unknown' : (periods as EquityPeriod[]);
}

const isFilled = (rows: readonly MatrixRow[], from: number, to: number): boolean =>
  rows.slice(from, to).some(({ figures }) => figures.some((figure) => figure !== undefined));

const WEEK = 7;

/**
 * The first day of the period between two balances: the one after the first, or its day itself where it is the first of a
 * month and periods end with months, or whole weeks begin on it. Null if both may be.
 */
function startOf(
  day: string,
  end: string,
  { ends, isByMonth }: { readonly ends: ReadonlySet<string>; readonly isByMonth: boolean },
): string | null {
  const next = addDays(day, 1);
  if (ends.has(day) || !day.endsWith('-01')) return next;
  if (isByMonth) return day;
  const days = daysBetween(day, end);
  if (isMonthEnd(end)) return days % WEEK === 0 ? null : day;
  if (days % WEEK === 0) return next;
  return (days + 1) % WEEK === 0 ? day : null;
}

const DRIFT = 8;

function monthsOf(start: string, end: string): number | null {
  const days = daysBetween(start, end) + 1;
  const months = Math.round(days / 30.4375);
  return months > 0 && Math.abs(days - months * 30.4375) <= DRIFT ? months : null;
}
