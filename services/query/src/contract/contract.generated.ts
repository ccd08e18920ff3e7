// Derived from schemas/openapi.yaml by services/query/src/contract/generate.ts: change that, then run it again.

/**
 * The suggested next call.
 */
export type Recovery =
  | {
      action: 'wait';
      seconds: number;
    }
  | {
      action: 'fix_request';
    }
  | ToolRecovery;
/**
 * In upper case, share class after a dash.
 */
export type Symbol = string;
/**
 * Null before there is one.
 */
export type FlagVerdict = null | {
  /**
   * passed: other readings vouch for the value. unchecked: nothing speaks against it. contradicted: it is
   * withheld from now on. refused: there is no value to judge. no_such_cell: the company has no such cell.
   *
   */
  outcome: 'contradicted' | 'no_such_cell' | 'passed' | 'refused' | 'unchecked';
  /**
   * Why there is no value.
   */
  refusal: null | string;
};
/**
 * Central Index Key with leading zeros.
 */
export type Cik = string;
export type NoMatchResponse = NoMatch | ToolFlatRefusal;
export type InvalidRequestResponse = InvalidRequest | ToolValidationFailure;
export type ToolRateLimitedResponse = ToolRateLimited | ToolFlatRefusal;
export type StockFinancialsResponse = StockFinancialsEnvelope | StockFinancialsLegacy;
/**
 * ISO 4217.
 */
export type CurrencyCode = string;
/**
 * Null for a period without a value.
 */
export type Provenance = null | {
  accession: string;
  filed: string;
  form: string;
};
/**
 * Where evidence comes from: identities of the filing's figures (identity), its calculation linkbase (tree), the
 * face of the statement (face), other rows of the filing (equal_rows, nonzero_row, older_row, other_rows, rounding, terms, totals), the
 * interim reports of the filer (interims), comparatives of its other filings (comparatives, older_row).
 */
export type EvidenceSource =
  | 'comparatives'
  | 'equal_rows'
  | 'face'
  | 'identity'
  | 'interims'
  | 'nonzero_row'
  | 'older_row'
  | 'other_rows'
  | 'rounding'
  | 'terms'
  | 'totals'
  | 'tree';
/**
 * A subject and what the rule is about, e.g. interest.beside_other_rows.
 */
export type RuleId = string;
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
export type Provenance1 = null | {
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
 * ISO 4217 code of the statements; null if no annual filing shows it.
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
 * The concepts of the filing that reported the newest period of the view, as filed, by statement; only when it
 * is named in `blocks`. Where the filing's own XBRL was read, the rows of its statements in the order of their
 * faces, with labels; otherwise the concepts that Footnote knows a statement of, in the order of their names.
 * Without dimensions; with the filer's own concepts only where the filing's own XBRL was read. The basis is
 * companyfacts where the SEC's companyfacts have the filing.
 */
export type StatementDetail =
  | {
      available: true;
      balance_sheet: StatementDetailRow[];
      basis: 'companyfacts' | 'instance';
      cash_flow: StatementDetailRow[];
      income_statement: StatementDetailRow[];
      order: 'as_presented' | 'by_concept';
      /**
       * Whether labels and the order of the faces are the filing's own.
       */
      presentation:
        | {
            available: true;
            source: 'filing';
          }
        | {
            available: false;
            reason: 'presentation_not_in_source';
          };
      provenance: Provenance1;
    }
  | {
      available: false;
      reason: 'filing_not_held' | 'no_known_concept';
    };
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
/**
 * Money that left; never positive.
 */
export type Outflow = null | number;
/**
 * Money without a sign.
 */
export type Magnitude = null | number;
export type ShareCount = null | number;
export type PerShare = null | number;
export type Accession = string;
export type SectionName = 'business' | 'current_report' | 'mda' | 'press_release' | 'risk_factors';
/**
 * First symbol of the company, or the one asked for; null where it has none.
 */
export type OptionalSymbol = null | string;
/**
 * document_refused: the document could not be read. incorporated_by_reference: the filing points to another document that was not read.
 * not_applicable: the filing says so. not_in_document: the filing has no such item. not_in_form: filings of this
 * form have no such section. section_not_found: its beginning or end cannot be told with certainty. text_not_read:
 * the text of the filing was not fetched, is not read yet, or was refused as a whole (dead letters say so).
 */
export type SectionReason =
  | 'document_refused'
  | 'incorporated_by_reference'
  | 'not_applicable'
  | 'not_in_document'
  | 'not_in_form'
  | 'section_not_found'
  | 'text_not_read';

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
      | 'QUOTA_EXHAUSTED'
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
/**
 * A call of a tool that helps; params is its request body.
 */
export interface ToolRecovery {
  action: 'use_tool';
  tool: 'stock_financials' | 'stock_search';
  params: {
    [k: string]: string | number | string[];
  };
}
export interface FlagsResponse {
  data: {
    /**
     * @maxItems 1000
     */
    flags: Flag[];
    symbol: Symbol;
  };
  schema_version: '2026-11-21.1';
}
export interface Flag {
  /**
   * The filing that the caller referred to.
   */
  accession: null | string;
  field: string;
  /**
   * Permanent id of the flag.
   */
  id: string;
  /**
   * As in GET /v2/explain.
   */
  period: string;
  reason:
    | 'wrong_value'
    | 'wrong_sign'
    | 'wrong_scale'
    | 'wrong_unit'
    | 'wrong_period'
    | 'outdated'
    | 'wrongly_refused'
    | 'other';
  /**
   * When it was first received.
   */
  received_at: string;
  /**
   * checked once the verifier has answered.
   */
  state: 'checked' | 'received';
  statement: 'balance_sheet' | 'cash_flow' | 'income_statement';
  symbol: Symbol;
  verdict: FlagVerdict;
}
export interface FlagResponse {
  data: Flag;
  schema_version: '2026-11-21.1';
}
export interface SearchResponse {
  data: {
    /**
     * As asked.
     */
    query: string;
    /**
     * @maxItems 50
     */
    results: SearchResult[];
  };
  schema_version: '2026-11-21.1';
}
export interface SearchResult {
  cik: Cik;
  /**
   * Of the symbol.
   */
  exchange: null | string;
  match: SearchMatch;
  /**
   * As EDGAR conforms it.
   */
  name: string;
  /**
   * The symbol that agreed, else the first of the company; null for a company without one.
   */
  symbol: null | string;
  /**
   * All of the company.
   */
  symbols: string[];
}
/**
 * The matched part of the company's data.
 */
export interface SearchMatch {
  /**
   * Surest first; similar forgives slips and a missing word.
   */
  kind:
    'ticker' | 'cik' | 'name' | 'ticker_prefix' | 'name_prefix' | 'name_words' | 'former_name' | 'similar';
  /**
   * The symbol, CIK or name itself.
   */
  value: string;
}
export interface StockSearchResponse {
  data: {
    /**
     * As asked.
     */
    query: string;
    /**
     * @maxItems 50
     */
    results: FoundStock[];
  };
  meta: {
    schema_version: '2';
    build: {
      [k: string]: string;
    };
    /**
     * Whether there are more results than the limit let through.
     */
    truncated: boolean;
  };
}
/**
 * Members as the subject of a schema 2 answer has them.
 */
export interface FoundStock {
  entity: {
    cik: Cik;
    /**
     * As EDGAR conforms it.
     */
    name: string;
  };
  /**
   * The listing that agreed, else the first; absent for a company without one.
   */
  security?: {
    ticker: string;
    /**
     * Absent where EDGAR names none.
     */
    exchange?: string;
  };
  /**
   * All of the company.
   */
  tickers: string[];
  match: SearchMatch;
}
/**
 * The flat refusal of the tools.
 */
export interface ToolFlatRefusal {
  available: false;
  reason: 'internal_error' | 'no_match' | 'rate_limit_exceeded' | 'upstream_unavailable';
  /**
   * The suggested next call; absent when nothing helps.
   */
  recovery?: WaitRecovery | ToolRecovery;
}
export interface WaitRecovery {
  action: 'wait';
  seconds: number;
}
export interface RefusalMeta {
  schema_version: '2';
}
export interface NoMatch {
  data: {
    unavailable: 'no_match';
    recovery: ToolRecovery;
    /**
     * What is missing, if the symbol itself is known.
     */
    note?: string;
  };
  meta: RefusalMeta;
}
export interface InvalidRequest {
  data: {
    unavailable: 'invalid_request';
    recovery: {
      action: 'fix_request';
    };
    /**
     * @minItems 1
     */
    errors: [
      {
        /**
         * Member and position, e.g. statements[1].
         */
        param: string;
        /**
         * Value in the request, lists and objects as text, shortened if long; null if missing.
         */
        given: string | number | boolean | null;
        /**
         * For people and language models.
         */
        expected: string;
      },
      ...{
        /**
         * Member and position, e.g. statements[1].
         */
        param: string;
        /**
         * Value in the request, lists and objects as text, shortened if long; null if missing.
         */
        given: string | number | boolean | null;
        /**
         * For people and language models.
         */
        expected: string;
      }[],
    ];
  };
  meta: RefusalMeta;
}
/**
 * An invalid request, as reported in schema 1.
 */
export interface ToolValidationFailure {
  /**
   * @minItems 1
   */
  detail: [
    {
      /**
       * The word body, then members and positions from the outermost inwards.
       *
       * @minItems 1
       */
      loc: [string | number, ...(string | number)[]];
      /**
       * For people.
       */
      msg: string;
      type:
        | 'bool_type'
        | 'byte_order_mark'
        | 'content_encoding'
        | 'content_type'
        | 'contradiction'
        | 'extra_forbidden'
        | 'greater_than_equal'
        | 'int_type'
        | 'json_duplicate_member'
        | 'json_invalid'
        | 'json_number_out_of_range'
        | 'less_than_equal'
        | 'list_type'
        | 'literal_error'
        | 'missing'
        | 'object_type'
        | 'schema_2_only'
        | 'string_too_long'
        | 'string_too_short'
        | 'string_type'
        | 'too_long'
        | 'utf8_invalid'
        | 'value_error';
    },
    ...{
      /**
       * The word body, then members and positions from the outermost inwards.
       *
       * @minItems 1
       */
      loc: [string | number, ...(string | number)[]];
      /**
       * For people.
       */
      msg: string;
      type:
        | 'bool_type'
        | 'byte_order_mark'
        | 'content_encoding'
        | 'content_type'
        | 'contradiction'
        | 'extra_forbidden'
        | 'greater_than_equal'
        | 'int_type'
        | 'json_duplicate_member'
        | 'json_invalid'
        | 'json_number_out_of_range'
        | 'less_than_equal'
        | 'list_type'
        | 'literal_error'
        | 'missing'
        | 'object_type'
        | 'schema_2_only'
        | 'string_too_long'
        | 'string_too_short'
        | 'string_type'
        | 'too_long'
        | 'utf8_invalid'
        | 'value_error';
    }[],
  ];
}
export interface ToolRateLimited {
  data: {
    unavailable: 'rate_limit_exceeded';
    recovery: WaitRecovery;
    note: string;
  };
  meta: RefusalMeta;
}
/**
 * Schema 2. A member that is not known is left out, never null.
 */
export interface StockFinancialsEnvelope {
  subject: {
    entity: {
      cik: string;
      name?: string;
      reporting_currency: CurrencyCode;
    };
    security?: {
      ticker: string;
    };
  };
  data: FinancialsMap | FinancialsFlattened;
  meta: FinancialsMeta;
}
/**
 * Two or three statements; members always in the order income, balance, cash_flow.
 */
export interface FinancialsMap {
  reporting: FinancialsReporting;
  statements: {
    income?: FinancialsStatement;
    balance?: FinancialsStatement;
    cash_flow?: FinancialsStatement;
  };
}
export interface FinancialsReporting {
  reporting_currency: CurrencyCode;
}
export interface FinancialsStatement {
  /**
   * Newest first; the same in every statement of the answer.
   */
  periods: FinancialsPeriod[];
  /**
   * By name, in statement order; ratios last. Empty when no field has a value in any of the periods; refusals
   * then gives the reason.
   *
   */
  fields: {
    [k: string]: FinancialsField;
  };
  /**
   * Only with empty fields; affects names the fields.
   *
   * @minItems 1
   */
  refusals?: [FinancialsRefusal, ...FinancialsRefusal[]];
}
export interface FinancialsPeriod {
  label: string;
  period_end: string;
  currency: CurrencyCode;
  provenance?: CellProvenance;
}
/**
 * The filing that gave most of the values of the period; each cell's own is in detail audit.
 */
export interface CellProvenance {
  accession: string;
  form: string;
  filed: string;
}
export interface FinancialsField {
  /**
   * ISO currency, currency/shares, shares, pure, percent or ratio, as defined in meta.units.
   */
  unit: string;
  /**
   * One for each period. Amounts are decimal texts in single units, never rounded; ratios are numbers; twins
   * (`…_approx`) are texts for reading. Null where the cell is refused.
   *
   */
  values: (string | number | null)[];
  /**
   * Why places are null; affects names the periods. Absent when none is.
   *
   * @minItems 1
   */
  refusals?: [FinancialsRefusal, ...FinancialsRefusal[]];
  /**
   * Detail audit only. One for each period; null where the cell is refused.
   */
  audit?: (CellAudit | null)[];
}
/**
 * A typed refusal, given once for all periods that it affects.
 */
export interface FinancialsRefusal {
  /**
   * not_reported: no value to serve (also: the field does not apply, only a part is tagged, an operand
   * is missing). ambiguous_candidate: several values and no evidence to decide between them (also: operands of
   * different scope or of different vintages). verification_pending: a second reading is awaited. oracle_contradicted:
   * a check failed (also: an impossible sign, a difference of zero that nothing confirms). The note gives the
   * finer reason where there is one.
   *
   */
  unavailable: 'ambiguous_candidate' | 'not_reported' | 'oracle_contradicted' | 'verification_pending';
  /**
   * Labels of periods, or names of fields where a statement has no value at all.
   *
   * @minItems 1
   */
  affects: [string, ...string[]];
  /**
   * Field without which it cannot be computed.
   */
  missing_operand?: string;
  /**
   * For people and language models.
   */
  note?: string;
  recovery?: ToolRecovery | WaitRecovery | ExplainRecovery;
}
/**
 * Detail audit only. A request that explains the missing value; params is its query.
 */
export interface ExplainRecovery {
  action: 'get';
  path: '/v2/explain';
  params: {
    symbol: string;
    statement: 'balance_sheet' | 'cash_flow' | 'income_statement';
    field: string;
    period: string;
  };
}
/**
 * Provenance, method and operands of one value.
 */
export interface CellAudit {
  method: 'derived_identity' | 'derived_q4' | 'derived_sum' | 'derived_ytd' | 'ratio' | 'reported';
  /**
   * Dividends per share only; declared wins over cash paid.
   */
  basis?: 'cash_paid' | 'declared';
  /**
   * Of a ratio, in the names of fields.
   */
  formula?: string;
  /**
   * Qualified name of the concept, of the leading operand when derived.
   */
  concept?: string;
  provenance?: CellProvenance1;
  flags?: string[];
  /**
   * The filed facts that the value is made of.
   */
  operands?: {
    /**
     * +, - or /, and the split factor that was applied, e.g. +/4 or -*1:15.
     */
    role: string;
    concept: string;
    /**
     * As filed.
     */
    value: string;
    /**
     * Absent for an instant.
     */
    start?: string;
    end: string;
    provenance: CellProvenance2;
  }[];
}
/**
 * The newest of the filings behind the value.
 */
export interface CellProvenance1 {
  accession: string;
  form: string;
  filed: string;
}
export interface CellProvenance2 {
  accession: string;
  form: string;
  filed: string;
}
/**
 * A single statement, whichever selector named it, without a map around it.
 */
export interface FinancialsFlattened {
  reporting: FinancialsReporting;
  statement: 'income' | 'balance' | 'cash_flow';
  periods: FinancialsPeriod[];
  fields: {
    [k: string]: FinancialsField;
  };
  /**
   * @minItems 1
   */
  refusals?: [FinancialsRefusal, ...FinancialsRefusal[]];
}
export interface FinancialsMeta {
  schema_version: '2';
  /**
   * Of the rules by which verification lets values through.
   */
  policy_version?: string;
  /**
   * How far the sources had been read that the answer depends on.
   */
  as_of: {
    /**
     * Day (UTC) of the newest filing of the company.
     */
    sec?: string;
    /**
     * Day of the newest market data.
     */
    market?: string;
  };
  /**
   * When EDGAR published the newest filing that the answer depends on.
   */
  published_at: string;
  basis: 'latest_restated';
  /**
   * Meaning of each unit in the response.
   */
  units: {
    [k: string]: string;
  };
  /**
   * The component that turned filed facts into cells.
   */
  parser: {
    name: string;
    version: string;
  };
  /**
   * Versions of the components that produced the response.
   */
  build: {
    [k: string]: string;
  };
  last_verified_at?: string;
  /**
   * Whether there are older periods: ask for more with periods.
   */
  truncated: boolean;
  /**
   * Names in the request that have a successor.
   */
  deprecation?: {
    /**
     * @minItems 1
     */
    aliases: [
      {
        param: string;
        given: string;
        use: string;
      },
      ...{
        param: string;
        given: string;
        use: string;
      }[],
    ];
  };
}
/**
 * Schema 1, frozen. Amounts are numbers and may exceed 2^53.
 */
export interface StockFinancialsLegacy {
  available: true;
  symbol: string;
  cik: string;
  /**
   * Empty while it is not known.
   */
  name: string;
  currency: CurrencyCode;
  period_kind: 'annual' | 'quarter' | 'ytd';
  vintage: 'latest_restated';
  /**
   * By name, in the order income, balance, cash_flow; each newest first.
   */
  statements: {
    [k: string]: {
      label: string;
      period_end: string;
      provenance: Provenance;
      /**
       * Every field of the detail, as a number or as the flat refusal of the cell.
       */
      values: {
        [k: string]: number | LegacyCellRefusal;
      };
    }[];
  };
}
export interface LegacyCellRefusal {
  available: false;
  reason: 'ambiguous_candidate' | 'not_reported' | 'oracle_contradicted' | 'verification_pending';
}
export interface CatalogResponse {
  data: {
    fields: CatalogField[];
    /**
     * Rules by which cells are refused or candidates set aside, whatever blocks were asked for.
     */
    rules: CatalogRule[];
  };
  schema_version: '2026-11-23.1';
}
/**
 * A cell of the statements, or a figure computed from cells.
 */
export interface CatalogField {
  /**
   * Concepts that give the field, in the order in which they are tried; none for a computed figure.
   */
  candidates: CatalogCandidate[];
  definition: string;
  /**
   * Name of the cell or figure.
   */
  field: string;
  /**
   * Written with the names of fields; for a cell, how it is computed when no concept is tagged.
   */
  formula: null | string;
  /**
   * Where GET /v2/fundamentals shows it.
   */
  members: string[];
  /**
   * When the figure is null or refused although all its operands exist.
   */
  refusals: string[];
  /**
   * effect_on_cash: outflows are negative.
   */
  sign: 'effect_on_cash' | 'not_negative' | 'signed';
  /**
   * First schema_version that shows it.
   */
  since: string;
  /**
   * Who defined it so.
   */
  source: string;
  statement: 'balance' | 'cash_flow' | 'income' | null;
  unit:
    | 'count'
    | 'days'
    | 'list'
    | 'percent'
    | 'ratio'
    | 'reporting_currency'
    | 'reporting_currency_per_share'
    | 'score'
    | 'share_of_one'
    | 'shares'
    | 'usd'
    | 'word';
}
export interface CatalogCandidate {
  /**
   * Concepts as in XBRL: a | b is the first that is tagged, [a] is added where it is tagged.
   */
  concepts: string;
  /**
   * What it needs in order to be served, in the order in which it is judged.
   */
  conditions: {
    /**
     * required: one of the sources confirms it; unless: none contradicts it.
     */
    demand: 'required' | 'unless';
    /**
     * @minItems 1
     */
    evidence: [EvidenceSource, ...EvidenceSource[]];
    /**
     * The rule by which it is not served otherwise.
     */
    rule: RuleId;
  }[];
  /**
   * Flags of the cells in the block.
   */
  flags: string[];
  /**
   * Kinds of issuers that it is tried for.
   */
  issuer_types: (
    'bank' | 'captive_finance' | 'health_insurer' | 'industrial' | 'insurer' | 'reit' | 'utility'
  )[];
}
export interface CatalogRule {
  id: RuleId;
  /**
   * The reason that cells refused by it give; null where it only sets candidates aside.
   */
  refusal: null | string;
  /**
   * Section of the semantics that it is from.
   */
  section: string;
  /**
   * First release that has it.
   */
  since: string;
  text: string;
}
export interface FundamentalsResponse {
  data: Fundamentals | QuarterlyViewNotice | UnsupportedFundamentals;
  schema_version: '2026-11-23.1';
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
  /**
   * Banks only.
   *
   * @maxItems 8
   */
  bank_metrics?:
    | []
    | [BankMetricsRow]
    | [BankMetricsRow, BankMetricsRow]
    | [BankMetricsRow, BankMetricsRow, BankMetricsRow]
    | [BankMetricsRow, BankMetricsRow, BankMetricsRow, BankMetricsRow]
    | [BankMetricsRow, BankMetricsRow, BankMetricsRow, BankMetricsRow, BankMetricsRow]
    | [BankMetricsRow, BankMetricsRow, BankMetricsRow, BankMetricsRow, BankMetricsRow, BankMetricsRow]
    | [
        BankMetricsRow,
        BankMetricsRow,
        BankMetricsRow,
        BankMetricsRow,
        BankMetricsRow,
        BankMetricsRow,
        BankMetricsRow,
      ]
    | [
        BankMetricsRow,
        BankMetricsRow,
        BankMetricsRow,
        BankMetricsRow,
        BankMetricsRow,
        BankMetricsRow,
        BankMetricsRow,
        BankMetricsRow,
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
  /**
   * Insurers, landlords, utilities and industrials with a captive finance business only.
   *
   * @maxItems 8
   */
  industry_rows?:
    | []
    | [IndustryRow]
    | [IndustryRow, IndustryRow]
    | [IndustryRow, IndustryRow, IndustryRow]
    | [IndustryRow, IndustryRow, IndustryRow, IndustryRow]
    | [IndustryRow, IndustryRow, IndustryRow, IndustryRow, IndustryRow]
    | [IndustryRow, IndustryRow, IndustryRow, IndustryRow, IndustryRow, IndustryRow]
    | [IndustryRow, IndustryRow, IndustryRow, IndustryRow, IndustryRow, IndustryRow, IndustryRow]
    | [
        IndustryRow,
        IndustryRow,
        IndustryRow,
        IndustryRow,
        IndustryRow,
        IndustryRow,
        IndustryRow,
        IndustryRow,
      ];
  market_status: MarketStatus;
  period: Period;
  reporting_cadence: ReportingCadence;
  statement_detail?: StatementDetail;
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
   * Payments of customers for what is not delivered yet, current and noncurrent.
   */
  deferred_revenue: null | number;
  /**
   * Deferred revenue to be earned within a year.
   */
  deferred_revenue_current: null | number;
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
  /**
   * Operating leases, due within a year.
   */
  operating_lease_liabilities_current: null | number;
  period_end: PeriodEnd;
  /**
   * Property, plant and equipment, net.
   */
  ppe_net: null | number;
  provenance: Provenance1;
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
  /**
   * Cost of own shares held, a positive amount.
   */
  treasury_stock: null | number;
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
 * A bank's business in one period. Balances are at its end, means of its start and end.
 */
export interface BankMetricsRow {
  /**
   * Allowance for credit losses on loans.
   */
  allowance: null | number;
  /**
   * Allowance over loans before it, percent.
   */
  allowance_to_loans_pct: null | number;
  /**
   * Common equity tier 1 capital over risk-weighted assets as filed, percent.
   */
  cet1_ratio_pct: null | number;
  /**
   * Deposits of customers.
   */
  deposits: null | number;
  /**
   * Noninterest expense over net interest and noninterest income, percent.
   */
  efficiency_ratio_pct: null | number;
  /**
   * Equity of the parent over total assets, percent.
   */
  equity_to_assets_pct: null | number;
  fiscal_period: FiscalPeriod;
  fiscal_year: FiscalYear;
  /**
   * Loans net of the allowance for credit losses.
   */
  loans_net: null | number;
  /**
   * Loans over deposits, percent.
   */
  loans_to_deposits_pct: null | number;
  /**
   * Interest income less interest expense.
   */
  net_interest_income: null | number;
  /**
   * Net interest income a year over mean total assets, percent; a quarter counts four times.
   */
  nii_to_avg_assets_pct: null | number;
  /**
   * Deposits that bear no interest.
   */
  noninterest_bearing_deposits: null | number;
  /**
   * Operating expense that is no interest.
   */
  noninterest_expense: null | number;
  /**
   * Income that is no interest.
   */
  noninterest_income: null | number;
  period_end: PeriodEnd;
  provenance: Provenance1;
  /**
   * Provision for credit losses; a release is negative.
   */
  provision: null | number;
  /**
   * Provision a year over mean loans, percent; a quarter counts four times.
   */
  provision_to_avg_loans_pct: null | number;
  /**
   * Net income to common shareholders a year over mean tangible common equity, percent; a quarter counts four times.
   */
  rotce_pct: null | number;
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
  provenance: Provenance1;
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
  provenance: Provenance1;
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
 * Rows of one type of issuer in one period: premiums_earned to unpaid_claims of insurers, real estate and rents of
 * landlords, revenue by commodity and regulatory balances of utilities, finance_* of industrials with a captive
 * finance business. The members of other types are absent; `GET /v2/catalog` has the types of each.
 */
export interface IndustryRow {
  /**
   * Amortisation of deferred policy acquisition costs.
   */
  acquisition_cost_amortization?: null | number;
  /**
   * Deferred policy acquisition costs.
   */
  deferred_acquisition_costs?: null | number;
  /**
   * Revenue of the electric utility.
   */
  electric_revenue?: null | number;
  /**
   * Interest, operating and other costs of the finance business.
   */
  finance_costs?: null | number;
  /**
   * Loans and leases to buyers of the products, net of allowances, current and noncurrent.
   */
  finance_receivables?: null | number;
  /**
   * Revenue of the finance business: interest, lease and other income.
   */
  finance_revenue?: null | number;
  fiscal_period: FiscalPeriod;
  fiscal_year: FiscalYear;
  /**
   * Fuel used to generate electricity and electricity bought.
   */
  fuel_and_purchased_power?: null | number;
  /**
   * Revenue of the gas utility.
   */
  gas_revenue?: null | number;
  /**
   * Investment income less the cost of investing, without realised gains.
   */
  net_investment_income?: null | number;
  /**
   * Equipment leased to customers under operating leases, net of depreciation.
   */
  operating_lease_equipment?: null | number;
  period_end: PeriodEnd;
  /**
   * Policy benefits and claims incurred, net of reinsurance, as a positive expense; a health plan's medical costs.
   */
  policy_benefits?: null | number;
  /**
   * Premiums earned less those ceded to reinsurers; negative if more was ceded.
   */
  premiums_earned?: null | number;
  provenance: Provenance1;
  /**
   * Cost of the natural gas sold.
   */
  purchased_gas?: null | number;
  /**
   * Accumulated depreciation of real estate held for investment.
   */
  real_estate_depreciation?: null | number;
  /**
   * Real estate held for investment, net of accumulated depreciation.
   */
  real_estate_net?: null | number;
  /**
   * Taxes on real estate.
   */
  real_estate_taxes?: null | number;
  /**
   * Costs that regulators allow to be recovered from customers later, current and noncurrent.
   */
  regulatory_assets?: null | number;
  /**
   * Amounts that regulators require to be returned to customers, current and noncurrent.
   */
  regulatory_liabilities?: null | number;
  /**
   * Income of leases: rents, reimbursements and other charges to tenants.
   */
  rental_revenue?: null | number;
  /**
   * Premiums received or due for insurance of later periods.
   */
  unearned_premiums?: null | number;
  /**
   * Liability for unpaid claims and claim adjustment expenses before reinsurance; a health plan's medical costs payable.
   */
  unpaid_claims?: null | number;
}
/**
 * One concept in one unit.
 */
export interface StatementDetailRow {
  /**
   * Qualified name, e.g. us-gaap:Assets.
   */
  concept: string;
  /**
   * Label on the face of the statement; absent if there is none.
   */
  label?: string;
  unit: string;
  /**
   * Every period reported in the filing, newest first; a period appears twice if it has two values.
   */
  values: {
    end: string;
    /**
     * Null for an instant.
     */
    start: null | string;
    /**
     * As filed, with the sign of the concept.
     */
    value: number;
  }[];
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
export interface ProfileResponse {
  data: Profile;
  schema_version: '2026-11-23.1';
}
export interface Profile {
  as_of: AsOf | null;
  /**
   * fund: an investment company, by EDGAR.
   */
  asset_type: 'fund' | 'stock';
  auditor: ProfileAuditor | ProfileRefusal;
  cache_age_seconds: CacheAge;
  cik: Cik;
  concentration: ProfileConcentration | ProfileRefusal;
  /**
   * ISO 3166 code of the business address.
   */
  country: null | string;
  currency: Currency;
  /**
   * About 500 characters of the beginning of Item 1, without headings, cut after a sentence or a word.
   */
  description: string | ProfileRefusal;
  dividend_yield_pct: number | ProfileRefusal;
  /**
   * Of the symbol, as EDGAR names it: NYSE, Nasdaq, OTC.
   */
  exchange: null | string;
  filer_category: ProfileFilerCategory | ProfileRefusal;
  /**
   * A year that ends in the first week of a month is one of the month before.
   */
  fiscal_year_end_month: null | number;
  /**
   * unsupported: no statements, so nothing is known from filings.
   */
  freshness: 'end_of_day' | 'stale' | 'unsupported';
  /**
   * City of the business address with its state, or with its country.
   */
  headquarters: null | string;
  /**
   * EDGAR's description of the SIC code.
   */
  industry: null | string;
  market_cap_usd: number | ProfileRefusal;
  market_status: MarketStatus;
  /**
   * Conformed name of EDGAR.
   */
  name: string;
  public_float: ProfilePublicFloat | ProfileRefusal;
  /**
   * By SIC code, with a few companies apart; null without a code and for funds.
   */
  sector:
    | 'Communication'
    | 'Consumer Discretionary'
    | 'Consumer Staples'
    | 'Energy'
    | 'Financials'
    | 'Health Care'
    | 'Industrials'
    | 'Materials'
    | 'Real Estate'
    | 'Technology'
    | 'Utilities'
    | null;
  /**
   * Ticker of the fund that follows the sector, against which relative strength is measured.
   */
  sector_fund: null | string;
  /**
   * listed_security: one class, which is the listed one. all_classes: several, of which some may not be listed.
   * Ordinary shares of a foreign issuer are refused: how many of them a listed share stands for is not known.
   *
   */
  share_count_basis: ('all_classes' | 'listed_security') | ProfileRefusal;
  shares_outstanding: number | ProfileRefusal;
  /**
   * The cover page; as_of is the day of the count. Null without a count.
   */
  shares_outstanding_source: ProfileCover | null;
  sic: null | string;
  sic_description: null | string;
  symbol: Symbol;
  website: null | string;
}
/**
 * Of the newest annual report that names one.
 */
export interface ProfileAuditor {
  accession: string;
  filed: string;
  form: string;
  location: null | string;
  name: string;
  pcaob_firm_id: null | string;
}
/**
 * not_reported: no filing states it. no_report: no XBRL report was read that could. outdated: the last filing that
 * states it is too old. two_values: its filing contradicts itself. implausible: it does not fit the other figures of the
 * company. not_in_usd: it is in another currency. split_unconfirmed: a split happened about the day of the count.
 * deposit_ratio_unknown: how many ordinary shares a listed one stands for is not known. no_statements: the company has
 * none. not_applicable: funds have none. prices_not_collected: there is no source of prices.
 * Of `concentration` also the reasons of GET /v2/segments, and negative_part: a part of the revenue is negative.
 */
export interface ProfileRefusal {
  available: false;
  reason:
    | 'ambiguous_members'
    | 'deposit_ratio_unknown'
    | 'differs_from_statements'
    | 'does_not_reconcile'
    | 'implausible'
    | 'members_missing'
    | 'negative_part'
    | 'no_report'
    | 'no_statements'
    | 'not_applicable'
    | 'not_in_usd'
    | 'not_reported'
    | 'outdated'
    | 'prices_not_collected'
    | 'split_unconfirmed'
    | 'total_not_reported'
    | 'total_not_served'
    | 'two_values';
}
/**
 * Of the revenue of one fiscal year, the newest of the statements.
 */
export interface ProfileConcentration {
  basis: 'single_period';
  business: ProfileBusiness | ProfileRefusal;
  geography: ProfileGeography | ProfileRefusal;
  /**
   * FY2025.
   */
  period: string;
  period_end: string;
}
/**
 * Shares are of the sum of the parts, without what lies between them and the total.
 */
export interface ProfileBusiness {
  accession: string;
  /**
   * Business segments, or products where segments are regions or are not served.
   */
  by: 'product' | 'segment';
  filed: string;
  form: string;
  /**
   * Herfindahl index of all parts; two decimals.
   */
  hhi: number;
  n_segments: number;
  top_segment_share_pct: number;
  /**
   * At most five, the largest first.
   */
  top_segments: ProfileShare[];
}
export interface ProfileShare {
  /**
   * As the filing labels it; without a label the words of its qualified name.
   */
  name: string;
  /**
   * In percent to one decimal.
   */
  share_pct: number;
}
export interface ProfileGeography {
  accession: string;
  /**
   * Regions, or business segments where these are regions and no other regions are served.
   */
  by: 'geography' | 'segment';
  filed: string;
  form: string;
  /**
   * At most five, the largest first.
   */
  top_regions: ProfileShare[];
}
export interface ProfileFilerCategory {
  accession: string;
  filed: string;
  form: string;
  value:
    | 'Accelerated Filer'
    | 'Large Accelerated Filer'
    | 'Non-accelerated Filer'
    | 'Smaller Reporting Accelerated Filer'
    | 'Smaller Reporting Company';
}
export interface ProfilePublicFloat {
  accession: string;
  /**
   * Day of the price, the last one of the second quarter as a rule.
   */
  as_of: string;
  filed: string;
  form: string;
  value_usd: number;
}
export interface ProfileCover {
  accession: string;
  as_of: string;
  filed: string;
  form: string;
}
export interface ExplainResponse {
  data: Explanation;
  schema_version: '2026-11-23.1';
}
export interface Explanation {
  as_known_on?: AsKnownOn;
  as_of: AsOf;
  cache_age_seconds: CacheAge;
  /**
   * Values tagged for exactly this period, newest filing first. Empty for trailing twelve months and for a
   * field without concepts.
   *
   */
  candidates: ExplainedCandidate[];
  cell: ExplainedCell;
  /**
   * Concepts of the field in order of preference: a concept, or a signed sum of concepts separated by spaces;
   * a|b means the first that is tagged, a final ? a part that may be missing.
   *
   */
  concepts: string[];
  /**
   * Cells that the value is made from, or would be. Empty when it was read from one filing.
   */
  considered: ConsideredCell[];
  /**
   * The values that the cell had while it was computed, in their order. Empty for twelve months.
   */
  decisions: {
    refusal: null | string;
    /**
     * The rule that refused it then.
     */
    rule: RuleId | null;
    step: CodedText;
    value: null | number;
  }[];
  freshness: Freshness;
  market_status: MarketStatus;
  /**
   * The filed facts that the value is made of.
   */
  operands: {
    concept: string;
    end: string;
    /**
     * Decimal digits as filed.
     */
    filed_value: string;
    filing: FilingLink;
    /**
     * How it enters: + or -; / where the others are divided by it; then /4 or *4 for a split since it was
     * filed.
     *
     */
    role: string;
    /**
     * Null for an instant.
     */
    start: null | string;
  }[];
  rule: CodedText;
  /**
   * Splits that are known, oldest first. Shares and per-share figures filed before one are restated.
   */
  splits: {
    effective: string;
    /**
     * New shares for old ones, 4:1.
     */
    ratio: string;
  }[];
  symbol: Symbol;
  /**
   * The verifier's finding on the value, based on the filings known on the day. Null for a cell that has no value
   * even before masking, and when the verifier is off. A contradicted value is withheld and shown here.
   *
   */
  verification: null | {
    evidence: VerdictEvidence[];
    value: number;
    verdict: 'contradicted' | 'passed' | 'unchecked';
    vouched: CodedText[];
  };
}
export interface ExplainedCandidate {
  /**
   * The filing tags the total of the statement for exactly this period.
   */
  covers_period: boolean;
  /**
   * What in its filing confirms or contradicts it; a source that does neither is absent.
   */
  evidence: {
    source: EvidenceSource;
    text: string;
    verdict: 'against' | 'for';
  }[];
  filing: FilingLink;
  /**
   * @minItems 1
   */
  parts: [
    {
      concept: string;
      end: string;
      /**
       * Decimal digits as filed.
       */
      filed_value: string;
      sign: '+' | '-';
      /**
       * New shares for old ones since it was filed, 4:1.
       */
      split: null | string;
      /**
       * Null for an instant.
       */
      start: null | string;
    },
    ...{
      concept: string;
      end: string;
      /**
       * Decimal digits as filed.
       */
      filed_value: string;
      sign: '+' | '-';
      /**
       * New shares for old ones since it was filed, 4:1.
       */
      split: null | string;
      /**
       * Null for an instant.
       */
      start: null | string;
    }[],
  ];
  /**
   * Place among the concepts, 0 being the best.
   */
  preference: number;
  /**
   * The rule behind the verdict, whose text is that of the rule then; null where there is none.
   */
  rule: RuleId | null;
  value: number;
  verdict: CodedText;
}
export interface FilingLink {
  accession: string;
  filed: string;
  form: string;
  /**
   * Index page of the filing at the SEC.
   */
  url: string;
}
/**
 * A code for programs and a sentence for people.
 */
export interface CodedText {
  code: string;
  text: string;
}
export interface ExplainedCell {
  /**
   * Of the leading operand when derived; null when refused.
   */
  concept: null | string;
  field: string;
  fiscal_period: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4';
  fiscal_year: number;
  flags: string[];
  method: null | 'reported' | 'derived_ytd' | 'derived_q4' | 'derived_sum' | 'derived_identity';
  /**
   * FY2025, 2025-Q3, 2025-9M or TTM-2025-Q3.
   */
  period: string;
  period_end: string;
  period_kind: 'annual' | 'instant' | 'quarter' | 'ttm' | 'ytd';
  period_start: null | string;
  provenance: FilingLink | null;
  refusal: CodedText | null;
  /**
   * The rule that refused it; null when it is served.
   */
  rule: NamedRule | null;
  statement: 'balance_sheet' | 'cash_flow' | 'income_statement';
  /**
   * ISO currency, shares, or USD/shares.
   */
  unit: string;
  /**
   * On the split basis of the day that is explained.
   */
  value: null | number;
}
/**
 * A rule that refuses values, as GET /v2/catalog lists it.
 */
export interface NamedRule {
  id: RuleId;
  /**
   * Section of the semantics that it is from.
   */
  section: string;
  /**
   * First release that has it.
   */
  since: string;
  text: string;
}
export interface ConsideredCell {
  field: string;
  method: null | 'reported' | 'derived_ytd' | 'derived_q4' | 'derived_sum' | 'derived_identity';
  period: string;
  refusal: null | string;
  value: null | number;
  /**
   * Values in force one after the other as filings reported them, oldest first.
   */
  vintages: {
    filing: FilingLink;
    value: number;
  }[];
}
export interface VerdictEvidence {
  because: CodedText;
  /**
   * By how much the two sides differ; decimal digits.
   */
  difference: string;
  /**
   * The facts that were compared.
   */
  readings: {
    /**
     * Whether the failure is laid to this fact.
     */
    blamed: boolean;
    concept: string;
    end: string;
    /**
     * Decimal digits as filed.
     */
    filed_value: string;
    filing: NamedFiling;
    /**
     * Null for an instant.
     */
    start: null | string;
  }[];
  rule: CodedText;
  tolerance: {
    /**
     * How much the rule may miss, and why.
     */
    text: string;
    /**
     * How much these facts may; decimal digits.
     */
    value: string;
  };
}
export interface NamedFiling {
  accession: string;
  /**
   * Index page of the filing at the SEC.
   */
  url: string;
}
export interface ExplainFigureResponse {
  data: FigureExplanation;
  schema_version: '2026-11-21.1';
}
export interface FigureExplanation {
  as_known_on?: AsKnownOn;
  as_of: AsOf;
  cache_age_seconds: CacheAge;
  figure: {
    /**
     * The block of the fundamentals that shows it.
     */
    block: string;
    definition: string;
    /**
     * In the names of fields.
     */
    formula: string;
    /**
     * Where answers show it, e.g. income_statement.growth.eps_yoy_pct.
     */
    member: string;
    name: string;
    /**
     * FY2025, 2025-Q3 or TTM-2025-Q3.
     */
    period: string;
    period_end: string;
    /**
     * When the figure has no value although all its operands exist.
     */
    refusals: string[];
    /**
     * Who defined it so.
     */
    source: string;
    /**
     * Unit of the value.
     */
    unit: string;
    /**
     * As the fundamentals show it, a word or a list among them.
     */
    value: number | string | null | (null | number)[] | InterestCoverageRefusal;
  };
  freshness: Freshness;
  market_status: MarketStatus;
  /**
   * The cells that the value is computed from, or would be.
   */
  operands: {
    field: string;
    flags: string[];
    method: null | 'reported' | 'derived_ytd' | 'derived_q4' | 'derived_sum' | 'derived_identity';
    /**
     * FY2025, 2025-Q3 or TTM-2025-Q3.
     */
    period: string;
    period_end: string;
    provenance: FilingLink | null;
    refusal: CodedText | null;
    statement: 'balance_sheet' | 'cash_flow' | 'income_statement';
    /**
     * ISO currency, shares, or USD/shares.
     */
    unit: string;
    value: null | number;
  }[];
  /**
   * Why it has no value; null where it has one.
   */
  reason: CodedText | null;
  symbol: Symbol;
}
export interface VerificationResponse {
  data: Verification;
  schema_version: '2026-11-21.2';
}
export interface Verification {
  as_of: AsOf | null;
  cache_age_seconds: CacheAge;
  /**
   * Those with the asked verdict, the newest periods first.
   */
  cells: VerifiedCell[];
  /**
   * Every field with the cells of all its periods, by statement and name.
   */
  fields: FieldVerification[];
  freshness: 'end_of_day' | 'unsupported';
  /**
   * Newest acceptance of a filing that was verified.
   */
  last_verified_at: null | string;
  market_status: MarketStatus;
  /**
   * Version of the rules and tolerances by which the cells were judged.
   */
  policy_version: null | string;
  symbol: Symbol;
  /**
   * Cells of all periods. Served and refused are of the asked fields; passed, unchecked and contradicted are of
   * the whole company: corroborated by other readings, unchecked, and withheld.
   *
   */
  totals: {
    contradicted: number;
    passed: number;
    /**
     * Of the refused those that wait for a second reading.
     */
    pending: number;
    refused: number;
    served: number;
    unchecked: number;
  };
}
export interface VerifiedCell {
  /**
   * Failed checks against the value.
   */
  evidence: VerdictEvidence[];
  field: string;
  filing: NamedFiling;
  /**
   * As in GET /v2/explain; TP2019 for a transition period.
   */
  period: string;
  period_end: string;
  period_kind: 'annual' | 'instant' | 'quarter' | 'ttm' | 'ytd';
  statement: 'balance_sheet' | 'cash_flow' | 'income_statement';
  /**
   * The value that was judged; served unless contradicted.
   */
  value: number;
  verdict: 'contradicted' | 'passed' | 'unchecked';
  /**
   * Rules of the checks that vouch for the facts it is made of.
   */
  vouched: CodedText[];
}
export interface FieldVerification {
  field: string;
  refused: {
    cells: number;
    reason: CodedText;
    /**
     * The same cells by the rule that refused them.
     */
    rules: {
      cells: number;
      id: RuleId;
      text: string;
    }[];
  }[];
  served: number;
  statement: 'balance_sheet' | 'cash_flow' | 'income_statement';
}
export interface FiledFactsResponse {
  data: FiledFacts;
  schema_version: '2026-11-23.1';
}
export interface FiledFacts {
  as_of: AsOf | null;
  /**
   * Axes of the facts that the other parameters select, `axis`, `member` and `cursor` aside, by name.
   *
   */
  available_axes: {
    /**
     * Qualified name.
     */
    axis: string;
    /**
     * How many of them have the axis.
     */
    facts: number;
  }[];
  cache_age_seconds: CacheAge;
  /**
   * Newest filing first; within a filing in its order.
   */
  facts: FiledFact[];
  freshness: 'end_of_day' | 'unsupported';
  market_status: MarketStatus;
  /**
   * Null when there is nothing more.
   */
  next_cursor: null | string;
  symbol: Symbol;
}
export interface FiledFact {
  /**
   * Qualified name.
   */
  concept: string;
  /**
   * Accuracy as the filer declared it, a number of places or INF; null if there is none, and of companyfacts.
   */
  decimals: null | string;
  /**
   * Empty for the company as a whole; otherwise ordered by axis.
   */
  dimensions: {
    /**
     * Qualified name.
     */
    axis: string;
    /**
     * As the filing labels it.
     */
    axis_label: null | string;
    /**
     * Qualified name, or the text of a typed member.
     */
    member: string;
    /**
     * As the filing labels it; null for a typed member.
     */
    member_label: null | string;
    typed: boolean;
  }[];
  filing: FilingLink;
  /**
   * Last day of the duration, or the instant, YYYY-MM-DD.
   */
  period_end: string;
  /**
   * First day; null for an instant.
   */
  period_start: null | string;
  source: 'companyfacts' | 'instance';
  /**
   * USD, shares, USD/shares, or as the filer names it.
   */
  unit: string;
  /**
   * Decimal digits as filed.
   */
  value: string;
}
export interface SegmentsResponse {
  data: Segments;
  schema_version: '2026-11-23.1';
}
export interface Segments {
  as_known_on?: AsKnownOn;
  as_of: AsOf | null;
  by: 'geography' | 'product' | 'segment';
  cache_age_seconds: CacheAge;
  freshness: 'end_of_day' | 'stale' | 'unsupported';
  market_status: MarketStatus;
  measure: 'assets' | 'operating_income' | 'revenue';
  /**
   * Newest first; empty for a company without statements.
   */
  periods: SegmentPeriod[];
  symbol: Symbol;
}
export interface SegmentPeriod {
  /**
   * Qualified name; null where nothing is broken down.
   */
  axis: null | string;
  concentration: SegmentConcentration | null;
  /**
   * Qualified name; null where nothing is broken down.
   */
  concept: null | string;
  /**
   * Every number of the period is from this filing.
   */
  filing: FilingLink | null;
  fiscal_period: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4';
  fiscal_year: number;
  /**
   * The parts of the company, the largest first; empty with a refusal.
   */
  members: SegmentMember[];
  /**
   * FY2025, 2025-Q3, 2025-9M; assets by the quarter at whose end they are.
   */
  period: string;
  period_end: string;
  period_kind: 'annual' | 'instant' | 'quarter' | 'ytd';
  /**
   * Null for an instant.
   */
  period_start: null | string;
  /**
   * What the filing reports between the parts and the total, such as eliminations and corporate costs.
   */
  reconciling: SegmentMember[];
  /**
   * Why no members are served; null where they are.
   */
  refusal: {
    code:
      | 'ambiguous_members'
      | 'differs_from_statements'
      | 'does_not_reconcile'
      | 'members_missing'
      | 'no_report'
      | 'not_reported'
      | 'total_not_reported'
      | 'total_not_served';
    text: string;
  } | null;
  /**
   * Of the company as a whole, as the filing reports it; null where no breakdown is reported.
   */
  total: null | number;
  /**
   * ISO currency.
   */
  unit: string;
}
/**
 * Shares are of the sum of the parts above zero, without what lies between them and the total.
 */
export interface SegmentConcentration {
  /**
   * Herfindahl index, the sum of the squared shares; 1 for a single part. Two decimals.
   */
  hhi: number;
  /**
   * How many parts are above zero.
   */
  n_segments: number;
  /**
   * Qualified name of the largest part.
   */
  top_segment: string;
  /**
   * Its share in percent to one decimal.
   */
  top_segment_share_pct: number;
}
export interface SegmentMember {
  /**
   * As the filing labels it, without [Member]; null without a label.
   */
  label: null | string;
  /**
   * Qualified name.
   */
  member: string;
  /**
   * Of the total, in percent to one decimal; null where the total is not above zero.
   */
  share_pct: null | number;
  value: number;
}
export interface FilingsResponse {
  data: Filings;
  schema_version: '2026-11-23.1';
}
export interface Filings {
  as_of: AsOf | null;
  cache_age_seconds: CacheAge;
  /**
   * Newest first.
   */
  filings: ListedFiling[];
  freshness: 'end_of_day';
  market_status: MarketStatus;
  /**
   * Null when there is nothing more.
   */
  next_cursor: null | string;
  symbol: OptionalSymbol;
}
export interface ListedFiling {
  /**
   * Acceptance by EDGAR, UTC; null where no source has it.
   */
  accepted_at: null | string;
  accession: Accession;
  cik: string;
  filing_date: string;
  form: string;
  /**
   * Of an 8-K, in the order of the source; else empty.
   */
  items: FilingItem[];
  /**
   * Only with `query`; the first paragraphs that have all the words, three at most.
   */
  matches?: {
    /**
     * Zero-based position in the section.
     */
    index: number;
    section: SectionName;
    text: string;
    /**
     * The text was cut to what is around the words; absent otherwise.
     */
    trimmed?: true;
  }[];
  period_of_report: null | string;
  symbol: OptionalSymbol;
  /**
   * Index page of the filing at the SEC.
   */
  url: string;
}
export interface FilingItem {
  /**
   * Number, such as 2.02; before August 2004 such as 12.
   */
  item: string;
  /**
   * The SEC's title of the item; null for a number that it never used.
   */
  title: null | string;
}
export interface FilingResponse {
  data: PeriodicFiling | CurrentFiling | OtherFiling;
  schema_version: '2026-11-23.1';
}
export interface PeriodicFiling {
  accession: Accession;
  as_of: AsOf;
  cache_age_seconds: CacheAge;
  filing_date: string;
  form: string;
  freshness: 'end_of_day';
  market_status: MarketStatus;
  /**
   * Null where EDGAR names none.
   */
  period_of_report: null | string;
  /**
   * Sections that were found, in the order of the filing's form.
   */
  sections: {
    /**
     * Unicode code points without the heading.
     */
    char_count: number;
    name: 'business' | 'mda' | 'risk_factors';
  }[];
  symbol: OptionalSymbol;
  /**
   * Sections that filings of this form have and that are not given.
   */
  unavailable_sections: UnavailableSection[];
  /**
   * Index page of the filing at the SEC.
   */
  url: string;
}
export interface UnavailableSection {
  name: SectionName;
  reason: SectionReason;
}
export interface CurrentFiling {
  accession: Accession;
  as_of: AsOf;
  cache_age_seconds: CacheAge;
  filing_date: string;
  form: string;
  freshness: 'end_of_day';
  /**
   * In the order of the source.
   */
  items: FilingItem[];
  market_status: MarketStatus;
  /**
   * Null where EDGAR names none.
   */
  period_of_report: null | string;
  /**
   * Null where it has none.
   */
  press_release: PressRelease | UnavailablePressRelease | null;
  symbol: OptionalSymbol;
  /**
   * Index page of the filing at the SEC.
   */
  url: string;
}
export interface PressRelease {
  /**
   * EDGAR's type of the exhibit.
   */
  exhibit: string;
  /**
   * Null where none can be told from the text.
   */
  headline: null | string;
  /**
   * Unicode code points.
   */
  text_length: number;
  url: string;
}
export interface UnavailablePressRelease {
  available: false;
  reason: 'document_refused' | 'text_not_read';
}
export interface OtherFiling {
  accession: Accession;
  as_of: AsOf;
  cache_age_seconds: CacheAge;
  filing_date: string;
  form: string;
  freshness: 'end_of_day';
  market_status: MarketStatus;
  /**
   * Null where EDGAR names none.
   */
  period_of_report: null | string;
  symbol: OptionalSymbol;
  /**
   * Index page of the filing at the SEC.
   */
  url: string;
}
export interface FilingSectionResponse {
  data: FilingSection | OmittedFilingSection;
  schema_version: '2026-11-23.1';
}
export interface FilingSection {
  accession: Accession;
  as_of: AsOf;
  available: true;
  cache_age_seconds: CacheAge;
  /**
   * Unicode code points of the whole section without its heading.
   */
  char_count: number;
  filing_date: string;
  form: string;
  freshness: 'end_of_day';
  market_status: MarketStatus;
  name: SectionName;
  /**
   * Null when there is nothing more.
   */
  next_cursor: null | string;
  paragraphs: {
    /**
     * Zero-based position in the section.
     */
    index: number;
    /**
     * row: a row of a table, its cells joined by spaces.
     */
    kind: 'paragraph' | 'row';
    text: string;
  }[];
  symbol: OptionalSymbol;
  /**
   * Index page of the filing at the SEC.
   */
  url: string;
}
export interface OmittedFilingSection {
  accession: Accession;
  as_of: AsOf;
  available: false;
  cache_age_seconds: CacheAge;
  filing_date: string;
  form: string;
  freshness: 'end_of_day';
  market_status: MarketStatus;
  name: SectionName;
  reason: SectionReason;
  symbol: OptionalSymbol;
  /**
   * Index page of the filing at the SEC.
   */
  url: string;
}
export interface FilingDiffResponse {
  data: FilingDiff | UnavailableFilingDiff;
  schema_version: '2026-11-23.1';
}
export interface FilingDiff {
  accession: Accession;
  as_of: AsOf;
  cache_age_seconds: CacheAge;
  form: string;
  freshness: 'end_of_day';
  market_status: MarketStatus;
  prior_accession: Accession;
  prior_filing_date: string;
  /**
   * Sections that both filings have.
   */
  sections: {
    mda?: SectionDiff;
    risk_factors?: SectionDiff;
  };
  /**
   * Why a section is not compared, for each of the two filings that does not give it.
   */
  unavailable_sections: {
    accession: Accession;
    name: 'mda' | 'risk_factors';
    reason: SectionReason;
  }[];
}
export interface SectionDiff {
  /**
   * The first 200 in the order of the section.
   */
  changed: ChangedParagraph[];
  total_changes: number;
}
export interface ChangedParagraph {
  change: 'added' | 'modified' | 'removed';
  /**
   * Zero-based position in the section; of a removed paragraph, in that of the prior filing.
   */
  index: number;
  section: 'mda' | 'risk_factors';
  /**
   * Of this filing; of a removed paragraph, of the prior one. At most 1,200 characters.
   */
  text: string;
  /**
   * The text was cut; absent otherwise.
   */
  trimmed?: true;
}
export interface UnavailableFilingDiff {
  accession: Accession;
  as_of: AsOf;
  available: false;
  cache_age_seconds: CacheAge;
  form: string;
  freshness: 'end_of_day';
  market_status: MarketStatus;
  reason: 'no_prior_filing' | 'not_periodic' | 'period_unknown';
}
export interface RevisionsResponse {
  data: Revisions;
  schema_version: '2026-11-21.1';
}
export interface Revisions {
  as_of: AsOf | null;
  cache_age_seconds: CacheAge;
  /**
   * Filing days of the oldest and the newest filing that this answer looked at; null for none.
   */
  covers: {
    from: string;
    to: string;
  } | null;
  freshness: 'end_of_day' | 'unsupported';
  market_status: MarketStatus;
  /**
   * Null when there is nothing more.
   */
  next_cursor: null | string;
  /**
   * Newest filing first; within a filing the newest period first.
   */
  revisions: Revision[];
  symbol: Symbol;
}
export interface Revision {
  field: string;
  filing: FilingLink;
  fiscal_period: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4';
  fiscal_year: number;
  kind: CodedText1;
  new: RevisedValue;
  old: RevisedValue;
  /**
   * FY2025, 2025-Q3, 2025-9M or TTM-2025-Q3.
   */
  period: string;
  period_end: string;
  period_kind: 'annual' | 'instant' | 'quarter' | 'ttm' | 'ytd';
  statement: 'balance_sheet' | 'cash_flow' | 'income_statement';
  unit: string;
}
/**
 * A code for programs and a sentence for people.
 */
export interface CodedText1 {
  code: string;
  text: string;
}
export interface RevisedValue {
  concept: null | string;
  /**
   * The filing that the value is cited from; null when refused.
   */
  filing: FilingLink | null;
  method: null | 'reported' | 'derived_ytd' | 'derived_q4' | 'derived_sum' | 'derived_identity';
  refusal: null | string;
  value: null | number;
}
