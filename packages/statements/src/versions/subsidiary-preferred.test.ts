import { expect } from 'chai';
import { computeStatements } from '../compute.ts';
import type { InputFact } from '../inputs.ts';
import { company, fact, filing, shown } from '../test-support.ts';

/** A year of a utility in millions of dollars; `eps` over 1,001 million shares. */
const year = (of: number, rows: Readonly<Record<string, number>>, eps?: number): InputFact[] => {
  const [start, end] = [`${of}-01-01`, `${of}-12-31`];
  return [
    fact('Revenues', start, end, 20_000e6),
    fact('Assets', null, end, 90_000e6),
    ...Object.entries(rows).map(([name, value]) => fact(name, start, end, value * 1e6)),
    ...(eps === undefined
      ? []
      : [
          fact('EarningsPerShareBasic', start, end, eps, 'USD/shares'),
          fact('WeightedAverageNumberOfSharesOutstandingBasic', start, end, 1_001e6, 'shares'),
        ]),
  ];
};

const incomeOf = (years: readonly InputFact[][], sic = '4911'): string =>
  shown(
    computeStatements(company([filing('10-K', '2024-02-15', years.flat())], { sic })),
    'net_income',
    'annual',
    '2023-12-31',
  ).replace(/000000$/, '');

const WHOLE = 'ProfitLoss';
const SHARE = 'NetIncomeLossAttributableToNoncontrollingInterest';
const PREFERRED = 'PreferredStockDividendsIncomeStatementImpact';
const COMMON = 'NetIncomeLossAvailableToCommonStockholdersBasic';

describe('net income of a utility with preferred shares of its subsidiaries', () => {
  const shared = { [WHOLE]: 2_300, [SHARE]: 58, [PREFERRED]: 16 };

  it('is income available to common shares if no row is the parent’s by its tag', () => {
    expect(incomeOf([year(2023, { ...shared, [COMMON]: 2_226 })])).to.equal('2226');
    expect(incomeOf([year(2023, { ...shared, [COMMON]: 2_226 })], '3571')).to.equal('2242');
  });

  it('is the same if the tag of the parent includes the noncontrolling part', () => {
    expect(incomeOf([year(2023, { NetIncomeLoss: 1_228, [SHARE]: 8, [COMMON]: 1_220 })])).to.equal('1220');
  });

  it('is unchanged if the parent’s own preferred shares are tagged separately', () => {
    const own = year(2022, { NetIncomeLoss: 755, [COMMON]: 751 });
    expect(incomeOf([own, year(2023, { NetIncomeLoss: 841, [COMMON]: 834 })])).to.equal('841');
    expect(incomeOf([own, year(2023, { [WHOLE]: 841, [COMMON]: 834 })])).to.equal('841');
  });

  it('is reduced by them too if another filing of the period tags the rest as net income', () => {
    const before = filing('10-K', '2023-02-15', year(2022, { NetIncomeLoss: 588, [WHOLE]: 588 }));
    const rows = { NetIncomeLoss: 589, [COMMON]: 588 };
    const both = filing('10-K', '2024-02-15', [
      ...year(2022, rows),
      ...year(2023, { NetIncomeLoss: 640, [COMMON]: 638 }),
    ]);
    const statements = computeStatements(company([before, both], { sic: '4911' }));
    expect(shown(statements, 'net_income', 'annual', '2022-12-31')).to.equal('588000000');
    expect(shown(statements, 'net_income', 'annual', '2023-12-31')).to.equal('638000000');
  });

  it('is refused without that income if EPS is not based on it', () => {
    expect(incomeOf([year(2023, shared, 2.22)])).to.equal('ambiguous_candidate');
    expect(incomeOf([year(2023, shared)])).to.equal('ambiguous_candidate');
    expect(incomeOf([year(2023, shared, 2.24)])).to.equal('2242');
  });
});
