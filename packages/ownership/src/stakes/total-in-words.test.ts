import { expect } from 'chai';
import { totalInWords } from './total-in-words.ts';

const read = (text: string): string | null => {
  const total = totalInWords(text);
  return total === null ? null : `${total.shares.toFixed()} ${total.percent.toFixed()}`;
};

describe('totalInWords', () => {
  it('reads the only sentence about all persons', () => {
    expect(
      read(
        'The aggregate number of Securities to which this Schedule 13D relates is 1,234,567 shares, representing 21.29% of the 5,798,812 shares outstanding, as reported in Form 10-Q. The Reporting Persons own: First Fund 50,000 shares, 0.86%; Second Fund 1,184,567 shares, 20.43%.',
      ),
    ).to.equal('1234567 21.29');
    expect(read('Collectively, they own 54,000 shares of Common Stock, or 5.4 % of the class.')).to.equal(
      '54000 5.4',
    );
  });

  it('ignores sentences about single persons, with two percentages, or with two totals', () => {
    for (const text of [
      '',
      'See Item 5(a) above.',
      'Mr. Smith owns 54,000 shares, 5.4% of the class.',
      'In the aggregate 54,000 shares, 5.4%, before and 64,000 shares, 6.4%, after the offering.',
      'In the aggregate they own 54,000 shares, 5.4%. In the aggregate they may vote 64,000 shares, 6.4%.',
      'The aggregate percentage is 5.4%, for $54,000 in cash.',
    ])
      expect(read(text), text).to.equal(null);
  });

  it('takes linear time for a long text', () => {
    expect(read(`aggregate ${'1,234,567 shares and '.repeat(20_000)}`)).to.equal(null);
    expect(read(`aggregate ${'1,234'.repeat(40_000)} 5%`)).to.equal(null);
  });
});
