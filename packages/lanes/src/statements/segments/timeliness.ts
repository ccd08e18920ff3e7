import { type Timeliness, statementsTimeliness } from '../../subject/freshness.ts';

/**
 * The freshness of a breakdown by its newest period. One that is reported for fiscal years only, as many by region are,
 * is renewed once a year, whatever else the company reports.
 */
export const segmentsTimeliness = (
  { period_end: end, period_kind: kind }: { readonly period_end: string; readonly period_kind: string },
  cadence: 'annual' | 'quarterly',
): Timeliness => statementsTimeliness(end, kind === 'annual' ? 'annual' : cadence);
