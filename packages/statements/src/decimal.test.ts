import { expect } from 'chai';
import fc from 'fast-check';
import {
  NotANumber,
  divideRounded,
  formatAmount,
  near,
  parseAmount,
  quotient,
  roundTo,
  scale,
  trailingZeros,
} from './decimal.ts';

describe('decimal', () => {
  it('preserves numbers beyond 2^53 and their decimals', () => {
    for (const text of ['9007199254740993', '-123456789012345678901.123456', '0.000001', '0', '-0.5'])
      expect(formatAmount(parseAmount(text))).to.equal(text);
  });

  it('parses exponents and bare fractions', () => {
    expect(formatAmount(parseAmount('1.25E3'))).to.equal('1250');
    expect(formatAmount(parseAmount('-.5'))).to.equal('-0.5');
    expect(formatAmount(parseAmount('12e-2'))).to.equal('0.12');
  });

  it('rejects text that is not a number', () => {
    for (const text of ['', 'abc', '1,000', '.', '--1', 'NaN'])
      expect(() => parseAmount(text)).to.throw(NotANumber);
  });

  it('rounds half to even for either sign', () => {
    expect([5n, 15n, 25n, -5n, -15n, 26n].map((value) => divideRounded(value, 10n))).to.deep.equal([
      0n,
      2n,
      2n,
      0n,
      -2n,
      3n,
    ]);
    expect(formatAmount(roundTo(parseAmount('44.1475'), 3))).to.equal('44.148');
    expect(formatAmount(scale(parseAmount('44.15'), 1n, 28n))).to.equal('1.576785714286');
  });

  it('is exact for sums of any decimals of up to twelve places', () => {
    const amounts = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        expect(parseAmount(formatAmount(a)) + parseAmount(formatAmount(b))).to.equal(a + b);
      }),
    );
  });

  it('compares by share of the larger magnitude', () => {
    expect(near(1000n, 1005n, 5)).to.equal(true);
    expect(near(1000n, 1006n, 5)).to.equal(false);
    expect(near(-1000n, 1000n, 5)).to.equal(false);
  });

  it('counts the trailing zeros of filed values', () => {
    expect(trailingZeros(parseAmount('1200000'))).to.equal(5);
    expect(trailingZeros(parseAmount('1.5'))).to.equal(0);
    expect(trailingZeros(0n)).to.equal(null);
    expect(formatAmount(quotient(parseAmount('1'), parseAmount('3')))).to.equal('0.333333333333');
  });
});
