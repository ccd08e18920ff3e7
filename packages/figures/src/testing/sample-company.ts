import type { StatementName } from '@footnote/statements/cell';
import { monthEnd } from '@footnote/values/month';
import type { RowCell } from '../index/row-cell.ts';

/** A reported cell of an invented company; by default of a quarter. */
export function sampleCell(
  statement: StatementName,
  field: string,
  period_end: string,
  value: string | null,
  more: Partial<RowCell> = {},
): RowCell {
  return {
    statement,
    field,
    period_kind: statement === 'balance' ? 'instant' : 'quarter',
    fiscal_year: Number(period_end.slice(0, 4)),
    fiscal_period: quarterOf(period_end),
    period_end,
    value,
    accession: `0009999999-${period_end.slice(2, 4)}-${period_end.slice(5, 7)}0001`,
    form: '10-Q',
    filed: period_end,
    flags: [],
    method: value === null ? null : 'reported',
    ...more,
  };
}

/** Ends of the last `count` calendar quarters up to `newest`, newest first. */
export function quarterEnds(newest: string, count: number): readonly string[] {
  const [year = 0, month = 0] = newest.split('-').map(Number);
  return Array.from({ length: count }, (_, back) => monthEnd(year, month - 3 * back));
}

/** Ends of the last `count` calendar years up to `newest`, newest first. */
export function yearEnds(newest: string, count: number): readonly string[] {
  return quarterEnds(newest, 4 * count).filter((_, back) => back % 4 === 0);
}

/**
 * Cells of an invented December filer over `count` periods: revenue grows from 1000 in the oldest period by 1
 * a quarter or 10 a year, and everything else is a round fraction of it.
 */
export function sampleCompany(view: 'quarter' | 'annual', newest: string, count: number): readonly RowCell[] {
  const ends = view === 'quarter' ? quarterEnds(newest, count) : yearEnds(newest, count);
  return ends.flatMap((end, back) => {
    const revenue = 1000 + (view === 'quarter' ? 1 : 10) * (count - 1 - back);
    const label: Partial<RowCell> =
      view === 'quarter' ? {} : { fiscal_period: 'FY', form: '10-K', period_kind: 'annual' };
    const flow = (statement: StatementName, field: string, value: number): RowCell =>
      sampleCell(statement, field, end, String(value), label);
    const instant = (field: string, value: number): RowCell =>
      sampleCell('balance', field, end, String(value), view === 'quarter' ? {} : { form: '10-K' });
    return [
      flow('income', 'revenue', revenue),
      flow('income', 'gross_profit', revenue / 2),
      flow('income', 'cost_of_revenue', revenue / 2),
      flow('income', 'pretax_income', revenue / 4),
      flow('income', 'income_tax', revenue / 20),
      flow('income', 'shares_basic', 100),
      flow('income', 'shares_diluted', 125),
      flow('income', 'operating_income', revenue / 4),
      flow('income', 'interest_expense', 10),
      flow('income', 'ebitda', revenue / 4 + 50),
      flow('income', 'net_income', revenue / 5),
      flow('income', 'rnd_expense', 80),
      flow('income', 'eps_diluted', revenue / 500),
      flow('cash_flow', 'operating_cash_flow', revenue / 4),
      flow('cash_flow', 'capex', -revenue / 10),
      flow('cash_flow', 'stock_based_comp', revenue / 50),
      flow('cash_flow', 'free_cash_flow', revenue / 4 - revenue / 10),
      instant('total_assets', 8000),
      instant('total_debt', 2000),
      instant('total_equity', 4000),
      instant('total_equity_with_nci', 4400),
      instant('long_term_debt', 1600),
      instant('receivables', 365),
      instant('inventory', 200),
      instant('accounts_payable', 100),
      instant('net_debt', 1000),
      instant('current_assets', 3000),
      instant('current_liabilities', 1500),
    ];
  });
}

function quarterOf(end: string): 'Q1' | 'Q2' | 'Q3' | 'Q4' {
  const quarter = Math.ceil(Number(end.slice(5, 7)) / 3);
  return quarter === 1 ? 'Q1' : quarter === 2 ? 'Q2' : quarter === 3 ? 'Q3' : 'Q4';
}
