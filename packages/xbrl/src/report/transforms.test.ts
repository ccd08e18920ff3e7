import { expect } from 'chai';
import fc from 'fast-check';
import { decimalOf } from './numbers.ts';
import { transformed } from './transforms.ts';

const IXT = 'http://www.xbrl.org/inlineXBRL/transformation/2020-02-12';
const SEC = 'http://www.sec.gov/inlineXBRL/transformation/2015-08-31';
const by = (local: string, text: string, uri = IXT): string | null => {
  const number = transformed({ uri, prefix: 'ixt', local }, text);
  return number === null ? null : decimalOf(number);
};

describe('transformed', () => {
  it('reads the input of each numeric rule', () => {
    const cases: readonly (readonly [rule: string, shown: string, number: string | null])[] = [
      ['num-dot-decimal', '1,234,567.89', '1234567.89'],
      ['num-dot-decimal', ' 1 234.5 ', '1234.5'],
      ['num-dot-decimal', '1\u00a0234', '1234'],
      ['num-dot-decimal', '１２３．５', '123.5'],
      ['num-dot-decimal', '1.234,56', null],
      ['num-dot-decimal', '12,34', null],
      ['num-dot-decimal', '$5', null],
      ['num-dot-decimal', '(5)', null],
      ['num-dot-decimal', '—', null],
      ['num-dot-decimal', '', null],
      ['numdotdecimalin', '12,34,567.5', '1234567.5'],
      ['num-dot-decimal-apos', "1'234.5", '1234.5'],
      ['num-dot-decimal-apos', '1´234.5', '1234.5'],
      ['num-comma-decimal', '1.234.567,89', '1234567.89'],
      ['num-comma-decimal', '1,234,567', null],
      ['num-comma-decimal-apos', "1'234,5", '1234.5'],
      ['numcommadot', '1,234.5', '1234.5'],
      ['numcommadot', '1 234.5', null],
      ['numspacedot', '1 234.5', '1234.5'],
      ['numspacedot', '1,234.5', null],
      ['numdotcomma', '1.234,5', '1234.5'],
      ['numspacecomma', '1 234,5', '1234.5'],
      ['numcomma', '1234,5', '1234.5'],
      ['numcomma', '1.234,5', null],
      ['num-unit-decimal', '1,234 dollars and 5 cents', '1234.05'],
      ['num-unit-decimal', '12円34銭', '12.34'],
      ['num-unit-decimal', '12.34', null],
      ['zerodash', '—', '0'],
      ['numdash', '-', '0'],
      ['zerodash', '5', null],
      ['fixed-zero', 'no', '0'],
      ['fixed-empty', '', null],
      ['num-word-en', 'three', '3'],
      ['date-month-day-year-en', 'March 1, 2024', null],
    ];
    for (const [rule, shown, number] of cases) expect(by(rule, shown), `${rule} ${shown}`).to.equal(number);
  });

  it('supports the registries of XBRL International and of the SEC, and no others', () => {
    expect(by('numwordsen', 'Twenty-one', SEC)).to.equal('21');
    for (const registry of [
      'http://www.xbrl.org/2008/inlineXBRL/transformation',
      'http://www.xbrl.org/inlineXBRL/transformation/2010-04-20',
      'http://www.xbrl.org/inlineXBRL/transformation/2022-02-16',
    ])
      expect(by('numdotdecimal', '1,000', registry)).to.equal('1000');
    expect(by('numdotdecimal', '1,000', 'http://evil.example/transformation')).to.equal(null);
  });

  it('reads text without a format unchanged', () => {
    expect(transformed(null, ' 12.5 ')).to.equal('12.5');
  });

  it('parses any amount displayed with groups, by point or comma', () => {
    const amount = fc.tuple(
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      fc.option(fc.stringMatching(/^[0-9]{1,6}$/)),
    );
    const grouped = (whole: bigint, sign: string): string =>
      String(whole).replace(/\B(?=([0-9]{3})+$)/g, sign);
    fc.assert(
      fc.property(amount, fc.constantFrom(',', ' ', '\u00a0', '\u202f'), ([whole, fraction], sign) => {
        const plain = fraction === null ? String(whole) : `${whole}.${fraction}`;
        const point = fraction === null ? '' : `.${fraction}`;
        expect(by('num-dot-decimal', grouped(whole, sign) + point)).to.equal(plain);
        const comma = fraction === null ? '' : `,${fraction}`;
        expect(by('num-comma-decimal', grouped(whole, sign === ',' ? '.' : sign) + comma)).to.equal(plain);
      }),
    );
  });
});
