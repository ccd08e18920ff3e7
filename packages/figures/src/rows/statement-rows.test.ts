import { expect } from 'chai';
import fc from 'fast-check';
import type { RowCell, View } from '../index/row-cell.ts';
import { statementRows, type BalanceRow, type CashFlowRow, type IncomeRow } from './statement-rows.ts';
import { quarterEnds, sampleCell, sampleCompany } from '../testing/sample-company.ts';

const industrial = (view: View) => ({ view, isFinancial: false });
const text = (value: { toFixed(): string } | null) => value?.toFixed() ?? null;
const coverage = (value: IncomeRow['interest_coverage']) => ('reason' in value ? value.reason : text(value));
const labels = (rows: readonly (IncomeRow | BalanceRow | CashFlowRow)[]) =>
  rows.map(({ fiscal_year, fiscal_period, period_end }) => `${fiscal_year} ${fiscal_period} ${period_end}`);

describe('statement rows', () => {
  it('shows the last 8 quarters, newest first', () => {
    const rows = statementRows(sampleCompany('quarter', '2025-12-31', 20), industrial('quarter'));
    expect(labels(rows.income_statement)).to.deep.equal([
      '2025 Q4 2025-12-31',
      '2025 Q3 2025-09-30',
      '2025 Q2 2025-06-30',
      '2025 Q1 2025-03-31',
      '2024 Q4 2024-12-31',
      '2024 Q3 2024-09-30',
      '2024 Q2 2024-06-30',
      '2024 Q1 2024-03-31',
    ]);
  });

  it('shows the last 5 fiscal years, including balances of the fourth quarter', () => {
    const rows = statementRows(sampleCompany('annual', '2025-12-31', 7), industrial('annual'));
    expect(labels(rows.balance_sheet)).to.deep.equal([
      '2025 FY 2025-12-31',
      '2024 FY 2024-12-31',
      '2023 FY 2023-12-31',
      '2022 FY 2022-12-31',
      '2021 FY 2021-12-31',
    ]);
    expect(text(rows.balance_sheet[0]!.total_assets)).to.equal('8000');
  });

  it('computes the figures of a quarter', () => {
    const rows = statementRows(sampleCompany('quarter', '2025-12-31', 20), industrial('quarter'));
    const [income] = rows.income_statement;
    expect(text(income!.growth.revenue_qoq_pct)).to.equal('0.1');
    expect(text(income!.growth.revenue_yoy_pct)).to.equal('0.39');
    expect(text(income!.growth.eps_yoy_pct)).to.equal('0.39');
    expect(text(income!.growth.rnd_yoy_pct)).to.equal('0');
    expect(text(income!.margins.gross_margin_pct)).to.equal('50');
    expect(text(income!.investment.capex_intensity_3y_avg_pct)).to.equal('10');
    expect(coverage(income!.interest_coverage)).to.equal('25.48');
    const [balance] = rows.balance_sheet;
    expect(text(balance!.ratios.current_ratio)).to.equal('2');
    // Revenue/4 + 50 is 1217.5 over four quarters.
    expect(text(balance!.ratios.net_debt_to_ebitda)).to.equal('0.82');
    // Operating income over these quarters is 1017.5, interest 40.
    expect(coverage(balance!.ratios.interest_coverage)).to.equal('25.44');
    const [cash] = rows.cash_flow;
    expect(text(cash!.fcf_margin_pct)).to.equal('15');
    expect(text(cash!.ocf_yoy_pct)).to.equal('0.39');
  });

  it('compares years with years and has no preceding quarter in the annual view', () => {
    const rows = statementRows(sampleCompany('annual', '2025-12-31', 7), industrial('annual'));
    const [income] = rows.income_statement;
    expect(text(income!.growth.revenue_yoy_pct)).to.equal('0.95');
    expect(income!.growth.revenue_qoq_pct).to.equal(null);
    expect(text(income!.investment.capex_intensity_3y_avg_pct)).to.equal('10');
    expect(rows.income_statement[4]!.investment.capex_intensity_3y_avg_pct?.toFixed()).to.equal('10');
    expect(text(rows.balance_sheet[0]!.ratios.net_debt_to_ebitda)).to.equal('3.17');
  });

  it('averages only twelve consecutive quarters', () => {
    const cells = sampleCompany('quarter', '2025-12-31', 20);
    const without = cells.filter((cell) => !(cell.field === 'capex' && cell.period_end === '2022-09-30'));
    const averages = statementRows(without, industrial('quarter')).income_statement.map(
      (row) => row.investment.capex_intensity_3y_avg_pct !== null,
    );
    // Twelve quarters back from 2025 Q3 is 2022 Q4; every older row includes the gap.
    expect(averages).to.deep.equal([true, true, false, false, false, false, false, false]);
  });

  it('serves money whole and exact beyond 2^53, per-share figures unrounded to 6 decimals', () => {
    const rows = statementRows(
      [
        sampleCell('income', 'revenue', '2025-12-31', '12345678901234567890.0000000000'),
        sampleCell('income', 'net_income', '2025-12-31', '1234567.5'),
        sampleCell('income', 'eps_basic', '2025-12-31', '1.2345678'),
        sampleCell('income', 'eps_diluted', '2025-12-31', '0.3000000000'),
      ],
      industrial('quarter'),
    );
    const [row] = rows.income_statement;
    expect(text(row!.revenue)).to.equal('12345678901234567890');
    expect(text(row!.net_income)).to.equal('1234568');
    expect(text(row!.eps_basic)).to.equal('1.234568');
    expect(text(row!.eps_diluted)).to.equal('0.3');
    expect(row!.gross_profit).to.equal(null);
  });

  it('shows a period that only one statement has, with null cells in the others', () => {
    const rows = statementRows(
      [
        sampleCell('balance', 'total_assets', '2025-12-31', '5'),
        sampleCell('income', 'revenue', '2025-09-30', '7'),
      ],
      industrial('quarter'),
    );
    expect(labels(rows.income_statement)).to.deep.equal(['2025 Q4 2025-12-31', '2025 Q3 2025-09-30']);
    expect(rows.income_statement[0]!.revenue).to.equal(null);
    expect(rows.income_statement[0]!.provenance).to.equal(null);
    expect(rows.cash_flow[0]!.operating_cash_flow).to.equal(null);
  });

  it('leaves transition periods out of rows and growth', () => {
    const rows = statementRows(
      [
        sampleCell('income', 'revenue', '2023-03-31', '120'),
        sampleCell('income', 'revenue', '2022-03-31', '100', { fiscal_period: 'TP' }),
        sampleCell('balance', 'total_assets', '2022-03-31', '100', { fiscal_period: 'TP' }),
      ],
      industrial('quarter'),
    );
    expect(rows.income_statement).to.have.lengthOf(1);
    expect(rows.income_statement[0]!.growth.revenue_yoy_pct).to.equal(null);
  });

  it('finds the year before across a 53-week year, and no year before across a changed fiscal year', () => {
    const annual = { period_kind: 'annual', fiscal_period: 'FY' } as const;
    const rows = statementRows(
      [
        sampleCell('income', 'revenue', '2026-01-31', '110', annual),
        sampleCell('income', 'revenue', '2025-02-01', '100', annual),
        sampleCell('income', 'revenue', '2023-12-31', '50', annual),
      ],
      industrial('annual'),
    );
    expect(rows.income_statement.map((row) => text(row.growth.revenue_yoy_pct))).to.deep.equal([
      '10',
      null,
      null,
    ]);
  });

  it('does not use a quarter before a gap as the preceding one', () => {
    const rows = statementRows(
      [
        sampleCell('income', 'revenue', '2025-12-31', '110'),
        sampleCell('income', 'revenue', '2025-06-30', '100'),
      ],
      industrial('quarter'),
    );
    expect(rows.income_statement[0]!.growth.revenue_qoq_pct).to.equal(null);
  });

  it('prefers the trailing figure of the engine to its own sum, even a refused one', () => {
    const cells = sampleCompany('quarter', '2025-12-31', 20);
    const withTrailing = (value: string | null) =>
      statementRows(
        [...cells, sampleCell('income', 'ebitda', '2025-12-31', value, { period_kind: 'ttm' })],
        industrial('quarter'),
      ).balance_sheet[0]!.ratios.net_debt_to_ebitda;
    expect(text(withTrailing('500'))).to.equal('2');
    expect(withTrailing(null)).to.equal(null);
  });

  it('uses the fiscal year itself as the twelve months that end with it', () => {
    const cells = sampleCompany('annual', '2025-12-31', 5);
    const refused = sampleCell('income', 'ebitda', '2025-12-31', null, { period_kind: 'ttm' });
    const rows = statementRows([...cells, refused], industrial('annual'));
    expect(text(rows.balance_sheet[0]!.ratios.net_debt_to_ebitda)).to.equal('3.23');
  });

  it('has no trailing ratio with fewer than four consecutive quarters', () => {
    const rows = statementRows(sampleCompany('quarter', '2025-12-31', 3), industrial('quarter'));
    expect(rows.balance_sheet[0]!.ratios.net_debt_to_ebitda).to.equal(null);
  });

  it('refuses interest coverage of a bank', () => {
    const rows = statementRows(sampleCompany('quarter', '2025-12-31', 8), {
      view: 'quarter',
      isFinancial: true,
    });
    const refusal = { available: false, reason: 'not_meaningful_for_financials' };
    expect(rows.income_statement[0]!.interest_coverage).to.deep.equal(refusal);
    expect(rows.balance_sheet[0]!.ratios.interest_coverage).to.deep.equal(refusal);
  });

  it('shows the same periods in the same order in all three statements, for any cells', () => {
    const period = fc.constantFrom(...quarterEnds('2025-12-31', 14), '2025-02-01', '2022-05-31');
    const cell = fc.record({
      statement: fc.constantFrom('income', 'balance', 'cash_flow'),
      field: fc.constantFrom('revenue', 'total_assets', 'capex', 'free_cash_flow', 'eps_diluted'),
      period_end: period,
      period_kind: fc.constantFrom('annual', 'quarter', 'ytd', 'instant', 'ttm'),
      fiscal_period: fc.constantFrom('FY', 'Q1', 'Q2', 'Q3', 'Q4', 'TP'),
      fiscal_year: fc.integer({ min: 2021, max: 2026 }),
      value: fc.option(fc.integer().map(String)),
      filed: fc.option(period),
      form: fc.constantFrom('10-K', '10-Q', '10-K/A'),
      accession: fc.constantFrom('0009999999-25-000001', '0009999999-25-000002'),
      method: fc.constantFrom('reported', 'derived_q4', ''),
      flags: fc.constant([]),
    }) satisfies fc.Arbitrary<RowCell>;
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 60 }), fc.constantFrom('quarter', 'annual'), (cells, view) => {
        const rows = statementRows(cells, industrial(view));
        const anchors = labels(rows.income_statement);
        expect(labels(rows.balance_sheet)).to.deep.equal(anchors);
        expect(labels(rows.cash_flow)).to.deep.equal(anchors);
        const ends = rows.income_statement.map((row) => row.period_end);
        expect(ends).to.deep.equal([...new Set(ends)].sort().reverse());
        expect(ends.length).to.be.at.most(view === 'quarter' ? 8 : 5);
      }),
    );
  });
});
