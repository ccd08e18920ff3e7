import type { TargetOf } from '../footnote/footnote-target.ts';
import type { Kind } from '../frame/format.ts';

export type StatementName = TargetOf<'cell'>['statement'];

/** Blocks of `GET /v2/fundamentals` that have a row for each period. */
export type RowBlock = StatementName | 'bank_metrics' | 'industry_rows';

/** A line of a table: a member of a row, and what its footnote is of. */
export type LineSpec = {
  readonly member: string;
  /** In place of the words of the member. */
  readonly label?: string;
  readonly kind: Kind;
  /** A field of a statement, explained as a cell; or a figure, explained as one of `block`. */
  readonly source:
    | { readonly kind: 'cell'; readonly statement: StatementName; readonly field: string }
    | { readonly kind: 'figure'; readonly block: TargetOf<'figure'>['block'] };
  /** Only with periods of this length: there is no growth on the quarter before of a year. */
  readonly only?: 'annual' | 'quarter';
};

/** Lines of one heading; those of the statement itself have none. */
export type SectionSpec = { readonly heading: string | null; readonly lines: readonly LineSpec[] };

export type TableSpec = {
  readonly block: RowBlock;
  readonly title: string;
  readonly sections: readonly SectionSpec[];
};

const cells =
  (statement: StatementName) =>
  (kind: Kind, ...members: readonly string[]): readonly LineSpec[] =>
    members.map((member) => ({ member, kind, source: { kind: 'cell', statement, field: member } }));

const figures =
  (block: TargetOf<'figure'>['block']) =>
  (kind: Kind, ...members: readonly string[]): readonly LineSpec[] =>
    members.map((member) => ({ member, kind, source: { kind: 'figure', block } }));

const income = cells('income_statement');
const balance = cells('balance_sheet');
const cash = cells('cash_flow');
const ofIncome = figures('income_statement');
const ofBalance = figures('balance_sheet');
const ofCash = figures('cash_flow');
const ofBank = figures('bank_metrics');

const INCOME_STATEMENT: TableSpec = {
  block: 'income_statement',
  title: 'Income statement',
  sections: [
    {
      heading: null,
      lines: [
        ...income('amount', 'revenue', 'cost_of_revenue', 'gross_profit', 'rnd_expense', 'sga_expense'),
        ...income('amount', 'operating_expense', 'operating_income', 'interest_expense', 'pretax_income'),
        ...income('amount', 'income_tax', 'net_income', 'depreciation_amortization', 'ebitda'),
      ],
    },
    {
      heading: 'Shares and per share',
      lines: [
        ...income('per_share', 'eps_basic', 'eps_diluted'),
        ...income('shares', 'shares_basic', 'shares_diluted'),
      ],
    },
    {
      heading: 'Margins',
      lines: ofIncome(
        'percent',
        'gross_margin_pct',
        'operating_margin_pct',
        'ebitda_margin_pct',
        'net_margin_pct',
      ),
    },
    {
      heading: 'Growth',
      lines: [
        ...ofIncome('percent', 'revenue_yoy_pct'),
        ...ofIncome('percent', 'revenue_qoq_pct').map((line) => ({ ...line, only: 'quarter' as const })),
        ...ofIncome('percent', 'net_income_yoy_pct', 'eps_yoy_pct', 'rnd_yoy_pct'),
      ],
    },
    {
      heading: 'Investment and quality',
      lines: [
        ...ofIncome('percent', 'rnd_intensity_pct', 'capex_intensity_pct', 'capex_intensity_3y_avg_pct'),
        ...ofIncome('ratio', 'interest_coverage'),
        ...ofIncome('plain', 'piotroski_f_score'),
      ],
    },
  ],
};

const BALANCE_SHEET: TableSpec = {
  block: 'balance_sheet',
  title: 'Balance sheet',
  sections: [
    {
      heading: 'Assets',
      lines: [
        ...balance('amount', 'cash_and_equivalents', 'short_term_investments', 'receivables', 'inventory'),
        ...balance('amount', 'current_assets', 'long_term_investments', 'ppe_net', 'intangibles'),
        ...balance('amount', 'total_assets'),
      ],
    },
    {
      heading: 'Liabilities and equity',
      lines: [
        ...balance('amount', 'deferred_revenue_current', 'operating_lease_liabilities_current'),
        ...balance('amount', 'current_liabilities', 'long_term_debt', 'deferred_revenue'),
        ...balance('amount', 'operating_lease_liabilities', 'finance_lease_liabilities'),
        ...balance('amount', 'total_liabilities', 'retained_earnings', 'treasury_stock', 'total_equity'),
      ],
    },
    {
      heading: 'Debt, book value and shares',
      lines: [
        ...balance('amount', 'debt_borrowings', 'total_debt', 'net_debt', 'tangible_book_value'),
        ...balance('shares', 'shares_outstanding_cover_page'),
      ],
    },
    {
      heading: 'Ratios',
      lines: [
        ...ofBalance('ratio', 'current_ratio', 'debt_to_equity', 'debt_to_assets', 'net_debt_to_ebitda'),
        ...ofBalance('ratio', 'interest_coverage').map((line) => ({
          ...line,
          label: 'Interest coverage, twelve months',
        })),
      ],
    },
  ],
};

const CASH_FLOW: TableSpec = {
  block: 'cash_flow',
  title: 'Cash flow',
  sections: [
    {
      heading: null,
      lines: [
        ...cash('amount', 'operating_cash_flow', 'capex', 'free_cash_flow', 'stock_based_comp'),
        ...cash('amount', 'working_capital_change', 'acquisitions', 'dividends_paid', 'buybacks'),
        ...cash('amount', 'investing_cash_flow', 'financing_cash_flow'),
      ],
    },
    {
      heading: 'Margin and growth',
      lines: ofCash('percent', 'fcf_margin_pct', 'ocf_yoy_pct', 'fcf_yoy_pct'),
    },
  ],
};

const BANK_METRICS: TableSpec = {
  block: 'bank_metrics',
  title: 'Bank',
  sections: [
    {
      heading: null,
      lines: [
        ...income('amount', 'net_interest_income', 'noninterest_income', 'provision'),
        {
          member: 'noninterest_expense',
          kind: 'amount',
          source: { kind: 'cell', statement: 'income_statement', field: 'operating_expense' },
        },
        ...balance('amount', 'loans_net', 'allowance', 'deposits', 'noninterest_bearing_deposits'),
      ],
    },
    {
      heading: 'Ratios',
      lines: [
        ...ofBank('percent', 'efficiency_ratio_pct', 'nii_to_avg_assets_pct', 'rotce_pct'),
        ...ofBank('percent', 'loans_to_deposits_pct', 'allowance_to_loans_pct', 'provision_to_avg_loans_pct'),
        ...ofBank('percent', 'equity_to_assets_pct', 'cet1_ratio_pct'),
      ],
    },
  ],
};

const INDUSTRY_ROWS: TableSpec = {
  block: 'industry_rows',
  title: 'Industry',
  sections: [
    {
      heading: null,
      lines: [
        ...income('amount', 'premiums_earned', 'net_investment_income', 'policy_benefits'),
        ...income('amount', 'acquisition_cost_amortization', 'rental_revenue', 'real_estate_taxes'),
        ...income('amount', 'electric_revenue', 'gas_revenue', 'fuel_and_purchased_power', 'purchased_gas'),
        ...income('amount', 'finance_revenue', 'finance_costs'),
        ...income('amount', 'limited_partners_income', 'general_partner_income'),
        ...balance('amount', 'deferred_acquisition_costs', 'unpaid_claims', 'unearned_premiums'),
        ...balance('amount', 'real_estate_net', 'real_estate_depreciation', 'regulatory_assets'),
        ...balance('amount', 'regulatory_liabilities', 'finance_receivables', 'operating_lease_equipment'),
        ...income('per_share', 'income_per_unit_basic', 'income_per_unit_diluted'),
        ...income('per_share', 'distributions_per_unit').map((line) => ({
          ...line,
          only: 'annual' as const,
        })),
        ...income('shares', 'units_basic', 'units_diluted'),
        ...balance('shares', 'units_outstanding'),
      ],
    },
  ],
};

/** The tables of the statements in order; only some kinds of companies have the last two. */
export const TABLES: readonly TableSpec[] = [
  INCOME_STATEMENT,
  BALANCE_SHEET,
  CASH_FLOW,
  BANK_METRICS,
  INDUSTRY_ROWS,
];

export const ROW_BLOCKS: readonly RowBlock[] = TABLES.map(({ block }) => block);
