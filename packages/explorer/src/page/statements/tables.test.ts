import { expect } from 'chai';
import { tableOf, type Row } from './tables.ts';

describe('tables of statements', () => {
  it('has a line for every field and figure of a row, with the reason of a refusal', () => {
    const row = (year: number, revenue: number | null): Row & Record<string, unknown> => ({
      fiscal_period: 'FY',
      fiscal_year: year,
      period_end: `${year}-12-31`,
      provenance: { accession: '0009999999-26-000001', filed: '2026-02-02', form: '10-K' },
      interest_coverage: { available: false, reason: 'interest_expense_not_reported' },
      margins: { net_margin_pct: 21.35 },
      revenue,
    });
    const order = ['revenue', 'net_margin_pct', 'interest_coverage'];
    const { columns, sections } = tableOf([row(2025, 100), row(2024, null), row(2023, 80)], 2, order);
    const lines = sections.flatMap((section) => section.lines);
    expect(columns.map(({ period }) => period)).to.deep.equal(['FY2025', 'FY2024']);
    expect(lines.map(({ field, isFigure }) => [field, isFigure])).to.deep.equal([
      ['revenue', false],
      ['net_margin_pct', true],
      ['interest_coverage', true],
    ]);
    expect(sections.map(({ heading }) => heading)).to.deep.equal([null, 'Ratios and growth']);
    expect(lines[2]?.cells[0]).to.deep.equal({
      period: 'FY2025',
      value: null,
      reason: 'interest_expense_not_reported',
    });
    expect(lines[0]?.cells.map(({ value }) => value)).to.deep.equal([100, null]);
  });
});
