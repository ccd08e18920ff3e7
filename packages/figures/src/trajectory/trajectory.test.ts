import { expect } from 'chai';
import fc from 'fast-check';
import { exact, type Figure } from '../ratios/exact.ts';
import { indexCells } from '../index/cell-index.ts';
import type { RowCell } from '../index/row-cell.ts';
import { sampleCompany } from '../testing/sample-company.ts';
import { trajectoryBlock } from './block.ts';
import { fitLine } from './regression.ts';
import { growthTrend, marginTrend, roicTrend } from './trend.ts';

/** Newest first, as in responses. */
const series = (...values: readonly (number | null)[]): readonly Figure[] =>
  values.map((value) => (value === null ? null : exact(String(value))));

describe('a line through points', () => {
  it('is the least-squares line', () => {
    const points = [2, 4, 5, 4, 5].map((value, step) => ({ step, value: exact(String(value)) }));
    const line = fitLine(points)!;
    expect(line.slope.toFixed()).to.equal('0.6');
    expect(line.rSquared.toFixed()).to.equal('0.6');
    expect(line.variance.toFixed()).to.equal('1.5');
  });

  it('is flat with an r² of 0 through equal values, and does not exist for one point', () => {
    const flat = fitLine([0, 1, 2].map((step) => ({ step, value: exact('7') })))!;
    expect([flat.slope, flat.rSquared, flat.variance].map(String)).to.deep.equal(['0', '0', '0']);
    expect(fitLine([{ step: 0, value: exact('1') }])).to.equal(null);
    expect(fitLine([])).to.equal(null);
  });
});

describe('trends', () => {
  it('of growth change at one point a quarter with an r² of 0.3', () => {
    expect(growthTrend(series(13, 12, 11, 10))).to.equal('accelerating');
    expect(growthTrend(series(12.97, 11.98, 10.99, 10))).to.equal('stable');
    expect(growthTrend(series(10, 11, 12, 13))).to.equal('decelerating');
    expect(growthTrend(series(30, 2, 30, 2, 28))).to.equal('volatile');
    expect(growthTrend(series(5, 5, 5, 5))).to.equal('stable');
  });

  it('need their minimum number of values, without gaps', () => {
    expect(growthTrend(series(13, 12, 11))).to.equal('insufficient_history');
    expect(growthTrend(series(13, null, 11, 10))).to.equal('insufficient_history');
    expect(growthTrend(series(14, null, 12, 11, 10))).to.equal('accelerating');
    expect(roicTrend(series(12, 11))).to.equal('insufficient_history');
    expect(roicTrend(series(12, 11.4, 11))).to.equal('increasing');
    expect(roicTrend(series(11, 11.4, 12))).to.equal('decreasing');
    expect(marginTrend([], [])).to.equal('insufficient_history');
  });

  it('of margins use twelve months once there are eight quarters, so that seasons are not trends', () => {
    const seasonal = series(40, 30, 30, 30, 40, 30, 30, 30);
    expect(marginTrend(seasonal, series(...Array<number>(8).fill(32.5)))).to.equal('stable');
    expect(marginTrend(seasonal, series(34, 33.7, 33.4, 33.1))).to.equal('increasing');
    expect(marginTrend(series(30, 30, 30, 40), series(34, 33.7, 33.4, 33.1))).to.equal('decreasing');
  });

  it('are inverted with time, and do not depend on the level', () => {
    const values = fc.array(fc.integer({ min: -300, max: 300 }), { minLength: 4, maxLength: 8 });
    const mirrored = { accelerating: 'decelerating', decelerating: 'accelerating' } as Record<string, string>;
    fc.assert(
      fc.property(values, fc.integer({ min: -1000, max: 1000 }), (numbers, level) => {
        const trend = growthTrend(series(...numbers));
        expect(growthTrend(series(...numbers.toReversed()))).to.equal(mirrored[trend] ?? trend);
        expect(growthTrend(series(...numbers.map((value) => value + level)))).to.equal(trend);
      }),
    );
  });
});

describe('the block trajectory', () => {
  const cells = [...sampleCompany('quarter', '2025-12-31', 20), ...sampleCompany('annual', '2025-12-31', 7)];
  const blockOf = (of: readonly RowCell[], isFinancial = false) =>
    trajectoryBlock({ quarters: indexCells(of, 'quarter'), years: indexCells(of, 'annual'), isFinancial });
  const without = (field: string, end: string) =>
    cells.map((cell) => (cell.field === field && cell.period_end === end ? { ...cell, value: null } : cell));

  it('shows eight quarters and five years, newest first', () => {
    const block = blockOf(cells);
    expect(block.revenue_growth.last_quarters_yoy.map((value) => value?.toFixed())).to.deep.equal([
      '0.39',
      '0.39',
      '0.39',
      '0.4',
      '0.4',
      '0.4',
      '0.4',
      '0.4',
    ]);
    expect(block.roic).to.deep.include({ n_years: 5, trend: 'stable' });
    expect(block.gross_margin.latest_pct?.toFixed()).to.equal('50');
  });

  it('shows a gap in its place, and ends with the oldest value', () => {
    const { gross_margin: margin } = blockOf(without('gross_profit', '2025-09-30'));
    expect(margin.last_quarters.map((value) => value?.toFixed() ?? null)).to.deep.equal([
      '50',
      null,
      '50',
      '50',
      '50',
      '50',
      '50',
      '50',
    ]);
    expect(margin.n_quarters).to.equal(7);
    const young = blockOf(sampleCompany('quarter', '2025-12-31', 6)).revenue_growth;
    expect(young.last_quarters_yoy).to.have.lengthOf(2);
    expect(young).to.include({ n_quarters: 2, trend: 'insufficient_history' });
  });

  it('is null for the latest quarter if refused, and never shows an older value instead', () => {
    expect(blockOf(without('gross_profit', '2025-12-31')).gross_margin.latest_pct).to.equal(null);
  });

  it('determines margin trends by the twelve months within the quarters shown', () => {
    // Rising up to the ninth quarter back, and level since: the eight quarters do not show the rise.
    const risen = cells.map((cell) =>
      cell.field === 'gross_profit' && cell.period_end < '2024-01-01'
        ? { ...cell, value: String(Number(cell.value) / 2) }
        : cell,
    );
    expect(blockOf(risen).gross_margin.trend).to.equal('stable');
  });

  it('has no returns on capital for a bank', () => {
    expect(blockOf(cells, true).roic).to.deep.equal({
      fy_values: [],
      latest_pct: null,
      n_years: 0,
      trend: 'insufficient_history',
    });
  });
});
