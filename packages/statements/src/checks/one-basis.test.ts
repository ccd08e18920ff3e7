import { expect } from 'chai';
import type { InputFact, InputFiling } from '../inputs.ts';
import { cell, compute, fact, plainFilings, plainYears, shown } from '../test-support.ts';

const QUARTER = ['2023-01-01', '2023-03-31'] as const;

type Rows = Readonly<Record<string, number>>;

const rows = (values: Rows): InputFact[] =>
  Object.entries(values).map(([name, value]) => fact(name, ...QUARTER, value * 1e6));

/** A first quarter with a revenue of 150 and a net income of 15, and its rows in the next year's report. */
const restated = (own: Rows, later: Rows): InputFiling[] =>
  plainFilings(2022, plainYears(3)).map((one) => {
    if (one.filed === '2023-05-01') return { ...one, facts: [...one.facts, ...rows(own)] };
    if (one.filed !== '2024-05-01') return one;
    const others = one.facts.filter(({ start, end }) => start !== QUARTER[0] || end !== QUARTER[1]);
    return { ...one, facts: [...others, ...rows({ NetIncomeLoss: 15, ...later })] };
  });

const of = (filings: readonly InputFiling[], field: string): string =>
  shown(compute(filings), field, 'quarter', QUARTER[1]);

const OWN: Rows = { CostOfRevenue: 90, GrossProfit: 60, SellingGeneralAndAdministrativeExpense: 30 };

describe('one basis of a period', () => {
  it('keeps all rows while the total is as it was, within the rounding', () => {
    const filings = restated(OWN, { Revenues: 150 });
    expect(of(filings, 'sga_expense')).to.equal('30000000');
    expect(of(filings, 'cost_of_revenue')).to.equal('90000000');
  });

  it('takes the cost from revenue and gross profit of the filing that restated them', () => {
    const statements = compute(restated(OWN, { Revenues: 80, GrossProfit: 35 }));
    const cost = cell(statements, 'cost_of_revenue', 'quarter', QUARTER[1]);
    expect(cost).to.include({ value: '45000000', method: 'derived_identity' });
    expect(cost.operands.map(({ role, concept }) => `${role}${concept}`)).to.deep.equal([
      '+us-gaap:Revenues',
      '-us-gaap:GrossProfit',
    ]);
  });

  it('refuses a row of the older filing that nothing confirms or yields', () => {
    const statements = compute(restated(OWN, { Revenues: 80, GrossProfit: 35 }));
    expect(cell(statements, 'sga_expense', 'quarter', QUARTER[1])).to.include({
      value: null,
      refusal: 'restatement_mixed_basis',
      rule: 'period.other_basis',
    });
  });

  it('keeps a row that completes a sum with a figure of the new basis', () => {
    const filings = restated(
      { IncomeTaxExpenseBenefit: 5, CostOfRevenue: 90 },
      {
        Revenues: 80,
        IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest: 20,
      },
    );
    expect(of(filings, 'income_tax')).to.equal('5000000');
    expect(of(filings, 'cost_of_revenue')).to.equal('restatement_mixed_basis');
  });

  it('takes no tax from income before tax and net income where noncontrolling interests share it', () => {
    const later = {
      Revenues: 80,
      IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest: 24,
    };
    const own = {
      IncomeTaxExpenseBenefit: 5,
      IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest: 20,
    };
    expect(of(restated(own, later), 'income_tax')).to.equal('9000000');
    const shared = { ...later, NetIncomeLossAttributableToNoncontrollingInterest: 2 };
    expect(of(restated(own, shared), 'income_tax')).to.equal('restatement_mixed_basis');
  });
});
