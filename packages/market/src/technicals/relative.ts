import { DAY_MS } from '@footnote/values/day';
import { monthsBefore } from '@footnote/values/month';
import type { TotalReturnClose } from './bars.ts';
import { mean } from './moving-averages.ts';
import { completedWeeks } from './weekly.ts';

/** Why a figure that compares two symbols is missing. */
export type ComparisonRefusal =
  /** No prices of the benchmark. */
  | 'benchmark_missing'
  /** The benchmark has no close of the day, or of the first day of the window. */
  | 'benchmark_behind'
  | 'insufficient_history'
  /** The stock or the benchmark has not moved. */
  | 'flat_series';

export type Compared = number | ComparisonRefusal;

type Closes = readonly TotalReturnClose[];

const WEEKS = 52;
const FEWEST_WEEKS = 40;

/** How far back a close on or before a day may lie: a long weekend, or a halt of some days. */
export const REACH_DAYS = 10;

const closeOn = (closes: Closes, date: string): number | undefined => {
  const found = closes.findLast((close) => close.date <= date);
  const isNear = found !== undefined && Date.parse(date) - Date.parse(found.date) <= REACH_DAYS * DAY_MS;
  return isNear ? found.close : undefined;
};

/**
 * Total return of a stock less that of a benchmark, in percentage points, up to the stock's newest close:
 * each from its last close on or before the same day some months earlier.
 */
export const relativeStrength = (stock: Closes, benchmark: Closes, months: number): Compared => {
  const last = stock.at(-1);
  if (benchmark.length === 0) return 'benchmark_missing';
  if (last === undefined) return 'insufficient_history';
  const start = monthsBefore(last.date, months);
  const from = closeOn(stock, start);
  const [benchmarkFrom, benchmarkTo] = [
    closeOn(benchmark, start),
    benchmark.findLast(({ date }) => date === last.date)?.close,
  ];
  if (from === undefined) return 'insufficient_history';
  if (benchmarkFrom === undefined || benchmarkTo === undefined) return 'benchmark_behind';
  return (last.close / from - benchmarkTo / benchmarkFrom) * 100;
};

const weekCloses = (closes: Closes): ReadonlyMap<string, number> =>
  new Map([...completedWeeks(closes)].map(([week, days]) => [week, days.at(-1)?.close ?? NaN]));

/**
 * Beta over up to 52 weekly simple total returns that both have, to the stock's newest complete week: the covariance with the
 * benchmark by the benchmark's variance. A return spans two weeks that follow each other among those that both have.
 */
export const weeklyBeta = (stock: Closes, benchmark: Closes): Compared => {
  if (benchmark.length === 0) return 'benchmark_missing';
  const [own, other] = [weekCloses(stock), weekCloses(benchmark)];
  const newest = [...own.keys()].at(-1);
  if (newest !== undefined && !other.has(newest)) return 'benchmark_behind';
  const common = [...own.keys()].filter((week) => other.has(week)).slice(-WEEKS - 1);
  const returnsOf = (closes: ReadonlyMap<string, number>): readonly number[] =>
    common.slice(1).map((week, at) => (closes.get(week) ?? NaN) / (closes.get(common[at] ?? '') ?? NaN) - 1);
  const [stockReturns, benchmarkReturns] = [returnsOf(own), returnsOf(other)];
  if (stockReturns.length < FEWEST_WEEKS) return 'insufficient_history';
  const [ours, theirs] = [mean(stockReturns), mean(benchmarkReturns)];
  const variance = mean(benchmarkReturns.map((value) => (value - theirs) ** 2));
  const isFlat = stockReturns.every((value) => value === 0);
  if (variance === 0 || isFlat) return 'flat_series';
  return (
    mean(benchmarkReturns.map((value, at) => ((stockReturns[at] ?? NaN) - ours) * (value - theirs))) /
    variance
  );
};
