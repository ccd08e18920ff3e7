import { expect } from 'chai';
import { weekday } from './dates.ts';
import { demoIssuers, demoSpecs } from './demo.ts';
import { inventPrices } from './prices.ts';

const options = {
  through: '2026-06-30',
  isSession: (date: string) => weekday(date) >= 1 && weekday(date) <= 5,
};

describe('invented prices', () => {
  const [december] = demoSpecs;
  if (december === undefined) throw new Error('no issuer');
  const bars = inventPrices(december, options);

  it('do not depend on the end date, and are consistent', () => {
    expect(inventPrices(december, { ...options, through: '2026-09-30' }).slice(0, bars.length)).to.deep.equal(
      bars,
    );
    for (const { open, high, low, close, date } of bars) {
      const [o, h, l, c] = [open, high, low, close].map(Number) as [number, number, number, number];
      expect(h >= Math.max(o, c) && l <= Math.min(o, c) && l > 0, date).to.equal(true);
    }
  });

  it('fall to a quarter at a four-for-one split', () => {
    const at = bars.findIndex(({ split }) => split === '4');
    expect(bars.filter(({ split }) => split !== '1')).to.have.length(1);
    expect(Number(bars[at - 1]?.close) / Number(bars[at]?.close)).to.be.within(3.8, 4.2);
  });

  it('include the dividends that the annual reports declare', () => {
    const { truth } = demoIssuers()[0] ?? { truth: [] };
    // FNDEC split in 2024, so only its newest years are on the basis of the newest filing.
    const paid = (year: number): number =>
      bars
        .filter(({ date }) => date.startsWith(String(year)))
        .reduce((sum, { dividend }) => sum + Number(dividend), 0);
    const cell = truth.find(
      ({ field, fiscal_year: year, period_kind: kind }) =>
        field === 'dividends_per_share' && year === 2025 && kind === 'annual',
    );
    expect(paid(2025)).to.be.closeTo(Number(cell?.value), 0.001);
  });
});
