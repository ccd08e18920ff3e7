import { expect } from 'chai';
import { inventedHistory, reinvested } from '@footnote/market/testing/invented-history';
import { type Comparisons, comparisonsOf } from './comparisons.ts';
import type { StoredReturns, StoredTechnicals } from './read.ts';

const returnsOf = (seed: number, currency: string): StoredReturns => {
  const closes = reinvested(inventedHistory(seed));
  return {
    symbol: `S${seed}`,
    currency,
    return_dates: closes.map(({ date }) => date),
    return_closes: closes.map(({ close }) => close),
  };
};
const comparedIn = (own: string, market: string): Comparisons => {
  const returns = returnsOf(1, own);
  const stored = { ...returns, returns_refusal: '', last_bar: returns.return_dates.at(-1) };
  const fund = returnsOf(2, market);
  return comparisonsOf(stored as StoredTechnicals, fund, fund);
};

describe('comparison of two symbols', () => {
  it('is refused for different currencies, but not if a source states none', () => {
    expect(comparedIn('EUR', 'USD')).to.deep.equal({
      beta_1y_weekly: 'currency_mismatch',
      sessions_behind: 0,
      vs_sector_pct_1y: 'currency_mismatch',
      vs_spy_pct_1m: 'currency_mismatch',
      vs_spy_pct_1y: 'currency_mismatch',
      vs_spy_pct_3m: 'currency_mismatch',
    });
    const same = comparedIn('USD', 'USD');
    expect(Object.values(same).every((value) => typeof value === 'number')).to.be.true;
    expect(comparedIn('', 'USD')).to.deep.equal(same);
    expect(comparedIn('EUR', '')).to.deep.equal(same);
  });
});
