import { expect } from 'chai';
import {
  alignedDecimals,
  compactAmount,
  exactly,
  hasTenths,
  kindOf,
  labelOf,
  priceText,
  shown,
  withUnit,
} from './format.ts';
import { parseDigits } from './parse-digits.ts';

describe('numbers of the explorer', () => {
  it('keeps every digit of a long whole number, and leaves text alone', () => {
    expect(
      parseDigits('{"a":12345678901234567890,"b":-9007199254740993,"c":1.5,"d":"x\\"1234567890123456"}'),
    ).to.deep.equal({
      a: '12345678901234567890',
      b: '-9007199254740993',
      c: 1.5,
      d: 'x"1234567890123456',
    });
  });

  it('shows amounts in millions, and with all digits', () => {
    expect(shown(-1234567890, 'amount')).to.equal('−1,234.6');
    expect(shown('12345678901234567890', 'amount')).to.equal('12,345,678,901,235');
    expect(shown(1.5, 'per_share')).to.equal('1.50');
    expect(shown(12.345, 'percent')).to.match(/^12\.3[45]%$/);
    expect(exactly('-12345678901234567890')).to.equal('−12,345,678,901,234,567,890');
    expect(exactly(1234.5678)).to.equal('1,234.5678');
    expect(['rnd_expense', 'ocf_yoy_pct', 'eps_basic'].map(labelOf)).to.deep.equal([
      'R&D expense',
      'Operating cash flow growth, year over year',
      'EPS, basic',
    ]);
    expect(
      ['eps_basic', 'shares_basic', 'gross_margin_pct', 'current_ratio', 'revenue'].map(kindOf),
    ).to.deep.equal(['per_share', 'shares', 'percent', 'ratio', 'amount']);
  });

  it('gives the amounts of a table the same number of decimals', () => {
    expect(hasTenths([2_159_000_000, 2_133_400_000])).to.equal(true);
    expect(hasTenths([2_159_000_000, -40_000])).to.equal(false);
    expect(hasTenths([2_894_307_700_000, 400_000])).to.equal(false);
    expect(shown(2_159_000_000, 'shares', true)).to.equal('2,159.0');
    expect(shown(69_852_000_000, 'amount', false)).to.equal('69,852');
    expect([0.109875, 0.1095].map(alignedDecimals([0.109875, 0.1095]))).to.deep.equal([
      '0.109875',
      '0.109500',
    ]);
  });

  it('shortens large amounts and rounds prices to the cent', () => {
    expect(compactAmount(4_583_336_313_360, 'USD')).to.equal('4.58 trillion USD');
    expect(compactAmount(-10_406_849_596, 'USD')).to.equal('−10.41 billion USD');
    expect(compactAmount(43_900_000, 'TWD')).to.equal('43.90 million TWD');
    expect(compactAmount(950, null)).to.equal('950');
    expect([312.059998, 0.4321, 0].map(priceText)).to.deep.equal(['312.06', '0.4321', '0.00']);
  });

  it('shows a figure with the unit of its explanation', () => {
    expect(withUnit(12.5, 'percent')).to.equal('12.5%');
    expect(withUnit(true, 'state')).to.equal('yes');
    expect(withUnit('2026-05-11', 'date')).to.equal('2026-05-11');
    expect(withUnit(3, 'years')).to.equal('3 years');
    expect(withUnit(null, 'ratio')).to.equal(undefined);
  });
});
