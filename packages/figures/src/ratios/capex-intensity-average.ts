import { OWN, SINCE_ROWS } from './definition.ts';
import { derived } from './derived.ts';
import { mean, type Figure } from './exact.ts';
import { capexIntensityPct } from './margins.ts';
import { evaluatedOnce } from './recorder.ts';

export type CapexAndRevenue = { readonly capex: Figure; readonly revenue: Figure };

const intensityOf = evaluatedOnce(({ capex, revenue }: CapexAndRevenue) => capexIntensityPct(capex, revenue));

/**
 * `history` is newest first; the average needs `periods` consecutive values: 3 fiscal years or 12 quarters.
 */
export const capexIntensity3yAvgPct = derived(
  {
    members: ['income_statement.investment.capex_intensity_3y_avg_pct'],
    unit: 'percent',
    sign: 'not_negative',
    definition:
      'Mean capex intensity of the last 3 fiscal years (annual rows) or 12 quarters (quarterly rows).',
    formula: 'mean of capex_intensity_pct over 3 consecutive years or 12 consecutive quarters',
    refusals: ['fewer consecutive periods', 'one of them has no capex intensity'],
    source: OWN,
    since: SINCE_ROWS,
  },
  (history: readonly CapexAndRevenue[], periods: 3 | 12): Figure => {
    if (history.length < periods) return null;
    return mean(history.slice(0, periods).map(intensityOf));
  },
);
