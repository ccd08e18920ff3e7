import { expect } from 'chai';
import fc from 'fast-check';
import { exact, type Figure } from '../ratios/exact.ts';
import { sampleCell, sampleCompany } from '../testing/sample-company.ts';
import { indexCells } from '../index/cell-index.ts';
import { piotroskiFScore, piotroskiTests, type ScoredYear } from './piotroski.ts';
import { piotroskiAt } from './scored-year.ts';

type Texts = Readonly<Record<keyof ScoredYear, string>>;

const year = (texts: Texts): ScoredYear =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, exact(text)])) as ScoredYear;

const BEFORE: Texts = {
  netIncome: '50',
  operatingCashFlow: '60',
  revenue: '1000',
  grossProfit: '400',
  sharesBasic: '100',
  totalAssets: '1000',
  longTermDebt: '200',
  currentAssets: '300',
  currentLiabilities: '200',
};
const BETTER: Texts = {
  netIncome: '80',
  operatingCashFlow: '90',
  revenue: '1200',
  grossProfit: '500',
  sharesBasic: '100',
  totalAssets: '1050',
  longTermDebt: '190',
  currentAssets: '330',
  currentLiabilities: '200',
};
const A2 = exact('1000');
const score = (now: Partial<Texts>, before: Partial<Texts> = {}): string | undefined =>
  piotroskiFScore(year({ ...BETTER, ...now }), year({ ...BEFORE, ...before }), A2)?.toFixed();

describe('the Piotroski score', () => {
  it('is nine for a company that improves in every test', () => {
    expect(score({})).to.equal('9');
  });

  /** One change per test that makes only that test fail. */
  const FAILING: readonly [string, Partial<Texts>, Partial<Texts>][] = [
    ['2 and 4: cash flow', { operatingCashFlow: '0' }, {}],
    ['3: return', { netIncome: '50' }, {}],
    ['4: accruals', { operatingCashFlow: '80' }, {}],
    ['5: leverage', { longTermDebt: '205' }, {}],
    ['6: liquidity', { currentLiabilities: '220' }, {}],
    ['7: shares', { sharesBasic: '100.5' }, {}],
    ['8: margin', { grossProfit: '480' }, {}],
    ['9: turnover', { revenue: '1000', grossProfit: '420' }, {}],
  ];
  for (const [name, now, before] of FAILING) {
    it(`loses a point for test ${name}`, () => {
      expect(score(now, before)).to.equal(name.startsWith('2') ? '7' : '8');
    });
  }

  it('treats no debt in both years as falling leverage', () => {
    expect(score({ longTermDebt: '0' }, { longTermDebt: '0' })).to.equal('9');
    expect(score({ longTermDebt: '1' }, { longTermDebt: '0' })).to.equal('8');
  });

  it('is null when an operand of any test is missing: there are no partial scores', () => {
    const names = Object.keys(BETTER) as (keyof ScoredYear)[];
    for (const name of names) {
      const [now, before] = [year(BETTER), year(BEFORE)];
      expect(piotroskiFScore({ ...now, [name]: null }, before, A2), name).to.equal(null);
      if (name === 'operatingCashFlow') continue;
      expect(piotroskiFScore(now, { ...before, [name]: null }, A2), `${name} before`).to.equal(null);
    }
    expect(piotroskiFScore(year(BETTER), year(BEFORE), null)).to.equal(null);
  });

  it('does not depend on the unit of money or of shares', () => {
    const amount = fc.integer({ min: -1000, max: 1000 }).map(String);
    const positive = fc.integer({ min: 1, max: 1000 }).map(String);
    const anyYear = fc.record({
      netIncome: amount,
      operatingCashFlow: amount,
      revenue: positive,
      grossProfit: amount,
      sharesBasic: positive,
      totalAssets: positive,
      longTermDebt: positive,
      currentAssets: positive,
      currentLiabilities: positive,
    });
    const scaled = (texts: Texts, by: string, shares: string): ScoredYear =>
      Object.fromEntries(
        Object.entries(year(texts)).map(([name, figure]: [string, Figure]) => [
          name,
          figure?.times(name === 'sharesBasic' ? shares : by) ?? null,
        ]),
      ) as ScoredYear;
    fc.assert(
      fc.property(anyYear, anyYear, positive, (now, before, assets) => {
        const plain = piotroskiTests(year(now), year(before), exact(assets));
        const large = piotroskiTests(
          scaled(now, '1000000', '7'),
          scaled(before, '1000000', '7'),
          exact(assets).times('1000000'),
        );
        expect(large).to.deep.equal(plain);
      }),
    );
  });

  describe('of rows', () => {
    const cells = [
      ...sampleCompany('quarter', '2025-12-31', 20),
      ...sampleCompany('annual', '2025-12-31', 5),
    ];
    const scoreAt = (kind: 'quarter' | 'annual', end: string, of = cells): Figure =>
      piotroskiAt(indexCells(of, kind), indexCells(of, 'annual'), end);

    it('compares trailing twelve months with those a year earlier, and fiscal years with each other', () => {
      // Growing revenue on equal assets: all but the tests of leverage, liquidity and margin.
      expect(scoreAt('quarter', '2025-09-30')?.toFixed()).to.equal('6');
      expect(scoreAt('annual', '2025-12-31')?.toFixed()).to.equal('6');
    });

    it('needs the assets two years earlier', () => {
      expect(scoreAt('quarter', '2021-12-31')).to.equal(null);
      expect(scoreAt('annual', '2022-12-31')).to.equal(null);
    });

    it('uses the mean of four quarters for the shares of twelve months that end within a fiscal year', () => {
      const more = cells.map((cell) =>
        cell.field === 'shares_basic' && cell.period_end === '2025-03-31' && cell.period_kind === 'quarter'
          ? { ...cell, value: '101' }
          : cell,
      );
      expect(scoreAt('quarter', '2025-09-30', more)?.toFixed()).to.equal('5');
      expect(scoreAt('quarter', '2025-12-31', more)?.toFixed(), "the year's own").to.equal('6');
      const refused = more.map((cell) =>
        cell.value === '101' ? sampleCell('income', 'shares_basic', '2025-03-31', null) : cell,
      );
      expect(scoreAt('quarter', '2025-09-30', refused)).to.equal(null);
    });
  });
});
