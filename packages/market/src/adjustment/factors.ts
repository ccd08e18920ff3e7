import type { DailyBar, PriceSeries, RatioAction } from './series.ts';

/**
 * For each bar, the divisor of its raw price and the multiplier of its raw number of shares, for today's
 * basis.
 */
export type SplitFactors = {
  readonly price: readonly number[];
  /** Splits only: a spin-off does not change the number of shares. */
  readonly shares: readonly number[];
};

/** Actions up to the newest bar: actions announced for a later day have not changed any price yet. */
export function inForce<A extends { readonly exDate: string }>(
  actions: readonly A[],
  bars: readonly DailyBar[],
): readonly A[] {
  const [first, last] = [bars[0]?.date ?? '', bars.at(-1)?.date ?? ''];
  return actions
    .filter(({ exDate }) => exDate > first && exDate <= last)
    .toSorted((a, b) => (a.exDate < b.exDate ? -1 : a.exDate > b.exDate ? 1 : 0));
}

/** Factors of the splits after each bar; an ex-date without a bar applies from the next bar on. */
export function splitFactors(bars: readonly DailyBar[], ratios: readonly RatioAction[]): SplitFactors {
  const actions = inForce(ratios, bars);
  const price = new Array<number>(bars.length);
  const shares = new Array<number>(bars.length);
  let next = actions.length - 1;
  let [pricesBy, sharesBy] = [1, 1];
  for (let at = bars.length - 1; at >= 0; at -= 1) {
    const date = bars[at]?.date ?? '';
    for (let action = actions[next]; action !== undefined && action.exDate > date; action = actions[next]) {
      pricesBy *= action.ratio;
      if (action.kind === 'split') sharesBy *= action.ratio;
      next -= 1;
    }
    price[at] = pricesBy;
    shares[at] = sharesBy;
  }
  return { price, shares };
}

/**
 * For each bar, the dividends that go ex with it, per share on today's split basis: those of its day and of
 * preceding days without a bar. Raw amounts are divided by the splits after the ex-date, like prices.
 */
export function dividendsByBar(series: PriceSeries, factors: SplitFactors): readonly number[] {
  const { bars, dividends, dividendBasis } = series;
  const paid = new Array<number>(bars.length).fill(0);
  let at = 0;
  for (const { exDate, amount } of inForce(dividends ?? [], bars)) {
    while ((bars[at]?.date ?? exDate) < exDate) at += 1;
    const by = dividendBasis === 'raw' ? (factors.price[at] ?? 1) : 1;
    paid[at] = (paid[at] ?? 0) + amount / by;
  }
  return paid;
}
