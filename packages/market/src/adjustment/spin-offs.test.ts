import { expect } from 'chai';
import { adjustSeries } from './adjust.ts';
import type { PriceSeries } from './series.ts';
import { cashDividends } from './spin-offs.ts';

const bar = (date: string, close: number) => ({
  date,
  open: close,
  high: close,
  low: close,
  close,
  volume: null,
});
const RAW: PriceSeries = {
  // Jefferies on the day of a spin-off, as a feed has it: 1.2485 of shares, and a ratio of 1.068.
  bars: [bar('2019-09-26', 19.53), bar('2019-09-27', 17.76)],
  priceBasis: 'raw',
  volumeBasis: 'raw',
  dividendBasis: 'raw',
  ratios: [{ exDate: '2019-09-27', kind: 'price_adjustment', ratio: 1.068 }],
  dividends: [{ exDate: '2019-09-27', amount: 1.2485 }],
};

describe('a spin-off that is also listed as a dividend', () => {
  it('counts once', () => {
    expect(cashDividends(RAW)).to.deep.equal([]);
    const found = adjustSeries(RAW, 'total');
    expect(found.available && found.bars[0]?.close).to.be.closeTo(19.53 / 1.068, 1e-9);
  });

  it('is recognised in split-adjusted prices, with dividends of either basis', () => {
    const bars = [bar('2019-09-26', 19.53 / 1.068), bar('2019-09-27', 17.76)];
    const split: PriceSeries = { ...RAW, bars, priceBasis: 'split' };
    expect(cashDividends(split)).to.deep.equal([]);
    const adjusted = [{ exDate: '2019-09-27', amount: 1.2485 / 1.068 }];
    expect(cashDividends({ ...split, dividendBasis: 'split', dividends: adjusted })).to.deep.equal([]);
  });

  it('leaves another dividend of the day, and those of other days', () => {
    const dividends = [
      { exDate: '2019-09-27', amount: 0.1 },
      { exDate: '2019-09-26', amount: 1.2485 },
    ];
    expect(cashDividends({ ...RAW, dividends })).to.deep.equal(dividends);
    expect(cashDividends({ ...RAW, dividends: null })).to.equal(null);
  });
});
