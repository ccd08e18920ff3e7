import { expect } from 'chai';
import { exactly, kindOf, labelOf, shown } from './format.ts';
import { parseDigits } from './parse-digits.ts';

describe('numbers of the explorer', () => {
  it('keeps every digit of a long whole number, and no digits of text', () => {
    expect(
      parseDigits('{"a":12345678901234567890,"b":-9007199254740993,"c":1.5,"d":"x\\"1234567890123456"}'),
    ).to.deep.equal({
      a: '12345678901234567890',
      b: '-9007199254740993',
      c: 1.5,
      d: 'x"1234567890123456',
    });
  });

  it('shows amounts in millions, and exactly where that is asked', () => {
    expect(shown(-1234567890, 'amount')).to.equal('−1,234.6');
    expect(shown('12345678901234567890', 'amount')).to.equal('12,345,678,901,234.6');
    expect(shown(1.5, 'per_share')).to.equal('1.50');
    expect(shown(12.345, 'percent')).to.match(/^12\.3[45]%$/);
    expect(exactly('-12345678901234567890')).to.equal('−12,345,678,901,234,567,890');
    expect(exactly(1234.5678)).to.equal('1,234.5678');
    expect(['rnd_expense', 'ocf_yoy_pct', 'eps_basic'].map(labelOf)).to.deep.equal([
      'R&D expense',
      'Operating cash flow growth on the year',
      'EPS, basic',
    ]);
    expect(
      ['eps_basic', 'shares_basic', 'gross_margin_pct', 'current_ratio', 'revenue'].map(kindOf),
    ).to.deep.equal(['per_share', 'shares', 'percent', 'plain', 'amount']);
  });
});
