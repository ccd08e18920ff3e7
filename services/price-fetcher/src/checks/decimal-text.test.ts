import { expect } from 'chai';
import fc from 'fast-check';
import { decimalText } from './decimal-text.ts';

describe('the text of a decimal', () => {
  it('keeps all digits as written, without exponent', () => {
    const written = [
      '0.9012280106544495',
      '1e-05',
      '1.5E3',
      '.5',
      '5.',
      '+7',
      '-0.25',
      '163811200',
      '12.30',
      '1.25e1',
    ];
    expect(written.map(decimalText)).to.deep.equal([
      '0.9012280106544495',
      '0.00001',
      '1500',
      '0.5',
      '5',
      '7',
      '-0.25',
      '163811200',
      '12.30',
      '12.5',
    ]);
  });

  it('is null for text that is not a number', () => {
    expect(['', '.', 'nan', 'NaN', '1,5', '1.2.3', 'e5', '0x10', '1 '].map(decimalText)).to.deep.equal(
      Array(9).fill(null),
    );
  });

  it('is the number that JavaScript prints', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: 1e-30, max: 1e30 }), (value) => {
        const text = decimalText(String(value));
        expect(text).to.match(/^\d+(\.\d+)?$/);
        expect(Number(text)).to.equal(value);
      }),
    );
  });
});
