import { expect } from 'chai';
import fc from 'fast-check';
import { cikOfDigits, isCik, paddedCik, parseCik, shortCik } from './cik.ts';

describe('a CIK', () => {
  it('has ten digits, whatever its input form', () => {
    for (const written of [320193, '320193', '0000320193', 'CIK0000320193', ' cik320193 ', '000000320193'])
      expect(parseCik(written), String(written)).to.equal('0000320193');
    for (const written of ['', '0', '0000000000', 'AAPL', '12345678901', '-5', '3.2', 'CIK'])
      expect(parseCik(written), written).to.equal(null);
  });

  it('keeps its number with and without leading zeros', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), (number) => {
        expect(isCik(paddedCik(number))).to.equal(true);
        expect(shortCik(paddedCik(number))).to.equal(String(number));
        expect(parseCik(number)).to.equal(paddedCik(number));
      }),
    );
  });

  it('is read of digits alone where a text may be something else', () => {
    expect(['7', '0000000007', '0'].map(cikOfDigits)).to.deep.equal([
      '0000000007',
      '0000000007',
      '0000000000',
    ]);
    expect(['', '12345678901', 'CIK7', ' 7', '7a', '٧'].map(cikOfDigits)).to.deep.equal(Array(6).fill(null));
  });

  it('has no other number of digits', () => {
    expect(['320193', '00000320193', 'CIK0000320193', ''].some(isCik)).to.equal(false);
  });
});
