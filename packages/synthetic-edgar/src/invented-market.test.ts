import { expect } from 'chai';
import { weekday } from './dates.ts';
import { demoSpecs } from './demo.ts';
import { betaOf, inventBenchmark, marketMove } from './invented-market.ts';
import type { InventedBar } from './price-walk.ts';
import { inventPrices } from './prices.ts';

const options = {
  through: '2026-06-30',
  isSession: (date: string) => weekday(date) >= 1 && weekday(date) <= 5,
};

/** Daily total returns of prices as traded. */
const returnsOf = (bars: readonly InventedBar[]): ReadonlyMap<string, number> =>
  new Map(
    bars.slice(1).map(({ date, close, dividend, split }, at) => {
      const held = (Number(close) + Number(dividend)) * Number(split);
      return [date, held / Number(bars[at]?.close) - 1];
    }),
  );
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the invented market', () => {
  const benchmark = inventBenchmark(2019, options);
  const market = returnsOf(benchmark);

  it('does not depend on the end date, and moves only with the market', () => {
    const later = inventBenchmark(2019, { ...options, through: '2026-09-30' });
    expect(later.slice(0, benchmark.length)).to.deep.equal(benchmark);
    // A dividend is deducted before the move, so it misses its part of the move: less than the rounding to cents.
    for (const [date, value] of market) expect(value).to.be.closeTo(Math.exp(marketMove(date)) - 1, 2e-4);
  });

  it('pays a dividend in the last month of each quarter', () => {
    const paid = benchmark.filter(({ dividend }) => dividend !== '0').map(({ date }) => date.slice(0, 7));
    expect(paid.slice(0, 5)).to.deep.equal(['2019-03', '2019-06', '2019-09', '2019-12', '2020-03']);
    expect(paid).to.have.length(30);
  });

  for (const spec of demoSpecs)
    it(`moves ${spec.ticker} in proportion to its beta`, () => {
      const own = returnsOf(inventPrices(spec, options));
      const pairs = [...own].map(([date, value]) => [value, market.get(date) ?? NaN] as const);
      const [ours, theirs] = [mean(pairs.map(([a]) => a)), mean(pairs.map(([, b]) => b))];
      const covariance = mean(pairs.map(([a, b]) => (a - ours) * (b - theirs)));
      const variance = mean(pairs.map(([, b]) => (b - theirs) ** 2));
      expect(covariance / variance).to.be.closeTo(betaOf(spec), 0.1);
    });
});
