import type { TotalReturnClose } from './bars.ts';
import { mean } from './moving-averages.ts';

const RETURNS = 30;
const SESSIONS_PER_YEAR = 252;

/**
 * Sample standard deviation of the last 30 daily log returns, with dividends, a year (252 sessions), in percent; null with
 * fewer than 31 closes.
 */
export const realizedVolatility = (closes: readonly TotalReturnClose[]): number | null => {
  const last = closes.slice(-RETURNS - 1).map(({ close }) => close);
  if (last.length <= RETURNS) return null;
  const returns = last.slice(1).map((close, at) => Math.log(close / (last[at] ?? NaN)));
  const average = mean(returns);
  const squares = returns.reduce((sum, value) => sum + (value - average) ** 2, 0);
  return Math.sqrt(squares / (RETURNS - 1)) * Math.sqrt(SESSIONS_PER_YEAR) * 100;
};
