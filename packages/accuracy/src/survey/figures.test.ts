import { expect } from 'chai';
import { oddFigures } from './own-history.ts';
import { sidesGaps } from './sides.ts';
import { sumGaps } from './sums.ts';
import { cell, quarters, served, years } from './test-cells.ts';

const sheet = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([field, value]) =>
    cell(field, String(value), { period_kind: 'instant', fiscal_period: 'Q4' }),
  );

describe('sums of periods', () => {
  it('finds quarters that miss their year, with the figures', () => {
    const cells = [
      ...quarters('revenue', 2020, [100e6, 100e6, 100e6, 100e6]),
      ...years('revenue', 2020, [450e6]),
    ];
    expect(sumGaps(cells).map(({ by, seen }) => `${by}: ${seen}`)).to.deep.equal([
      'quarters make year: 450M against 100M + 100M + 100M + 100M',
    ]);
  });

  it('finds twelve months that differ from their quarters, unless something was restated', () => {
    const twelve = (flags: readonly string[]) =>
      cell('revenue', '480000000', { period_kind: 'ttm', fiscal_period: 'Q4', flags });
    const parts = quarters('revenue', 2020, [100e6, 100e6, 100e6, 100e6]);
    expect(sumGaps([...parts, twelve([])]).map(({ by }) => by)).to.deep.equal([
      'quarters make twelve months',
    ]);
    expect(sumGaps([...parts, twelve(['restated'])])).to.deep.equal([]);
  });
});

describe('sides of the balance sheet', () => {
  it('passes balances with noncontrolling interests, and with some temporary equity', () => {
    expect(
      sidesGaps(served(sheet({ total_assets: 100, total_liabilities: 60, total_equity_with_nci: 40 }))),
    ).to.deep.equal([]);
    expect(
      sidesGaps(served(sheet({ total_assets: 100, total_liabilities: 60, total_equity: 35 }))),
    ).to.deep.equal([]);
  });

  it('finds liabilities and equity above the assets, and far below them', () => {
    const of = (equity: number) =>
      sidesGaps(served(sheet({ total_assets: 100, total_liabilities: 60, total_equity: equity })));
    expect(of(45).map(({ by }) => by)).to.deep.equal(['more than the assets']);
    expect(of(-2).map(({ by }) => by)).to.deep.equal(['less than the assets']);
  });

  it('finds a part larger than its total', () => {
    const found = sidesGaps(served(sheet({ total_assets: 100, current_assets: 103 })));
    expect(found.map(({ field, by }) => `${field}: ${by}`)).to.deep.equal([
      'current_assets: more than total_assets',
    ]);
  });
});

describe('figures against the issuer’s own history', () => {
  const assets = (count: number) =>
    quarters('total_assets', 2020, Array<number>(count).fill(20e9), 'instant');
  const balance = (field: string, values: readonly number[]) =>
    oddFigures(served(quarters(field, 2020, values, 'instant'), assets(values.length)));

  it('finds a column of the equity statement served as its total', () => {
    expect(balance('total_equity', [9e9, -0.2e9, 9.1e9]).map(({ check }) => check)).to.deep.equal(['sign']);
  });

  it('ignores retained earnings close to zero', () => {
    expect(balance('retained_earnings', [0.3e9, -0.2e9, 0.1e9])).to.deep.equal([]);
  });

  it('finds zero cash on a balance sheet, even if no earlier quarter is served', () => {
    const found = balance('cash_and_equivalents', [0, 0, 840e6]);
    expect(found.map(({ by, end }) => `${by} ${end}`)).to.deep.equal([
      'impossible zero 2020-03-31',
      'impossible zero 2020-06-30',
    ]);
  });

  it('finds total assets in thousands once, at the date that is wrong', () => {
    const found = oddFigures(
      served(quarters('total_assets', 2020, [16.4e9, 16.5e6, 17.9e9, 18e9], 'instant')),
    );
    expect(found.map(({ check, end }) => `${check} ${end}`)).to.deep.equal(['scale 2020-06-30']);
  });

  it('finds a part of revenue that jumps while revenue does not', () => {
    const cost = years('cost_of_revenue', 2013, [2.9e9, 3.8e9, 16.2e9]);
    expect(
      oddFigures(served(cost, years('revenue', 2013, [122e9, 130e9, 157e9]))).map(({ end }) => end),
    ).to.deep.equal(['2015-12-31']);
    expect(oddFigures(served(cost, years('revenue', 2013, [5e9, 6e9, 25e9])))).to.deep.equal([]);
  });
});
