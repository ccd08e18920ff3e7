import { expect } from 'chai';
import { indexCells } from '../index/cell-index.ts';
import { served } from '../ratios/exact.ts';
import { sampleCell, yearEnds } from '../testing/sample-company.ts';
import { growthOver, type GrownField } from './own-growth.ts';

const EPS: GrownField = { statement: 'income', field: 'eps_diluted', isOfEarnings: true };
const REVENUE: GrownField = { statement: 'income', field: 'revenue', isRecast: true };
const NEWEST = '2025-12-31';
const ENDS = yearEnds(NEWEST, 9).toReversed();

/** Fiscal years up to 2025, oldest first; null for a refused figure. */
type Years = Readonly<Record<string, readonly (number | null)[]>>;
/** Flags by field and year before the newest. */
type Flags = Readonly<Record<string, readonly string[]>>;

function indexOf(years: Years, flags: readonly string[] = [], flagged: Flags = {}) {
  const cells = Object.entries(years).flatMap(([field, values]) =>
    values.map((value, at) =>
      sampleCell('income', field, ENDS.slice(-values.length)[at]!, value === null ? null : String(value), {
        period_kind: 'annual',
        fiscal_period: 'FY',
        form: '10-K',
        flags: [
          ...(field === 'net_income' && at === values.length - 1 ? flags : []),
          ...(flagged[`${field} ${values.length - 1 - at}`] ?? []),
        ],
      }),
    ),
  );
  return indexCells(cells, 'annual');
}

const grown = (years: Years, over: number, of = EPS, flags: readonly string[] = [], flagged: Flags = {}) => {
  const found = growthOver(indexOf(years, flags, flagged), of, over);
  return 'growth' in found
    ? served(found.growth).toNumber()
    : found.reason === 'one_off'
      ? [found.cause, found.year]
      : found.reason;
};

/** Income taxed at a fifth in every year but the newest. */
const taxed = (newestTax: number, newestIncome = 100) => ({
  eps_diluted: [8, 8, 8, 8, 9],
  income_tax: [20, 20, 20, 20, newestTax],
  pretax_income: [100, 100, 100, 100, newestIncome],
});

describe('own growth', () => {
  it('is compound over whole fiscal years, with its ends', () => {
    const eps = [1, 1.1, 1.21, 1.331];
    expect([1, 2, 3].map((years) => grown({ eps_diluted: eps }, years))).to.deep.equal([10, 10, 10]);
    const found = growthOver(indexOf({ eps_diluted: eps }), EPS, 3);
    expect('from' in found && [found.from.period_end, found.to.period_end]).to.deep.equal([
      '2022-12-31',
      NEWEST,
    ]);
  });

  it('is refused without every year, or one of the two figures', () => {
    expect(grown({ eps_diluted: [1, 2] }, 3)).to.equal('insufficient_history');
    expect(grown({}, 1)).to.equal('insufficient_history');
    expect(grown({ eps_diluted: [1, null, 2] }, 1)).to.equal('operand_missing');
    expect(grown({ eps_diluted: [1, null, 2.25] }, 2)).to.equal(50);
  });

  it('names a base or an end of zero or less', () => {
    expect(grown({ eps_diluted: [-1, 2] }, 1)).to.equal('base_negative');
    expect(grown({ eps_diluted: [0, -2] }, 1)).to.equal('base_zero');
    expect(grown({ eps_diluted: [2, -1] }, 1)).to.equal('end_not_positive');
  });

  it('names a base of less than half of what was usual in the years before', () => {
    expect(grown({ eps_diluted: [2, -2, 2, 0.99, 3] }, 1)).to.equal('small_base');
    expect(grown({ eps_diluted: [2, 2, 2, 1, 3] }, 1)).to.equal(200);
    // After losses the first income is one until it reaches their size.
    expect([1.9, 2.1].map((base) => grown({ eps_diluted: [-2, 1, -2, base, 4.2] }, 1))).to.deep.equal([
      'small_base',
      100,
    ]);
    expect(grown({ eps_diluted: [-2, 2, 2, 1.9, 3.8] }, 1)).to.equal(100);
    // Two years do not show what is usual, nor does a base that is a new height.
    expect(grown({ eps_diluted: [2, 2, 0.5, 3] }, 1)).to.equal(500);
    // Without such years it is small beside the year after it.
    expect(grown({ eps_diluted: [2, 2, 0.3, 3.01] }, 1)).to.equal('small_base');
    expect([2, 3].map((over) => grown({ revenue: [0.1, 30, 40, 50] }, over, REVENUE))).to.deep.equal([
      29.1,
      'small_base',
    ]);
    expect(grown({ eps_diluted: [0.1, 0.2, 0.4, 0.8, 1.6] }, 1)).to.equal(100);
  });

  it('names taxes that made the earnings of one of its years', () => {
    expect(grown(taxed(20), 1)).to.equal(12.5);
    expect(grown(taxed(-30), 1)).to.deep.equal(['tax', NEWEST]);
    expect(grown(taxed(45), 1)).to.deep.equal(['tax', NEWEST]);
    expect([grown(taxed(44), 1), grown(taxed(-4), 1)]).to.deep.equal([12.5, 12.5]);
    // Taxes returned made an income of a loss.
    expect(grown(taxed(-60, -10), 1)).to.deep.equal(['tax', NEWEST]);
    // A company whose taxes are mostly returned.
    expect(grown({ ...taxed(-30), income_tax: [-30, -30, -30, -30, -30] }, 1)).to.equal(12.5);
    // It is an end of no other span.
    const before = { ...taxed(20), income_tax: [20, 20, 20, 80, 20] };
    expect([grown(before, 1), grown(before, 2)]).to.deep.equal([['tax', '2024-12-31'], 6.07]);
    expect(
      grown({ ...taxed(-30), revenue: [1, 1, 1, 1, 2] }, 1, { statement: 'income', field: 'revenue' }),
    ).to.equal(100);
  });

  it('holds taxes against a usual rate where too few years have one, or theirs is none', () => {
    const young = (tax: number) => ({
      eps_diluted: [8, 8, 9],
      income_tax: [20, 20, tax],
      pretax_income: [100, 100, 100],
    });
    expect([grown(young(-16), 1), grown(young(59), 1)]).to.deep.equal([['tax', NEWEST], 12.5]);
    expect(grown(young(61), 1)).to.deep.equal(['tax', NEWEST]);
    // Taxes were returned for years, or were as high as the income: the year that is taxed as others are is not the odd one.
    const after = (usual: number, newest: number) => ({
      ...taxed(newest),
      income_tax: [usual, usual, usual, usual, newest],
    });
    expect([grown(after(-10, 20), 1), grown(after(100, 20), 1)]).to.deep.equal([12.5, 12.5]);
    expect(grown(after(-10, 80), 1)).to.deep.equal(['tax', NEWEST]);
  });

  it('names revenue that was restated without a business since, and of the first year was not', () => {
    const revenue = { revenue: [14, 15, 10, 11, 12], net_income: [1, 1, 1, 1, 1] };
    const sold = {
      'revenue 2': ['restated'],
      'net_income 2': ['discontinued_operations'],
      'revenue 1': ['restated'],
      'net_income 1': ['discontinued_operations'],
    };
    expect([1, 2, 3, 4].map((over) => grown(revenue, over, REVENUE, [], sold))).to.deep.equal([
      9.09,
      9.54,
      'basis_change',
      'basis_change',
    ]);
    // A restatement alone is none of the business, nor is it one of earnings.
    expect(grown(revenue, 3, REVENUE, [], { 'revenue 2': ['restated'] })).to.equal(-7.17);
    expect(grown({ ...revenue, eps_diluted: [8, 8, 8, 8, 9] }, 3, EPS, [], sold)).to.equal(4);
  });

  it('names income from outside the operations that is not usual, and discontinued operations', () => {
    const operating = (newest: number, usual = 90) => ({
      ...taxed(20),
      operating_income: [usual, usual, usual, usual, newest],
    });
    expect(grown(operating(49), 1)).to.deep.equal(['other_income', NEWEST]);
    expect(grown(operating(51), 1)).to.equal(12.5);
    expect(grown(operating(49, 50), 1)).to.equal(12.5);
    const sold = (net: number) => ({ ...taxed(20), net_income: [80, 80, 80, 80, net] });
    expect(grown(sold(110), 1, EPS, ['discontinued_operations'])).to.deep.equal([
      'discontinued_operations',
      NEWEST,
    ]);
    expect(grown(sold(85), 1, EPS, ['discontinued_operations'])).to.equal(12.5);
    expect(grown(sold(110), 1)).to.equal(12.5);
  });
});
