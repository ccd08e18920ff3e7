import { expect } from 'chai';
import { exactFigure, kindOfUnit, shownFigure, targetOfFigure } from './company-figure.ts';

const quarter = { fiscal_period: 'Q2', fiscal_year: 2026 } as const;
const figure = (value: number | string, unit: string) =>
  ({ ...quarter, figure: 'x', period_end: '2026-06-30', provenance: null, unit, value }) as const;

describe('a figure of a company', () => {
  it('is explained as a cell of its statement, or as a figure of its block', () => {
    expect(
      targetOfFigure('ACME', 'income_statement.revenue', 'own', { ...quarter, figure: 'revenue' }),
    ).to.deep.equal({
      kind: 'cell',
      symbol: 'ACME',
      statement: 'income_statement',
      field: 'revenue',
      period: '2026-Q2',
    });
    expect(
      targetOfFigure('ACME', 'income_statement.growth.eps_yoy_pct', 'ttm', {
        ...quarter,
        figure: 'eps_yoy_pct',
      }),
    ).to.include({ kind: 'figure', block: 'income_statement', figure: 'eps_yoy_pct', period: 'TTM-2026-Q2' });
    expect(
      targetOfFigure('ACME', 'balance_sheet.ratios.interest_coverage', 'own', {
        ...quarter,
        figure: 'balance_sheet.interest_coverage',
      }),
    ).to.include({ kind: 'figure', figure: 'interest_coverage' });
  });

  it('has no explanation outside of the blocks that have one, nor without a period', () => {
    expect(
      targetOfFigure('ACME', 'industry_rows.premiums', 'own', { ...quarter, figure: 'premiums' }),
    ).to.equal(undefined);
    expect(targetOfFigure('ACME', 'ttm.roic_pct', 'own', { figure: 'roic_pct' })).to.equal(undefined);
  });

  it('is shown by its unit', () => {
    expect(['USD', 'USD/shares', 'shares', 'percent', 'ratio', 'days'].map(kindOfUnit)).to.deep.equal([
      'amount',
      'per_share',
      'shares',
      'percent',
      'ratio',
      'ratio',
    ]);
    expect(shownFigure(figure(18_202_000_000, 'USD'))).to.equal('18,202');
    expect(exactFigure(figure(18_202_000_000, 'USD'))).to.equal('18,202,000,000 USD');
    expect(exactFigure(figure(1.5, 'ratio'))).to.equal('1.5×');
    expect(shownFigure(figure('increasing', 'trend'))).to.equal('increasing');
  });
});
