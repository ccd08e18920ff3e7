import { expect } from 'chai';
import { formatAmount } from '@footnote/statements/decimal';
import { printedNumber } from './printed-number.ts';

const read = (text: string): string | undefined => {
  const number = printedNumber(text);
  return number === undefined ? undefined : `${formatAmount(number.amount)}${number.percent ? '%' : ''}`;
};

describe('printedNumber', () => {
  it('reads amounts with currency, parentheses, signs and marks', () => {
    expect(read('$1,234')).to.equal('1234');
    expect(read('$ (1,234.5)')).to.equal('-1234.5');
    expect(read('(1,234')).to.equal('-1234');
    expect(read('-12')).to.equal('-12');
    expect(read('$(0.42)')).to.equal('-0.42');
    expect(read('.5')).to.equal('0.5');
    expect(read('1,234(a)')).to.equal('1234');
    expect(read('1,234*')).to.equal('1234');
    expect(read('(12.3)%')).to.equal('-12.3%');
    expect(read('12 %')).to.equal('12%');
  });

  it('reads a dash as zero', () => {
    for (const dash of ['—', '-', '–', '--', '$—', '—%']) expect(read(dash)?.replace('%', '')).to.equal('0');
  });

  it('reads nothing else as a number', () => {
    for (const text of ['', '$', ')', 'NM', 'N/A', '1,23', 'March 31, 2024', 'Up 12%', '3 months', '12-31'])
      expect(read(text), text).to.equal(undefined);
  });
});
