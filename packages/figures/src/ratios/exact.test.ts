import { expect } from 'chai';
import type { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { exact, mean, percentOf, quotient, rootOf, served, sum } from './exact.ts';

/** n over d in percent at 2 decimals, half-even, with integers only. */
function reference(n: bigint, d: bigint): string {
  const negative = n < 0n !== d < 0n && n !== 0n;
  const [num, den] = [(n < 0n ? -n : n) * 10_000n, d < 0n ? -d : d];
  let cents = num / den;
  const twice = 2n * (num % den);
  if (twice > den || (twice === den && cents % 2n === 1n)) cents += 1n;
  const text = cents.toString().padStart(3, '0');
  const whole = `${text.slice(0, -2)}.${text.slice(-2)}`.replace(/\.?0+$/, '');
  return negative && cents !== 0n ? `-${whole}` : whole;
}

describe('exact figures', () => {
  it('rounds half-even, once', () => {
    const rounded = (text: string) => served(exact(text)).toFixed();
    expect(rounded('0.125')).to.equal('0.12');
    expect(rounded('0.135')).to.equal('0.14');
    expect(rounded('-0.125')).to.equal('-0.12');
    expect(rounded('0.1250000000000000000000001')).to.equal('0.13');
    expect(rounded('2.675')).to.equal('2.68');
    expect(served(exact('0.5'), 0).toFixed()).to.equal('0');
    expect(served(exact('1.5'), 0).toFixed()).to.equal('2');
  });

  it('has no negative zero', () => {
    expect(served(exact('-0.001')).toFixed()).to.equal('0');
    expect(served(exact('-0')).toFixed()).to.equal('0');
  });

  it('preserves every digit of an amount beyond 2^53', () => {
    const amount = '98765432109876543210987654321';
    expect(served(exact(amount), 0).toFixed()).to.equal(amount);
    expect(sum([exact(amount), exact('1')])?.toFixed()).to.equal('98765432109876543210987654322');
  });

  it('serves the percentage that integer arithmetic computes', () => {
    const amount = fc.bigInt({ min: -(10n ** 26n), max: 10n ** 26n });
    fc.assert(
      fc.property(amount, amount, (n, d) => {
        fc.pre(d !== 0n);
        expect(served(percentOf(exact(String(n)), exact(String(d))))?.toFixed()).to.equal(reference(n, d));
      }),
    );
  });

  it('recovers a rounding tie after repeating decimals', () => {
    // Three thirds at 60 digits are 0.99…9, and minus 0.985 no longer a tie.
    const third = quotient(exact('1'), exact('3'));
    const tie = sum([third, third, third, exact('-0.985')]);
    expect(tie?.toFixed()).to.match(/^0\.0149+$/);
    expect(served(tie)?.toFixed()).to.equal('0.02');
  });

  it('takes the root of a power, and the same root as a power with a fractional exponent', () => {
    const upTo = (max: bigint) => fc.bigInt({ min: 1n, max }).map((amount) => exact(String(amount)));
    const degrees = fc.constantFrom(3 as const, 5 as const);
    const digits = (figure: Decimal) => figure.toSignificantDigits(50).toFixed();
    fc.assert(
      fc.property(upTo(10n ** 9n), degrees, (root, degree) => {
        expect(digits(rootOf(root.pow(degree), degree))).to.equal(digits(root));
      }),
    );
    fc.assert(
      fc.property(upTo(10n ** 20n), upTo(10n ** 20n), degrees, (a, b, degree) => {
        const ratio = quotient(a, b)!;
        expect(digits(rootOf(ratio, degree))).to.equal(digits(ratio.pow(exact('1').div(degree))));
      }),
    );
    expect(rootOf(exact('1e-2000'), 5).toFixed()).to.equal(exact('1e-400').toFixed());
  });

  it('is null when an operand is missing or a denominator is zero', () => {
    expect(quotient(null, exact('1'))).to.equal(null);
    expect(quotient(exact('1'), null)).to.equal(null);
    expect(quotient(exact('1'), exact('0'))).to.equal(null);
    expect(sum([exact('1'), null])).to.equal(null);
    expect(mean([])).to.equal(null);
    expect(served(null)).to.equal(null);
  });
});
