import { expect } from 'chai';
import { compute, fact, filing, shown } from '../test-support.ts';

const [START, END] = ['2024-01-01', '2024-12-31'];

/** Cost of revenue and gross profit of a filer whose statement has these rows, in millions. */
const costsOf = (rows: Record<string, number>): readonly string[] => {
  const statements = compute([
    filing('10-K', '2025-02-15', [
      fact('NetIncomeLoss', START, END, 100e6),
      fact('Assets', null, END, 9000e6),
      ...Object.entries(rows).map(([name, value]) => fact(name, START, END, value * 1e6)),
    ]),
  ]);
  return ['cost_of_revenue', 'gross_profit'].map((field) =>
    shown(statements, field, 'annual', END).replace(/000000$/, ''),
  );
};

describe('a cost of revenue equal to all costs', () => {
  const rows = { Revenues: 4000, CostOfRevenue: 3700, OperatingIncomeLoss: 300 };

  it('is refused because it includes the selling and administrative rows', () => {
    expect(costsOf({ ...rows, SellingGeneralAndAdministrativeExpense: 600 })).to.deep.equal([
      'scope_mismatch',
      'missing_operand',
    ]);
    expect(costsOf({ ...rows, ResearchAndDevelopmentExpense: 90 })[0]).to.equal('scope_mismatch');
  });

  it('is served if there are no other costs, or a gross profit confirms it', () => {
    expect(costsOf(rows)).to.deep.equal(['3700', '300']);
    const profit = { ...rows, GrossProfit: 300, SellingGeneralAndAdministrativeExpense: 600 };
    expect(costsOf(profit)).to.deep.equal(['3700', '300']);
    const less = { ...rows, CostOfRevenue: 3100, SellingGeneralAndAdministrativeExpense: 600 };
    expect(costsOf(less)).to.deep.equal(['3100', '900']);
  });
});

describe('an operating expense equal to all expenses', () => {
  const expenseOf = (rows: Record<string, number>): string => {
    const statements = compute([
      filing('10-K', '2025-02-15', [
        fact('NetIncomeLoss', START, END, 100e6),
        fact('Assets', null, END, 9000e6),
        ...Object.entries(rows).map(([name, value]) => fact(name, START, END, value * 1e6)),
      ]),
    ]);
    return shown(statements, 'operating_expense', 'annual', END).replace(/000000$/, '');
  };
  const PRETAX =
    'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest';
  const rows = { Revenues: 4000, [PRETAX]: 400 };

  it('is refused if it leaves the income before tax and includes interest', () => {
    const interest = { InterestExpense: 150 };
    expect(expenseOf({ ...rows, ...interest, OperatingExpenses: 3600 })).to.equal('scope_mismatch');
    const costs = { CostOfGoodsAndServicesSold: 2000, CostsAndExpenses: 3600 };
    expect(expenseOf({ ...rows, ...interest, ...costs })).to.equal('missing_operand');
  });

  it('is served if there is no interest, or if another income is left before it', () => {
    expect(expenseOf({ ...rows, OperatingExpenses: 3600 })).to.equal('3600');
    expect(expenseOf({ ...rows, OperatingExpenses: 3450, InterestExpense: 150 })).to.equal('3450');
    const costs = { CostOfGoodsAndServicesSold: 2000, CostsAndExpenses: 3450 };
    expect(expenseOf({ ...rows, ...costs, InterestExpense: 150 })).to.equal('1450');
    expect(
      expenseOf({ ...rows, OperatingExpenses: 3600, InterestExpense: 150, OperatingIncomeLoss: 400 }),
    ).to.equal('3600');
  });
});

describe('a cost of goods with other production costs', () => {
  const rows = { Revenues: 4000, CostOfGoodsAndServicesSold: 2400 };

  it('is part of the cost of revenue, and no gross profit is derived from it', () => {
    for (const name of ['OperatingCostsAndExpenses', 'ExplorationExpense', 'OilAndGasProductionExpense'])
      expect(costsOf({ ...rows, [name]: 600 }), name).to.deep.equal(['partial', 'missing_operand']);
  });

  it('is the cost of revenue if a gross profit is filed, or if the concept means the total', () => {
    expect(costsOf(rows)).to.deep.equal(['2400', '1600']);
    expect(costsOf({ Revenues: 4000, CostOfRevenue: 3000, DirectOperatingCosts: 600 })).to.deep.equal([
      '3000',
      '1000',
    ]);
    expect(costsOf({ ...rows, GrossProfit: 1600, OperatingCostsAndExpenses: 600 })).to.deep.equal([
      '2400',
      '1600',
    ]);
  });
});
