import { expect } from 'chai';
import fc from 'fast-check';
import { decimalOf, decimalsOf, wholeNumber } from './numbers.ts';

describe('decimalOf', () => {
  it('writes every number of XML plainly', () => {
    const cases: readonly (readonly [string, string | null])[] = [
      ['1500000', '1500000'],
      [' 1.50 ', '1.50'],
      ['+7', '7'],
      ['007', '7'],
      ['.5', '0.5'],
      ['5.', '5'],
      ['-0', '0'],
      ['-0.00', '0.00'],
      ['1.5E3', '1500'],
      ['1e-2', '0.01'],
      ['', null],
      ['.', null],
      ['-', null],
      ['1,000', null],
      ['INF', null],
      ['NaN', null],
      ['0x10', null],
      ['1e999999999', null],
      ['9'.repeat(77), null],
    ];
    for (const [text, plain] of cases) expect(decimalOf(text), text).to.equal(plain);
  });

  it('applies scale and sign', () => {
    expect(decimalOf('383,285'.replace(',', ''), 6)).to.equal('383285000000');
    expect(decimalOf('67', -2)).to.equal('0.67');
    expect(decimalOf('12.30', 6)).to.equal('12300000');
    expect(decimalOf('565', 6, true)).to.equal('-565000000');
    expect(decimalOf('-565', 0, true)).to.equal('565');
    expect(decimalOf('0', 6, true)).to.equal('0');
    expect(decimalOf('1', 400)).to.equal(null);
  });

  it('scales exactly: scaling by a power of ten and back keeps the number', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
        fc.integer({ min: -20, max: 20 }),
        (n, scale) => {
          const there = decimalOf(String(n), scale) ?? '';
          const [whole = '', fraction = ''] = (decimalOf(there, -scale) ?? '').split('.');
          expect(BigInt(whole)).to.equal(n);
          expect(fraction).to.match(/^0*$/);
        },
      ),
    );
  });
});

describe('decimalsOf', () => {
  it('uses decimals, else derives them from precision', () => {
    expect(decimalsOf('-6', undefined, '1500000')).to.equal('-6');
    expect(decimalsOf(' INF ', undefined, '1')).to.equal('INF');
    expect(decimalsOf('x', undefined, '1')).to.equal(null);
    expect(decimalsOf(undefined, undefined, '1')).to.equal(null);
    expect(decimalsOf(undefined, 'INF', '1')).to.equal('INF');
    expect(decimalsOf(undefined, '2', '-1500000')).to.equal('-5');
    expect(decimalsOf(undefined, '3', '1.25')).to.equal('2');
    expect(decimalsOf(undefined, '1', '0.004')).to.equal('3');
    expect(decimalsOf(undefined, '2', '0')).to.equal('INF');
    expect(decimalsOf(undefined, '0', '5')).to.equal(null);
  });
});

describe('wholeNumber', () => {
  it('reads attributes and nothing else', () => {
    expect([' 6', '-3', '+2', '1.5', '', 'INF', '99999999'].map(wholeNumber)).to.deep.equal([
      6,
      -3,
      2,
      null,
      null,
      null,
      null,
    ]);
  });
});
