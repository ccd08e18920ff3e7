import { expect } from 'chai';
import type { InputFiling } from '../inputs.ts';
import { changed, compute, fact, plainFilings, plainYears, shown } from '../test-support.ts';

/**
 * Plain filings with these buybacks, in millions to date at the ends of 2024's quarters, current columns
 * only.
 */
const withBuybacks = (toDate: readonly number[]): InputFiling[] =>
  plainFilings(2022, plainYears(3)).map((each) => {
    const k = ['2024-05-01', '2024-08-01', '2024-11-01', '2025-02-15'].indexOf(each.filed);
    const end = ['2024-03-31', '2024-06-30', '2024-09-30', '2024-12-31'][k];
    if (end === undefined) return each;
    const amount = (toDate[k] ?? 0) * 1e6;
    // The other two totals of the statement, in addition to the operating one of plain filings.
    return {
      ...each,
      facts: [
        ...each.facts,
        fact('PaymentsForRepurchaseOfCommonStock', '2024-01-01', end, amount),
        fact('NetCashProvidedByUsedInFinancingActivities', '2024-01-01', end, -amount - (k + 1) * 7e6),
      ],
    };
  });

const quarterly = (filings: readonly InputFiling[]): readonly string[] => {
  const statements = compute(filings);
  return ['2024-03-31', '2024-06-30', '2024-09-30', '2024-12-31'].map((end) =>
    shown(statements, 'buybacks', 'quarter', end),
  );
};

describe('a cumulative cash flow that is equal in two reports', () => {
  it('is zero in that quarter if the reports differ in every total', () => {
    expect(quarterly(withBuybacks([10, 25, 25, 25]))).to.deep.equal(['-10000000', '-15000000', '0', '0']);
  });

  it('is refused if a total is equal too: the columns may be of one period', () => {
    const filings = withBuybacks([10, 25, 25, 40]).map((each) =>
      each.filed === '2024-11-01'
        ? changed(each, (item) =>
            item.concept === 'NetCashProvidedByUsedInFinancingActivities' && item.end === '2024-09-30'
              ? { ...item, value: '-39000000' }
              : item,
          )
        : each,
    );
    expect(quarterly(filings)[2]).to.equal('imputed_zero');
  });

  it('is refused in an income statement', () => {
    const filings = plainFilings(2022, plainYears(3)).map((each) => {
      const k = ['2024-05-01', '2024-08-01', '2024-11-01'].indexOf(each.filed);
      const end = ['2024-03-31', '2024-06-30', '2024-09-30'][k];
      return end === undefined
        ? each
        : { ...each, facts: [...each.facts, fact('InterestExpense', '2024-01-01', end, 5e6)] };
    });
    expect(shown(compute(filings), 'interest_expense', 'quarter', '2024-09-30')).to.equal('imputed_zero');
  });
});

describe('quarters of a row that is refused to date', () => {
  it('are refused for the same reason: the filer does report the row', () => {
    const filings = plainFilings(2022, plainYears(3)).map((each) => ({
      ...each,
      facts: each.facts.flatMap((item) =>
        item.concept === 'PaymentsToAcquirePropertyPlantAndEquipment'
          ? [item, { ...item, concept: 'PaymentsToDevelopRealEstateAssets' }]
          : [item],
      ),
    }));
    const statements = compute(filings, { sic: '6798' });
    expect(
      ['2024-03-31', '2024-06-30', '2024-09-30', '2024-12-31'].map((end) =>
        shown(statements, 'capex', 'quarter', end),
      ),
    ).to.deep.equal(['partial', 'partial', 'partial', 'partial']);
    expect(
      ['2024-06-30', '2024-09-30'].map((end) =>
        shown(compute(plainFilings(2022, plainYears(3))), 'buybacks', 'quarter', end),
      ),
    ).to.deep.equal(['not_reported', 'not_reported']);
  });
});
