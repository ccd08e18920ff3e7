import { mean, type Figure } from './exact.ts';
import { capexIntensityPct } from './margins.ts';

export type CapexAndRevenue = { readonly capex: Figure; readonly revenue: Figure };

/**
 * Mean of the capex intensities of three years, percent: 3 fiscal years or 12 consecutive quarters, newest first.
 * `periods` in a row counts; null when fewer are given or one of them has no intensity.
 */
export function capexIntensity3yAvgPct(history: readonly CapexAndRevenue[], periods: 3 | 12): Figure {
  if (history.length < periods) return null;
  return mean(history.slice(0, periods).map(({ capex, revenue }) => capexIntensityPct(capex, revenue)));
}
