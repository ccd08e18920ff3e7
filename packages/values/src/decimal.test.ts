import { expect } from 'chai';
import fc from 'fast-check';
import { divideRounded, fractionOf, scaled, size, unscaled } from './decimal.ts';

const units = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const places = fc.nat(12);

describe('decimals', () => {
  it('are whole numbers of units of a power of ten, and back', () => {
    fc.assert(
      fc.property(units, places, fc.nat(4), (amount, count, more) => {
        const text = unscaled(amount, count);
        expect(fractionOf(text)).to.be.at.most(count);
        expect(scaled(text, count)).to.equal(amount);
        expect(scaled(text, count + more)).to.equal(amount * 10n ** BigInt(more));
      }),
    );
  });

  it('are written without trailing zeros', () => {
    expect([unscaled(150n, 2), unscaled(-5n, 3), unscaled(100n, 0), unscaled(0n, 4)]).to.deep.equal([
      '1.5',
      '-0.005',
      '100',
      '0',
    ]);
    expect(['1', '1.50', '-0.005'].map(fractionOf)).to.deep.equal([0, 2, 3]);
  });

  it('are rounded to the nearest, the even one of two', () => {
    expect([5n, 15n, 25n, -5n, -15n, 14n, 16n, -16n].map((value) => divideRounded(value, 10n))).to.deep.equal(
      [0n, 2n, 2n, 0n, -2n, 1n, 2n, -2n],
    );
    fc.assert(
      fc.property(units, fc.bigInt({ min: 1n, max: 10n ** 15n }), (value, by) => {
        const quotient = divideRounded(value, by);
        expect(2n * size(value - quotient * by) <= by).to.equal(true);
        if (2n * size(value - quotient * by) === by) expect(quotient % 2n).to.equal(0n);
      }),
    );
  });
});
