import { expect } from 'chai';
import fc from 'fast-check';
import { explainCell } from '../explain/explain.ts';
import type { InputFact, InputFiling, InputReport } from '../inputs.ts';
import { cell, company, compute, fact, filing } from '../test-support.ts';

const YEAR = ['2025-01-01', '2025-12-31'] as const;
const TOTAL = 'us-gaap:NetCashProvidedByUsedInOperatingActivities';
const RECEIVABLES = 'us-gaap:IncreaseDecreaseInAccountsReceivable';
const OTHER_ASSETS = 'acme:IncreaseDecreaseOtherCurrentAssets';
const PAYABLES = 'us-gaap:IncreaseDecreaseInAccountsPayable';

/** Rows of the cash flow statement: concept, weight in operating cash flow, value. */
type Row = readonly [concept: string, weight: number, value: number];

const ROWS: readonly Row[] = [
  ['us-gaap:NetIncomeLoss', 1, 100],
  ['us-gaap:DepreciationDepletionAndAmortization', 1, 40],
  [RECEIVABLES, -1, 30],
  [OTHER_ASSETS, -1, -5],
  [PAYABLES, 1, 12],
];

const reportOf = (rows: readonly Row[], sum: { consistent?: boolean; missing?: number }): InputReport => ({
  faces: [{ statement: 'cash_flow', concepts: [...rows.map(([concept]) => concept), TOTAL], labels: [] }],
  dimensioned: [],
  calculations: [
    {
      role: 'cash',
      statement: 'cash_flow',
      total: TOTAL,
      items: rows.map(([concept, weight]) => ({ concept, weight: String(weight) })),
      sums: [
        { start: YEAR[0], end: YEAR[1], unit: 'USD', consistent: true, difference: '0', missing: 0, ...sum },
      ],
    },
  ],
});

const annual = (
  rows: readonly Row[],
  { facts = [], sum = {} }: { facts?: readonly InputFact[]; sum?: Parameters<typeof reportOf>[1] } = {},
): InputFiling =>
  filing(
    '10-K',
    '2026-02-01',
    [
      fact('Assets', null, YEAR[1], 1000),
      fact('Revenues', ...YEAR, 500),
      fact(
        'NetCashProvidedByUsedInOperatingActivities',
        ...YEAR,
        rows.reduce((all, [, weight, value]) => all + weight * value, 0),
      ),
      ...rows.map(([concept, , value]) => fact(concept, ...YEAR, value)),
      ...facts,
    ],
    { report: reportOf(rows, sum) },
  );

const changeOf = (only: InputFiling) => cell(compute([only]), 'working_capital_change', 'annual', YEAR[1]);

describe('working capital change from the filing’s own cash flow statement', () => {
  it('is the sum of its changes, including rows under extension concepts, each as an operand', () => {
    const own = annual(ROWS);
    const found = changeOf(own);
    expect(found).to.include({ value: '-13', method: 'derived_identity', accession: own.accession });
    expect(found.operands.map(({ concept, value, accession }) => [concept, value, accession])).to.deep.equal([
      [RECEIVABLES, '30', own.accession],
      [OTHER_ASSETS, '-5', own.accession],
      [PAYABLES, '12', own.accession],
    ]);
  });

  it('does not depend on the order of facts', () => {
    const own = annual(ROWS, { facts: [fact(OTHER_ASSETS, ...YEAR, -17)] });
    fc.assert(
      fc.property(fc.shuffledSubarray([...own.facts], { minLength: own.facts.length }), (facts) => {
        expect(changeOf({ ...own, facts })).to.deep.equal(changeOf(own));
      }),
      { numRuns: 25 },
    );
  });

  it('is explained by its rule and its rows', () => {
    const requested = { statement: 'cash_flow', field: 'working_capital_change' } as const;
    const explanation = explainCell(company([annual(ROWS)]), {
      ...requested,
      period: { kind: 'annual', year: 2025, period: 'FY' },
    });
    expect(explanation?.rule).to.equal('operating_changes');
    expect(explanation?.candidates.map(({ parts, verdict }) => [parts.length, verdict])).to.deep.equal([
      [3, 'served'],
    ]);
  });

  it('is the tagged total if there is one', () => {
    const total = fact('IncreaseDecreaseInOperatingCapital', ...YEAR, 14);
    expect(changeOf(annual(ROWS, { facts: [total] }))).to.include({ value: '-14', method: 'reported' });
  });

  for (const [what, row] of [
    ['the recognition of deferred revenue', 'us-gaap:RecognitionOfDeferredRevenue'],
    ['an unspecified row', 'us-gaap:OtherOperatingActivitiesCashFlowStatement'],
    ['a change of securities', 'us-gaap:IncreaseDecreaseInTradingSecurities'],
    ['discontinued operations', 'us-gaap:CashProvidedByUsedInOperatingActivitiesDiscontinuedOperations'],
  ] as const)
    it(`is refused if the filing also has ${what}`, () => {
      const rows = ROWS.toSpliced(2, 0, [row, 1, 3]);
      expect(changeOf(annual(rows))).to.include({ value: null, rule: 'working_capital.other_rows' });
    });

  it('is refused if another row separates its rows on the face', () => {
    const apart: Row = ['us-gaap:IncreaseDecreaseInOtherOperatingCapitalNet', -1, 2];
    const gain: Row = ['us-gaap:GainLossOnDispositionOfAssets1', -1, 7];
    expect(changeOf(annual([...ROWS, gain, apart]))).to.include({ rule: 'working_capital.other_rows' });
    expect(changeOf(annual([...ROWS, apart]))).to.include({ value: '-15' });
  });

  it('is refused if a row is missing or the rows do not add up', () => {
    expect(changeOf(annual(ROWS, { sum: { missing: 1 } }))).to.include({
      refusal: 'partial',
      rule: 'working_capital.row_missing',
    });
    expect(changeOf(annual(ROWS, { sum: { consistent: false } }))).to.include({
      refusal: 'oracle_contradicted',
      rule: 'working_capital.sum_fails',
    });
    const tagged = annual(ROWS);
    const without = { ...tagged, facts: tagged.facts.filter(({ taxonomy }) => taxonomy !== 'acme') };
    expect(changeOf(without)).to.include({ value: null, rule: 'working_capital.row_missing' });
  });

  it('is refused if a row has two values', () => {
    const second = fact(OTHER_ASSETS, ...YEAR, -17);
    expect(changeOf(annual(ROWS, { facts: [second] }))).to.include({ rule: 'filing.two_values' });
  });

  it('is not read from a single row, without the linkbase, or for a bank', () => {
    expect(changeOf(annual(ROWS.slice(0, 3)))).to.include({ rule: 'field.not_reported' });
    const { report, ...plain } = annual(ROWS);
    expect(report?.calculations).to.have.length(1);
    expect(changeOf(plain)).to.include({ rule: 'field.not_reported' });
    const interest = ['InterestIncomeExpenseNet', 'NoninterestIncome', 'NoninterestExpense'];
    const ofBank = [
      ...interest.map((name) => fact(name, ...YEAR, 50)),
      fact('Deposits', null, YEAR[1], 800),
      ...Array.from({ length: 50 }, (_, at) => fact(`Note${at}`, ...YEAR, at)),
    ];
    const bank = compute([annual(ROWS, { facts: ofBank })]);
    expect(bank.issuer.type).to.equal('bank');
    expect(cell(bank, 'working_capital_change', 'annual', YEAR[1]).value).to.equal(null);
  });
});
