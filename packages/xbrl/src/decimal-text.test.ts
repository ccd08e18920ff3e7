import { expect } from 'chai';
import fc from 'fast-check';
import { MAX_DIGITS, plainDecimal } from './decimal-text.ts';

describe('plainDecimal', () => {
  it('keeps numbers without an exponent digit for digit', () => {
    for (const text of ['0', '-0', '1.50', '9007199254740993', '-123456789012345678901234567890.000'])
      expect(plainDecimal(text)).to.deep.equal({ ok: text });
  });

  it('carries exponents out exactly', () => {
    const cases: readonly (readonly [string, string])[] = [
      ['1e-05', '0.00001'],
      ['1.5E9', '1500000000'],
      ['1.50E1', '15.0'],
      ['-1.25e+1', '-12.5'],
      ['12345678901234567.89e1', '123456789012345678.9'],
      ['0e5', '0'],
      ['0.001E2', '0.1'],
      ['0.001E4', '10'],
      ['120E-1', '12.0'],
      ['5E0', '5'],
    ];
    for (const [source, plain] of cases) expect(plainDecimal(source), source).to.deep.equal({ ok: plain });
  });

  it('refuses what JSON does not call a number', () => {
    for (const text of [
      '',
      '-',
      '+5',
      '01',
      '.5',
      '5.',
      '1e',
      'NaN',
      'Infinity',
      '0x10',
      '1,000',
      'true',
      '1_0',
    ])
      expect(plainDecimal(text), text).to.deep.equal({ error: 'not_a_number' });
  });

  it('rejects more digits than a decimal column can store, without expanding them', () => {
    expect(plainDecimal('9'.repeat(MAX_DIGITS))).to.have.property('ok');
    for (const text of [
      '9'.repeat(MAX_DIGITS + 1),
      '1e999999999',
      '1e-999999999',
      `0.${'1'.repeat(MAX_DIGITS)}`,
    ])
      expect(plainDecimal(text), text).to.deep.equal({ error: 'too_many_digits' });
  });

  it('means the number that was written', () => {
    const parts = fc.tuple(
      fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
      fc.option(fc.stringMatching(/^[0-9]{1,12}$/), { nil: null }),
      fc.option(fc.integer({ min: -20, max: 20 }), { nil: null }),
    );
    fc.assert(
      fc.property(parts, ([whole, fraction, exponent]) => {
        const source = `${whole}${fraction === null ? '' : `.${fraction}`}${exponent === null ? '' : `e${exponent}`}`;
        const plain = plainDecimal(source);
        if (!('ok' in plain)) throw new Error(`${source} was refused`);
        expect(plain.ok).to.match(/^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/);
        expect(scaled(plain.ok, 0)).to.equal(scaled(source.replace(/e.*/, ''), exponent ?? 0));
      }),
    );
  });
});

/** The number times 10^40, exactly. */
function scaled(text: string, exponent: number): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction) * 10n ** BigInt(40 - fraction.length + exponent);
}
