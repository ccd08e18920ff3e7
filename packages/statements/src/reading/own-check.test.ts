import { expect } from 'chai';
import { parseAmount } from '../decimal.ts';
import { perShareCheck } from './own-check.ts';

const check = (income: string, shares: string, eps: string, split?: number): string =>
  perShareCheck(
    parseAmount(income),
    parseAmount(shares),
    parseAmount(eps),
    split === undefined ? undefined : { numerator: BigInt(split), denominator: 1n },
  );

describe('income ÷ shares compared with earnings per share', () => {
  it('fails by a sign or a factor of five, except within two cents', () => {
    expect(check('100', '50', '2')).to.equal('passed');
    expect(check('100', '50', '10')).to.equal('failed');
    expect(check('100', '50', '-2')).to.equal('failed');
    expect(check('100', '5000', '0.03')).to.equal('passed');
    expect(check('-100', '5000', '0.01')).to.equal('passed');
    expect(check('-100', '5000', '0.03')).to.equal('failed');
  });

  it('counts the cents of the filing, not those that remain of them after a split', () => {
    // A loss of 0.37 a share, before a split of 40 to 1.
    expect(check('-201338000', '21692280000', '-0.00925', 40)).to.equal('passed');
    expect(check('-201338000', '21692280000000', '-0.00925', 40)).to.equal('failed');
    expect(check('201338000', '21692280000', '-0.00925', 40)).to.equal('failed');
  });
});
