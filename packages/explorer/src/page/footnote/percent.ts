/** A percentage that the page computes: of revenue or of total assets, or the growth on the year before. */
export type PercentView = 'common_size' | 'growth';

/** Why there is none. */
export type PercentReason =
  'base_negative' | 'base_refused' | 'base_zero' | 'no_year_before' | 'value_refused' | 'year_not_comparable';

/** Never positive, as the statements sign them; they grow as the amount paid does. */
const OUTFLOWS: ReadonlySet<string> = new Set(['acquisitions', 'buybacks', 'capex', 'dividends_paid']);

export type Percent = { readonly value: number } | { readonly reason: PercentReason };

/**
 * A value in percent of its base, or its growth on the base in percent, to two decimals. There is none on a base of zero
 * or below, except the growth of an outflow, which is that of the amount paid.
 */
export function percentOf(
  view: PercentView,
  field: string,
  value: number | string | null,
  base: number | string | null,
): Percent {
  if (value === null) return { reason: 'value_refused' };
  if (base === null) return { reason: 'base_refused' };
  const isPaid = view === 'growth' && OUTFLOWS.has(field);
  const [above, below] = [Number(value), Number(base)].map((amount) => (isPaid ? -amount : amount)) as [
    number,
    number,
  ];
  if (below === 0) return { reason: 'base_zero' };
  if (below < 0) return { reason: 'base_negative' };
  const ratio = view === 'growth' ? above / below - 1 : above / below;
  return { value: Math.round(ratio * 10_000) / 100 || 0 };
}
