import { expect } from 'chai';
import type { Cell } from '@footnote/statements/cell';
import { sampleCompany, sampleCell } from '../testing/sample-company.ts';
import type { Issuer } from '@footnote/statements/statements';
import {
  explainFigure,
  FIGURE_BLOCKS,
  figureNames,
  type RequestedFigure,
  type FigureExplanation,
} from './figure.ts';
import { parseLabel } from '@footnote/values/period';

const full = (cell: ReturnType<typeof sampleCell>): Cell => ({
  unit: 'USD',
  period_start: null,
  concept: 'us-gaap:Sample',
  refusal: cell.value === null ? 'not_reported' : null,
  rule: cell.value === null ? 'field.not_reported' : null,
  operands: [],
  ...cell,
  method: 'reported',
});

const trailing = sampleCompany('quarter', '2025-12-31', 24)
  .filter(({ statement }) => statement !== 'balance')
  .map((cell) => ({ ...cell, period_kind: 'ttm' as const }));
const BANK = ['allowance', 'deposits', 'loans_net', 'preferred_stock', 'cet1_ratio'].flatMap((field, n) =>
  ['2025-12-31', '2025-09-30', '2024-12-31'].map((end) => sampleCell('balance', field, end, String(100 + n))),
);
const FLOWS = ['net_interest_income', 'noninterest_income', 'provision', 'net_income_to_common'].map(
  (field, n) => sampleCell('income', field, '2025-12-31', String(10 + n)),
);
const CELLS: readonly Cell[] = [
  ...sampleCompany('quarter', '2025-12-31', 24),
  ...trailing,
  ...sampleCompany('annual', '2025-12-31', 7).filter(({ statement }) => statement !== 'balance'),
  ...BANK,
  ...FLOWS,
].map(full);

const ISSUER: Issuer = { reporting_currency: 'USD', reporting_cadence: 'quarterly', type: 'industrial' };
const issuerOf = (block: string): Issuer => (block === 'bank_metrics' ? { ...ISSUER, type: 'bank' } : ISSUER);

const explain = (
  cells: readonly Cell[],
  block: RequestedFigure['block'],
  name: string,
  label = '2025-Q4',
) => {
  const period = parseLabel(label);
  if (period === null) throw new Error(label);
  return explainFigure(cells, issuerOf(block), { block, name, period });
};

const without = (cells: readonly Cell[], which: (cell: Cell) => boolean): readonly Cell[] =>
  cells.map((cell) => (which(cell) ? { ...cell, value: null, refusal: 'partial' } : cell));

const valueOf = (found: FigureExplanation | null): string => JSON.stringify(found?.value ?? null);

const EVERY = FIGURE_BLOCKS.flatMap((block) => figureNames(block).map((name) => ({ block, name })));

describe('explaining a computed figure', () => {
  it('lists exactly the cells that it is computed from: all others may be missing', () => {
    for (const { block, name } of EVERY) {
      const found = explain(CELLS, block, name);
      const used = new Set(found?.operands.map(({ cell }) => cell));
      expect(used.size, `${block} ${name}`).to.be.greaterThan(0);
      const alone = without(CELLS, (cell) => !used.has(cell));
      expect(valueOf(explain(alone, block, name)), `${block} ${name}`).to.equal(valueOf(found));
    }
  });

  it('has no value without one of its operands, and names the reason', () => {
    for (const { block, name } of EVERY) {
      // A series continues across a gap.
      if (block === 'trajectory') continue;
      for (const { cell } of explain(CELLS, block, name)?.operands ?? []) {
        // The average shares of a year may be the mean of its quarterly averages.
        if (cell.field === 'shares_basic') continue;
        const found = explain(
          without(CELLS, (other) => other === cell),
          block,
          name,
        );
        const missing = found?.value === null || typeof found?.value === 'object';
        expect(missing, `${block} ${name} without ${cell.field} of ${cell.period_end}`).to.equal(true);
        expect(found?.reason).to.equal('missing_operand');
      }
    }
  });

  it('labels operands by their periods: two quarters for a growth rate, twelve months for a ratio', () => {
    const labels = (found: FigureExplanation | null) =>
      found?.operands.map(({ label, cell }) => `${cell.field} ${label}`);
    expect(labels(explain(CELLS, 'income_statement', 'revenue_yoy_pct'))).to.deep.equal([
      'revenue 2025-Q4',
      'revenue 2024-Q4',
    ]);
    expect(labels(explain(CELLS, 'balance_sheet', 'interest_coverage'))).to.deep.equal([
      'operating_income TTM-2025-Q4',
      'interest_expense TTM-2025-Q4',
    ]);
    expect(labels(explain(CELLS, 'income_statement', 'interest_coverage', 'FY2025'))).to.deep.equal([
      'operating_income FY2025',
      'interest_expense FY2025',
    ]);
  });

  it('distinguishes a refusal by definition from a missing operand', () => {
    const zero = CELLS.map((cell) =>
      cell.field === 'revenue' && cell.period_kind === 'quarter' ? { ...cell, value: '-1' } : cell,
    );
    const found = explain(zero, 'income_statement', 'gross_margin_pct');
    expect(found).to.deep.include({ value: null, reason: 'outside_definition' });
    expect(found?.definition.refusals).to.deep.equal(['revenue is zero or less']);
  });

  it('reports that the period to compare with is missing', () => {
    const [oldest] = CELLS.filter(({ period_kind: kind }) => kind === 'quarter')
      .map(({ period_end: end }) => end)
      .sort();
    const { fiscal_year: year, fiscal_period: period } = CELLS.find(({ period_end: end }) => end === oldest)!;
    const found = explain(CELLS, 'income_statement', 'revenue_yoy_pct', `${year}-${period}`);
    expect(found).to.deep.include({ value: null, reason: 'no_period_to_compare' });
  });

  it('finds no figure of another block, no bank metrics of other issuers, and no missing period', () => {
    expect(explain(CELLS, 'ttm', 'gross_margin_pct')).to.equal(null);
    expect(explain(CELLS, 'income_statement', 'gross_margin_pct', '1999-Q4')).to.equal(null);
    const period = parseLabel('2025-Q4')!;
    expect(explainFigure(CELLS, ISSUER, { block: 'bank_metrics', name: 'rotce_pct', period })).to.equal(null);
  });
});
