import { OWN, SINCE_BLOCKS } from '../ratios/definition.ts';
import { derived } from '../ratios/derived.ts';
import { exact, type Figure } from '../ratios/exact.ts';
import { fitLine, type Line, type Point } from './regression.ts';

export type GrowthTrend = 'accelerating' | 'decelerating' | 'insufficient_history' | 'stable' | 'volatile';
export type LevelTrend = 'decreasing' | 'increasing' | 'insufficient_history' | 'stable' | 'volatile';

/**
 * Minimum slope and minimum fit of a trend, and the scatter from which a series without a trend is volatile.
 */
type Limits = { readonly slope: string; readonly scatter: string; readonly points: number };

const FIT = exact('0.3');
const GROWTH: Limits = { slope: '1', scatter: '10', points: 4 };
const QUARTERLY_LEVEL: Limits = { slope: '0.25', scatter: '5', points: 4 };
const YEARLY_LEVEL: Limits = { slope: '0.5', scatter: '5', points: 3 };

/** Values newest first, as in responses; a missing value leaves a gap in time. */
function pointsOf(newestFirst: readonly Figure[]): readonly Point[] {
  return newestFirst.flatMap((value, back) => (value === null ? [] : [{ step: -back, value }]));
}

function judge<Up extends string, Down extends string>(
  newestFirst: readonly Figure[],
  limits: Limits,
  words: { readonly up: Up; readonly down: Down },
): Up | Down | 'insufficient_history' | 'stable' | 'volatile' {
  const points = pointsOf(newestFirst);
  const line: Line | null = points.length < limits.points ? null : fitLine(points);
  if (line === null) return 'insufficient_history';
  const steep = exact(limits.slope);
  if (line.rSquared.gte(FIT) && line.slope.gte(steep)) return words.up;
  if (line.rSquared.gte(FIT) && line.slope.lte(steep.negated())) return words.down;
  const scatter = exact(limits.scatter);
  return line.variance.gte(scatter.times(scatter)) ? 'volatile' : 'stable';
}

const TREND = { unit: 'word', sign: 'signed', source: OWN, since: SINCE_BLOCKS } as const;
const LINE =
  'b is the slope of the least-squares line through the values from oldest to newest, r² its fit, sd their sample standard deviation';

/** Of growth rates in percent, newest first. */
export const growthTrend = derived(
  {
    ...TREND,
    members: ['trajectory.eps_growth.trend', 'trajectory.revenue_growth.trend'],
    definition: 'Direction of the year-over-year growth of the last quarters.',
    formula: `${LINE}: accelerating for b ≥ 1 point a quarter and r² ≥ 0.3, decelerating for b ≤ −1 and r² ≥ 0.3, else volatile for sd ≥ 10 points, else stable`,
    refusals: ['insufficient_history with fewer than 4 values'],
  },
  (newestFirst: readonly Figure[]): GrowthTrend =>
    judge(newestFirst, GROWTH, { up: 'accelerating', down: 'decelerating' }),
);

const UP_AND_DOWN = { up: 'increasing', down: 'decreasing' } as const;

/**
 * For margins in percent, newest first. `rolling` are the margins of the twelve-month periods within the same
 * quarters: they decide once there are eight quarters, because they have no seasons.
 */
export const marginTrend = derived(
  {
    ...TREND,
    members: ['trajectory.fcf_margin.trend', 'trajectory.gross_margin.trend'],
    definition:
      'Direction of a margin: with 8 quarters by the margins of the five twelve-month periods among them, which have no seasons, otherwise by the quarterly margins.',
    formula: `${LINE}: increasing for b ≥ 0.25 points a quarter and r² ≥ 0.3, decreasing for b ≤ −0.25 and r² ≥ 0.3, else volatile for sd ≥ 5 points, else stable`,
    refusals: ['insufficient_history with fewer than 4 values'],
  },
  (newestFirst: readonly Figure[], rolling: readonly Figure[]): LevelTrend => {
    const whole = newestFirst.filter((value) => value !== null).length >= 8;
    const enough = pointsOf(rolling).length >= QUARTERLY_LEVEL.points;
    return judge(whole && enough ? rolling : newestFirst, QUARTERLY_LEVEL, UP_AND_DOWN);
  },
);

/** Of returns on invested capital in percent, fiscal years newest first. */
export const roicTrend = derived(
  {
    ...TREND,
    members: ['trajectory.roic.trend'],
    definition: 'Direction of the return on invested capital over fiscal years.',
    formula: `${LINE}: increasing for b ≥ 0.5 points a year and r² ≥ 0.3, decreasing for b ≤ −0.5 and r² ≥ 0.3, else volatile for sd ≥ 5 points, else stable`,
    refusals: ['insufficient_history with fewer than 3 values'],
  },
  (newestFirst: readonly Figure[]): LevelTrend => judge(newestFirst, YEARLY_LEVEL, UP_AND_DOWN),
);
