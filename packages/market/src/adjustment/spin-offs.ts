import { splitFactors } from './factors.ts';
import type { CashAction, PriceSeries } from './series.ts';

/** A ratio is written with three decimals or so. */
const TOLERANCE = 0.002;

/**
 * Dividends without spin-offs that the source lists a second time: the value of the distributed shares as a
 * dividend D, and on the same day a price adjustment by P₋₁ / (P₋₁ − D). Counting both would show a gain that
 * did not exist. Null if the source reports no dividends.
 */
export function cashDividends(series: PriceSeries): readonly CashAction[] | null {
  const { bars, dividends, ratios, priceBasis, dividendBasis } = series;
  const adjustments = (ratios ?? []).filter(({ kind }) => kind === 'price_adjustment');
  // The previous close is unknown here for prices that are adjusted for dividends.
  if (dividends === null || adjustments.length === 0 || priceBasis === 'split_and_dividend') return dividends;
  const { price } = splitFactors(bars, ratios ?? []);
  return dividends.filter(({ exDate, amount }) => {
    const adjustment = adjustments.find((action) => action.exDate === exDate);
    const at = bars.findIndex(({ date }) => date >= exDate);
    const before = bars[at - 1];
    if (adjustment === undefined || before === undefined) return true;
    const close = before.close * (priceBasis === 'raw' ? 1 : (price[at - 1] ?? 1));
    // Per share of before the ex-date, as the close is.
    const cash = dividendBasis === 'raw' ? amount : amount * (price[at - 1] ?? 1);
    const implied = close / (close - cash);
    return Math.abs(implied - adjustment.ratio) > TOLERANCE * adjustment.ratio;
  });
}
