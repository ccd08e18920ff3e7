import { expect } from 'chai';
import { withoutRepeats } from './duplicates.ts';
import type { ReportFact } from './types.ts';

const fact = (value: string, decimals: string | null, more: Partial<ReportFact> = {}): ReportFact => ({
  taxonomy: 'us-gaap',
  concept: 'Revenues',
  unit: 'USD',
  start: '2023-01-01',
  end: '2023-12-31',
  value,
  decimals,
  dimensions: [],
  ...more,
});
const kept = (...facts: readonly ReportFact[]): (string | null)[][] =>
  withoutRepeats(facts).map(({ value, decimals }) => [value, decimals]);

describe('withoutRepeats', () => {
  it('keeps the most precise of equal values, however they are written', () => {
    expect(kept(fact('5000000', '-6'), fact('5000000.0', '0'), fact('5000000', null))).to.deep.equal([
      ['5000000.0', '0'],
    ]);
    expect(kept(fact('5', 'INF'), fact('5', '2'))).to.deep.equal([['5', 'INF']]);
  });

  it('keeps the most precise of values, one of which is the other rounded', () => {
    expect(kept(fact('1200000000', '-8'), fact('1234000000', '-6'))).to.deep.equal([['1234000000', '-6']]);
    expect(kept(fact('3', '0'), fact('2.5', 'INF'))).to.deep.equal([['2.5', 'INF']]);
    expect(kept(fact('1.25', '2'), fact('1', '0'))).to.deep.equal([['1.25', '2']]);
    expect(kept(fact('-1234000000', '-6'), fact('-1200000000', '-8'))).to.deep.equal([['-1234000000', '-6']]);
  });

  it('keeps all values that disagree', () => {
    expect(kept(fact('1300000000', '-8'), fact('1234000000', '-6')).length).to.equal(2);
    expect(kept(fact('5000000', '-6'), fact('6000000', '-6')).length).to.equal(2);
    expect(kept(fact('5', 'INF'), fact('6', '2')).length).to.equal(2);
    expect(kept(fact('5', null), fact('6', null)).length).to.equal(2);
    expect(kept(fact('5', '-6'), fact('-5', '-3'), fact('5', '99999')).length).to.equal(1);
  });

  it('keeps facts of other units, periods and members separate', () => {
    const members = { dimensions: [{ axis: 'fn:AAxis', member: 'fn:BMember' }] };
    expect(
      kept(
        fact('5', '0'),
        fact('5', '0', { unit: 'EUR' }),
        fact('5', '0', { start: null }),
        fact('5', '0', { end: '2023-12-30' }),
        fact('5', '0', members),
        fact('5', '0', { concept: 'Assets' }),
      ).length,
    ).to.equal(6);
  });
});
