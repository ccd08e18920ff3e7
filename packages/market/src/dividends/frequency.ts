import { daysBetween } from '@footnote/values/day';

export const PER_YEAR = { annual: 1, semi_annual: 2, quarterly: 4, monthly: 12, weekly: 52 } as const;

export type Cadence = keyof typeof PER_YEAR;
export type Frequency = Cadence | 'irregular';

const YEAR_DAYS = 365;
const STEADY = 0.2;
const CADENCES = Object.entries(PER_YEAR) as readonly (readonly [Cadence, number])[];

/**
 * Payments per year: the number of the newest gaps whose sum is closest to a year, if the cycle before them
 * was as long to within a fifth. Sums handle interim and final payments, and quarters of unequal length.
 * `exDates`: of regular payments, oldest first. Null with fewer than three of them, or two a year apart.
 */
export const frequencyOf = (exDates: readonly string[]): Frequency | null => {
  const spanOf = (count: number, end: number): number | null => {
    const [from, to] = [exDates.at(end - count - 1), exDates.at(end - 1)];
    return from === undefined || to === undefined ? null : daysBetween(from, to);
  };
  const spans = CADENCES.flatMap(([cadence, count]) => {
    const span = spanOf(count, 0);
    return span === null ? [] : [{ cadence, count, span }];
  });
  const [best] = spans.toSorted((a, b) => Math.abs(a.span - YEAR_DAYS) - Math.abs(b.span - YEAR_DAYS));
  if (exDates.length < 2) return null;
  const isAnnual = best?.cadence === 'annual' && isSteady(best.span, YEAR_DAYS);
  if (exDates.length === 2) return isAnnual ? 'annual' : null;
  if (best === undefined || !isSteady(best.span, YEAR_DAYS)) return begunCadence(exDates) ?? 'irregular';
  const earlier = exDates.length > 2 * best.count ? spanOf(best.count, -best.count) : null;
  return earlier === null || isSteady(earlier, best.span) ? best.cadence : 'irregular';
};

/** For payments made for less than a year at equal intervals: the frequency implied by the interval. */
const begunCadence = (exDates: readonly string[]): Cadence | null => {
  const gaps = exDates.slice(1).map((date, at) => daysBetween(exDates[at] ?? date, date));
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  if (!gaps.every((gap) => isSteady(gap, mean))) return null;
  return CADENCES.find(([, count]) => count > gaps.length && isSteady(mean, YEAR_DAYS / count))?.[0] ?? null;
};

const isSteady = (span: number, other: number): boolean => Math.abs(span - other) <= STEADY * other;
