import { expect } from 'chai';
import { adx } from './wilder.ts';

describe('the average directional index', () => {
  it('is that of the quotes, whose equal movements cancel out in any precision', () => {
    // In cents, whole numbers are exact: every third bar rises by as much as it falls.
    const cents = Array.from({ length: 60 }, (_, at) => {
      const wide = at % 3 === 0 ? 17 : 0;
      const middle = 9241 + 3 * at + (at % 7);
      return { high: middle + 40 + wide, low: middle - 40 - wide, close: middle + (at % 5) };
    });
    const of = (each: (price: number) => number): number | null =>
      adx(cents.map(({ high, low, close }) => ({ high: each(high), low: each(low), close: each(close) })));
    const exact = of((price) => price);
    expect(of((price) => price / 100)).to.be.closeTo(exact ?? NaN, 1e-6);
    expect(of((price) => Math.fround(price / 100))).to.be.closeTo(exact ?? NaN, 1e-3);
  });
});
