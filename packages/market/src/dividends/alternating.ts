import { daysBetween } from '@footnote/values/day';
import type { Dividend } from './dividend.ts';

/** Days from one quarterly payment to the next. */
const [SHORTEST, LONGEST] = [75, 107];
/** Three payments of one series and two of the other between them. */
const FEWEST = 5;
/** The steady series changes by at most this part of what the other one does. */
const STEADIER = 0.6;

/**
 * Two series of quarterly payments that alternate, as regular and special payments: the one of steady amounts
 * is the regular one. Where neither is clearly steadier, and outside of such a stretch, everything is regular.
 * A stretch is decided by its own payments alone. `dividends`: oldest first.
 */
export const steadyOfTwo = (
  dividends: readonly Dividend[],
): { readonly regular: readonly Dividend[]; readonly special: readonly Dividend[] } => {
  const special = new Set(stretchesOf(dividends).flatMap(unsteadyOf));
  return {
    regular: dividends.filter((dividend) => !special.has(dividend)),
    special: dividends.filter((dividend) => special.has(dividend)),
  };
};

/** The longest runs of payments in which each is followed, after the next one, by one a quarter later. */
const stretchesOf = (dividends: readonly Dividend[]): readonly (readonly Dividend[])[] => {
  const stretches: (readonly Dividend[])[] = [];
  let start = 0;
  for (let at = 2; at <= dividends.length; at += 1) {
    const [from, to] = [dividends[at - 2], dividends[at]];
    const days = from === undefined || to === undefined ? 0 : daysBetween(from.exDate, to.exDate);
    if (days >= SHORTEST && days <= LONGEST) continue;
    if (at - start >= FEWEST) stretches.push(dividends.slice(start, at));
    start = at - 1;
  }
  return stretches;
};

/** The series of a stretch that is special; none if the two are about as steady. */
const unsteadyOf = (stretch: readonly Dividend[]): readonly Dividend[] => {
  const series = [0, 1].map((parity) => stretch.filter((_, at) => at % 2 === parity));
  const [even = [], odd = []] = series;
  if (changeOf(even) <= STEADIER * changeOf(odd)) return changeOf(odd) > 0 ? odd : [];
  return changeOf(odd) <= STEADIER * changeOf(even) ? even : [];
};

/** Mean change from one payment to the next, as the absolute logarithm of their quotient. */
const changeOf = (series: readonly Dividend[]): number => {
  const changes = series
    .slice(1)
    .map(({ amount }, before) => Math.abs(Math.log(amount / (series[before]?.amount ?? amount))));
  return changes.reduce((sum, change) => sum + change, 0) / changes.length;
};
