// Derived from schemas/openapi.yaml by services/query/src/contract/generate.ts: change that, then run it again.

/**
 * What to do next.
 */
export type Recovery =
  | {
      action: 'wait';
      seconds: number;
    }
  | {
      action: 'fix_request';
    };
/**
 * The day as asked; only then. The answer is what it would be if nothing filed after that day existed, freshness
 * included. The company's SIC code and listing bear no date at their source and are today's.
 */
export type AsKnownOn = string;
/**
 * Newest source time that the answer depends on (acceptance of a filing), UTC.
 */
export type AsOf = string;
export type FiscalPeriod = 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4';
/**
 * The issuer's own label.
 */
export type FiscalYear = number;
export type PeriodEnd = string;
/**
 * The filing that supplied most of the row's reported figures; null for a row without a figure.
 */
export type Provenance = null | {
  accession: string;
  filed: string;
  form: string;
};
/**
 * Operating income over interest expense, of the row's period or, in balance ratios, of the trailing twelve months.
 */
export type InterestCoverage = number | InterestCoverageRefusal;
/**
 * Seconds since the answer was computed.
 */
export type CacheAge = number;
/**
 * ISO 4217 code of the statements; null when no annual filing tells it.
 */
export type Currency = null | string;
/**
 * stale: the newest period is older than the company's deadlines allow (185 days for quarterly filers, 500 for
 * annual ones). degraded: a block of the answer has no figure at all. Else end_of_day.
 */
export type Freshness = 'degraded' | 'end_of_day' | 'stale';
/**
 * Regular session of the New York Stock Exchange.
 */
export type MarketStatus = 'closed' | 'open';
export type Period = 'annual' | 'quarter';
export type ReportingCadence = 'annual' | 'quarterly';
/**
 * In upper case, share class after a dash.
 */
export type Symbol = string;
export type Ratio = null | number;
export type GrowthTrend = 'accelerating' | 'decelerating' | 'insufficient_history' | 'stable' | 'volatile';
export type LevelTrend = 'decreasing' | 'increasing' | 'insufficient_history' | 'stable' | 'volatile';
/**
 * discontinued_operations, restated_input, revenue_basis_change, split_adjusted: of a figure or quarter in the
 * twelve months. q4_derived: a fourth quarter in them is the year less nine months. extra_week: 53 weeks.
 * fiscal_year_change: the year end moved. ttm_is_fiscal_year: a company that reports once a year. sum_mismatch:
 * two ways to the figure disagree, so it is null. stale: the newest period is older than 185 days (500 for
 * annual filers) at as_of. net_loss and negative_equity: of the whole. non_usd_reporting: amounts in dollars
 * are null.
 */
export type TrailingFlag =
  | 'discontinued_operations'
  | 'extra_week'
  | 'fiscal_year_change'
  | 'negative_equity'
  | 'net_loss'
  | 'non_usd_reporting'
  | 'q4_derived'
  | 'restated_input'
  | 'revenue_basis_change'
  | 'split_adjusted'
  | 'stale'
  | 'sum_mismatch'
  | 'ttm_is_fiscal_year';
export type Money = null | number;
export type ShareCount = null | number;
export type PerShare = null | number;

export interface FlatRefusal {
  available: false;
  reason:
    | 'expired_api_key'
    | 'invalid_api_key'
    | 'missing_api_key'
    | 'request_too_large'
    | 'revoked_api_key'
    | 'unpaid_api_key';
}
export interface Refusal {
  available: false;
  error: {
    code:
      | 'INTERNAL'
      | 'NOT_FOUND'
      | 'PARAM_INVALID'
      | 'RATE_LIMITED'
      | 'SYMBOL_INVALID'
      | 'SYMBOL_UNKNOWN'
      | 'UPSTREAM_UNAVAILABLE';
    /**
     * For people.
     */
    message: string;
    /**
     * Whether the same request may succeed later.
     */
    retryable: boolean;
  };
  reason:
    | 'internal_error'
    | 'not_found'
    | 'param_invalid'
    | 'rate_limit_exceeded'
    | 'symbol_invalid'
    | 'symbol_unknown'
    | 'upstream_unavailable';
  recovery?: Recovery;
}
export interface FundamentalsResponse {
  data: Fundamentals | QuarterlyViewNotice | UnsupportedFundamentals;
  schema_version: '2026-11-21.2';
}
/**
 * Statements of one company. The arrays show the same periods in the same order, newest first.
 */
export interface Fundamentals {
  as_known_on?: AsKnownOn;
  as_of: AsOf;
  /**
   * @maxItems 8
   */
  balance_sheet?:
    | []
    | [BalanceSheetRow]
    | [BalanceSheetRow, BalanceSheetRow]
    | [BalanceSheetRow, BalanceSheetRow, BalanceSheetRow]
    | [BalanceSheetRow, BalanceSheetRow, BalanceSheetRow, BalanceSheetRow]
    | [BalanceSheetRow, BalanceSheetRow, BalanceSheetRow, BalanceSheetRow, BalanceSheetRow]
    | [BalanceSheetRow, BalanceSheetRow, BalanceSheetRow, BalanceSheetRow, BalanceSheetRow, BalanceSheetRow]
    | [
        BalanceSheetRow,
        BalanceSheetRow,
        BalanceSheetRow,
        BalanceSheetRow,
        BalanceSheetRow,
        BalanceSheetRow,
        BalanceSheetRow,
      ]
    | [
        BalanceSheetRow,
        BalanceSheetRow,
        BalanceSheetRow,
        BalanceSheetRow,
        BalanceSheetRow,
        BalanceSheetRow,
        BalanceSheetRow,
        BalanceSheetRow,
      ];
  cache_age_seconds: CacheAge;
  /**
   * @maxItems 8
   */
  cash_flow?:
    | []
    | [CashFlowRow]
    | [CashFlowRow, CashFlowRow]
    | [CashFlowRow, CashFlowRow, CashFlowRow]
    | [CashFlowRow, CashFlowRow, CashFlowRow, CashFlowRow]
    | [CashFlowRow, CashFlowRow, CashFlowRow, CashFlowRow, CashFlowRow]
    | [CashFlowRow, CashFlowRow, CashFlowRow, CashFlowRow, CashFlowRow, CashFlowRow]
    | [CashFlowRow, CashFlowRow, CashFlowRow, CashFlowRow, CashFlowRow, CashFlowRow, CashFlowRow]
    | [
        CashFlowRow,
        CashFlowRow,
        CashFlowRow,
        CashFlowRow,
        CashFlowRow,
        CashFlowRow,
        CashFlowRow,
        CashFlowRow,
      ];
  currency: Currency;
  forensics?: Forensics;
  freshness: Freshness;
  /**
   * @maxItems 8
   */
  income_statement?:
    | []
    | [IncomeStatementRow]
    | [IncomeStatementRow, IncomeStatementRow]
    | [IncomeStatementRow, IncomeStatementRow, IncomeStatementRow]
    | [IncomeStatementRow, IncomeStatementRow, IncomeStatementRow, IncomeStatementRow]
    | [IncomeStatementRow, IncomeStatementRow, IncomeStatementRow, IncomeStatementRow, IncomeStatementRow]
    | [
        IncomeStatementRow,
        IncomeStatementRow,
        IncomeStatementRow,
        IncomeStatementRow,
        IncomeStatementRow,
        IncomeStatementRow,
      ]
    | [
        IncomeStatementRow,
        IncomeStatementRow,
        IncomeStatementRow,
        IncomeStatementRow,
        IncomeStatementRow,
        IncomeStatementRow,
        IncomeStatementRow,
      ]
    | [
        IncomeStatementRow,
        IncomeStatementRow,
        IncomeStatementRow,
        IncomeStatementRow,
        IncomeStatementRow,
        IncomeStatementRow,
        IncomeStatementRow,
        IncomeStatementRow,
      ];
  market_status: MarketStatus;
  period: Period;
  reporting_cadence: ReportingCadence;
  statements_source: 'sec_edgar';
  symbol: Symbol;
  trajectory?: Trajectory;
  ttm?: TrailingTwelveMonths;
}
/**
 * Balance sheet at the end of one period.
 */
export interface BalanceSheetRow {
  /**
   * Cash and cash equivalents.
   */
  cash_and_equivalents: null | number;
  /**
   * Current assets; null on an unclassified balance sheet.
   */
  current_assets: null | number;
  /**
   * Current liabilities; null on an unclassified balance sheet.
   */
  current_liabilities: null | number;
  /**
   * Borrowings, current and not, without leases.
   */
  debt_borrowings: null | number;
  /**
   * Finance leases (all leases under IFRS 16).
   */
  finance_lease_liabilities: null | number;
  fiscal_period: FiscalPeriod;
  fiscal_year: FiscalYear;
  /**
   * Goodwill and other intangible assets.
   */
  intangibles: null | number;
  /**
   * Inventories.
   */
  inventory: null | number;
  /**
   * Debt due after a year.
   */
  long_term_debt: null | number;
  /**
   * Securities held beyond a year.
   */
  long_term_investments: null | number;
  /**
   * Total debt less cash and short-term investments.
   */
  net_debt: null | number;
  /**
   * Operating leases.
   */
  operating_lease_liabilities: null | number;
  period_end: PeriodEnd;
  /**
   * Property, plant and equipment, net.
   */
  ppe_net: null | number;
  provenance: Provenance;
  ratios: BalanceRatios;
  /**
   * Trade receivables, net.
   */
  receivables: null | number;
  /**
   * Retained earnings; an accumulated deficit is negative.
   */
  retained_earnings: null | number;
  /**
   * Shares outstanding on the cover page of the row's filing, as filed.
   */
  shares_outstanding_cover_page: null | number;
  /**
   * Securities held for less than a year.
   */
  short_term_investments: null | number;
  /**
   * Equity of the parent less intangibles.
   */
  tangible_book_value: null | number;
  /**
   * Total assets.
   */
  total_assets: null | number;
  /**
   * Borrowings and finance leases.
   */
  total_debt: null | number;
  /**
   * Equity of the parent.
   */
  total_equity: null | number;
  /**
   * Total liabilities.
   */
  total_liabilities: null | number;
}
/**
 * Ratios of the balance sheet.
 */
export interface BalanceRatios {
  /**
   * Current assets over current liabilities.
   */
  current_ratio: null | number;
  /**
   * Total debt over total assets.
   */
  debt_to_assets: null | number;
  /**
   * Total debt over equity; null when equity is not positive.
   */
  debt_to_equity: null | number;
  interest_coverage: InterestCoverage;
  /**
   * Net debt over EBITDA of the trailing twelve months; null when that is not positive.
   */
  net_debt_to_ebitda: null | number;
}
export interface InterestCoverageRefusal {
  available: false;
  reason:
    | 'interest_expense_not_reported'
    | 'not_meaningful_for_financials'
    | 'operating_income_unavailable'
    | 'zero_interest_expense';
}
/**
 * Cash flow of one period: effects on cash, so outflows are negative.
 */
export interface CashFlowRow {
  /**
   * Businesses acquired, net of their cash; paid is negative.
   */
  acquisitions: null | number;
  /**
   * Shares bought back; negative.
   */
  buybacks: null | number;
  /**
   * Purchases of property, plant and equipment; negative. Capitalised software is not in it.
   */
  capex: null | number;
  /**
   * Dividends paid on common shares; negative.
   */
  dividends_paid: null | number;
  /**
   * Free cash flow over revenue, percent.
   */
  fcf_margin_pct: null | number;
  /**
   * Growth of free cash flow over a year, percent.
   */
  fcf_yoy_pct: null | number;
  /**
   * Cash flow from financing.
   */
  financing_cash_flow: null | number;
  fiscal_period: FiscalPeriod;
  fiscal_year: FiscalYear;
  /**
   * Operating cash flow plus capex.
   */
  free_cash_flow: null | number;
  /**
   * Cash flow from investing.
   */
  investing_cash_flow: null | number;
  /**
   * Growth of operating cash flow over a year, percent.
   */
  ocf_yoy_pct: null | number;
  /**
   * Cash flow from operations.
   */
  operating_cash_flow: null | number;
  period_end: PeriodEnd;
  provenance: Provenance;
  /**
   * Share-based compensation.
   */
  stock_based_comp: null | number;
  /**
   * Change in working capital; positive where it released cash.
   */
  working_capital_change: null | number;
}
/**
 * Of the trailing twelve months, with means of balances now and a year ago; growth rates of fiscal years.
 */
export interface Forensics {
  /**
   * Net income less operating cash flow, over mean total assets, percent.
   */
  accruals_ratio_pct: null | number;
  /**
   * Operating cash flow over net income; null when that is not positive.
   */
  cash_conversion: null | number;
  cash_conversion_cycle_days: DaysMeasure;
  days_inventory: DaysMeasure;
  days_payables: DaysMeasure;
  days_sales_outstanding: DaysMeasure;
  /**
   * Compound yearly growth of diluted shares over 3 fiscal years, percent.
   */
  diluted_shares_cagr_3y_pct: null | number;
  /**
   * The same over 5 fiscal years.
   */
  diluted_shares_cagr_5y_pct: null | number;
  /**
   * Compound yearly growth of free cash flow per diluted share over 3 fiscal years, percent.
   */
  fcf_per_share_cagr_3y_pct: null | number;
  /**
   * Compound yearly growth of revenue per diluted share over 3 fiscal years, percent.
   */
  revenue_per_share_cagr_3y_pct: null | number;
  /**
   * Stock-based compensation over operating cash flow, percent; null when that is not positive.
   */
  sbc_pct_ocf: null | number;
  /**
   * Stock-based compensation over revenue, percent.
   */
  sbc_pct_revenue: null | number;
}
/**
 * Days, and their change.
 */
export interface DaysMeasure {
  /**
   * Days, of the trailing twelve months.
   */
  value: null | number;
  /**
   * Value less the same measure a year earlier, days.
   */
  yoy_delta: null | number;
}
/**
 * Income statement of one period.
 */
export interface IncomeStatementRow {
  /**
   * Cost of revenue.
   */
  cost_of_revenue: null | number;
  /**
   * Depreciation and amortisation, from the cash-flow statement.
   */
  depreciation_amortization: null | number;
  /**
   * Operating income plus depreciation and amortisation.
   */
  ebitda: null | number;
  /**
   * Basic earnings per share, on the present split basis.
   */
  eps_basic: null | number;
  /**
   * Diluted earnings per share, on the present split basis.
   */
  eps_diluted: null | number;
  fiscal_period: FiscalPeriod;
  fiscal_year: FiscalYear;
  /**
   * Revenue less its cost.
   */
  gross_profit: null | number;
  growth: Growth;
  /**
   * Income tax; a benefit is negative.
   */
  income_tax: null | number;
  interest_coverage: InterestCoverage;
  /**
   * Interest expense on the face of the statement, as a positive magnitude.
   */
  interest_expense: null | number;
  investment: Investment;
  margins: Margins;
  /**
   * Net income of the parent.
   */
  net_income: null | number;
  /**
   * Operating expense without the cost of revenue.
   */
  operating_expense: null | number;
  /**
   * Operating income.
   */
  operating_income: null | number;
  period_end: PeriodEnd;
  /**
   * Income before tax.
   */
  pretax_income: null | number;
  provenance: Provenance;
  quality: Quality;
  /**
   * Total revenue.
   */
  revenue: null | number;
  /**
   * Research and development.
   */
  rnd_expense: null | number;
  /**
   * Selling, general and administrative expense.
   */
  sga_expense: null | number;
  /**
   * Weighted average shares, basic, on the present split basis.
   */
  shares_basic: null | number;
  /**
   * Weighted average shares, diluted, on the present split basis.
   */
  shares_diluted: null | number;
}
/**
 * Growth of the row over an earlier period.
 */
export interface Growth {
  /**
   * Growth of diluted earnings per share over a year, percent.
   */
  eps_yoy_pct: null | number;
  /**
   * Growth of net income over a year, percent.
   */
  net_income_yoy_pct: null | number;
  /**
   * Growth of revenue over the preceding quarter, percent; null in the annual view.
   */
  revenue_qoq_pct: null | number;
  /**
   * Growth of revenue over a year, percent.
   */
  revenue_yoy_pct: null | number;
  /**
   * Growth of research and development over a year, percent.
   */
  rnd_yoy_pct: null | number;
}
/**
 * What is put back into the business.
 */
export interface Investment {
  /**
   * Mean capex intensity of the last 3 fiscal years or 12 quarters, percent.
   */
  capex_intensity_3y_avg_pct: null | number;
  /**
   * Magnitude of capex over revenue, percent.
   */
  capex_intensity_pct: null | number;
  /**
   * Research and development over revenue, percent.
   */
  rnd_intensity_pct: null | number;
}
/**
 * Shares of revenue.
 */
export interface Margins {
  /**
   * EBITDA over revenue, percent.
   */
  ebitda_margin_pct: null | number;
  /**
   * Gross profit over revenue, percent.
   */
  gross_margin_pct: null | number;
  /**
   * Net income over revenue, percent.
   */
  net_margin_pct: null | number;
  /**
   * Operating income over revenue, percent.
   */
  operating_margin_pct: null | number;
}
/**
 * How sound the period looks.
 */
export interface Quality {
  /**
   * Nine tests of the fiscal year against the one before, in quarterly rows of the trailing twelve months against those a year before; null when one cannot be computed.
   */
  piotroski_f_score: null | number;
}
/**
 * Where growth, margins and returns are going.
 */
export interface Trajectory {
  eps_growth: GrowthTrajectory;
  fcf_margin: MarginTrajectory;
  gross_margin: MarginTrajectory;
  revenue_growth: GrowthTrajectory;
  roic: RoicTrajectory;
}
/**
 * Growth over the year before, quarter by quarter.
 */
export interface GrowthTrajectory {
  /**
   * The last 8 quarters, newest first, percent; null where it is refused. Ends with the oldest that is known.
   *
   * @maxItems 8
   */
  last_quarters_yoy:
    | []
    | [Ratio]
    | [Ratio, Ratio]
    | [Ratio, Ratio, Ratio]
    | [Ratio, Ratio, Ratio, Ratio]
    | [Ratio, Ratio, Ratio, Ratio, Ratio]
    | [Ratio, Ratio, Ratio, Ratio, Ratio, Ratio]
    | [Ratio, Ratio, Ratio, Ratio, Ratio, Ratio, Ratio]
    | [Ratio, Ratio, Ratio, Ratio, Ratio, Ratio, Ratio, Ratio];
  /**
   * That of the newest quarter.
   */
  latest_yoy_pct: null | number;
  /**
   * How many of them are known.
   */
  n_quarters: number;
  trend: GrowthTrend;
}
/**
 * A share of revenue, quarter by quarter.
 */
export interface MarginTrajectory {
  /**
   * The last 8 quarters, newest first, percent; null where it is refused. Ends with the oldest that is known.
   *
   * @maxItems 8
   */
  last_quarters:
    | []
    | [Ratio]
    | [Ratio, Ratio]
    | [Ratio, Ratio, Ratio]
    | [Ratio, Ratio, Ratio, Ratio]
    | [Ratio, Ratio, Ratio, Ratio, Ratio]
    | [Ratio, Ratio, Ratio, Ratio, Ratio, Ratio]
    | [Ratio, Ratio, Ratio, Ratio, Ratio, Ratio, Ratio]
    | [Ratio, Ratio, Ratio, Ratio, Ratio, Ratio, Ratio, Ratio];
  /**
   * That of the newest quarter.
   */
  latest_pct: null | number;
  /**
   * How many of them are known.
   */
  n_quarters: number;
  trend: LevelTrend;
}
/**
 * Return on invested capital, year by year.
 */
export interface RoicTrajectory {
  /**
   * The last 5 fiscal years, newest first, percent; null where it is refused. Ends with the oldest that is known.
   *
   * @maxItems 5
   */
  fy_values:
    | []
    | [Ratio]
    | [Ratio, Ratio]
    | [Ratio, Ratio, Ratio]
    | [Ratio, Ratio, Ratio, Ratio]
    | [Ratio, Ratio, Ratio, Ratio, Ratio];
  /**
   * That of the newest fiscal year.
   */
  latest_pct: null | number;
  /**
   * How many of them are known.
   */
  n_years: number;
  trend: LevelTrend;
}
/**
 * The twelve months that end with the newest period.
 */
export interface TrailingTwelveMonths {
  /**
   * Diluted earnings per share in the reporting currency, on the present split basis; at a fiscal year end the year's own.
   */
  eps_diluted_ttm: null | number;
  flags: TrailingFlag[];
  /**
   * Net income of the parent; null unless it is reported in US dollars.
   */
  net_income_ttm_usd: null | number;
  /**
   * Net income over revenue, percent.
   */
  net_profit_margin_pct: null | number;
  /**
   * Total revenue; null unless it is reported in US dollars.
   */
  revenue_ttm_usd: null | number;
  /**
   * Net income over mean total assets, percent.
   */
  roa_pct: null | number;
  /**
   * Net income over mean equity of the parent, percent.
   */
  roe_pct: null | number;
  /**
   * Operating income after tax over mean debt and equity, percent; null for banks and insurers.
   */
  roic_pct: null | number;
}
/**
 * A company that reports once a year has no quarterly view.
 */
export interface QuarterlyViewNotice {
  as_known_on?: AsKnownOn;
  as_of: AsOf;
  cache_age_seconds: CacheAge;
  currency: Currency;
  freshness: Freshness;
  market_status: MarketStatus;
  period: 'quarter';
  quarterly_view: {
    available: false;
    reason: 'annual_only_filer';
    use: {
      period: 'annual';
    };
  };
  reporting_cadence: 'annual';
  statements_source: 'sec_edgar';
  symbol: Symbol;
}
/**
 * A listed company or fund without statements in XBRL, or with none filed up to as_known_on.
 */
export interface UnsupportedFundamentals {
  as_known_on?: AsKnownOn;
  /**
   * There is no source to have a time.
   */
  as_of: null;
  cache_age_seconds: CacheAge;
  freshness: 'unsupported';
  market_status: MarketStatus;
  reason: 'no_statements';
  symbol: Symbol;
}
