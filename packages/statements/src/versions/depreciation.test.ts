import { expect } from 'chai';
import type { InputFiling } from '../inputs.ts';
import { compute, fact, plainFilings, plainYears, shown } from '../test-support.ts';

const YEAR = '2024-12-31';

/**
 * A plain filer whose reports of 2024 have these rows to date, a quarter of the year's amount in each, in
 * millions.
 */
const withRows = (rows: Record<string, number>): readonly InputFiling[] =>
  plainFilings(2023, plainYears(2)).map((each) => {
    const end = ['2024-03-31', '2024-06-30', '2024-09-30', YEAR].findIndex((date) =>
      each.facts.some((item) => item.start === '2024-01-01' && item.end === date),
    );
    if (end < 0) return each;
    const until = ['2024-03-31', '2024-06-30', '2024-09-30', YEAR][end] ?? YEAR;
    const facts = Object.entries(rows).map(([name, value]) =>
      fact(name, '2024-01-01', until, (value * 1e6 * (end + 1)) / 4),
    );
    return { ...each, facts: [...each.facts, ...facts] };
  });

describe('depreciation under several total tags', () => {
  it('is the wider one if the property note tags its depreciation and the cash flow the total', () => {
    const statements = compute(
      withRows({ DepreciationDepletionAndAmortization: 100, DepreciationAndAmortization: 348 }),
    );
    expect(shown(statements, 'depreciation_amortization', 'annual', YEAR)).to.equal('348000000');
    expect(shown(statements, 'depreciation_amortization', 'quarter', YEAR)).to.equal('87000000');
  });

  it('is the first of equal ones', () => {
    const statements = compute(
      withRows({ DepreciationAmortizationAndAccretionNet: 90, DepreciationAndAmortization: 90 }),
    );
    expect(shown(statements, 'depreciation_amortization', 'annual', YEAR)).to.equal('90000000');
  });
});

describe('a part of depreciation tagged alone', () => {
  const rows = { DepreciationDepletionAndAmortization: 100, DepreciationAndAmortization: 340 };
  const without2024 = (alone: number): ReturnType<typeof compute> =>
    compute(
      withRows(rows).map((each) =>
        each.filed < '2024-12-31'
          ? each
          : {
              ...each,
              facts: each.facts.flatMap((item) =>
                item.concept === 'DepreciationAndAmortization'
                  ? []
                  : item.concept === 'DepreciationDepletionAndAmortization'
                    ? [{ ...item, value: String(alone) }]
                    : [item],
              ),
            },
      ),
    );

  it('is refused if the filer’s other reports tag it below the total', () => {
    expect(shown(without2024(104e6), 'depreciation_amortization', 'annual', YEAR)).to.equal('partial');
  });

  it('is served if the concept has changed its meaning to the total', () => {
    expect(shown(without2024(350e6), 'depreciation_amortization', 'annual', YEAR)).to.equal('350000000');
  });
});

describe('amortisation of the cash-flow statement', () => {
  const served = (rows: Record<string, number>): readonly string[] =>
    (['annual', 'quarter'] as const).map((kind) =>
      shown(compute(withRows(rows)), 'depreciation_amortization', kind, YEAR),
    );
  const rows = { Depreciation: 60, AdjustmentForAmortization: 44, AmortizationOfIntangibleAssets: 40 };

  it('is the wider row if the filer’s total includes it', () => {
    expect(served({ ...rows, DepreciationDepletionAndAmortization: 104 })).to.deep.equal([
      '104000000',
      '26000000',
    ]);
  });

  it('is added to a total that is only the depreciation, if totals of other periods include it', () => {
    const filings = (alone: number): readonly InputFiling[] =>
      withRows({ ...rows, DepreciationDepletionAndAmortization: 104 }).map((each) => ({
        ...each,
        facts: each.facts.map((item) =>
          item.concept === 'DepreciationDepletionAndAmortization' && item.end === '2024-06-30'
            ? { ...item, value: String(alone * 1e6) }
            : item,
        ),
      }));
    const half = (alone: number): string =>
      shown(compute(filings(alone)), 'depreciation_amortization', 'ytd', '2024-06-30');
    expect(half(52)).to.equal('52000000');
    expect(half(30)).to.equal('52000000');
    expect(half(31)).to.equal('31000000');
  });

  it('is another amount if the total does not include it', () => {
    expect(served({ ...rows, DepreciationDepletionAndAmortization: 100 })).to.deep.equal([
      '100000000',
      '25000000',
    ]);
  });

  it('is unchanged if the filer tags no total', () => {
    expect(served({ Depreciation: 60, AdjustmentForAmortization: 44 })[0]).to.equal('not_reported');
    expect(served(rows)).to.deep.equal(['100000000', '25000000']);
  });
});
