import { expect } from 'chai';
import { computeStatements } from '@footnote/statements/compute';
import type { InputFact } from '@footnote/statements/inputs';
import { company, fact, filing } from '@footnote/statements/test-support';
import { verify } from './verify.ts';

/** Three years of one annual report in thousands; the flows of each year make up its change in cash. */
const FLOWS = {
  NetCashProvidedByUsedInOperatingActivities: [64_213_000, 71_488_000, 80_942_000],
  NetCashProvidedByUsedInInvestingActivities: [-21_306_000, -30_115_000, -18_227_000],
  NetCashProvidedByUsedInFinancingActivities: [-37_414_000, -29_871_000, -55_036_000],
  CashAndCashEquivalentsPeriodIncreaseDecrease: [5_493_000, 11_502_000, 7_679_000],
  DepreciationDepletionAndAmortization: [11_554_000, 12_871_000, 13_402_000],
  PaymentsToAcquirePropertyPlantAndEquipment: [19_004_000, 22_617_000, 17_925_000],
  Revenues: [402_118_000, 431_907_000, 466_225_000],
} as const;

const BALANCES = {
  Assets: [611_204_000, 655_871_000],
  LiabilitiesAndStockholdersEquity: [611_204_000, 655_871_000],
  Goodwill: [88_310_000, 91_467_000],
  RetainedEarningsAccumulatedDeficit: [-201_553_000, -188_034_000],
} as const;

const facts: readonly InputFact[] = [
  ...Object.entries(FLOWS).flatMap(([concept, values]) =>
    values.map((value, at) => fact(concept, `${2022 + at}-01-01`, `${2022 + at}-12-31`, value)),
  ),
  ...Object.entries(BALANCES).flatMap(([concept, values]) =>
    values.map((value, at) => fact(concept, null, `${2023 + at}-12-31`, value)),
  ),
];

/**
 * Contradicted cells, each with rule and cause, of the report with these values in place of its own; null
 * removes one.
 */
const contradicted = (
  changes: readonly (readonly [concept: string, end: string, value: number | null])[],
) => {
  const changed = facts.flatMap((item) => {
    const change = changes.find(([concept, end]) => concept === item.concept && end === item.end);
    if (change === undefined) return [item];
    return change[2] === null ? [] : [{ ...item, value: String(change[2]) }];
  });
  const input = company([filing('10-K', '2025-02-20', changed, { fy: 2024, fp: 'FY' })]);
  return verify(input, computeStatements(input))
    .filings.flatMap(({ verdicts }) => verdicts)
    .filter(({ verdict }) => verdict === 'contradicted')
    .flatMap(({ field, period_end: end, evidence }) =>
      evidence.map(({ rule, because }) => `${field} ${end} ${rule} ${because}`),
    )
    .sort();
};

const FINANCING = 'NetCashProvidedByUsedInFinancingActivities';
const DEPRECIATION = 'DepreciationDepletionAndAmortization';

describe('a company with a single filing', () => {
  it('contradicts nothing if the figures agree', () => {
    expect(contradicted([])).to.deep.equal([]);
  });

  it('contradicts a cash flow with the wrong sign by the sum of the flows', () => {
    expect(contradicted([[FINANCING, '2023-12-31', 29_871_000]])).to.deep.equal([
      'financing_cash_flow 2023-12-31 cash_flow_sum slip',
    ]);
  });

  it('contradicts a row with two years exchanged by the sums of both', () => {
    expect(
      contradicted([
        [FINANCING, '2023-12-31', -55_036_000],
        [FINANCING, '2024-12-31', -29_871_000],
      ]),
    ).to.deep.equal([
      'financing_cash_flow 2023-12-31 cash_flow_sum exchanged',
      'financing_cash_flow 2024-12-31 cash_flow_sum exchanged',
    ]);
  });

  it('contradicts an amount with thousands written as units, which is finer than the filing rounds', () => {
    expect(contradicted([[DEPRECIATION, '2022-12-31', 11_554]])).to.deep.equal([
      'depreciation_amortization 2022-12-31 filing_scale itself',
    ]);
  });

  it('serves an amount that is finer but of the usual size', () => {
    expect(contradicted([[DEPRECIATION, '2022-12-31', 11_554_321]])).to.deep.equal([]);
  });

  it('contradicts an amount ten times as large as any other row', () => {
    expect(contradicted([[DEPRECIATION, '2022-12-31', 11_554_000_000]])).to.deep.equal([
      'depreciation_amortization 2022-12-31 filing_scale itself',
    ]);
  });

  it('serves a balance sheet of ten times anything else, as a bank may have', () => {
    expect(
      contradicted([
        ['Assets', '2023-12-31', 9_384_610_000],
        ['Assets', '2024-12-31', 9_611_204_000],
        ['LiabilitiesAndStockholdersEquity', '2023-12-31', null],
        ['LiabilitiesAndStockholdersEquity', '2024-12-31', null],
      ]),
    ).to.deep.equal([]);
  });

  it('serves accumulated losses of many years that exceed everything else', () => {
    expect(
      contradicted([['RetainedEarningsAccumulatedDeficit', '2024-12-31', -9_188_034_000]]),
    ).to.deep.equal([]);
  });
});
