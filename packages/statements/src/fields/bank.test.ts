import { expect } from 'chai';
import type { InputFact } from '../inputs.ts';
import { compute, fact, filing, plainFilings, plainYears, shown } from '../test-support.ts';

const END = '2024-12-31';

const bankFacts: readonly InputFact[] = [
  fact('InterestIncomeExpenseNet', '2024-01-01', END, 700),
  fact('NoninterestIncome', '2024-01-01', END, 500),
  fact('NoninterestExpense', '2024-01-01', END, 600),
  fact('Deposits', null, END, 9000),
  fact('NoninterestBearingDepositLiabilitiesDomestic', null, END, 1000),
  fact('NoninterestBearingDepositLiabilitiesForeign', null, END, 50),
  fact('ProvisionForLoanLeaseAndOtherLosses', '2024-01-01', END, -20),
  fact('CommonEquityTierOneCapitalToRiskWeightedAssets', null, END, '0.1432', 'pure'),
];

/** A plain filer whose last annual report also has these facts. */
const withFacts = (facts: readonly InputFact[]) =>
  compute([
    ...plainFilings(2022, plainYears(3)).map((each) =>
      each.form === '10-K' && each.filed.startsWith('2025')
        ? { ...each, facts: [...each.facts, ...facts] }
        : each,
    ),
    filing('10-Q', '2025-05-01', [fact('Assets', null, '2025-03-31', 1)]),
  ]);

describe('fields of banks', () => {
  it('are read for a bank, including a release of provisions and a plain ratio', () => {
    const statements = withFacts(bankFacts);
    expect(statements.issuer.type).to.equal('bank');
    expect(shown(statements, 'net_interest_income', 'annual', END)).to.equal('700');
    expect(shown(statements, 'provision', 'annual', END)).to.equal('-20');
    expect(shown(statements, 'noninterest_bearing_deposits', 'instant', END)).to.equal('1050');
    expect(shown(statements, 'cet1_ratio', 'instant', END)).to.equal('0.1432');
  });

  it('are refused if a filing has two capital ratios for one date', () => {
    const second = fact('CommonEquityTierOneCapitalToRiskWeightedAssets', null, END, '0.151', 'pure');
    expect(shown(withFacts([...bankFacts, second]), 'cet1_ratio', 'instant', END)).to.equal(
      'ambiguous_candidate',
    );
  });

  it('yield no cells for other issuers', () => {
    const { issuer, cells } = withFacts([fact('Deposits', null, END, 9000)]);
    expect(issuer.type).to.equal('industrial');
    expect(cells.some(({ field }) => field === 'deposits' || field === 'cet1_ratio')).to.equal(false);
  });
});
