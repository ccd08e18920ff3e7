import { expect } from 'chai';
import { adjustSeries } from './adjust.ts';
import { contradictedSplit, newestJump } from './contradicted.ts';
import type { PriceSeries, RatioAction } from './series.ts';

const bars = (...closes: readonly number[]): PriceSeries['bars'] =>
  closes.map((close, at) => ({
    date: `2019-05-${String(8 + at).padStart(2, '0')}`,
    ...{ open: close, high: close, low: close, close },
    volume: 100,
  }));
const RAW = { priceBasis: 'raw', volumeBasis: 'raw', dividendBasis: 'raw', dividends: [] } as const;
const split = (ratio: number, exDate = '2019-05-10'): RatioAction => ({ exDate, kind: 'split', ratio });

describe('a reported split', () => {
  const prices = bars(1.3, 1.3052, 26.218, 26.3);

  it('that says 1 for 12 where raw prices move by 20 is contradicted, and prices are not adjusted by it', () => {
    const series = { ...RAW, bars: prices, ratios: [split(1 / 12)] };
    expect(contradictedSplit(series)).to.equal('2019-05-10');
    expect(adjustSeries(series, 'splits')).to.deep.equal({ available: false, reason: 'split_contradicted' });
    expect(adjustSeries(series, 'total')).to.deep.equal({ available: false, reason: 'split_contradicted' });
    expect(adjustSeries(series, 'none')).to.include({ available: true });
  });

  it('is confirmed by a move of about its ratio, a volatile day included', () => {
    for (const ratio of [1 / 20, 1 / 15, 1 / 25])
      expect(contradictedSplit({ ...RAW, bars: prices, ratios: [split(ratio)] }), String(ratio)).to.equal(
        null,
      );
  });

  it('is two ratios of one day together, and is not judged by prices after a gap, or before the first bar', () => {
    const two = [split(1 / 10), split(1 / 2)];
    expect(contradictedSplit({ ...RAW, bars: prices, ratios: two })).to.equal(null);
    const [first, ...others] = prices;
    const gap = [{ ...first!, date: '2019-04-01' }, ...others.slice(1)];
    expect(contradictedSplit({ ...RAW, bars: gap, ratios: [split(1 / 12)] })).to.equal(null);
    expect(contradictedSplit({ ...RAW, bars: others, ratios: [split(1 / 12, '2019-05-09')] })).to.equal(null);
  });

  it('that nobody reports is a jump of raw prices', () => {
    expect(newestJump({ priceBasis: 'raw', bars: prices })).to.equal('2019-05-10');
    expect(newestJump({ priceBasis: 'raw', bars: bars(10, 13, 10, 8) })).to.equal(null);
    expect(newestJump({ priceBasis: 'split', bars: prices })).to.equal(null);
  });

  it('is not judged by prices that the source has adjusted', () => {
    const adjusted = {
      ...RAW,
      priceBasis: 'split' as const,
      bars: bars(26, 26.1, 26.2),
      ratios: [split(1 / 12)],
    };
    expect(contradictedSplit(adjusted)).to.equal(null);
  });
});
