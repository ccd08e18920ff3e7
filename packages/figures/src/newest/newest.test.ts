import { Decimal } from 'decimal.js';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Cell } from '@footnote/statements/cell';
import type { Issuer } from '@footnote/statements/statements';
import { memberAt } from '../catalog/evaluations.ts';
import { fundamentalBlocks } from '../fundamentals/blocks.ts';
import type { View } from '../index/row-cell.ts';
import { sampleCell, sampleCompany } from '../testing/sample-company.ts';
import { FIGURE_NAMES } from '../catalog/names.ts';
import { newestFigures, type NewestFigure } from './newest.ts';

const full = (cell: ReturnType<typeof sampleCell>): Cell => ({
  unit: /^shares/.test(cell.field) ? 'shares' : 'USD',
  period_start: null,
  concept: 'us-gaap:Sample',
  refusal: cell.value === null ? 'not_reported' : null,
  rule: cell.value === null ? 'field.not_reported' : null,
  operands: [],
  ...cell,
  method: cell.value === null ? null : 'reported',
});

const quarters = sampleCompany('quarter', '2025-12-31', 24);
const trailing = quarters
  .filter(({ statement }) => statement !== 'balance')
  .map((cell) => ({
    ...cell,
    period_kind: 'ttm' as const,
    value: new Decimal(cell.value ?? 0).times(4).toFixed(),
  }));
const years = sampleCompany('annual', '2025-12-31', 7).filter(({ statement }) => statement !== 'balance');
const CELLS: readonly Cell[] = [...quarters, ...trailing, ...years].map(full);
const ISSUER: Issuer = { reporting_currency: 'USD', reporting_cadence: 'quarterly', type: 'industrial' };

const found = (
  cells: readonly Cell[],
  name: string,
  view: NewestFigure['view'],
  issuer = ISSUER,
): NewestFigure => newestFigures(cells, issuer).find((one) => one.figure.name === name && one.view === view)!;

/** The response of fundamentals in a view: the newest rows, and the other blocks. */
function servedIn(cells: readonly Cell[], view: View): unknown {
  const blocks = fundamentalBlocks(cells, {
    view,
    issuerType: ISSUER.type,
    cadence: ISSUER.reporting_cadence,
    currency: ISSUER.reporting_currency ?? '',
    asOf: '2026-02-10',
  });
  const { income_statement: income, balance_sheet: balance, cash_flow: cashFlow } = blocks.rows();
  return {
    income_statement: income[0],
    balance_sheet: balance[0],
    cash_flow: cashFlow[0],
    ttm: blocks.ttm(),
    trajectory: blocks.trajectory(),
    forensics: blocks.forensics(),
  };
}

describe('the newest figures of a company', () => {
  it('equal those that fundamentals serves, whatever is refused', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: CELLS.length - 1 }), { maxLength: 30 }), (refused) => {
        const cells = CELLS.map((cell, at) =>
          refused.includes(at) ? { ...cell, value: null, refusal: 'oracle_contradicted' as const } : cell,
        );
        const [annual, quarter] = [servedIn(cells, 'annual'), servedIn(cells, 'quarter')];
        let compared = 0;
        for (const figure of newestFigures(cells, ISSUER)) {
          const served = memberAt(
            figure.view === 'annual' ? annual : quarter,
            figure.figure.member.split('.'),
          );
          const where = `${figure.figure.name} ${figure.view ?? ''}`;
          if (figure.view === 'ttm') continue;
          compared += 1;
          if (figure.value !== null)
            expect((served as Decimal).toFixed(), where).to.equal(figure.value.toFixed());
          else if (figure.word !== null) expect(served, where).to.equal(figure.word);
          else {
            expect(figure.refusal, where).to.match(/^[a-z_]+$/);
            expect(Decimal.isDecimal(served), where).to.equal(false);
          }
        }
        expect(compared).to.be.greaterThan(150);
      }),
      { numRuns: 10 },
    );
  });

  it('include every figure with exactly one value, each once in a view', () => {
    const figures = newestFigures(CELLS, ISSUER);
    const keys = figures.map(({ figure, view }) => `${figure.name} ${view ?? ''}`);
    expect(keys).to.deep.equal([...new Set(keys)]);
    const names = new Set(figures.map(({ figure }) => figure.name));
    const missing = FIGURE_NAMES.filter(({ name }) => !names.has(name));
    expect(missing.filter(({ member }) => !/^(bank_metrics|industry_rows)\./.test(member))).to.deep.equal([]);
  });

  it('have a filing if they have a value', () => {
    for (const { figure, value, word, provenance } of newestFigures(CELLS, ISSUER))
      if (value !== null || word !== null) expect(provenance, figure.name).not.to.equal(null);
    const margin = found(CELLS, 'gross_margin_pct', 'quarter');
    expect(margin.provenance?.filed).to.equal('2025-12-31');
  });

  it('cover twelve months in the view ttm, with the balances at their end', () => {
    const of = (field: string): Decimal =>
      new Decimal(CELLS.find((cell) => cell.field === field && cell.period_kind === 'ttm')!.value!);
    expect(found(CELLS, 'revenue', 'ttm').value?.toFixed()).to.equal(of('revenue').toFixed());
    expect(found(CELLS, 'revenue', 'ttm').provenance?.form).to.equal('10-Q');
    expect(found(CELLS, 'total_assets', 'ttm').value?.toFixed()).to.equal(
      found(CELLS, 'total_assets', 'quarter').value?.toFixed(),
    );
    expect(found(CELLS, 'revenue_yoy_pct', 'ttm').value?.toFixed()).to.equal(
      found(CELLS, 'revenue_yoy_pct', 'quarter').value?.toFixed(),
    );
    expect(found(CELLS, 'revenue_qoq_pct', 'ttm')).to.equal(undefined);
    const masked = CELLS.map((cell) =>
      cell.field === 'revenue' && cell.period_kind === 'ttm'
        ? { ...cell, value: null, refusal: 'oracle_contradicted' as const }
        : cell,
    );
    expect(found(masked, 'revenue', 'ttm')).to.include({ value: null, refusal: 'oracle_contradicted' });
    expect(found(masked, 'gross_margin_pct', 'ttm')).to.include({ value: null, refusal: 'missing_operand' });
  });

  it('state the reason of a refusal', () => {
    const without = (field: string): readonly Cell[] =>
      CELLS.map((cell) =>
        cell.field === field ? { ...cell, value: null, refusal: 'ambiguous_candidate' as const } : cell,
      );
    expect(found(without('gross_profit'), 'gross_profit', 'quarter').refusal).to.equal('ambiguous_candidate');
    expect(found(without('gross_profit'), 'gross_margin_pct', 'quarter').refusal).to.equal('missing_operand');
    expect(
      found(without('interest_expense'), 'income_statement.interest_coverage', 'quarter').refusal,
    ).to.equal('interest_expense_not_reported');
    expect(
      found(
        CELLS.filter(({ field }) => field !== 'inventory'),
        'inventory',
        'quarter',
      ).refusal,
    ).to.equal('not_reported');
    const euros = { ...ISSUER, reporting_currency: 'EUR' };
    expect(found(CELLS, 'revenue_ttm_usd', null, euros).refusal).to.equal('outside_definition');
    expect(found(CELLS, 'roic_pct', null, { ...ISSUER, type: 'bank' }).value).to.equal(null);
    const young = CELLS.filter(({ period_end: end }) => end > '2025-06-30');
    expect(found(young, 'eps_growth.trend', null)).to.include({
      word: null,
      refusal: 'insufficient_history',
    });
    expect(found(young, 'revenue_yoy_pct', 'quarter').refusal).to.equal('no_period_to_compare');
  });

  it('have no quarters for a company that reports once a year, and rows of banks for banks only', () => {
    const annual = newestFigures(years.map(full), { ...ISSUER, reporting_cadence: 'annual' });
    const views: readonly (View | 'ttm' | null)[] = [...new Set(annual.map(({ view }) => view))];
    expect(views).to.have.members(['annual', 'ttm', null]);
    const trends = annual.filter(({ figure }) => figure.member.startsWith('trajectory.'));
    const refusals = (isByYear: boolean): readonly (string | null)[] => [
      ...new Set(
        trends
          .filter(({ figure }) => figure.member.startsWith('trajectory.roic.') === isByYear)
          .map(({ refusal }) => refusal),
      ),
    ];
    expect(refusals(false)).to.deep.equal(['annual_only_filer']);
    expect(refusals(true)).not.to.include('annual_only_filer');
    expect([...new Set(trends.map(({ period }) => period.fiscal_period))]).to.deep.equal(['FY']);
    const bank = [...CELLS, full(sampleCell('balance', 'deposits', '2025-12-31', '500'))];
    expect(found(bank, 'deposits', 'quarter')).to.equal(undefined);
    expect(found(bank, 'deposits', 'quarter', { ...ISSUER, type: 'bank' }).value?.toFixed()).to.equal('500');
    expect(newestFigures([], ISSUER)).to.deep.equal([]);
  });
});
