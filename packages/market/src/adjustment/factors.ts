import type { DailyBar, PriceSeries, RatioAction } from './series.ts';

/** Of each bar what its raw price is divided by, and its raw number of shares multiplied by, on today's basis. */
export type SplitFactors = {
  readonly price: readonly number[];
  /** Splits alone: a spin-off changes no number of shares. */
  readonly shares: readonly number[];
};

/** Actions that the bars have reached: what is announced for a later day has changed no price yet. */
export function inForce<A extends { readonly exDate: string }>(
  actions: readonly A[],
  bars: readonly DailyBar[],
): readonly A[] {
  const [first, last] = [bars[0]?.date ?? '', bars.at(-1)?.date ?? ''];
  return actions
    .filter(({ exDate }) => exDate > first && exDate <= last)
    .toSorted((a, b) => (a.exDate < b.exDate ? -1 : a.exDate > b.exDate ? 1 : 0));
}

/** Factors by the splits after each bar; an ex-date without a bar counts from the next one. */
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
 * Of each bar the dividends that go ex with it, per share of today: those of its day and of days before it without a
 * bar. Raw amounts are divided by the splits after the ex-date, as prices are.
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
