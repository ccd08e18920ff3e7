import type { Cell } from '@footnote/statements/cell';
import { addCoverage, coverageOf, noCoverage, type Coverage } from './coverage.ts';

/** Periods that the interface shows by default. */
const NEWEST = { quarters: 8, years: 5 } as const;

export type RecentWindow = keyof typeof NEWEST;

/** Window → field. */
export type RecentCoverage = Readonly<Record<RecentWindow, Readonly<Record<string, Coverage>>>>;

export const noRecent: RecentCoverage = { quarters: {}, years: {} };

const merged = (
  a: Readonly<Record<string, Coverage>>,
  b: Readonly<Record<string, Coverage>>,
): Record<string, Coverage> => {
  const sum = { ...a };
  for (const [field, coverage] of Object.entries(b))
    sum[field] = addCoverage(sum[field] ?? noCoverage, coverage);
  return sum;
};

export const addRecent = (a: RecentCoverage, b: RecentCoverage): RecentCoverage => ({
  quarters: merged(a.quarters, b.quarters),
  years: merged(a.years, b.years),
});

/** The newest periods of an issuer: of quarters with the balances at their ends, of years with those of year ends. */
const newestOf = (cells: readonly Cell[], window: RecentWindow): readonly Cell[] => {
  const kind = window === 'years' ? 'annual' : 'quarter';
  const ends = new Set(cells.filter((cell) => cell.period_kind === kind).map((cell) => cell.period_end));
  const newest = new Set([...ends].sort().slice(-NEWEST[window]));
  return cells.filter(
    ({ period_kind: own, period_end: end }) => (own === kind || own === 'instant') && newest.has(end),
  );
};

/**
 * Served and refused cells of the newest eight quarters and five years of an issuer's calendar, which does not depend on
 * what is served; without fields that do not apply to the kind of issuer, and without quarters of an annual filer.
 */
export const recentCoverage = (cells: readonly Cell[], cadence: 'quarterly' | 'annual'): RecentCoverage => {
  const own = cells.filter(({ fiscal_period: period }) => period !== 'TP');
  return {
    quarters: cadence === 'annual' ? {} : coverageOf(newestOf(own, 'quarters')),
    years: coverageOf(newestOf(own, 'years')),
  };
};
