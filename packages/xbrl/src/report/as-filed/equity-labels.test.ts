import { expect } from 'chai';
import { balanceLabel, counted, isRowHeading, labelOfAll } from './equity-labels.ts';

describe('labels of a statement of equity', () => {
  it('say of balances which end of the period they are of, instead of the day', () => {
    const labels = [
      'Balance at December 31, 2023',
      'Balances as of June 30, 2024',
      'BALANCE, JANUARY 1, 2024',
      'December 31, 2023',
      'Balance – 31 December 2023',
      'Balances at beginning of period',
      'Ending balances',
    ];
    expect(labels.map((label) => balanceLabel(label, 'beginning'))).to.deep.equal([
      'Balance, beginning of period',
      'Balances, beginning of period',
      'BALANCE, beginning of period',
      'Balance, beginning of period',
      'Balance, beginning of period',
      'Balances at beginning of period',
      'Balance, beginning of period',
    ]);
    expect(balanceLabel('Ending balances', 'end')).to.equal('Ending balances');
  });

  it('leave out numbers that differ by period, and keep both words where they do', () => {
    expect(labelOfAll(['Dividends ($0.60 per share)', 'Dividends ($0.40 per share)'])).to.equal(
      'Dividends ($… per share)',
    );
    expect(labelOfAll(['Dividends ($0.40 per share)', 'Dividends ($0.40 per share)'])).to.equal(
      'Dividends ($0.40 per share)',
    );
    expect(labelOfAll(['Net loss', 'Net income', 'Net income'])).to.equal('Net loss / Net income');
    expect(labelOfAll(['One', 'Two', 'Three'])).to.equal('One');
  });

  it('head rows unless they name a period or the unit', () => {
    const texts = [
      'Dividends declared:',
      'Year ended December 31, 2023:',
      '(In millions):',
      'Treasury stock',
    ];
    expect(texts.map(isRowHeading)).to.deep.equal([true, false, false, false]);
    expect(['USD', 'shares', 'USD/shares'].map(counted)).to.deep.equal(['', 'shares', 'per share']);
  });
});
