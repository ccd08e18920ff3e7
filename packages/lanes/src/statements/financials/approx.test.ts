import { expect } from 'chai';
import fc from 'fast-check';
import { approximate } from './approx.ts';

const FACTORS: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9, T: 1e12 };

describe('an approximate amount', () => {
  const CASES: readonly (readonly [string, string])[] = [
    ['94930000000', '94.9B'],
    ['-94950000000', '-95.0B'],
    ['1500000000000', '1.5T'],
    ['1234567000000000', '1234.6T'],
    ['999949999', '999.9M'],
    ['999950000', '1.0B'],
    ['999999', '1.0M'],
    ['1000', '1.0K'],
    ['999.996', '1.0K'],
    ['999.99', '999.99'],
    ['7', '7'],
    ['-0.304', '-0.3'],
    ['0.795', '0.8'],
    ['6.08', '6.08'],
    ['0', '0'],
    ['-0.001', '0'],
  ];
  for (const [value, shown] of CASES) {
    it(`shows ${value} as ${shown}`, () => expect(approximate(value)).to.equal(shown));
  }

  it('differs by at most half of its last digit', () => {
    const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(amount, (value) => {
        const shown = approximate(String(value));
        const factor = FACTORS[shown.at(-1) ?? ''] ?? 1;
        const digits = Number(shown.replace(/[KMBT]$/, ''));
        const halfDigit = factor === 1 ? 0.005 : 0.05 * factor;
        expect(Math.abs(digits * factor - Number(value))).to.be.at.most(halfDigit * 1.0001);
      }),
    );
  });
});
