import { expect } from 'chai';
import type { InputFact } from '../inputs.ts';
import { compute, fact, filing, shown } from '../test-support.ts';

/**
 * A year of a filer in millions of dollars and shares that tags its total income and a noncontrolling part.
 */
const year = (
  of: number,
  row: { whole: number; share: number; eps: number; shares: number },
): InputFact[] => {
  const [start, end] = [`${of}-01-01`, `${of}-12-31`];
  return [
    fact('Revenues', start, end, 25_000e6),
    fact('ProfitLoss', start, end, row.whole * 1e6),
    fact('NetIncomeLossAttributableToNoncontrollingInterest', start, end, row.share * 1e6),
    fact('EarningsPerShareBasic', start, end, row.eps, 'USD/shares'),
    fact('WeightedAverageNumberOfSharesOutstandingBasic', start, end, row.shares * 1e6, 'shares'),
    fact('Assets', null, end, 40_000e6),
  ];
};

const incomeOf = (years: readonly InputFact[][], end: string): string =>
  shown(compute([filing('10-K', '2025-02-15', years.flat())]), 'net_income', 'annual', end);

describe('the parent’s share of a whole income', () => {
  const proven = year(2023, { whole: 11_195, share: 12, eps: 11.86, shares: 944 });
  const open = year(2024, { whole: 12_874, share: 16, eps: 13.91, shares: 925 });

  it('is the total if EPS is based on it: the noncontrolling part is in another row', () => {
    expect(incomeOf([proven], '2023-12-31')).to.equal('11195000000');
  });

  it('is determined by the filer’s other years if EPS allows both', () => {
    expect(incomeOf([proven, open], '2024-12-31')).to.equal('12874000000');
    expect(incomeOf([open], '2024-12-31')).to.equal('12858000000');
  });

  it('is the total less the noncontrolling part if EPS is based on that', () => {
    const shared = year(2023, { whole: 11_195, share: 300, eps: 11.54, shares: 944 });
    expect(incomeOf([shared], '2023-12-31')).to.equal('10895000000');
    expect(incomeOf([shared, open], '2024-12-31')).to.equal('12858000000');
  });

  it('is determined by the income to common shares before EPS, which preferred dividends of the same size mislead', () => {
    const row = { whole: 1_331.7, share: -1.2, eps: 4.22, shares: 315.4 };
    const common = (of: number, value: number): InputFact[] => [
      fact('NetIncomeLossAvailableToCommonStockholdersBasic', `${of}-01-01`, `${of}-12-31`, value * 1e6),
      fact('PreferredStockDividendsIncomeStatementImpact', `${of}-01-01`, `${of}-12-31`, 1_200_000),
    ];
    expect(incomeOf([[...year(2023, row), ...common(2023, 1_331.7)]], '2023-12-31')).to.equal('1332900000');
    expect(incomeOf([[...year(2023, row), ...common(2023, 1_330.5)]], '2023-12-31')).to.equal('1331700000');
  });

  it('tests EPS less preferred dividends', () => {
    const preferred = fact('PreferredStockDividendsIncomeStatementImpact', '2023-01-01', '2023-12-31', 300e6);
    const shared = year(2023, { whole: 11_195, share: 300, eps: 11.22, shares: 944 });
    expect(incomeOf([[...shared, preferred]], '2023-12-31')).to.equal('10895000000');
  });

  it('is not determined by EPS that differ by class of stock', () => {
    const row = year(2023, { whole: 100, share: 10, eps: 1, shares: 100.000001 });
    const byClass = (members: Readonly<Record<string, string>>): string => {
      const dimensioned = Object.entries(members).map(([member, value]) => ({
        ...fact('EarningsPerShareBasic', '2023-01-01', '2023-12-31', value, 'USD/shares'),
        decimals: '2',
        dimensions: [{ axis: 'us-gaap:StatementClassOfStockAxis', member: `us-gaap:${member}` }],
      }));
      const facts = row.filter(({ concept }) => concept !== 'EarningsPerShareBasic');
      const report = { faces: [], dimensioned };
      return shown(
        compute([filing('10-K', '2025-02-15', facts, { report })]),
        'net_income',
        'annual',
        '2023-12-31',
      );
    };
    expect(byClass({ CommonClassAMember: '1.00', CommonClassBMember: '1.00' })).to.equal('100000000');
    expect(byClass({ CommonClassAMember: '1.00', CommonClassBMember: '0.90' })).to.equal('90000000');
  });
});
