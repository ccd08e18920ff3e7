// Derived from schemas/openapi by packages/contract/src/generate.ts: change that, then run it again.

/**
 * Sources of evidence: identities of the filing's figures (identity), its calculation linkbase (tree), the face
 * of the statement (face), other rows of the filing (equal_rows, nonzero_row, older_row, other_rows, rounding,
 * terms, totals, zero_row), the filer's interim reports (interims), comparatives in its other filings
 * (comparatives, older_row).
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
  | 'tree'
  | 'zero_row';
/**
 * A subject and the topic of the rule, e.g. interest.beside_other_rows.
 */
export type RuleId = string;
/**
 * Fiscal quarters or years, the twelve months up to them (ttm), or sessions of the exchange.
 */
export type SeriesPeriods = 'annual' | 'quarter' | 'session' | 'ttm';
export type SeriesUnit =
  | 'count'
  | 'days'
  | 'list'
  | 'percent'
  | 'price_currency'
  | 'price_currency_per_share'
  | 'ratio'
  | 'reporting_currency'
  | 'reporting_currency_per_share'
  | 'score'
  | 'share_of_one'
  | 'shares'
  | 'usd'
  | 'word';
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
 * Central Index Key with leading zeros.
 */
export type Cik = string;
/**
 * ISO 4217.
 */
export type CurrencyCode = string;
/**
 * The requested day; absent otherwise. The response is as if nothing filed after that day existed, including
 * freshness. The company's SIC code and listing have no date at their source and are today's.
 */
export type AsKnownOn = string;
/**
 * Newest source time that the response depends on (acceptance of a filing), UTC.
 */
export type AsOf = string;
/**
 * Seconds since the response was computed.
 */
export type CacheAge = number;
/**
 * ISO 4217 code of the statements; null if no annual filing states it.
 */
export type Currency = null | string;
/**
 * stale: the newest period is older than the company's deadlines allow (185 days for quarterly filers, 500 for
 * annual ones). degraded: a block of the response has no figure at all. Otherwise end_of_day.
 */
export type Freshness = 'degraded' | 'end_of_day' | 'stale';
/**
 * State of the regular session of the New York Stock Exchange.
 */
export type MarketStatus = 'closed' | 'open';
export type Period = 'annual' | 'quarter';
export type ReportingCadence = 'annual' | 'quarterly';
export type FiscalPeriod = 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4';
/**
 * The issuer's own label.
 */
export type FiscalYear = number;
export type PeriodEnd = string;
/**
 * The filing that supplied most of the row's reported figures; null for a row without figures.
 */
export type Provenance = null | {
  accession: string;
  filed: string;
  form: string;
  status?: Standing;
};
/**
 * Only of figures that an earnings release announces and no report has yet. They are replaced by those of the report.
 */
export type Standing = 'preliminary';
/**
 * Only of a figure that an earnings release states: the exhibit, as in EX-99.1. Its concept is the one by which the
 * issuer's reports tag the row.
 */
export type ReleaseExhibitType = string;
export type Money = null | number;
/**
 * A cash outflow; never positive.
 */
export type Outflow = null | number;
/**
 * An amount of money; never negative.
 */
export type Magnitude = null | number;
export type ShareCount = null | number;
export type PerShare = null | number;
export type Ratio = null | number;
export type GrowthTrend = 'accelerating' | 'decelerating' | 'insufficient_history' | 'stable' | 'volatile';
export type LevelTrend = 'decreasing' | 'increasing' | 'insufficient_history' | 'stable' | 'volatile';
export type Accession = string;
/**
 * The requested symbol or the company's first one; null if it has none.
 */
export type OptionalSymbol = null | string;
/**
 * announced: a price source lists it. deadline: the last day by the SEC's rules. estimated: from the company's
 * habit, which the company never stated. occurred: it is in the past.
 */
export type CalendarBasis = 'announced' | 'deadline' | 'estimated' | 'occurred';
/**
 * dividend_ex: the first day of trading without the dividend. dividend_pay: the day of its payment. earnings:
 * results, on a Form 8-K with item 2.02. filing: a periodic report.
 */
export type CalendarKind = 'dividend_ex' | 'dividend_pay' | 'earnings' | 'filing';
/**
 * The periods of the figures; own: the quarter, or the fiscal year of a company that reports once a year.
 */
export type ComparedPeriod = 'annual' | 'own' | 'quarter' | 'ttm';
/**
 * The worse of prices and statements: stale if either is. intraday: the newest bar is of a session in progress.
 * degraded: a figure is missing for lack of data. Otherwise end_of_day.
 */
export type ValuationFreshness = 'degraded' | 'end_of_day' | 'intraday' | 'stale';
/**
 * Where the splits since the share count come from. filings: the price source reports none, so that those which
 * filings prove stand in; a split since the newest filing is then unknown, except that raw prices would jump.
 */
export type SplitsFrom = 'filings' | 'prices';
export type SnapshotDate = CalendarItem | CalendarGap | null;
export type PriceReturn = PriceSpanReturn | PriceMemberRefusal;
export type SnapshotFigure = number | SnapshotFigureRefusal;
export type SnapshotTrailingFigure =
  | {
      accession: Accession;
      filed: string;
      form: string;
      status?: Standing;
      value: number;
    }
  | SnapshotFigureRefusal;
/**
 * document_refused: the document could not be read. incorporated_by_reference: the filing refers to another
 * document that was not read. not_applicable: the filing states so. not_in_document: the filing has no such
 * item. not_in_form: filings of this form have no such section. section_not_found: its beginning or end cannot
 * be determined with certainty. text_not_read: the text of the filing was not fetched, was not read yet, or was
 * refused as a whole (see the dead letters). unlike_other_years: in an annual report, or as the discussion
 * of a quarterly one, it is a quarter as long as that of the filer's other years (of the same quarter), or four times
 * as long, so that its beginning or end is doubtful.
 */
export type SectionReason =
  | 'document_refused'
  | 'incorporated_by_reference'
  | 'not_applicable'
  | 'not_in_document'
  | 'not_in_form'
  | 'section_not_found'
  | 'text_not_read'
  | 'unlike_other_years';
/**
 * The files of the filing that can be shown.
 */
export type FilingFiles = FilingFile[];
export type SectionName = 'business' | 'current_report' | 'mda' | 'press_release' | 'risk_factors';
/**
 * intraday: the newest bar is of a session in progress. stale: the bar of the next session is missing four hours
 * after its close for indicators, a day after it for dividends. degraded: a member is null for lack of data.
 * Otherwise end_of_day.
 */
export type PriceFreshness = 'degraded' | 'end_of_day' | 'intraday' | 'stale';
/**
 * Below 30, above 70, or between.
 */
export type MomentumZone = 'neutral' | 'overbought' | 'oversold' | null;
/**
 * As filed, rounded half to even; null if none is stated.
 */
export type StakeShares = null | number;
/**
 * Source of the CIK. schedule: the schedule itself; filer: it has one person, filed under this CIK; header: the
 * header of the submission lists a filer with exactly the person's name. Absent without a CIK.
 */
export type StakeCikSource = 'filer' | 'header' | 'schedule';
/**
 * Title of the class of shares, as filed.
 */
export type StakeClass = null | string;
/**
 * Date of the event that requires the filing.
 */
export type StakeEventDate = null | string;
/**
 * amounts_carried: the schedule states no amounts; those of an earlier one are in force. amounts_missing: nor
 * does an earlier one. event_date_contradicted: the event is later than the filing, or of an impossible year.
 * negative_amount: shares or a percentage below zero are filed, and count as not stated. exit_contradicts_percent: item 5 states five percent or less, the cover more. fraction:
 * the percentage was filed as a fraction, 0.0748 for 7.48. group_total: shares and percentage are those of all
 * persons, who own separate blocks, by item 4 or 5. predecessor_unconfirmed: an amendment of another holder names
 * this schedule as the one it amends, without showing that it is; it is then no holder. separate_blocks: they are those of the largest of several
 * separate blocks; the total is not stated. truncated: the document ends after its persons.
 * unlike_other_holders: the percentages of other holders imply another number of shares in the class.
 * unlike_shares_outstanding: so does the cover page of the company's reports (only for companies with one
 * class). unconfirmed: filed more than 24 months ago.
 */
export type StakeFlags = (
  | 'amounts_carried'
  | 'amounts_missing'
  | 'event_date_contradicted'
  | 'exit_contradicts_percent'
  | 'fraction'
  | 'group_total'
  | 'negative_amount'
  | 'predecessor_unconfirmed'
  | 'separate_blocks'
  | 'truncated'
  | 'unconfirmed'
  | 'unlike_other_holders'
  | 'unlike_shares_outstanding'
)[];
export type StakeForm = 'SCHEDULE 13D' | 'SCHEDULE 13D/A' | 'SCHEDULE 13G' | 'SCHEDULE 13G/A';
/**
 * As filed; null if none is stated.
 */
export type StakePercent = null | number;
/**
 * All reporting persons in the order filed, if there are several. They mostly own the same shares: never add
 * them.
 */
export type StakePersons = {
  aggregate_shares: StakeShares;
  cik: Cik | null;
  /**
   * The schedule, or the header of its submission; null without a CIK.
   */
  cik_source: ('header' | 'schedule') | null;
  name: string;
  pct_of_class: StakePercent;
  types: string[];
}[];
export type HoldingIssuer =
  | {
      /**
       * A schedule with the CUSIP and the issuer's CIK, or the issuer's name in tables of managers.
       */
      by: 'schedule' | 'name';
      cik: string;
    }
  | UnmappedIssuer;
/**
 * Kind of position; put, call and option are options on the security.
 */
export type HoldingKind = 'shares' | 'principal' | 'put' | 'call' | 'option' | 'unknown';
/**
 * known; amendment_type_unknown: a later amendment does not state whether it replaces or adds; original_missing:
 * only additions were ingested; notice: other managers report the holdings; filing_not_read: EDGAR lists a
 * report or amendment, at least as new as the one that counts, that could not be fetched or read.
 */
export type PortfolioStatus =
  'known' | 'amendment_type_unknown' | 'filing_not_read' | 'original_missing' | 'notice';
export type InsiderFormName = '144' | '144/A' | '3' | '3/A' | '4' | '4/A' | '5' | '5/A';
/**
 * Only for a line in the table of derivative securities; null in the other.
 */
export type InsiderDerivative = null | {
  exercise_date: null | string;
  exercise_price: null | number;
  expiration_date: null | string;
  underlying_security: null | string;
  underlying_shares: null | number;
  underlying_value: null | number;
};
/**
 * Refused: amended: the amendment counts instead; forms_missing: forms of these days are unknown;
 * seller_not_matched: no owner on a form that was read is the seller; several_classes: owners' forms use other
 * class titles; shares_not_stated by a sale; units_not_stated by the notice.
 * Sales whose date or number of shares is in doubt do not count, `above_shares_outstanding` included.
 */
export type SoldShares =
  | number
  | {
      available: false;
      reason:
        | 'amended'
        | 'forms_missing'
        | 'seller_not_matched'
        | 'several_classes'
        | 'shares_not_stated'
        | 'units_not_stated';
    };
/**
 * A sum, values to cents. forms_missing: the window is not covered, so there may be more trades.
 * price_not_stated and shares_not_stated: one of its transactions lacks the price or the shares.
 */
export type InsiderSum =
  | number
  | {
      available: false;
      reason: 'forms_missing' | 'price_not_stated' | 'shares_not_stated';
    };
/**
 * Holdings that institutional managers report on Form 13F; never added to stakes of Schedules 13D and 13G.
 */
export type Institutional13F = InstitutionalHoldings | InstitutionalRefusal;
/**
 * Options on the shares, by underlying shares; null if there are none.
 */
export type InstitutionalOptions = null | {
  shares: number;
  value_usd: InstitutionalValue;
};
export type InstitutionalValue =
  | number
  | {
      available: false;
      /**
       * value_contradicted: the price per share would be three times that of the median holder, or a third of
       * it.
       *
       */
      reason: 'value_unit_not_known' | 'value_contradicted';
    };
/**
 * Null until there is one.
 */
export type FlagVerdict = null | {
  /**
   * passed: other readings corroborate the value. unchecked: no evidence contradicts it. contradicted: it is
   * withheld from now on. refused: there is no value to judge. no_such_cell: the company has no such cell.
   *
   */
  outcome: 'contradicted' | 'no_such_cell' | 'passed' | 'refused' | 'unchecked';
  /**
   * Reason why there is no value.
   */
  refusal: null | string;
};
/**
 * Operating income divided by interest expense, of the row's period; in balance ratios of the trailing twelve
 * months.
 */
export type InterestCoverage = number | InterestCoverageRefusal;
/**
 * The concepts of the filing that reported the newest period of the view, as filed, by statement; only if named
 * in `blocks`. If the filing's own XBRL was read: the rows of its statements in the order of their faces, with
 * labels, including extension concepts. Otherwise: the concepts with a known statement, in order of their names.
 * Always without dimensions. The basis is companyfacts if the SEC's companyfacts contain the filing.
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
       * Whether labels and order are those of the filing's own faces.
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
      provenance: Provenance;
    }
  | {
      available: false;
      reason: 'filing_not_held' | 'no_known_concept';
    };
/**
 * discontinued_operations, restated_input, revenue_basis_change, split_adjusted: of a figure or quarter in the
 * twelve months. q4_derived: they include a fourth quarter computed as the year less nine months. extra_week: 53
 * weeks. fiscal_year_change: the year end moved. ttm_is_fiscal_year: a company that reports once a year.
 * sum_mismatch: two ways to compute the figure disagree, so it is null. stale: the newest period is older than
 * 185 days (500 for annual filers) at as_of. net_loss and negative_equity: of the whole. non_usd_reporting:
 * amounts in dollars are null. preliminary: they end with a period that a release announces and no report has yet.
 */
export type TrailingFlag =
  | 'discontinued_operations'
  | 'extra_week'
  | 'fiscal_year_change'
  | 'negative_equity'
  | 'net_loss'
  | 'non_usd_reporting'
  | 'preliminary'
  | 'q4_derived'
  | 'restated_input'
  | 'revenue_basis_change'
  | 'split_adjusted'
  | 'stale'
  | 'sum_mismatch'
  | 'ttm_is_fiscal_year';
/**
 * The data of one event of `GET /v2/stream`; `kind` is the event's name.
 */
export type StreamedEvent =
  StreamedFiling | StreamedStake | StreamedTrades | StreamedRevisions | StreamedResults;
export type ToolCollectingResponse = ToolCollecting | ToolFlatRefusal;
export type NoMatchResponse = NoMatch | ToolFlatRefusal;
export type InvalidRequestResponse = InvalidRequest | ToolValidationFailure;
export type ToolRateLimitedResponse = ToolRateLimited | ToolFlatRefusal;
export type StockFinancialsResponse = StockFinancialsEnvelope | StockFinancialsLegacy;
/**
 * The filing that supplied most of the row's reported figures; null for a row without figures.
 */
export type Provenance1 = null | {
  accession: string;
  filed: string;
  form: string;
  status?: Standing;
};

export interface CatalogResponse {
  data: {
    fields: CatalogField[];
    /**
     * Figures of the responses on valuation, prices and announcements, whose operands and sources are in the
     * same response; empty if `blocks` is given. Rows of GET /v2/screen, GET /v2/compare and GET
     * /v2/snapshot contain figures of `fields`.
     *
     */
    lanes: CatalogLaneFigure[];
    /**
     * Rules by which cells are refused or candidates rejected, regardless of `blocks`.
     */
    rules: CatalogRule[];
    /**
     * The series of GET /v2/history; empty if `blocks` is given.
     */
    series: CatalogSeries[];
  };
  schema_version: '2026-11-24.1';
}
/**
 * A cell of the statements, or a figure computed from cells.
 */
export interface CatalogField {
  /**
   * Concepts that supply the field, in order of preference; empty for a computed figure.
   */
  candidates: CatalogCandidate[];
  definition: string;
  /**
   * Name of the cell or figure.
   */
  field: string;
  /**
   * Written with the names of fields; for a cell, how it is computed if no concept is tagged.
   */
  formula: null | string;
  /**
   * Paths in GET /v2/fundamentals.
   */
  members: string[];
  /**
   * Names of the members with one value per period, for GET /v2/compare and GET /v2/screen.
   */
  names: string[];
  /**
   * When the figure is null or refused although all its operands exist.
   */
  refusals: string[];
  /**
   * effect_on_cash: outflows are negative.
   */
  sign: 'effect_on_cash' | 'not_negative' | 'signed';
  /**
   * First schema_version that includes it.
   */
  since: string;
  /**
   * Author of the definition.
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
   * XBRL concepts: a | b is the first that is tagged, [a] is added if it is tagged.
   */
  concepts: string;
  /**
   * The conditions for serving it, in the order in which they are evaluated.
   */
  conditions: {
    /**
     * required: one of the sources must confirm it; unless: none may contradict it.
     */
    demand: 'required' | 'unless';
    /**
     * @minItems 1
     */
    evidence: [EvidenceSource, ...EvidenceSource[]];
    /**
     * The rule that refuses it otherwise.
     */
    rule: RuleId;
  }[];
  /**
   * Flags of the cells in the block.
   */
  flags: string[];
  /**
   * Kinds of issuers that it applies to.
   */
  issuer_types: (
    | 'bank'
    | 'captive_finance'
    | 'health_insurer'
    | 'industrial'
    | 'insurer'
    | 'partnership'
    | 'reit'
    | 'utility'
  )[];
}
/**
 * A figure of a response that is not computed from statements alone.
 */
export interface CatalogLaneFigure {
  definition: string;
  /**
   * Written with the names of operands; null if it is an operand itself, or described by the definition.
   *
   */
  formula: null | string;
  /**
   * Paths in the data of the response; `[]` stands for every item of a list.
   */
  members: string[];
  /**
   * Paths in the same data, fields and figures of `fields`, or another endpoint that serves the operands.
   *
   */
  operands: string[];
  path:
    | '/v2/dividends'
    | '/v2/earnings'
    | '/v2/price-action'
    | '/v2/priced-in'
    | '/v2/technicals'
    | '/v2/valuation';
  /**
   * An index goes from 0 to 100; a state is a word, or true or false.
   *
   */
  unit:
    | 'count'
    | 'date'
    | 'days'
    | 'index'
    | 'percent'
    | 'percentage_points'
    | 'price_currency'
    | 'price_currency_per_share'
    | 'ratio'
    | 'reporting_currency'
    | 'reporting_currency_per_share'
    | 'shares'
    | 'state'
    | 'years';
}
export interface CatalogRule {
  id: RuleId;
  /**
   * The reason of cells that it refuses; null if it only rejects candidates.
   */
  refusal: null | string;
  /**
   * Section of the semantics that defines it.
   */
  section: string;
  /**
   * First release with the rule.
   */
  since: string;
  text: string;
}
/**
 * A figure or price over time.
 */
export interface CatalogSeries {
  /**
   * Null for a series of a field or figure, which `fields` defines.
   */
  definition: null | string;
  /**
   * Written with the names of series; null without a definition.
   */
  formula: null | string;
  /**
   * Statement and name of the field, or block and name of the figure; null for a series by session.
   */
  member: null | string;
  name: string;
  periods: SeriesPeriods;
  unit: SeriesUnit;
}
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
      | 'COLLECTION_FAILED'
      | 'COLLECTION_QUEUE_FULL'
      | 'INTERNAL'
      | 'NOT_ACCEPTABLE'
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
  /**
   * For COLLECTION_FAILED: documents_missing (EDGAR has neither submissions nor companyfacts of the company),
   * source_failed (EDGAR or its mirror did not respond) or collection_stalled (no process works on the queue).
   *
   */
  reason:
    | 'collection_queue_full'
    | 'collection_stalled'
    | 'documents_missing'
    | 'internal_error'
    | 'not_acceptable'
    | 'not_found'
    | 'param_invalid'
    | 'rate_limit_exceeded'
    | 'source_failed'
    | 'symbol_ambiguous'
    | 'symbol_invalid'
    | 'symbol_unknown'
    | 'upstream_unavailable';
  recovery?: Recovery;
}
/**
 * A tool call that helps; params is its request body.
 */
export interface ToolRecovery {
  action: 'use_tool';
  tool: 'stock_financials' | 'stock_search';
  params: {
    [k: string]: string | number | string[];
  };
}
export interface CollectingResponse {
  data: {
    available: false;
    reason: 'collecting';
    recovery: WaitRecovery;
    symbol: Symbol;
  };
  schema_version: '2026-11-23.1';
}
export interface WaitRecovery {
  action: 'wait';
  seconds: number;
}
/**
 * A code for programs and a sentence for people.
 */
export interface CodedText {
  code: string;
  text: string;
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
export interface NamedFiling {
  accession: string;
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
export interface CalendarResponse {
  data: Calendar;
  schema_version: '2026-11-23.1';
}
export interface Calendar {
  as_of: AsOf | null;
  cache_age_seconds: CacheAge;
  /**
   * stale: the newest periodic report is older than the deadlines allow; without reports, the newest bar is
   * older than a day after the next session. unsupported: there are neither reports nor prices.
   *
   */
  freshness: 'end_of_day' | 'stale' | 'unsupported';
  market_status: MarketStatus;
  /**
   * The last four of each kind, newest first.
   */
  past: CalendarItem[];
  symbol: Symbol;
  /**
   * Items that cannot be predicted, with the reason.
   */
  unavailable: CalendarGap[];
  /**
   * Soonest first.
   */
  upcoming: CalendarItem[];
}
export interface CalendarItem {
  /**
   * Cash per share of a dividend; else null.
   */
  amount: null | number;
  basis: CalendarBasis;
  /**
   * Number of dates behind the spread of an estimate.
   */
  compared: null | number;
  date: string;
  /**
   * Only for an estimate; null without a spread.
   */
  earliest: null | string;
  evidence: CalendarEvidence;
  /**
   * Only for results and reports.
   */
  form: null | string;
  kind: CalendarKind;
  /**
   * Only for an estimate; null without a spread.
   */
  latest: null | string;
  /**
   * Last day of the fiscal period; null if it is unknown, and for dividends.
   */
  period_end: null | string;
}
export interface CalendarEvidence {
  /**
   * The results or report of the previous year; for a deadline also the cover page that states the filer
   * category.
   *
   */
  filings: {
    accession: Accession;
    filed: string;
    form: string;
  }[];
  price_source: null | {
    /**
     * Newest bar in the source.
     */
    last_bar: string;
    /**
     * Name of the price source, as configured.
     */
    source: string;
  };
}
/**
 * For results: the reasons of `next` in `GET /v2/earnings`. For reports: too_few_reports: fewer than six can be
 * compared with the year before; habit_not_steady: one of the last eight was more than ten days off; overdue:
 * the latest day, or the deadline, has passed; report_not_listed: no periodic report is listed;
 * filer_category_unknown: no cover page that was read states it; set_by_home_country: a Form 40-F is due when
 * the report is due in Canada; period_end_unknown: the quarter ends follow no rule; fiscal_year_length_unknown:
 * the quarter may end a week later, in a year of 53 weeks. For dividends: the reasons of `GET /v2/dividends`;
 * stale_prices: the prices end before the expected ex-date; pay_dates_not_collected: price sources have only
 * ex-dates.
 */
export interface CalendarGap {
  basis: CalendarBasis;
  form: null | string;
  kind: CalendarKind;
  period_end: null | string;
  reason:
    | 'currency_mismatch'
    | 'dividends_not_reported'
    | 'filer_category_unknown'
    | 'fiscal_year_length_unknown'
    | 'habit_not_steady'
    | 'insufficient_history'
    | 'irregular'
    | 'no_announcements'
    | 'no_bars'
    | 'no_payments'
    | 'only_specials'
    | 'overdue'
    | 'pay_dates_not_collected'
    | 'period_end_unknown'
    | 'possible_special'
    | 'prices_not_collected'
    | 'report_not_listed'
    | 'set_by_home_country'
    | 'split_contradicted'
    | 'splits_unknown'
    | 'stale_prices'
    | 'suspended'
    | 'too_few_announcements'
    | 'too_few_payments'
    | 'too_few_reports';
}
export interface CompareResponse {
  data: Compare;
  schema_version: '2026-11-23.1';
}
export interface Compare {
  as_of: AsOf | null;
  cache_age_seconds: CacheAge;
  /**
   * In the order of the request.
   */
  companies: (ComparedCompany | UncomparedCompany)[];
  fields: ComparedField[];
  freshness: 'end_of_day';
  market_status: MarketStatus;
  period: ComparedPeriod;
}
export interface ComparedCompany {
  cik: string;
  currency: Currency;
  /**
   * End of the period of the rows; null if the company has no such period.
   */
  fiscal_period: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4' | null;
  fiscal_year: null | number;
  name: null | string;
  period_end: null | string;
  reporting_cadence: 'annual' | 'quarterly';
  /**
   * Whether its newest period ended more than 15 months ago.
   */
  stale: boolean;
  symbol: string;
}
export interface UncomparedCompany {
  available: false;
  reason: 'no_statements' | 'symbol_unknown';
  symbol: string;
}
export interface ComparedField {
  figure: string;
  /**
   * Its place in GET /v2/fundamentals.
   */
  member: string;
  /**
   * As in the catalog.
   */
  unit: string;
  /**
   * In the order of companies.
   */
  values: (CompanyFigure | RefusedFigure)[];
}
/**
 * A figure of a company's newest period, with the filing that it comes from.
 */
export interface CompanyFigure {
  /**
   * Its name in the catalog.
   */
  figure: string;
  fiscal_period: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4';
  fiscal_year: number;
  period_end: string;
  /**
   * The filing of a figure that is a cell; for a computed figure the newest filing of its operands.
   */
  provenance: null | {
    accession: string;
    filed: string;
    form: string;
  };
  /**
   * A currency, a currency per share (USD/shares), shares, or the unit of a ratio.
   */
  unit: string;
  /**
   * A text for a trend.
   */
  value: number | string;
}
/**
 * Why a company has no such figure. Includes the period if the figure exists and its value is refused.
 */
export interface RefusedFigure {
  available: false;
  figure: string;
  fiscal_period?: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4';
  fiscal_year?: number;
  period_end?: string;
  /**
   * The refusal of the cell. For a ratio missing_operand, no_period_to_compare, outside_definition or its own.
   * not_applicable: companies of this type have no such row, or twelve months have none. annual_only_filer:
   * the company has no quarters. symbol_unknown, no_statements: of the company.
   *
   */
  reason: string;
}
export interface CoverageResponse {
  data: Coverage;
  schema_version: '2026-11-23.1';
}
export interface Coverage {
  /**
   * fund: an investment company, by EDGAR. unknown: a symbol with prices but no ingested company; only its
   * price lanes are supported.
   *
   */
  asset_type: 'fund' | 'stock' | 'unknown';
  cache_age_seconds: CacheAge;
  support: CoverageSupport;
  symbol: Symbol;
}
export interface CoverageSupport {
  calendar: LaneSupport;
  dividends: LaneSupport;
  earnings: LaneSupport;
  events: LaneSupport;
  facts: LaneSupport;
  filings: LaneSupport;
  fundamentals: LaneSupport;
  governance: LaneSupport;
  history: LaneSupport;
  insider: LaneSupport;
  ownership: LaneSupport;
  price_action: LaneSupport;
  priced_in: LaneSupport;
  profile: LaneSupport;
  segments: LaneSupport;
  snapshot: LaneSupport;
  technicals: LaneSupport;
  valuation: LaneSupport;
}
export interface LaneSupport {
  /**
   * Supported, served, there and not stale. Of valuation also: the market value is not refused; of priced_in:
   * the growth at the default rates is not.
   *
   */
  available_now: boolean;
  /**
   * The companies for which the lane is collected.
   */
  coverage_universe: string;
  /**
   * Of facts, governance, ownership and segments: the data are there.
   */
  data_collected?: boolean;
  /**
   * Of history: adjusted closes are there.
   */
  derived_series_available?: boolean;
  /**
   * The cases in which the lane refuses.
   */
  fail_closed_conditions: string[];
  /**
   * Target delay until new data are served.
   */
  freshness_slo: string;
  lane: string;
  /**
   * Response for a missing value or an empty list.
   */
  missing_data_policy: 'empty_list_with_coverage_start' | 'null_with_reason';
  /**
   * The version that is served if a value has several.
   */
  point_in_time_semantics: string;
  public_visibility: 'private_beta' | 'public_core';
  quality_grade: 'production_beta' | 'production_core';
  /**
   * Whether this service has an endpoint for the lane.
   */
  route_supported: boolean;
  /**
   * Sources of the lane in order of preference.
   */
  source_priority: string[];
  /**
   * Whether the lane applies to companies of this kind.
   */
  supported: boolean;
}
export interface EarningsResponse {
  data: Earnings | UnsupportedEarnings;
  schema_version: '2026-11-23.1';
}
export interface Earnings {
  /**
   * An 8-K with results filed after the newest report, around the expected date, and what is read of its release;
   * null if none is known.
   *
   */
  announced_not_reported: AnnouncedNotReported | null;
  as_of: AsOf | null;
  cache_age_seconds: CacheAge;
  currency: Currency;
  freshness: 'end_of_day' | 'stale' | 'unsupported';
  /**
   * Null without such a release.
   */
  guidance: ReleaseGuidance | null;
  market_status: MarketStatus;
  next: NextEarnings | NextEarningsRefusal;
  /**
   * Newest first; empty without statements.
   */
  periods: EarningsPeriod[];
  /**
   * Null without statements.
   */
  reporting_cadence: 'annual' | 'quarterly' | null;
  symbol: Symbol;
}
export interface AnnouncedNotReported {
  /**
   * Acceptance by EDGAR, UTC; null if no source states it.
   */
  accepted_at: null | string;
  accession: Accession;
  filed: string;
  results: PreliminaryResults | ResultsRefusal;
}
/**
 * The proven figures of the newest income statement of the release. They are preliminary: the periodic report confirms
 * or changes them. `/v2/releases/{accession}` has all statements, and the tables.
 */
export interface PreliminaryResults {
  available: true;
  exhibit: string;
  /**
   * Of the quarter, and of longer spans with the same end.
   */
  figures: ReleaseFigure[];
  period_end: string;
  /**
   * SHA-256 (hex) of the exhibit in the archive.
   */
  source_document: string;
  status: 'preliminary';
  /**
   * Address of the exhibit.
   */
  url: string;
}
export interface ReleaseFigure {
  evidence: ReleaseEvidence[];
  /**
   * As in `/v2/fundamentals`.
   */
  field: string;
  period: ReleasePeriod;
  /**
   * Where it is printed; several where it is their sum.
   */
  places: ReleasePlace[];
  /**
   * ISO currency, shares, or currency/shares.
   */
  unit: string;
  /**
   * In single units, with the sign of the field.
   */
  value: number;
}
/**
 * Why a figure is believed. sum: `rows` of its table add up to it, or to a row that it is part of, within `slack` units
 * of the table. identity: assets are liabilities and equity, or the activities make up the change in cash.
 * prior_column: `equal` of `of` figures of the column that ends on `end` are those served on the evening before.
 * per_share: income (row `income`) over shares (row `shares`) is the printed EPS. parts: `columns` add up to the longer
 * one. prose: a sentence states the amount. same_unit, other_table: another table of the release confirms the unit, or
 * states the amount.
 */
export interface ReleaseEvidence {
  columns?: number[];
  end?: string;
  equal?: number;
  from?: number;
  income?: number;
  kind: 'identity' | 'other_table' | 'parts' | 'per_share' | 'prior_column' | 'prose' | 'same_unit' | 'sum';
  of?: number;
  row?: number;
  rows?: number[];
  shares?: number;
  slack?: number;
  table?: number;
  to?: number;
}
export interface ReleasePeriod {
  end: string;
  /**
   * Null for a balance sheet.
   */
  months: 3 | 6 | 9 | 12 | null;
  /**
   * Null for a balance sheet, and where neither headings nor earlier periods tell it.
   */
  start: null | string;
}
export interface ReleasePlace {
  column: number;
  /**
   * UTF-16 code units of the document.
   */
  from: number;
  /**
   * Label of the row.
   */
  label: string;
  row: number;
  table: number;
  /**
   * As printed.
   */
  text: string;
  to: number;
}
export interface ResultsRefusal {
  available: false;
  /**
   * not_read: the exhibits were not fetched, or could not be read. release_unproven: they have no income statement of a
   * period after the newest report that is proven; `/v2/releases/{accession}` says what failed.
   *
   */
  reason: 'not_read' | 'release_unproven';
}
/**
 * The guidance of the newest release, an 8-K with item 2.02.
 */
export interface ReleaseGuidance {
  accession: Accession;
  /**
   * The exhibit that states it; null without guidance.
   */
  exhibit: null | string;
  /**
   * Its address; null without guidance.
   */
  exhibit_url: null | string;
  filed: string;
  /**
   * Empty if the release states none without a doubt, gives none, withdraws it, or was not read.
   *
   */
  items: GuidanceItem[];
  /**
   * Index page of the filing at the SEC.
   */
  url: string;
}
/**
 * What the company says of a figure of a period to come, as it says it. A figure of a segment, of a span other than a
 * quarter or year, with a condition, or that two places state differently is not read.
 */
export interface GuidanceItem {
  /**
   * Whether the release says approximately.
   */
  approximate: boolean;
  /**
   * Whether the release calls the figure GAAP, or non-GAAP or adjusted; null if it says neither.
   */
  basis: 'gaap' | 'non_gaap' | null;
  /**
   * Of the paragraph or row in the document, UTF-16 code units.
   */
  from: number;
  /**
   * Whether it is the growth of the figure that is stated, in percent; a decline is negative. By custom it is over
   * the same period of the year before.
   *
   */
  growth: boolean;
  /**
   * The highest value; equal to `low` for a single one, null where the release leaves it open.
   */
  high: null | number;
  /**
   * The figure in the words of the release.
   */
  label: string;
  /**
   * The lowest value.
   */
  low: null | number;
  metric:
    | 'capital_expenditures'
    | 'comparable_sales'
    | 'ebitda'
    | 'eps'
    | 'free_cash_flow'
    | 'gross_margin'
    | 'gross_profit'
    | 'net_income'
    | 'operating_cash_flow'
    | 'operating_expenses'
    | 'operating_income'
    | 'operating_margin'
    | 'other_income'
    | 'revenue'
    | 'tax_rate';
  period: GuidancePeriod;
  /**
   * The sentence, or the row of the table.
   */
  text: string;
  to: number;
  /**
   * ISO currency, currency/shares, or percent.
   */
  unit: string;
}
/**
 * As the company names it; its fiscal years may end on any day.
 */
export interface GuidancePeriod {
  kind: 'quarter' | 'year';
  /**
   * Null for a year.
   */
  quarter: 1 | 2 | 3 | 4 | null;
  year: number;
}
export interface NextEarnings {
  announcements_compared: number;
  date_estimated: string;
  earliest: string;
  /**
   * Null if the statements do not end with the newest report.
   */
  fiscal_period: 'Q1' | 'Q2' | 'Q3' | 'Q4' | null;
  fiscal_year: null | number;
  latest: string;
  year_before: DatedFiling;
}
export interface DatedFiling {
  /**
   * Acceptance by EDGAR, UTC; null if no source states it.
   */
  accepted_at: null | string;
  accession: Accession;
  filed: string;
}
/**
 * no_announcements: none of the last four reports was announced on Form 8-K. too_few_announcements: fewer than
 * six can be compared with the year before, or that of the same quarter of the year before is missing.
 * habit_not_steady: one of the last eight was more than ten days from 52 weeks after that of the year before.
 * overdue: the latest day has passed. report_not_listed: no periodic report is listed.
 */
export interface NextEarningsRefusal {
  available: false;
  reason: 'habit_not_steady' | 'no_announcements' | 'overdue' | 'report_not_listed' | 'too_few_announcements';
}
export interface EarningsPeriod {
  announced: AnnouncedResults | UnknownAnnouncement;
  days_from_announcement_to_report: null | number;
  eps_basic: PerShare;
  eps_diluted: PerShare;
  eps_yoy_pct: null | number;
  fiscal_period: FiscalPeriod;
  fiscal_year: number;
  period_end: string;
  provenance: Provenance;
  report: PeriodicReport | UnlistedReport;
  revenue: Money;
  revenue_yoy_pct: null | number;
}
export interface AnnouncedResults {
  /**
   * Acceptance by EDGAR, UTC; null if no source states it.
   */
  accepted_at: null | string;
  accession: Accession;
  days_after_period_end: number;
  filed: string;
}
/**
 * not_announced: no 8-K with item 2.02 matches the report. report_not_listed: the fetched submissions do not
 * list the report on the period, so nothing is known.
 */
export interface UnknownAnnouncement {
  available: false;
  reason: 'not_announced' | 'report_not_listed';
}
export interface PeriodicReport {
  /**
   * Acceptance by EDGAR, UTC; null if no source states it.
   */
  accepted_at: null | string;
  accession: Accession;
  days_after_period_end: number;
  filed: string;
  form: string;
}
export interface UnlistedReport {
  available: false;
  reason: 'report_not_listed';
}
/**
 * company_unknown: the symbol has prices, like that of a fund, but no ingested company.
 */
export interface UnsupportedEarnings {
  as_of: null;
  cache_age_seconds: CacheAge;
  freshness: 'unsupported';
  market_status: MarketStatus;
  reason: 'company_unknown';
  symbol: Symbol;
}
export interface ExplainLaneResponse {
  data: LaneExplanation;
  schema_version: '2026-11-24.2';
}
export interface LaneExplanation {
  /**
   * As the answer of the lane has it, UTC.
   */
  as_of: null | string;
  cache_age_seconds: CacheAge;
  figure: {
    definition: string;
    /**
     * Written with the names of operands; null for a figure that is an operand.
     */
    formula: null | string;
    lane: 'dividends' | 'earnings' | 'price_action' | 'priced_in' | 'technicals' | 'valuation';
    /**
     * Its path in the response.
     */
    member: string;
    /**
     * The endpoint of the lane.
     */
    path: string;
    /**
     * Unit of the value, as in the catalog.
     */
    unit: string;
    /**
     * As in the response: a number, a date or other text, true or false; a list if there is one value per item of
     * a list. Null if there is a reason.
     *
     */
    value:
      | (
          | {
              [k: string]: unknown;
            }
          | null
          | number
        )[]
      | boolean
      | null
      | number
      | string;
  };
  freshness: 'degraded' | 'end_of_day' | 'intraday' | 'stale' | 'unsupported';
  market_status: MarketStatus;
  /**
   * The operands that it is or would be computed from, in the order of the catalog.
   */
  operands: {
    /**
     * The members next to it, such as its day or filing; null at the top level and for lists.
     */
    beside: null | {
      [k: string]: unknown;
    };
    /**
     * Where the answer has it, or where else it is explained.
     */
    place: string;
    /**
     * As in the response, including its refusal; null for a field of the catalog.
     */
    value:
      | unknown[]
      | boolean
      | null
      | number
      | {
          [k: string]: unknown;
        }
      | string;
  }[];
  /**
   * Why it has no value, as in the lane's response; not_there if the response has no such member. Null if it
   * has a value.
   *
   */
  reason: null | string;
  symbol: Symbol;
}
export interface HistoryResponse {
  data: History;
  schema_version: '2026-11-23.1';
}
export interface History {
  as_of: AsOf | null;
  /**
   * as_filed: figures as filed before the day of the row. latest_restated: figures as served today.
   *
   */
  basis: 'as_filed' | 'latest_restated';
  cache_age_seconds: CacheAge;
  /**
   * Of the prices if rows are sessions, of the statements if they are fiscal periods.
   */
  freshness: 'end_of_day' | 'stale' | 'unsupported';
  history: HistoryTable | HistoryRefusal;
  interval: 'day' | 'month' | 'quarter' | 'week' | 'year';
  market_status: MarketStatus;
  symbol: Symbol;
}
export interface HistoryTable {
  available: true;
  /**
   * Names of the cells of a row: `date`, for a fiscal period its label as `period`, then the series.
   *
   */
  columns: string[];
  /**
   * The newest week or month if it is incomplete; otherwise null.
   */
  excluded: null | ExcludedPeriod;
  /**
   * The filings of the numbers in the rows.
   */
  footnotes: HistoryFootnote[];
  next_to: null | string;
  /**
   * ISO 4217; null if the source states none, or rows are not sessions.
   */
  price_currency: null | string;
  /**
   * Source of the closes; null if rows are not sessions.
   */
  price_source: null | PriceSourceNote;
  /**
   * By series, in the order of the columns: the filings of its numbers, newest rows first. Numbers without a
   * filing come only from the price source.
   *
   */
  provenance: HistoryProvenance[];
  /**
   * By series, in the order of the columns: the reasons for missing numbers, newest rows first.
   */
  refused: HistoryRefused[];
  /**
   * ISO 4217; null if no figure comes from filings.
   */
  reporting_currency: null | string;
  /**
   * Newest first.
   */
  rows: (null | number | string)[][];
  /**
   * In the order of the columns.
   */
  series: HistorySeries[];
}
export interface ExcludedPeriod {
  /**
   * First session that has a bar.
   */
  first_date: string;
  /**
   * Last session that has one.
   */
  last_date: string;
  /**
   * Number of bars.
   */
  sessions: number;
}
export interface HistoryFootnote {
  accession: Accession;
  filed: string;
  form: string;
  /**
   * End of the figure's period; for shares the day of the count.
   */
  period_end: string;
  status?: Standing;
}
/**
 * Source of every number in the response.
 */
export interface PriceSourceNote {
  /**
   * File name or address of the source of the newest year.
   */
  address: string;
  /**
   * First bar in the source.
   */
  first_date: string;
  /**
   * Newest bar in the source.
   */
  last_date: string;
  name: string;
  /**
   * Adjustments that the source made to prices.
   */
  price_adjustment: 'raw' | 'split' | 'split_and_dividend';
  /**
   * Adjustments that the source made to volumes.
   */
  volume_adjustment: 'raw' | 'split';
}
export interface HistoryProvenance {
  /**
   * Date of the oldest row.
   */
  first_date: string;
  /**
   * Positions in `footnotes`, from 0; for a multiple of the market value those of the shares and the figure.
   *
   *
   * @minItems 1
   */
  footnotes: [number, ...number[]];
  /**
   * Date of the newest row.
   */
  last_date: string;
  series: string;
}
export interface HistoryRefused {
  /**
   * Date of the oldest row.
   */
  first_date: string;
  /**
   * Date of the newest row.
   */
  last_date: string;
  /**
   * The refusal of the cell. For a computed figure not_computable, if an operand is missing or its definition
   * excludes the period (GET /v2/explain gives the reason). For a session also not_filed_yet, company_unknown
   * (no ingested company has the symbol), insufficient_history, outdated, not_positive (the figure of a multiple is zero or less), currency_differs,
   * split_unconfirmed, splits_unknown, and the reasons for which GET /v2/profile refuses a market value.
   *
   */
  reason: string;
  /**
   * Number of rows.
   */
  rows: number;
  series: string;
}
export interface HistorySeries {
  name: string;
  /**
   * The series by period in the denominator of a multiple.
   */
  of: null | string;
  periods: SeriesPeriods;
  unit: SeriesUnit;
}
export interface HistoryRefusal {
  available: false;
  /**
   * annual_only_filer: it reports once a year and has no quarterly rows. no_price_source: no source of prices
   * is configured, or none was read yet. no_prices: no source has the symbol. no_statements: the company has
   * none, or no ingested company has the symbol. range_empty: there is no row in the range.
   *
   */
  reason: 'annual_only_filer' | 'no_price_source' | 'no_prices' | 'no_statements' | 'range_empty';
}
export interface PricedInResponse {
  data: PricedIn | UnsupportedValuation;
  schema_version: '2026-11-24.1';
}
export interface PricedIn {
  /**
   * The newer of the newest close in the price source and the newest filing of the statements, UTC.
   */
  as_of: string;
  assumptions: {
    discount_pct: number;
    /**
     * The annual growth to be found.
     */
    growth_bounds_pct: {
      least: number;
      most: number;
    };
    terminal_pct: number;
    years: number;
  };
  cache_age_seconds: CacheAge;
  /**
   * Currency of the price, the market value, the enterprise value and the dividend; null if the source states none.
   */
  currency: null | string;
  enterprise_value: EnterpriseValue;
  /**
   * Of the trailing twelve months.
   */
  free_cash_flow: ValuationOperand | ValuationRefusal;
  freshness: ValuationFreshness;
  /**
   * Compound annual growth of free cash flow, from the newest fiscal year back.
   */
  growth_that_was: {
    years_10: GrowthThatWas | ValuationRefusal;
    years_3: GrowthThatWas | ValuationRefusal;
    years_5: GrowthThatWas | ValuationRefusal;
  };
  /**
   * Annual growth in the first stage.
   */
  implied_growth_pct: number | ValuationRefusal;
  market_status: MarketStatus;
  market_value: MarketValue;
  /**
   * Currency of the amounts of the statements; null if it is not known.
   */
  reporting_currency: null | string;
  /**
   * Implied growth at rates around those of the request, by discount rate, then terminal rate.
   */
  sensitivity: {
    discount_pct: number;
    implied_growth_pct: number | ValuationRefusal;
    terminal_pct: number;
  }[];
  symbol: Symbol;
}
export interface EnterpriseValue {
  /**
   * Amounts added to and deducted from the market value.
   */
  operands: {
    name:
      | 'cash_and_equivalents'
      | 'noncontrolling_interest'
      | 'preferred_stock'
      | 'short_term_investments'
      | 'temporary_equity'
      | 'total_debt';
    /**
     * no_such_row: zero because the balance sheet has no such row. Otherwise null.
     */
    note: 'no_such_row' | null;
    period_end: null | string;
    provenance: Provenance;
    sign: 'added' | 'deducted';
    value: number | ValuationRefusal;
  }[];
  /**
   * Market value and the operands.
   */
  value: number | ValuationRefusal;
}
/**
 * operand_missing: the operand is not reported or is refused; GET /v2/explain gives the reason. not_reported: no
 * filing states it. not_meaningful: the price or the divisor is zero or less. not_applicable: for banks and
 * insurers. currency_mismatch: the company reports in a currency other than that of its price. stale_statements:
 * newer ones must have been filed. shares_disagree: earnings per share and the number of shares are not on one
 * basis. not_positive, outside_bounds, rates_cross: as in GET /v2/priced-in. insufficient_history: a fiscal year
 * is missing. For the market value also the reasons of GET /v2/profile, for the dividend those of GET
 * /v2/dividends.
 */
export interface ValuationRefusal {
  available: false;
  /**
   * The missing or unusable operand.
   */
  operand?: string;
  reason:
    | 'another_security'
    | 'class_values_unknown'
    | 'currency_mismatch'
    | 'deposit_ratio_unknown'
    | 'dividends_not_reported'
    | 'implausible'
    | 'insufficient_history'
    | 'irregular'
    | 'no_bars'
    | 'no_payments'
    | 'no_report'
    | 'no_statements'
    | 'not_applicable'
    | 'not_in_usd'
    | 'not_meaningful'
    | 'not_positive'
    | 'not_reported'
    | 'only_specials'
    | 'operand_missing'
    | 'outdated'
    | 'outside_bounds'
    | 'overdue'
    | 'possible_special'
    | 'prices_not_collected'
    | 'rates_cross'
    | 'shares_disagree'
    | 'split_contradicted'
    | 'split_unconfirmed'
    | 'splits_unknown'
    | 'stale_prices'
    | 'stale_statements'
    | 'suspended'
    | 'too_few_payments'
    | 'two_values';
}
export interface ValuationOperand {
  /**
   * A field of the statements; common_equity is total_equity less preferred stock.
   */
  name: string;
  /**
   * For flows the end of the twelve months or of the fiscal year.
   */
  period_end: string;
  provenance: Provenance;
  value: number;
}
export interface GrowthThatWas {
  from: ValuationOperand;
  growth_pct: number;
  to: ValuationOperand;
}
export interface MarketValue {
  /**
   * Newest close.
   */
  close: null | number;
  close_date: null | string;
  /**
   * Name of the price source, as configured.
   */
  price_source: string;
  /**
   * Shares of the newest cover page, all classes, on the basis of the close; null without a market value.
   */
  shares_outstanding: null | number;
  /**
   * The cover page; null without a market value.
   */
  shares_source: ProfileCover | null;
  /**
   * As in `GET /v2/profile`; null without a market value.
   */
  splits_from: 'filings' | 'prices' | null;
  /**
   * Close times shares outstanding.
   */
  value: number | ValuationRefusal;
}
export interface ProfileCover {
  accession: string;
  as_of: string;
  filed: string;
  form: string;
}
/**
 * company_unknown: the symbol has prices, like that of a fund, but no ingested company. not_applicable: a fund
 * has no statements to value. no_statements: no statements of the company were ingested. prices_not_collected:
 * no source has prices of the symbol.
 */
export interface UnsupportedValuation {
  as_of: null;
  cache_age_seconds: CacheAge;
  freshness: 'unsupported';
  market_status: MarketStatus;
  reason: 'company_unknown' | 'no_statements' | 'not_applicable' | 'prices_not_collected';
  symbol: Symbol;
}
export interface ProfileMarketCapSource {
  close: number;
  close_date: string;
  /**
   * Name of the price source, as configured.
   */
  source: string;
  splits_from: SplitsFrom;
}
/**
 * not_reported: no filing states it. no_report: no XBRL report that could state it was read. outdated: the last
 * filing that states it is too old. two_values: its filing contradicts itself. implausible: it does not fit the
 * company's other figures. not_in_usd: it is in another currency. split_unconfirmed: a split happened around the
 * day of the count. deposit_ratio_unknown: the number of ordinary shares per listed share is unknown.
 * no_statements: the company has none. not_applicable: funds have none. prices_not_collected: there is no source
 * of prices.
 *
 * For the market value also another_security: the symbol is not the one under which the shares are listed.
 * class_values_unknown: a share of one class may be worth several of another. splits_unknown: the source does
 * not report splits, and its raw prices jumped since the count. company_unknown: no ingested company has the symbol. stale_prices: the newest close is more
 * than ten days old. stale_statements: newer statements must have been filed, 185 days after the end of the
 * newest, 500 for a filer without quarters. For the yield also the reasons of GET /v2/dividends.
 *
 * For `concentration` also the reasons of GET /v2/segments, and negative_part: a part of the revenue is
 * negative.
 */
export interface ProfileRefusal {
  available: false;
  reason:
    | 'ambiguous_members'
    | 'another_security'
    | 'class_values_unknown'
    | 'company_unknown'
    | 'currency_mismatch'
    | 'deposit_ratio_unknown'
    | 'differs_from_statements'
    | 'dividends_not_reported'
    | 'does_not_reconcile'
    | 'implausible'
    | 'insufficient_history'
    | 'irregular'
    | 'members_missing'
    | 'negative_part'
    | 'no_bars'
    | 'no_payments'
    | 'no_report'
    | 'no_statements'
    | 'not_applicable'
    | 'not_in_usd'
    | 'not_reported'
    | 'only_specials'
    | 'outdated'
    | 'overdue'
    | 'possible_special'
    | 'prices_not_collected'
    | 'split_contradicted'
    | 'split_unconfirmed'
    | 'splits_unknown'
    | 'stale_prices'
    | 'stale_statements'
    | 'suspended'
    | 'too_few_payments'
    | 'total_not_reported'
    | 'total_not_served'
    | 'two_values';
}
/**
 * From the newest annual report that states one.
 */
export interface ProfileAuditor {
  accession: string;
  filed: string;
  form: string;
  location: null | string;
  name: string;
  pcaob_firm_id: null | string;
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
   * Day of the price, normally the last day of the second quarter.
   */
  as_of: string;
  filed: string;
  form: string;
  value_usd: number;
}
/**
 * Based on the revenue of one fiscal year, the newest of the statements.
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
 * Shares are of the sum of the parts, excluding the items between them and the total.
 */
export interface ProfileBusiness {
  accession: string;
  /**
   * Business segments, or products if segments are regions or are not served.
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
   * At most five, largest first.
   */
  top_segments: ProfileShare[];
}
export interface ProfileShare {
  /**
   * The filing's label; without a label the words of its qualified name.
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
   * Regions, or business segments if these are regions and no other regions are served.
   */
  by: 'geography' | 'segment';
  filed: string;
  form: string;
  /**
   * At most five, largest first.
   */
  top_regions: ProfileShare[];
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
   * A year that ends in the first week of a month counts as one of the month before.
   */
  fiscal_year_end_month: null | number;
  /**
   * unsupported: no statements, so no data from filings.
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
  /**
   * The close used for market_cap_usd; null if that is refused.
   */
  market_cap_source: null | ProfileMarketCapSource;
  /**
   * Newest close × shares outstanding, adjusted for splits since the count. For several classes only if the
   * average of the earnings per share counts all classes alike and the listed classes have one price; all of
   * them are then valued at the close of the requested symbol (GOOGL and GOOG differ as their closes do). Refused
   * if GET /v2/valuation refuses it: a company with stale statements has another number of shares by now.
   *
   */
  market_cap_usd: number | ProfileRefusal;
  market_status: MarketStatus;
  /**
   * EDGAR's conformed name.
   */
  name: string;
  public_float: ProfilePublicFloat | ProfileRefusal;
  /**
   * By SIC code, with a few exceptions for single companies; null without a code and for funds.
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
   * Ticker of the sector fund, against which relative strength is measured.
   */
  sector_fund: null | string;
  /**
   * listed_security: one class, which is the listed one. all_classes: several classes, some of which may not
   * be listed. Ordinary shares of a foreign issuer are refused, because the number of them per listed share is
   * unknown.
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
export interface ScreenResponse {
  data: Screen;
  schema_version: '2026-11-23.1';
}
export interface Screen {
  as_of: AsOf | null;
  cache_age_seconds: CacheAge;
  /**
   * The figures of each row, in their order.
   */
  columns: string[];
  companies: {
    /**
     * Companies that satisfy the condition, including stale ones.
     */
    matched: number;
    /**
     * All companies with statements.
     */
    screened: number;
    /**
     * Matched companies whose newest period ended before stale_before.
     */
    stale: number;
    /**
     * Companies for which a refused figure leaves the condition neither true nor false.
     */
    undetermined: number;
  };
  /**
   * Reporting currencies of the matched companies.
   */
  currencies: string[];
  freshness: 'end_of_day';
  market_status: MarketStatus;
  /**
   * Null when there are no more.
   */
  next_cursor: null | string;
  period: ComparedPeriod;
  rows: ScreenedCompany[];
  stale_before: string;
}
export interface ScreenedCompany {
  cik: string;
  currency: Currency;
  exchange: null | string;
  figures: (CompanyFigure | RefusedFigure)[];
  name: null | string;
  /**
   * End of the company's newest period.
   */
  period_end: string;
  reporting_cadence: 'annual' | 'quarterly';
  sic: null | string;
  stale: boolean;
  /**
   * The first symbol of the company.
   */
  symbol: null | string;
}
export interface SearchResponse {
  data: {
    /**
     * As requested.
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
   * Exchange of the symbol.
   */
  exchange: null | string;
  match: SearchMatch;
  /**
   * EDGAR's conformed name.
   */
  name: string;
  /**
   * The matching symbol, else the first of the company; null for a company without one.
   */
  symbol: null | string;
  /**
   * All symbols of the company.
   */
  symbols: string[];
}
/**
 * The part of the company's data that matched.
 */
export interface SearchMatch {
  /**
   * Best match first; similar tolerates typos and a missing word.
   */
  kind:
    'ticker' | 'cik' | 'name' | 'ticker_prefix' | 'name_prefix' | 'name_words' | 'former_name' | 'similar';
  /**
   * The symbol, CIK or name itself.
   */
  value: string;
}
export interface SnapshotResponse {
  data: Snapshot;
  schema_version: '2026-11-23.1';
}
export interface Snapshot {
  as_of: AsOf | null;
  /**
   * unknown: the symbol has prices but no ingested company.
   */
  asset_type: 'fund' | 'stock' | 'unknown';
  cache_age_seconds: CacheAge;
  dividend: SnapshotDividend | SnapshotPriceRefusal;
  /**
   * stale: prices or statements are stale by their own rules. degraded: one of the two is missing.
   * unsupported: both are missing.
   *
   */
  freshness: 'degraded' | 'end_of_day' | 'stale' | 'unsupported';
  latest_filing:
    | SnapshotFiling
    | {
        available: false;
        /**
         * No filing listed by EDGAR was fetched.
         */
        reason: 'no_filings';
      };
  market_cap: SnapshotMarketCap | ProfileRefusal;
  market_status: MarketStatus;
  name: string;
  /**
   * The first of each kind in `GET /v2/calendar`, overdue before upcoming, or the reason why there is none;
   * null if it has neither.
   *
   */
  next_dates: {
    dividend_ex: SnapshotDate;
    earnings: SnapshotDate;
    filing: SnapshotDate;
    filing_deadline: SnapshotDate;
  };
  price: SnapshotPrice | SnapshotPriceRefusal;
  quality: SnapshotQuality | SnapshotStatementRefusal;
  symbol: Symbol;
  trend: SnapshotTrend | SnapshotPriceRefusal;
  ttm: SnapshotTrailing | SnapshotStatementRefusal;
}
/**
 * As in `GET /v2/dividends`; a null member has its reason in `unavailable`.
 */
export interface SnapshotDividend {
  annual_rate_forward_estimated: null | number;
  currency: null | string;
  last_bar: string;
  last_ex_date: null | string;
  last_payment_amount: null | number;
  /**
   * Name of the price source, as configured.
   */
  source: string;
  status: 'non_payer' | 'payer' | 'specials_only' | 'suspended' | 'unknown';
  unavailable: Unavailable;
  yield_pct: null | number;
}
/**
 * Null members, each with its reason. no_payments: none in five years. suspended: a payment is overdue.
 * overdue: no payment in the last 13 months. possible_special: the newest payment may be special, or include a
 * special one, which the next one will show. only_specials: no payment in five years but special ones.
 * irregular: payments have no frequency, or of the next amount: they rise and fall by much. too_few_payments: fewer than needed. never_increased: no payment exceeded the previous one. declared_in_another_currency: the
 * issuer reports in a currency other than that of the payments. currency_mismatch: price and payments are in
 * different currencies. dividends_not_reported, splits_unknown: the source does not report them.
 * split_contradicted: its raw prices, or the issuer's filings, have another ratio than it reports for a split.
 * insufficient_history: no payment in less than 13 months of bars. For health, and for comparisons of
 * payments (whose currency comes from the statements), also no_statements; company_unknown: no ingested
 * company has the symbol, as for most funds; not_reported: the statements lack an operand; not_positive: the
 * denominator is zero or less; not_applicable: for banks, insurers and funds.
 *
 */
export interface Unavailable {
  [k: string]:
    | 'company_unknown'
    | 'currency_mismatch'
    | 'declared_in_another_currency'
    | 'dividends_not_reported'
    | 'insufficient_history'
    | 'irregular'
    | 'never_increased'
    | 'no_bars'
    | 'no_payments'
    | 'no_statements'
    | 'not_applicable'
    | 'not_positive'
    | 'not_reported'
    | 'only_specials'
    | 'overdue'
    | 'possible_special'
    | 'split_contradicted'
    | 'splits_unknown'
    | 'suspended'
    | 'too_few_payments';
}
/**
 * The reasons are those of a response of `GET /v2/technicals` without prices.
 */
export interface SnapshotPriceRefusal {
  available: false;
  reason: 'dividends_unknown' | 'no_bars' | 'prices_not_collected' | 'split_contradicted' | 'splits_unknown';
}
/**
 * The newest filing of any form.
 */
export interface SnapshotFiling {
  accession: Accession;
  filed: string;
  form: string;
  report_date: null | string;
  url: string;
}
/**
 * As in `GET /v2/profile`: the newest close times the shares of the newest cover page.
 */
export interface SnapshotMarketCap {
  close: number;
  close_date: string;
  shares_accession: Accession;
  shares_as_of: string;
  /**
   * Name of the price source, as configured.
   */
  source: string;
  splits_from: SplitsFrom;
  value_usd: number;
}
/**
 * As in `GET /v2/price-action`.
 */
export interface SnapshotPrice {
  close: number;
  close_date: string;
  /**
   * ISO 4217; null if the source states none.
   */
  currency: null | string;
  range_52w: PriceYearRange | PriceMemberRefusal;
  return_1d: PriceReturn;
  return_1y: PriceReturn;
  return_ytd: PriceReturn;
  /**
   * Name of the price source, as configured.
   */
  source: string;
}
/**
 * Range of up to 252 sessions, at least 200, by highs and lows of sessions; of equal ones the newest day.
 */
export interface PriceYearRange {
  /**
   * The newest close above the low.
   */
  above_low_pct: number;
  first_date: string;
  high: number;
  high_date: string;
  low: number;
  low_date: string;
  /**
   * Position of the newest close between the low (0) and the high (100).
   */
  position_pct: number | PriceMemberRefusal;
  sessions: number;
  /**
   * The newest close under the high.
   */
  under_high_pct: number;
}
/**
 * insufficient_history: the bars begin after the span, or are too few. no_close_near: none of the ten days up to
 * the first day of the span has a close. at_high: the newest close equals the highest. no_decline: no close is
 * below an earlier one. flat_series: the price did not move. volume_missing: the source lacks the volume of a
 * session. no_trades: nothing was traded in the previous sessions. dividends_unknown: the source does not report
 * dividends.
 */
export interface PriceMemberRefusal {
  available: false;
  reason:
    | 'at_high'
    | 'dividends_unknown'
    | 'flat_series'
    | 'insufficient_history'
    | 'no_close_near'
    | 'no_decline'
    | 'no_trades'
    | 'volume_missing';
}
export interface PriceSpanReturn {
  from_close: number;
  from_date: string;
  price_return_pct: number;
  to_close: number;
  to_date: string;
  /**
   * With each dividend reinvested at the close of its ex-date.
   */
  total_return_pct: number | PriceMemberRefusal;
}
/**
 * Figures of the blocks `ttm`, `forensics`, `trajectory` and of the balance sheet's `ratios` in `GET
 * /v2/fundamentals`, with the filing that supplied the newest period.
 */
export interface SnapshotQuality {
  accruals_ratio_pct: SnapshotFigure;
  cash_conversion: SnapshotFigure;
  current_ratio: SnapshotFigure;
  diluted_shares_cagr_3y_pct: SnapshotFigure;
  net_debt_to_ebitda: SnapshotFigure;
  net_profit_margin_pct: SnapshotFigure;
  period_end: string;
  provenance: Provenance;
  revenue_growth_trend: GrowthTrend;
  roe_pct: SnapshotFigure;
  roic_pct: SnapshotFigure;
  sbc_pct_revenue: SnapshotFigure;
}
/**
 * not_served: an operand is not reported or refused, or the figure does not apply to the company; `GET
 * /v2/explain/figure` and `GET /v2/verification` give the reason.
 */
export interface SnapshotFigureRefusal {
  available: false;
  reason: 'not_served';
}
/**
 * not_applicable: a fund has no statements. no_statements: the company's statements are unknown.
 * company_unknown: no ingested company has the symbol.
 */
export interface SnapshotStatementRefusal {
  available: false;
  reason: 'company_unknown' | 'no_statements' | 'not_applicable';
}
/**
 * As in `GET /v2/technicals`; a null member has its reason in `unavailable`.
 */
export interface SnapshotTrend {
  /**
   * Whether the mean of 50 closes is above that of 200.
   */
  golden_cross_active: null | boolean;
  last_bar: string;
  rsi_14: null | number;
  /**
   * Name of the price source, as configured.
   */
  source: string;
  unavailable: Unavailable1;
  /**
   * The close above the mean of 200.
   */
  vs_sma_200_pct: null | number;
  /**
   * The close above the mean of 50.
   */
  vs_sma_50_pct: null | number;
}
/**
 * Null members, each with its reason. insufficient_history: too few bars. flat_series: the price did not
 * move. volume_missing: the source lacks the volume of a bar. benchmark_missing: the fund has no prices.
 * benchmark_behind: the fund lacks the symbol's newest day, or the first day of the window.
 * currency_mismatch: the fund's prices are in another currency. sector_unknown: EDGAR has no SIC code.
 * company_unknown: no ingested company has the symbol, as for most funds. not_applicable: a fund has no
 * sector. dividends_unknown, splits_unknown: the source does not report the data that total returns need.
 * split_contradicted: it reports a split that its raw prices or the issuer's filings contradict.
 *
 */
export interface Unavailable1 {
  [k: string]:
    | 'benchmark_behind'
    | 'benchmark_missing'
    | 'company_unknown'
    | 'currency_mismatch'
    | 'dividends_unknown'
    | 'flat_series'
    | 'insufficient_history'
    | 'no_bars'
    | 'not_applicable'
    | 'sector_unknown'
    | 'split_contradicted'
    | 'splits_unknown'
    | 'volume_missing';
}
/**
 * The twelve months up to the newest period, in the reporting currency, each figure with the filing that
 * supplied its newest part; equal to `ttm` in `GET /v2/fundamentals`, with cash flows by the same rule.
 */
export interface SnapshotTrailing {
  currency: Currency;
  eps_diluted: SnapshotTrailingFigure;
  free_cash_flow: SnapshotTrailingFigure;
  net_income: SnapshotTrailingFigure;
  operating_cash_flow: SnapshotTrailingFigure;
  period_end: string;
  revenue: SnapshotTrailingFigure;
}
export interface ValuationResponse {
  data: Valuation | UnsupportedValuation;
  schema_version: '2026-11-24.1';
}
export interface Valuation {
  /**
   * The newer of the newest close in the price source and the newest filing of the statements, UTC.
   */
  as_of: string;
  cache_age_seconds: CacheAge;
  /**
   * Currency of the price, the market value, the enterprise value and the dividend; null if the source states none.
   */
  currency: null | string;
  dividend: ValuationDividend | ValuationRefusal;
  enterprise_value: EnterpriseValue;
  freshness: ValuationFreshness;
  market_status: MarketStatus;
  market_value: MarketValue;
  multiples: {
    ev_to_ebit: Multiple | ValuationRefusal;
    ev_to_ebitda: Multiple | ValuationRefusal;
    ev_to_free_cash_flow: Multiple | ValuationRefusal;
    ev_to_sales: Multiple | ValuationRefusal;
    price_to_book: Multiple | ValuationRefusal;
    price_to_earnings: Multiple | ValuationRefusal;
    price_to_free_cash_flow: Multiple | ValuationRefusal;
    price_to_sales: Multiple | ValuationRefusal;
  };
  /**
   * Currency of the amounts of the statements; null if it is not known.
   */
  reporting_currency: null | string;
  /**
   * The newest period; flows are of the twelve months to its end.
   */
  statements: null | {
    fiscal_period: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4';
    fiscal_year: number;
    period_end: string;
  };
  symbol: Symbol;
  /**
   * Earnings per hundred paid for the company; negative for a loss.
   */
  yields: {
    /**
     * Diluted earnings per share over the close.
     */
    earnings_yield_pct: number | ValuationRefusal;
    /**
     * Free cash flow over market value.
     */
    free_cash_flow_yield_pct: number | ValuationRefusal;
  };
}
export interface ValuationDividend {
  basis: 'forward_annualized' | 'trailing_12m';
  /**
   * A year, per share of today, as docs/dividends.md has it.
   */
  per_share: number;
  /**
   * Of the newest close.
   */
  yield_pct: number;
}
export interface Multiple {
  denominator: ValuationOperand;
  history: MultipleHistory | MultipleHistoryRefusal;
  numerator: {
    name: 'close' | 'enterprise_value' | 'market_value';
    value: number;
  };
  value: number;
}
/**
 * Rank of the multiple among those of month-ends of the last ten years.
 */
export interface MultipleHistory {
  /**
   * Oldest month-end among the observations.
   */
  from: string;
  highest: number;
  /**
   * Months without an observation, by reason. not_filed: nothing had been filed. stale_statements: the newest
   * period was too old. not_reported: an operand was missing. not_meaningful: it was zero or less.
   * refused_since: today's statements refuse it. share_count_unknown: no cover page stated the number of
   * shares. split_unconfirmed: a split happened around the day of the count. shares_disagree: earnings per
   * share and the number of shares are not on one basis.
   *
   */
  left_out: {
    [k: string]: number;
  };
  lowest: number;
  median: number;
  observations: number;
  /**
   * Share of the observations below the value; equal ones count half.
   */
  percentile: number;
  to: string;
}
/**
 * Fewer than 36 months.
 */
export interface MultipleHistoryRefusal {
  available: false;
  /**
   * As in MultipleHistory.
   */
  left_out: {
    [k: string]: number;
  };
  observations: number;
  reason: 'insufficient_history';
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
   * Sections in both filings.
   */
  sections: {
    mda?: SectionDiff;
    risk_factors?: SectionDiff;
  };
  /**
   * Why a section is not compared, for each filing that lacks it.
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
   * Zero-based position in the section; for a removed paragraph, in that of the prior filing.
   */
  index: number;
  prior?: PriorParagraph;
  section: 'mda' | 'risk_factors';
  /**
   * Text of this filing; for a removed paragraph, of the prior one. At most 1,200 characters.
   */
  text: string;
  /**
   * Whether the text was cut; absent otherwise.
   */
  trimmed?: true;
}
/**
 * The text of a modified paragraph in the prior filing; absent for added and removed ones.
 */
export interface PriorParagraph {
  /**
   * Zero-based position in the section of the prior filing.
   */
  index: number;
  /**
   * At most 1,200 characters.
   */
  text: string;
  /**
   * Whether the text was cut; absent otherwise.
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
export interface FilingDocumentResponse {
  data: FilingDocument | UnavailableFilingDocument;
  schema_version: '2026-11-28.1';
}
export interface FilingDocument {
  accession: string;
  as_of: AsOf;
  available: true;
  cache_age_seconds: CacheAge;
  document: FilingFile;
  documents: FilingFiles;
  filing_date: string;
  form: string;
  freshness: Freshness;
  /**
   * Whether the end of the document is left out, because it is longer than any report.
   */
  is_cut: boolean;
  market_status: MarketStatus;
  part: FilingDocumentPart;
  /**
   * What each part shows. Parts adjoin and cover the whole document.
   */
  parts: FilingDocumentStretch[];
  symbol: string | null;
  /**
   * Index page of the filing.
   */
  url: string;
}
export interface FilingFile {
  bytes: number;
  /**
   * Its name.
   */
  file: string;
  /**
   * SHA-256 (hex) of the file in the archive.
   */
  sha256: string;
  /**
   * EDGAR's type of an exhibit; null for the main document.
   */
  type: string | null;
  /**
   * Address of the file.
   */
  url: string;
}
export interface FilingDocumentPart {
  /**
   * Rules of the classes of its elements.
   */
  css: string;
  /**
   * The figures of inline XBRL that it shows, in their order.
   */
  figures: FilingDocumentFigure[];
  /**
   * Offset in the decoded document, UTF-16 code units.
   */
  from: number;
  /**
   * A fragment of HTML, complete in itself: elements that go on in the next part are closed and opened again. It has no
   * script, form, frame or image, no `style`, and no address but those of targets within the document.
   *
   */
  html: string;
  /**
   * From 0.
   */
  number: number;
  to: number;
}
export interface FilingDocumentFigure {
  /**
   * Offset of its element; the fragment has it as `f<at>`.
   */
  at: number;
  /**
   * As in the document, us-gaap:Revenues.
   */
  concept: string;
  /**
   * As printed, shortened.
   */
  text: string;
}
export interface FilingDocumentStretch {
  /**
   * Offset in the decoded document, UTF-16 code units.
   */
  from: number;
  /**
   * Offset after it.
   */
  to: number;
}
export interface UnavailableFilingDocument {
  accession: string;
  as_of: AsOf;
  available: false;
  cache_age_seconds: CacheAge;
  documents: FilingFiles;
  filing_date: string;
  form: string;
  freshness: Freshness;
  market_status: MarketStatus;
  /**
   * document_missing: it is not in the archive of this service. document_too_large: it has more than 40 million bytes.
   *
   */
  reason: 'document_missing' | 'document_too_large';
  symbol: string | null;
  /**
   * Index page of the filing.
   */
  url: string;
}
export interface EventsResponse {
  data: Events;
  schema_version: '2026-11-23.1';
}
export interface Events {
  as_of: AsOf | null;
  cache_age_seconds: CacheAge;
  /**
   * Filing day of the company's oldest known filing; null if there is none.
   */
  coverage_start: null | string;
  /**
   * Newest first.
   */
  events: CompanyEvent[];
  freshness: 'end_of_day' | 'unsupported';
  market_status: MarketStatus;
  /**
   * Null when there is nothing more.
   */
  next_cursor: null | string;
  symbol: Symbol;
}
export interface CompanyEvent {
  /**
   * Acceptance by EDGAR, UTC; null if no source states it.
   */
  accepted_at: null | string;
  accession: Accession;
  /**
   * Day of the earliest event reported; null if EDGAR states none.
   */
  event_date: null | string;
  filed: string;
  form: string;
  /**
   * In the order of the source.
   */
  items: FilingItem[];
  /**
   * Null if it has none.
   */
  press_release: PressRelease | UnavailablePressRelease | null;
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
   * Null if none can be determined from the text.
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
export interface FilingEvidenceResponse {
  data: FilingEvidence;
  schema_version: '2026-11-28.1';
}
export interface FilingEvidence {
  accession: Accession;
  as_of: AsOf;
  cache_age_seconds: CacheAge;
  /**
   * Of a form in XML, in the order of the document; at most 500 are shown.
   */
  fields: FormField[];
  /**
   * Facts of served cells with a place, in the order of the document; at most 500 are shown.
   */
  figures: FilingFigure[];
  form: string;
  freshness: 'end_of_day';
  market_status: MarketStatus;
  /**
   * First symbol of the filer; null if it has none.
   */
  symbol: string | null;
  total_fields: number;
  /**
   * Facts of served cells that the filing states, with and without a place.
   */
  total_figures: number;
  /**
   * How many of the facts of served cells have no place, because the document is missing or does not state them at one place.
   */
  without_place: number;
}
export interface FormField {
  /**
   * Path of the element from the root, without prefixes; a repeated element has its position.
   */
  path: string;
  place: MarkedPlace;
  text: string;
}
export interface MarkedPlace {
  /**
   * Id of the inline element; null for an element without, and for a row or field.
   */
  element_id: string | null;
  /**
   * File name of the document.
   */
  file: string;
  /**
   * First UTF-16 code unit of the element or cell in the decoded document.
   */
  from: number;
  /**
   * The unit after the last one.
   */
  to: number;
  /**
   * Path of the viewer on this host, at the place.
   */
  viewer: string;
}
export interface FilingFigure {
  /**
   * The cells that it enters.
   */
  cells: FigureCell[];
  /**
   * Qualified name.
   */
  concept: string;
  end: string;
  filed_value: number;
  /**
   * Label of its row as printed; null outside of a table.
   */
  label: string | null;
  place: MarkedPlace;
  /**
   * First day of the duration; null for an instant.
   */
  start: string | null;
  /**
   * The number as printed.
   */
  text: string;
}
export interface FigureCell {
  field: string;
  /**
   * Its label, as /v2/evidence takes it.
   */
  period: string;
  statement: 'balance_sheet' | 'cash_flow' | 'income_statement';
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
   * Null if EDGAR states none.
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
   * Sections of this form that are not served.
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
   * Null if EDGAR states none.
   */
  period_of_report: null | string;
  /**
   * Null if it has none.
   */
  press_release: PressRelease | UnavailablePressRelease | null;
  symbol: OptionalSymbol;
  /**
   * Index page of the filing at the SEC.
   */
  url: string;
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
   * Null if EDGAR states none.
   */
  period_of_report: null | string;
  symbol: OptionalSymbol;
  /**
   * Index page of the filing at the SEC.
   */
  url: string;
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
   * Acceptance by EDGAR, UTC; null if no source states it.
   */
  accepted_at: null | string;
  accession: Accession;
  cik: string;
  filing_date: string;
  form: string;
  /**
   * Items of an 8-K, in the order of the source; otherwise empty.
   */
  items: FilingItem[];
  /**
   * Only with `query`; the first paragraphs that contain all the words, three at most.
   */
  matches?: {
    /**
     * Zero-based position in the section.
     */
    index: number;
    section: SectionName;
    text: string;
    /**
     * Whether the text was cut to the part around the words; absent otherwise.
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
/**
 * A figure as the company defines it, with the rows that make it out of a GAAP figure.
 */
export interface NonGaapFigure {
  /**
   * In the order of the table; together with the GAAP figure they are the value.
   */
  adjustments: ReconciledAmount[];
  /**
   * The figure of a statement of the release that it begins with.
   */
  gaap: {
    /**
     * As in `/v2/fundamentals`.
     */
    field: string;
    place: ReleasePlace;
    value: number;
  };
  /**
   * As the release calls it.
   */
  label: string;
  period: ReleasePeriod;
  place: ReleasePlace;
  /**
   * ISO currency, or currency/shares.
   */
  unit: string;
  value: number;
}
export interface ReconciledAmount {
  place: ReleasePlace;
  /**
   * With the sign that is printed.
   */
  value: number;
}
/**
 * A statement that is proven in at least one column.
 */
export interface ReleaseStatement {
  figures: ReleaseFigure[];
  /**
   * Of its proven columns, in their order.
   */
  periods: ReleasePeriod[];
  /**
   * Multiplier of its amounts: 1, 1000 or 1000000.
   */
  scale: number;
  statement: 'balance_sheet' | 'cash_flow' | 'income_statement';
  /**
   * Its position among the tables, from zero.
   */
  table: number;
}
export interface ReleaseResponse {
  data: Release | UnavailableRelease;
  schema_version: '2026-11-28.1';
}
export interface Release {
  accession: Accession;
  as_of: AsOf;
  available: true;
  cache_age_seconds: CacheAge;
  /**
   * ISO currency of the issuer's reports.
   */
  currency: string;
  /**
   * In the order of their types.
   */
  exhibits: ReleaseExhibit[];
  filing_date: string;
  form: string;
  freshness: 'end_of_day';
  /**
   * The evening whose figures the release was compared with.
   */
  known_on: string;
  market_status: MarketStatus;
  /**
   * First symbol of the filer; null if it has none.
   */
  symbol: null | string;
  /**
   * Index page of the filing on the SEC's site.
   */
  url: string;
}
export interface ReleaseExhibit {
  /**
   * EDGAR’s type of the exhibit, such as EX-99.1.
   */
  exhibit: string;
  /**
   * Where a sentence or a row of a table states it without a doubt; empty for everything else.
   */
  guidance: GuidanceItem[];
  /**
   * Figures beside GAAP whose reconciliation adds up exactly, in every column with a period, from a proven figure of
   * a statement. Others are only in `tables`.
   *
   */
  non_gaap: NonGaapFigure[];
  refusals: ReleaseRefusal[];
  /**
   * SHA-256 (hex) of the exhibit in the archive.
   */
  source_document: string;
  statements: ReleaseStatement[];
  /**
   * In the order of the document. Empty for `tables=none`, and beyond 20,000 cells of all tables.
   */
  tables: ReleaseTable[];
  total_tables: number;
  /**
   * Address of the exhibit.
   */
  url: string;
}
/**
 * What looks like a statement, or a figure of one, and is not proven. docs/releases.md explains each cause.
 */
export interface ReleaseRefusal {
  failed:
    | 'document_too_complex'
    | 'noncontrolling_interests'
    | 'not_confirmed'
    | 'per_share_differs'
    | 'period_unknown'
    | 'prose_differs'
    | 'row_not_found'
    | 'served_differs'
    | 'sums_do_not_close'
    | 'table_not_found'
    | 'tables_differ'
    | 'two_rows_fit'
    | 'unit_unknown';
  /**
   * Null for a whole statement, or a column of it.
   */
  field: null | string;
  period: ReleasePeriod | null;
  reason: 'release_unproven';
  statement: 'balance_sheet' | 'cash_flow' | 'income_statement';
  table: null | number;
}
export interface ReleaseTable {
  /**
   * Short texts over it: titles, dates, units.
   */
  captions: string[];
  cells: ReleaseCell[];
  /**
   * UTF-16 code units of the document.
   */
  from: number;
  kind: 'balance' | 'cash_flow' | 'income' | 'other' | 'reconciliation' | 'segments';
  /**
   * Position among the tables of the exhibit, from zero.
   */
  table: number;
  to: number;
}
export interface ReleaseCell {
  column: number;
  /**
   * Columns that it covers.
   */
  columns: number;
  /**
   * UTF-16 code units of the document.
   */
  from: number;
  row: number;
  text: string;
  to: number;
  /**
   * The number that it prints with its own sign, not scaled; null for a text.
   */
  value: null | string;
}
export interface UnavailableRelease {
  accession: Accession;
  as_of: AsOf;
  available: false;
  cache_age_seconds: CacheAge;
  form: string;
  freshness: 'end_of_day';
  market_status: MarketStatus;
  /**
   * not_current_report: the filing is no 8-K or 6-K. no_results: the 8-K has no item 2.02. not_read: its exhibits were
   * not fetched, or could not be read (see `footnote dead-letters`), or those of a 6-K announce no results. no_statements: the filer has none to compare with.
   *
   */
  reason: 'no_results' | 'no_statements' | 'not_current_report' | 'not_read';
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
export interface DividendsResponse {
  data: Dividends | UnsupportedPrices;
  schema_version: '2026-11-23.1';
}
export interface Dividends {
  /**
   * The newer of the newest close in the price source and the newest filing of the statements, UTC.
   */
  as_of: string;
  cache_age_seconds: CacheAge;
  /**
   * ISO 4217 code; null if the source does not state it.
   */
  currency: null | string;
  current: {
    /**
     * Regular payments of the last cycle; with `trailing_12m`, those counted in the last 365 days.
     *
     */
    annual_rate: null | number;
    /**
     * Annualised amount of the newest payments.
     */
    annual_rate_forward_estimated: null | number;
    /**
     * possible_special: the newest payment may be special or include a special one, so that rates are refused
     * until the next one. resumed: payments were suspended, and
     * have not yet been made for a whole cycle since.
     *
     */
    flags: ('possible_special' | 'resumed')[];
    frequency: 'annual' | 'irregular' | 'monthly' | 'quarterly' | 'semi_annual' | 'weekly' | null;
    /**
     * Ex-date of the last regular payment.
     */
    last_ex_date: null | string;
    /**
     * All that was paid on `last_ex_date`, a special part included.
     */
    last_payment_amount: null | number;
    next_ex_date_estimated: null | string;
    next_payment_amount_estimated: null | number;
    yield_basis: 'forward_annualized' | 'trailing_12m' | null;
    /**
     * The forward rate divided by the last close, percent.
     */
    yield_pct: null | number;
  };
  dividend_health: {
    payout_components: {
      /**
       * EBITDA over dividends paid.
       */
      ebitda_coverage: null | number;
      /**
       * Dividends paid divided by free cash flow, percent.
       */
      fcf_payout_ratio_pct: null | number;
      /**
       * Negative with net cash.
       */
      net_debt_to_ebitda: null | number;
      /**
       * Operating cash flow over dividends paid.
       */
      ocf_coverage: null | number;
      /**
       * Dividends paid divided by net income, percent.
       */
      payout_ratio_pct: null | number;
      /**
       * Of the trailing twelve months.
       */
      period_end: null | string;
      provenance: Provenance;
    };
    track_record: {
      consecutive_increase_years_within_5y_window: null | number;
      cuts_in_5y_window: null | number;
      never_cut_in_5y_window: null | boolean;
    };
  };
  freshness: PriceFreshness;
  growth: {
    consecutive_years_increased_within_5y_window: null | number;
    last_increase_date: null | string;
  };
  /**
   * The five years up to the newest bar, including special payments.
   */
  history_summary: {
    ex_date_first: null | string;
    total_payments: null | number;
  };
  market_status: MarketStatus;
  /**
   * With `payments=include`; newest first, as far back as the price source goes.
   */
  payments?: DividendPayment[];
  price_source: {
    /**
     * Date of the newest bar.
     */
    close: null | number;
    currency: null | string;
    last_bar: null | string;
    /**
     * Name of the price source, as configured.
     */
    source: string;
  };
  /**
   * non_payer: no payment in five years. specials_only: none but special ones. suspended: a regular payment is
   * overdue. unknown: the source reports no dividends, or there is no payment in less than 13 months of bars.
   *
   */
  status: 'non_payer' | 'payer' | 'specials_only' | 'suspended' | 'unknown';
  symbol: Symbol;
  unavailable: Unavailable;
}
/**
 * Payments with one ex-date, per share of today.
 */
export interface DividendPayment {
  ex_date: string;
  /**
   * Whether the newest payment may have a special part.
   */
  possible_special: boolean;
  /**
   * The part that counts in rates, frequency and streak; zero if the whole payment is special.
   */
  regular: number;
  /**
   * Zero if there is none.
   */
  special: number;
}
/**
 * A symbol without market figures. prices_not_collected: no source has its prices. no_bars: its source no longer
 * has any. splits_unknown, dividends_unknown: the adjustment of its prices cannot be undone or completed,
 * because the source does not report splits or dividends. split_contradicted: of the
 * ratio that it reports for a split, the move of its raw prices and the issuer's filings not two agree.
 */
export interface UnsupportedPrices {
  /**
   * Always null, because there is no source.
   */
  as_of: null;
  cache_age_seconds: CacheAge;
  freshness: 'unsupported';
  market_status: MarketStatus;
  reason: 'dividends_unknown' | 'no_bars' | 'prices_not_collected' | 'split_contradicted' | 'splits_unknown';
  symbol: Symbol;
}
export interface PriceActionResponse {
  data: SymbolPriceAction | UnsupportedPrices;
  schema_version: '2026-11-23.1';
}
export interface SymbolPriceAction {
  /**
   * Close of the newest session in the price source, UTC.
   */
  as_of: string;
  cache_age_seconds: CacheAge;
  /**
   * Drawdowns of closes, without dividends. The peak of a span is the highest close of the span.
   */
  drawdowns: {
    current: PriceCurrentDrawdown | PriceMemberRefusal;
    deepest_1y: PriceDrawdown | PriceMemberRefusal;
    deepest_5y: PriceDrawdown | PriceMemberRefusal;
    /**
     * Since the first bar.
     */
    deepest_all: PriceDrawdown | PriceMemberRefusal;
  };
  freshness: PriceFreshness;
  gaps: PriceGaps | PriceMemberRefusal;
  market_status: MarketStatus;
  price_source: PriceActionSource;
  range_52w: PriceYearRange | PriceMemberRefusal;
  returns: PriceReturns;
  symbol: Symbol;
  volume: {
    average_20d: PriceVolumeAverage | PriceMemberRefusal;
    average_50d: PriceVolumeAverage | PriceMemberRefusal;
    /**
     * Shares traded in the session of the newest bar.
     */
    newest: number | PriceMemberRefusal;
  };
}
/**
 * The decline since the highest close of all.
 */
export interface PriceCurrentDrawdown {
  peak_close: number;
  /**
   * The last day with that close.
   */
  peak_date: string;
  /**
   * The lowest since the peak.
   */
  trough_close: number;
  trough_date: string;
  /**
   * The trough under the peak.
   */
  trough_depth_pct: number;
  /**
   * The newest close under the peak.
   */
  under_peak_pct: number;
}
export interface PriceDrawdown {
  /**
   * The trough under the peak.
   */
  depth_pct: number;
  peak_close: number;
  peak_date: string;
  /**
   * The first later day with a close as high as the peak; null until there is one.
   */
  recovered_date: null | string;
  trough_close: number;
  trough_date: string;
}
export interface PriceGaps {
  /**
   * First of up to 252 sessions.
   */
  first_date: string;
  /**
   * Up to five gaps: the opens furthest from the previous close, largest first.
   */
  largest: PriceGap[];
  last_date: string;
}
export interface PriceGap {
  date: string;
  /**
   * Cash per share that goes ex on the day and lowers the opening price; zero for none, null if the source
   * does not report dividends.
   *
   */
  dividend: null | number;
  /**
   * The first day, possibly the same, on which the price returned to the previous close; null if it has not.
   *
   */
  filled_date: null | string;
  /**
   * The open above the previous close.
   */
  gap_pct: number;
  open: number;
  previous_close: number;
  previous_date: string;
}
/**
 * Source of every price in the response.
 */
export interface PriceActionSource {
  /**
   * File name or address of the source of the newest year.
   */
  address: string;
  /**
   * Number of sessions in the source.
   */
  bars: number;
  /**
   * Date of the newest bar.
   */
  close: number;
  /**
   * ISO 4217; null if the source states none.
   */
  currency: null | string;
  first_bar: string;
  last_bar: string;
  /**
   * Adjustments that the source made to prices.
   */
  price_adjustment: 'raw' | 'split' | 'split_and_dividend';
  /**
   * Name of the price source, as configured.
   */
  source: string;
  /**
   * Adjustments that the source made to volumes.
   */
  volume_adjustment: 'raw' | 'split';
}
/**
 * Returns up to the newest close: from the close one or five sessions earlier, from the last close on or before
 * the same day 1, 3 or 6 months or 1, 3, 5 or 10 years earlier, or from the last close of the previous year
 * (ytd). Not annualized.
 */
export interface PriceReturns {
  '10y': PriceReturn;
  '1d': PriceReturn;
  '1m': PriceReturn;
  '1y': PriceReturn;
  '3m': PriceReturn;
  '3y': PriceReturn;
  '5d': PriceReturn;
  '5y': PriceReturn;
  '6m': PriceReturn;
  ytd: PriceReturn;
}
/**
 * The mean of the 20 or 50 sessions before the newest one.
 */
export interface PriceVolumeAverage {
  /**
   * Shares on today's split basis.
   */
  average: number;
  first_date: string;
  /**
   * Newest volume over the average, as a ratio.
   */
  newest_to_average: number;
}
export interface PricesResponse {
  data: Prices;
  schema_version: '2026-11-23.1';
}
export interface Prices {
  adjust: 'none' | 'splits' | 'total';
  as_of: AsOf | null;
  cache_age_seconds: CacheAge;
  /**
   * stale if the session after the newest bar closed more than four hours ago; unsupported without prices.
   *
   */
  freshness: 'end_of_day' | 'stale' | 'unsupported';
  interval: 'day' | 'month' | 'week';
  market_status: MarketStatus;
  prices: PriceTable | PriceRefusal;
  symbol: Symbol;
}
export interface PriceTable {
  /**
   * Adjustments included in the rows, by the source or by the service, newest first; empty for prices as
   * traded.
   *
   */
  actions: PriceAction[];
  available: true;
  /**
   * Names of the cells of a row. Prices have at most 6 decimals; volume is in shares.
   */
  columns: ('close' | 'date' | 'high' | 'low' | 'open' | 'volume')[];
  /**
   * ISO 4217; null if the source states none.
   */
  currency: null | string;
  /**
   * The newest week or month if it is incomplete; otherwise null.
   */
  excluded: null | ExcludedPeriod;
  next_to: null | string;
  /**
   * Newest first. The date of a week or month is that of its last session.
   */
  rows: (null | number | string)[][];
  source: PriceSourceNote;
}
export interface PriceAction {
  /**
   * Cash per share of a dividend, as in the source; null for other actions.
   */
  amount: null | number;
  ex_date: string;
  kind: 'dividend' | 'price_adjustment' | 'split';
  /**
   * New shares for each old one; for a price adjustment the divisor of older prices. Null for a dividend.
   *
   */
  ratio: null | number;
}
export interface PriceRefusal {
  available: false;
  /**
   * no_price_source: no source of prices is configured, or none was read yet. no_prices: no source has the
   * symbol, or a split of it is being processed. range_empty: it has no bar in the range. splits_unknown: the
   * source does not report splits, and its prices or volumes are not on the requested basis.
   * dividends_unknown: it does not report dividends, and its prices include, or lack, an adjustment for them.
   * split_contradicted: of the ratio that it reports for a split, the move of its raw prices and the issuer's
   * filings not two agree.
   *
   */
  reason:
    | 'dividends_unknown'
    | 'no_price_source'
    | 'no_prices'
    | 'range_empty'
    | 'split_contradicted'
    | 'splits_unknown';
}
export interface TechnicalsResponse {
  data: Technicals | UnsupportedPrices;
  schema_version: '2026-11-23.1';
}
export interface Technicals {
  /**
   * Close of the newest session in the price source, UTC.
   */
  as_of: string;
  benchmarks: {
    /**
     * The fund that represents the market.
     */
    market: string;
    /**
     * The fund of the company's sector; null without one.
     */
    sector: null | string;
  };
  cache_age_seconds: CacheAge;
  freshness: PriceFreshness;
  market_status: MarketStatus;
  momentum: {
    macd: null | {
      above_signal: boolean;
      histogram: number;
      signal_line: number;
      value: number;
    };
    /**
     * 0 to 100.
     */
    rsi_14: null | number;
    /**
     * Computed from complete ISO weeks.
     */
    rsi_14_weekly: null | number;
    rsi_14_weekly_zone: MomentumZone;
    rsi_zone: MomentumZone;
    stochastic_14_3_3: null | {
      d: number;
      k: number;
      /**
       * By k, below 20 and above 80.
       */
      zone: 'neutral' | 'overbought' | 'oversold';
    };
  };
  moving_averages: {
    /**
     * Relative to the highest high of 252 sessions; zero or negative.
     */
    distance_from_52w_high_pct: null | number;
    /**
     * Two decimals; four if the close is below 1.
     */
    ema_20: null | number;
    /**
     * Whether sma_50 is above sma_200.
     */
    golden_cross_active: null | boolean;
    sma_200: null | number;
    sma_50: null | number;
    vs_sma_200_pct: null | number;
    vs_sma_50_pct: null | number;
  };
  price_source: {
    /**
     * Number of sessions used for the indicators.
     */
    bars: number;
    /**
     * Date of the newest bar.
     */
    close: null | number;
    /**
     * ISO 4217 code; null if the source does not state it.
     */
    currency: null | string;
    first_bar: null | string;
    last_bar: null | string;
    /**
     * Sessions of the market's fund since the newest bar; null if the fund has no prices.
     */
    sessions_behind: null | number;
    /**
     * Name of the price source, as configured.
     */
    source: string;
  };
  /**
   * Total return less that of the fund, in percentage points.
   */
  relative_strength: {
    vs_sector_pct_1y: null | number;
    vs_spy_pct_1m: null | number;
    vs_spy_pct_1y: null | number;
    vs_spy_pct_3m: null | number;
  };
  symbol: Symbol;
  trend_strength: {
    /**
     * 0 to 100.
     */
    adx_14: null | number;
    adx_14_weekly: null | number;
    /**
     * Shares, from first_bar on.
     */
    obv: null | number;
    obv_trend_30d: 'down' | 'flat' | 'up' | null;
    /**
     * Whether adx_14 is above 25.
     */
    trending: null | boolean;
    trending_weekly: null | boolean;
  };
  unavailable: Unavailable1;
  volatility: {
    /**
     * In the currency of the prices.
     */
    atr_14: null | number;
    /**
     * Against the market, of 52 weekly total returns.
     */
    beta_1y_weekly: null | number;
    bollinger_20: null | {
      lower: number;
      middle: number;
      /**
       * 0 at the lower band, 1 at the upper.
       */
      percent_b: null | number;
      upper: number;
    };
    realized_vol_30d_annualized_pct: null | number;
  };
}
export interface HolderResponse {
  data: Holder;
  schema_version: '2026-11-23.1';
}
export interface Holder {
  as_of: AsOf;
  beneficial_ownership: HolderStakes | UnavailableHolderStakes;
  cache_age_seconds: CacheAge;
  cik: string;
  form_13f: HolderPortfolio | UnavailableHolderPortfolio;
  freshness: 'end_of_day';
  market_status: MarketStatus;
  /**
   * Name on its newest Form 13F, otherwise on its newest schedule.
   */
  name: string | null;
  /**
   * The cursor of the next page of positions; null on the last.
   */
  next_cursor: string | null;
  /**
   * Quarters for which it filed, newest first.
   */
  quarters: HolderQuarter[];
}
export interface HolderStakes {
  available: true;
  basis: 'schedule_13d_13g';
  coverage_perimeter: StakeCoverage;
  /**
   * Schedules filed before are not collected.
   */
  coverage_start: string;
  /**
   * The stakes_cursor of the next page of stakes; null on the last.
   */
  next_cursor: string | null;
  /**
   * Newest schedule first. With history, amounts of a schedule that is no longer in force are those that it
   * states.
   *
   */
  stakes: HolderStake[];
  /**
   * On all pages.
   */
  stakes_count: number;
}
export interface StakeCoverage {
  note: string;
  structured_era_start: string;
}
export interface HolderStake {
  accession: Accession;
  aggregate_shares: StakeShares;
  /**
   * The earlier schedule that states the amounts, if the newest states none.
   */
  amounts_as_of?: string;
  cik?: Cik;
  cik_source?: StakeCikSource;
  class_title: StakeClass;
  event_date: StakeEventDate;
  filed: string;
  flags: StakeFlags;
  form: StakeForm;
  /**
   * No longer reportable: five percent or less remain.
   */
  is_exit: boolean;
  /**
   * The newest schedule of holder and class, and no exit.
   */
  is_in_force: boolean;
  issuer: {
    cik: Cik;
    /**
     * Null for a company that was not ingested.
     */
    name: string | null;
    /**
     * Its first symbol; null if it has none, or was not ingested.
     */
    symbol: string | null;
  };
  /**
   * The holder's name on this schedule.
   */
  name: string;
  pct_of_class: StakePercent;
  /**
   * First code of the person, as in StakeHolder.
   */
  person_type: null | string;
  reporting_persons?: StakePersons;
  schedule: '13D' | '13G';
  /**
   * A later schedule of the same holder and class exists.
   */
  superseded: boolean;
}
export interface UnavailableHolderStakes {
  available: false;
  /**
   * no_schedule_13d_13g: no ingested schedule has its CIK as the holder's on the cover or in the header.
   *
   */
  reason: 'no_schedule_13d_13g';
}
export interface HolderPortfolio {
  available: true;
  /**
   * Positions of the quarter before that were sold completely, largest first, 200 at most.
   */
  dropped: HolderDroppedPosition[];
  dropped_count: number;
  /**
   * Filings of the quarter, newest first.
   */
  filings: HolderFiling[];
  /**
   * Largest value first.
   */
  positions: HolderPosition[];
  positions_count: number;
  quarter: string;
  /**
   * The quarter of comparison; null if it was not ingested or is unknown.
   */
  quarter_before: string | null;
  /**
   * Sum of all positions without options.
   */
  value_usd: number | HoldingRefusal;
}
export interface HolderDroppedPosition {
  accession: Accession;
  amount_before: number | HoldingRefusal;
  class_title: string;
  cusip: string | null;
  issuer: HoldingIssuer;
  issuer_name: string;
  kind: HoldingKind;
  value_usd_before: number | HoldingRefusal;
}
export interface HoldingRefusal {
  available: false;
  /**
   * not_reported; value_unit_not_known: the filing shows neither dollars nor thousands; cover_contradicted:
   * the total on the cover of a filing differs from the sum of its table by more than five percent;
   * amount_missing; shares_split_possible: the amount may be on a split basis other than that of the quarter
   * before; quarter_before_not_ingested; option: options have no weight; shares_repeat_values: the filing
   * states its values as numbers of shares.
   *
   */
  reason:
    | 'not_reported'
    | 'value_unit_not_known'
    | 'cover_contradicted'
    | 'amount_missing'
    | 'shares_split_possible'
    | 'quarter_before_not_ingested'
    | 'option'
    | 'shares_repeat_values';
}
export interface UnmappedIssuer {
  available: false;
  /**
   * no_cusip; name_unknown: no ingested company has the name; name_ambiguous: two have it;
   * witnesses_contradict: filings state different issuers.
   *
   */
  reason: 'no_cusip' | 'name_unknown' | 'name_ambiguous' | 'witnesses_contradict';
}
export interface HolderFiling {
  accession: Accession;
  amendment_number: number | null;
  /**
   * Number of rows in its table.
   */
  entries: number;
  /**
   * Rows minus those stated on its cover; null if the cover states none.
   */
  entries_difference: number | null;
  filed: string;
  form: string;
  /**
   * Managers whose holdings are in the table.
   */
  included_managers: string[];
  /**
   * Whether its rows are in the portfolio.
   */
  is_effective: boolean;
  kind: 'original' | 'restatement' | 'new_holdings' | 'unknown' | 'notice';
  /**
   * Whether its cover states that rows are omitted under confidential treatment.
   */
  rows_withheld: boolean;
  /**
   * Whether its shares repeat its values in every row: they are no numbers of shares, and are refused as
   * `shares_repeat_values`; its values are served.
   *
   */
  shares_withheld: boolean;
  source: 'documents' | 'data_set';
  url: string;
  /**
   * Sum of its values minus the total on its cover, in the unit of the filing; null if one of the two is
   * missing.
   *
   */
  value_difference: number | null;
  /**
   * Null if the filing does not show it.
   */
  value_unit: 'dollars' | 'thousands' | null;
}
export interface HolderPosition {
  /**
   * The newest of its filings.
   */
  accession: string;
  /**
   * Shares, or principal in dollars.
   */
  amount: number | HoldingRefusal;
  change:
    | {
        amount: number;
        amount_before: number;
        kind: 'new' | 'added' | 'reduced' | 'unchanged';
      }
    | HoldingRefusal;
  class_title: string;
  cusip: string | null;
  issuer: HoldingIssuer;
  /**
   * As filed.
   */
  issuer_name: string;
  kind: HoldingKind;
  value_usd: number | HoldingRefusal;
  /**
   * Percentage of the value of all positions without options.
   */
  weight_pct: number | HoldingRefusal;
}
export interface UnavailableHolderPortfolio {
  available: false;
  filings?: HolderFiling[];
  quarter?: string;
  reason: 'no_form_13f' | 'amendment_type_unknown' | 'filing_not_read' | 'original_missing' | 'notice';
  /**
   * Managers whose reports include its holdings.
   */
  reported_by?: string[];
}
export interface HolderQuarter {
  portfolio: PortfolioStatus;
  quarter: string;
}
/**
 * Several owners of one line report it together. It is one trade.
 */
export interface InsiderOwner {
  cik: string;
  /**
   * As filed.
   */
  name: null | string;
  relations: ('director' | 'officer' | 'other' | 'ten_percent_owner')[];
  /**
   * Title of an officer, or the other relation, as filed.
   */
  title: null | string;
}
export interface InsiderFootnote {
  /**
   * Element of the line that refers to it, such as transactionPricePerShare.
   */
  element: string;
  text: string;
}
/**
 * A holding without a transaction, as stated on a Form 3, 4 or 5. Amounts as filed, null if none is stated.
 */
export interface InsiderHolding {
  accession: Accession;
  derivative: InsiderDerivative;
  filed: string;
  footnotes: InsiderFootnote[];
  form: InsiderFormName;
  /**
   * Zero-based place in the form.
   */
  line: number;
  /**
   * Nature of indirect ownership, as filed.
   */
  nature: null | string;
  owners: InsiderOwner[];
  ownership: 'direct' | 'indirect' | null;
  /**
   * As filed.
   */
  security: null | string;
  /**
   * Securities owned.
   */
  shares_after: null | number;
  /**
   * A later form repeats or corrects the line.
   */
  superseded: boolean;
  superseded_by: Accession | null;
  /**
   * Their value, where the form gives that instead.
   */
  value_after: null | number;
}
/**
 * A transaction as stated on a Form 4 or 5. Amounts as filed, null if none is stated.
 */
export interface InsiderTransaction {
  accession: Accession;
  /**
   * Transaction code of the SEC.
   */
  code: null | string;
  /**
   * Null for a code that the SEC does not define.
   */
  code_meaning: null | string;
  /**
   * For an exercise or conversion, which is in both tables of a form: the position of its other line.
   *
   */
  counterpart_line: null | number;
  date: null | string;
  /**
   * Deemed execution date.
   */
  deemed_date: null | string;
  derivative: InsiderDerivative;
  /**
   * As filed; it may contradict the code.
   */
  direction: 'acquired' | 'disposed' | null;
  /**
   * Why the transaction is in no sum, and except for a date has no `value`. date_contradicted: its date is later
   * than the filing, of an impossible year, or on a Form 4 more than a year before the period of report.
   * holdings_contradicted: the holdings that the form states do not follow from its shares: more was bought than
   * is held, or the holdings after it fit those after no other transaction of the day. negative_amount: of shares or money. price_implausible: per share, a thousand times or more what insiders
   * traded the shares at within a year. price_of_another_unit: a footnote says that it is per depositary
   * share, which the security is not. By the prices of the company's first symbol and the shares on its newest
   * cover page, where both are known: price_off_market: an open-market purchase or sale at twice the day's high or
   * more, or half its low or less. above_shares_outstanding: more shares, or more held after it, than were
   * outstanding. above_market_value: a value above that of all of them.
   *
   */
  doubts: (
    | 'above_market_value'
    | 'above_shares_outstanding'
    | 'date_contradicted'
    | 'holdings_contradicted'
    | 'negative_amount'
    | 'price_implausible'
    | 'price_of_another_unit'
    | 'price_off_market'
  )[];
  /**
   * Whether an equity swap is involved.
   */
  equity_swap: null | boolean;
  filed: string;
  footnotes: InsiderFootnote[];
  form: InsiderFormName;
  /**
   * Zero-based place in the form.
   */
  line: number;
  /**
   * Nature of indirect ownership, as filed.
   */
  nature: null | string;
  owners: InsiderOwner[];
  ownership: 'direct' | 'indirect' | null;
  /**
   * The form's checkbox for plans under Rule 10b5-1: at least one of its transactions is under a plan. Null
   * for forms without the checkbox, as before April 2023, when a footnote may state it.
   *
   */
  plan_10b5_1: null | boolean;
  /**
   * Dollars per share, unless a footnote states another currency.
   */
  price: null | number;
  /**
   * Groups of more than ten owners, and chains of funds that own one block indirectly, file the same trades on
   * several forms: the first form, which counts for all; null for a line that itself counts.
   *
   */
  same_as: Accession | null;
  /**
   * As filed.
   */
  security: null | string;
  shares: null | number;
  /**
   * Securities owned after the transactions of the form.
   */
  shares_after: null | number;
  /**
   * A later form repeats or corrects the line.
   */
  superseded: boolean;
  superseded_by: Accession | null;
  timeliness: 'early' | 'late' | null;
  /**
   * Shares times price, or the value that the form states instead, to cents; null if doubted.
   */
  value: null | number;
  /**
   * Their value, where the form gives that instead.
   */
  value_after: null | number;
}
/**
 * A Form 144: a notice of an intent to sell, which need not be carried out. Its sales are those with code S on
 * the seller's Forms 4 and 5 from `counts_from` to `counts_to`, 90 days after the filing. A sale counts against
 * the oldest open notice, up to its units; the rest counts against the next.
 */
export interface SaleIntent {
  accession: Accession;
  /**
   * Day of the sale, as announced.
   */
  approximate_date: null | string;
  /**
   * What is to be sold, as filed.
   */
  classes: string[];
  counts_from: string;
  counts_to: string;
  filed: string;
  form: InsiderFormName;
  /**
   * Market value in dollars when the notice was filed.
   */
  market_value: null | number;
  /**
   * How the seller was matched with an owner, by the CIK of the notice's filer or by name; null if there is no
   * match.
   *
   */
  matched_by: 'cik' | 'name' | null;
  owner_cik: null | string;
  /**
   * Days on which plans under Rule 10b5-1 were adopted; empty for a sale outside a plan.
   */
  plan_dates: string[];
  /**
   * Of the seller to the company, as filed.
   */
  relations: string[];
  /**
   * Sales that count against the notice, by date.
   */
  sales: {
    accession: Accession;
    date: string;
    line: number;
    /**
     * The part of the line that counts.
     */
    shares: number;
  }[];
  /**
   * As filed.
   */
  seller: null | string;
  /**
   * All sales of the seller in these days, including those that count against other notices.
   */
  sold_in_all:
    | number
    | {
        available: false;
        reason:
          | 'amended'
          | 'forms_missing'
          | 'seller_not_matched'
          | 'several_classes'
          | 'shares_not_stated'
          | 'units_not_stated';
      };
  sold_shares: SoldShares;
  /**
   * A later notice amends it.
   */
  superseded: boolean;
  /**
   * Shares to be sold, of all its lines.
   */
  units: null | number;
}
export interface InsidersResponse {
  data: Insiders | UnsupportedInsiders;
  schema_version: '2026-11-23.1';
}
export interface Insiders {
  as_of: AsOf | null;
  cache_age_seconds: CacheAge;
  /**
   * Filing date of the oldest form that was read; null if EDGAR lists none. Missing forms filed since then are
   * in `unparsed_filings`.
   *
   */
  coverage_start: null | string;
  freshness: 'end_of_day';
  /**
   * With `lines=holdings`; newest first.
   */
  holdings?: InsiderHolding[];
  /**
   * Forms 144 filed in the 12 months up to `summary.to`, or since `from` if that is earlier; newest first.
   *
   */
  intents: SaleIntent[];
  lines: 'holdings' | 'transactions';
  market_status: MarketStatus;
  /**
   * Null when there are no more lines.
   */
  next_cursor: null | string;
  summary: InsiderSummary;
  symbol: Symbol;
  /**
   * With `lines=transactions`; by day, newest first. A transaction without a date, or with one after its filing, is listed under the day of the filing.
   */
  transactions?: InsiderTransaction[];
  /**
   * Forms filed since `coverage_start` that are missing above, newest first.
   */
  unparsed_filings: {
    accession: Accession;
    filed: string;
    form: InsiderFormName;
    /**
     * not_structured: the form is not an XML document. not_read: it was not fetched or not read yet.
     * Reasons of the form itself: malformed, too_large, not_an_insider_form, not_a_form_144,
     * issuer_missing, owners_missing, sales_missing. reader_failed is an internal error.
     *
     */
    reason:
      | 'issuer_missing'
      | 'malformed'
      | 'not_a_form_144'
      | 'not_an_insider_form'
      | 'not_read'
      | 'not_structured'
      | 'owners_missing'
      | 'reader_failed'
      | 'sales_missing'
      | 'too_large';
  }[];
}
/**
 * Rule open_market_non_derivative: transactions with code P and S in the table of non-derivative securities, by
 * their own date, that are neither superseded nor `same_as` another's. Securities of all classes are added up as
 * filed (`securities` lists them; depositary shares count as filed). Not counted, and listed in `left_out`: a
 * direction contrary to the code, a doubtful amount (`doubts`), an equity swap, no date or one that the form
 * contradicts.
 */
export interface InsiderSummary {
  rule: 'open_market_non_derivative';
  /**
   * Last day of every window: `to`, or today in New York.
   */
  to: string;
  windows: InsiderWindow[];
}
export interface InsiderWindow {
  from: string;
  /**
   * False if forms of the window are not collected or are in `unparsed_filings`, or if EDGAR's list of the
   * company is unknown since the first day of the window. Its sums are then refused, and the counted
   * transactions are those known.
   *
   */
  is_covered: boolean;
  left_out: {
    contrary: number;
    doubtful: number;
    equity_swap: number;
    undated: number;
  };
  months: 3 | 6 | 12;
  /**
   * Purchases less sales.
   */
  net: {
    shares: InsiderSum;
    value: InsiderSum;
  };
  purchases: InsiderSide;
  sales: InsiderSide;
  securities: string[];
}
export interface InsiderSide {
  /**
   * Number of owners; joint owners count once.
   */
  insiders: number;
  shares: InsiderSum;
  /**
   * Lines of forms.
   */
  transactions: number;
  value: InsiderSum;
}
/**
 * not_applicable: a fund without insider filings. not_collected: EDGAR lists forms of the company's insiders,
 * but none was fetched and read.
 */
export interface UnsupportedInsiders {
  /**
   * Always null, because there is no source.
   */
  as_of: null;
  cache_age_seconds: CacheAge;
  freshness: 'unsupported';
  market_status: MarketStatus;
  reason: 'not_applicable' | 'not_collected';
  symbol: Symbol;
}
export interface InstitutionalHoldings {
  available: true;
  basis: 'form_13f';
  coverage: {
    /**
     * As managers_reporting, for the quarter before.
     */
    managers_before: number | null;
    /**
     * Managers that filed for the quarter but whose portfolio is unknown. They are in no sum.
     */
    managers_not_counted: number;
    /**
     * Managers whose portfolio of the quarter is known, whether they hold the company or not.
     */
    managers_reporting: number;
    /**
     * managers_not_counted by reason, each manager once, as for the portfolio of the quarter in `GET
     * /v2/holders/{cik}`. filing_not_read also includes managers without any filing read for this quarter.
     *
     */
    not_counted: {
      amendment_type_unknown: number;
      filing_not_read: number;
      original_missing: number;
    };
    note: string;
  };
  /**
   * CUSIPs that some filings state for the company and others for another.
   */
  cusips_contradicted: string[];
  /**
   * Managers that are in no sum and not among the holders. above_shares_outstanding: they report more shares than
   * the cover page of about that quarter has, which the others together do not.
   *
   */
  left_out: {
    accession: Accession;
    cik: string;
    name: string | null;
    reason: 'above_shares_outstanding';
    /**
     * As reported.
     */
    shares: number;
  }[];
  /**
   * Managers that report shares.
   */
  managers: number;
  /**
   * Last day of the newest quarter with at least half as many reporting managers as the quarter before.
   *
   */
  quarter: string;
  quarter_before: string | null;
  /**
   * CUSIPs of the company; those of securities other than shares or depositary receipts are not counted.
   *
   */
  securities: {
    /**
     * In the spelling of most managers.
     */
    class_title: string;
    cusip: string;
    is_counted: boolean;
  }[];
  /**
   * Shares that managers report, in percent of those on the cover page. Managers that share discretion may
   * report the same shares.
   *
   */
  share_of_company:
    | {
        accession: Accession;
        as_of: string;
        filed: string;
        form: string;
        pct: number;
        shares_outstanding: number;
      }
    | {
        available: false;
        reason:
          | 'cusip_contradicted'
          | 'shares_outstanding_not_known'
          | 'several_share_classes'
          | 'several_securities'
          | 'depositary_receipts'
          | 'share_count_of_another_time'
          | 'exceeds_shares_outstanding';
      };
  /**
   * The 25 managers with the most shares.
   */
  top_holders: InstitutionalHolder[];
  totals: {
    calls: InstitutionalOptions;
    /**
     * Managers whose value is unknown or contradicted; value_usd excludes theirs.
     */
    managers_without_value: number;
    puts: InstitutionalOptions;
    shares: number;
    value_usd: number;
  };
}
export interface InstitutionalHolder {
  /**
   * The newest of the filings of the shares.
   */
  accession: string;
  calls: InstitutionalOptions;
  /**
   * Change from the quarter before.
   */
  change:
    | {
        kind: 'new' | 'added' | 'reduced' | 'unchanged';
        shares: number;
      }
    | {
        available: false;
        /**
         * The shares of the median holder changed by two fifths or more, as by a split; or the manager's
         * portfolio of the quarter before is unknown.
         *
         */
        reason: 'quarter_before_not_ingested' | 'shares_split';
      };
  cik: string;
  filed: string;
  form: string;
  name: string | null;
  puts: InstitutionalOptions;
  shares: number;
  value_usd: InstitutionalValue;
}
export interface InstitutionalRefusal {
  available: false;
  /**
   * institutional_13f_not_yet_collected: no Form 13F was ingested; cusip_not_known: no filing states a CUSIP
   * of the company; cusip_contradicted: the filings that do contradict each other; no_manager_reports_it: no
   * manager reports its shares.
   *
   */
  reason:
    | 'institutional_13f_not_yet_collected'
    | 'cusip_not_known'
    | 'cusip_contradicted'
    | 'no_manager_reports_it';
}
export interface OwnershipResponse {
  data: Ownership;
  schema_version: '2026-11-23.1';
}
export interface Ownership {
  /**
   * Acceptance of the newest filing that EDGAR lists for the company, of any form.
   */
  as_of: AsOf | null;
  /**
   * fund: an investment company, by EDGAR.
   */
  asset_type: 'fund' | 'stock';
  beneficial_ownership: BeneficialOwnership | OwnershipRefusal;
  cache_age_seconds: CacheAge;
  /**
   * unsupported: nothing is served; the reason is in beneficial_ownership.
   */
  freshness: 'end_of_day' | 'unsupported';
  institutional_13f: Institutional13F;
  market_status: MarketStatus;
  symbol: Symbol;
}
export interface BeneficialOwnership {
  basis: 'schedule_13d_13g';
  coverage_perimeter: StakeCoverage;
  /**
   * Schedules filed before are not collected.
   */
  coverage_start: string;
  /**
   * Every schedule, newest first.
   */
  history: StakeHistoryItem[];
  /**
   * Stakes in force, the largest percentage first.
   */
  holders: StakeHolder[];
  /**
   * Schedules about the company that are not in `history`, newest first.
   */
  unparsed_filings: UnparsedStake[];
}
export interface StakeHistoryItem {
  accession: Accession;
  aggregate_shares: StakeShares;
  class_title: StakeClass;
  event_date: StakeEventDate;
  filed: string;
  /**
   * The first schedule of the same holder and class; the same in all of them.
   */
  first_accession: string;
  flags: StakeFlags;
  form: StakeForm;
  holder_cik?: Cik;
  holder_cik_source?: StakeCikSource;
  holder_name: string;
  /**
   * No longer reportable: five percent or less remain.
   */
  is_exit: boolean;
  pct_of_class: StakePercent;
  reporting_persons?: StakePersons;
  schedule: '13D' | '13G';
  /**
   * A later schedule of the same holder and class exists.
   */
  superseded: boolean;
}
export interface StakeHolder {
  accession: Accession;
  aggregate_shares: StakeShares;
  /**
   * The earlier schedule that states the amounts, if the newest states none.
   */
  amounts_as_of?: string;
  cik?: Cik;
  cik_source?: StakeCikSource;
  class_title: StakeClass;
  event_date: StakeEventDate;
  filed: string;
  flags: StakeFlags;
  form: StakeForm;
  name: string;
  pct_of_class: StakePercent;
  /**
   * First code of the person: IN an individual, IA an investment adviser, HC a parent holding company, PN a partnership, …
   */
  person_type: null | string;
  reporting_persons?: StakePersons;
  schedule: '13D' | '13G';
}
export interface UnparsedStake {
  accession: Accession;
  filed: string;
  form: string;
  /**
   * document_not_collected: EDGAR lists it, but its document was not fetched yet. names_other_issuer: it names
   * another company as the issuer. With the other reasons the document was fetched but cannot be read.
   *
   */
  reason:
    | 'document_not_collected'
    | 'issuer_missing'
    | 'malformed'
    | 'names_other_issuer'
    | 'not_a_schedule_13'
    | 'persons_missing'
    | 'reader_failed'
    | 'too_large';
}
/**
 * not_applicable: a fund for which EDGAR lists no schedules. submissions_not_collected: EDGAR's list of the
 * company's filings is unknown.
 */
export interface OwnershipRefusal {
  available: false;
  reason: 'not_applicable' | 'submissions_not_collected';
}
export interface EvidenceResponse {
  data: CellEvidence;
  schema_version: '2026-11-28.1';
}
export interface CellEvidence {
  /**
   * The day of the request; absent for everything known today.
   */
  as_known_on?: string;
  as_of: AsOf;
  cache_age_seconds: CacheAge;
  cell: EvidencedCell;
  /**
   * The filed facts of a served cell; of a refused one what filings state for it, the newest filing first.
   *
   */
  facts: EvidencedFact[];
  field: string;
  freshness: Freshness;
  market_status: MarketStatus;
  period: string;
  statement: 'balance_sheet' | 'cash_flow' | 'income_statement';
  symbol: string;
  /**
   * How many facts there are; at most 24 are shown.
   */
  total_facts: number;
}
export interface EvidencedCell {
  /**
   * As in /v2/explain; null for a refused cell.
   */
  method: string | null;
  period_end: string;
  period_start: string | null;
  /**
   * Why it is refused; null for a served cell.
   */
  refusal: string | null;
  unit: string;
  value: number | null;
}
export interface EvidencedFact {
  /**
   * Qualified name.
   */
  concept: string;
  end: string;
  /**
   * EDGAR's type of the exhibit of an earnings release that states it; absent for a fact of a report.
   */
  exhibit?: string;
  filed_value: number;
  filing: FilingLink;
  place: EvidencePlace | NoPlace;
  /**
   * How it enters the cell, as in /v2/explain.
   */
  role: string;
  /**
   * First day of the duration; null for an instant.
   */
  start: string | null;
}
export interface EvidencePlace {
  available: true;
  /**
   * Of the tagged fact; empty for a consolidated one.
   */
  dimensions: PlaceDimension[];
  document: PlaceDocument;
  /**
   * Id of the inline element; null for an element without, and for a row.
   */
  element_id: string | null;
  /**
   * First UTF-16 code unit of the element or cell in the decoded document.
   */
  from: number;
  /**
   * Whether the filer tagged it without showing it.
   */
  hidden: boolean;
  /**
   * inline: the fact is tagged there; row: the row, column and unit of a table say it.
   */
  how: 'inline' | 'row';
  links: PlaceLinks;
  /**
   * The running text around it; null in a table and for a hidden fact.
   */
  passage: string | null;
  /**
   * The table around it; null in running text and for a hidden fact.
   */
  table: PlaceTable | null;
  /**
   * The number as printed, with its currency sign and parentheses.
   */
  text: string;
  /**
   * The unit after the last one.
   */
  to: number;
}
export interface PlaceDimension {
  axis: string;
  member: string;
}
export interface PlaceDocument {
  bytes: number;
  /**
   * Of the bytes in the archive.
   */
  sha256: string;
  /**
   * EDGAR's type of an exhibit; null for the main document.
   */
  type: string | null;
  url: string;
}
export interface PlaceLinks {
  /**
   * The SEC's viewer of inline XBRL at the element; null where it has none.
   */
  sec_viewer: string | null;
  /**
   * The document on the SEC's site, with a text fragment that browsers scroll to.
   */
  text_fragment: string;
  /**
   * Path of the viewer on this host, at the place.
   */
  viewer: string;
}
export interface PlaceTable {
  /**
   * Short texts over the table, nearest last.
   */
  captions: string[];
  column: number;
  /**
   * Headings over the column, from top to bottom.
   */
  headers: string[];
  /**
   * The nearest heading over the row; null if there is none, or a total between them.
   */
  heading: string | null;
  /**
   * Label of the row; empty for none.
   */
  label: string;
  row: number;
  /**
   * The rows of headings, and the rows around the cell, each with its cells that are not empty.
   */
  rows: PlaceRow[];
  total_rows: number;
  /**
   * The nearest line that names the unit; null for none.
   */
  unit_line: string | null;
}
export interface PlaceRow {
  cells: PlaceCell[];
  row: number;
}
export interface PlaceCell {
  column: number;
  /**
   * Columns that it covers.
   */
  columns: number;
  text: string;
}
export interface NoPlace {
  available: false;
  /**
   * document_missing: no page of the filing is in the archive. not_in_document: its pages do not state the fact, or
   * not in one row only.
   *
   */
  reason: 'document_missing' | 'not_in_document';
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
     * The block of the fundamentals that contains it.
     */
    block: string;
    definition: string;
    /**
     * Written with the names of fields.
     */
    formula: string;
    /**
     * Its path in responses, e.g. income_statement.growth.eps_yoy_pct.
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
     * Author of the definition.
     */
    source: string;
    /**
     * Unit of the value.
     */
    unit: string;
    /**
     * As in the fundamentals, including words and lists.
     */
    value: number | string | null | (null | number)[] | InterestCoverageRefusal;
  };
  freshness: Freshness;
  market_status: MarketStatus;
  /**
   * The cells that the value is or would be computed from.
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
   * Why it has no value; null if it has one.
   */
  reason: CodedText | null;
  symbol: Symbol;
}
export interface InterestCoverageRefusal {
  available: false;
  reason:
    | 'interest_expense_not_reported'
    | 'not_meaningful_for_financials'
    | 'operating_income_unavailable'
    | 'zero_interest_expense';
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
   * Cells that the value is or would be derived from. Empty if it was read from one filing.
   */
  considered: ConsideredCell[];
  /**
   * The successive values of the cell during its computation. Empty for twelve months.
   */
  decisions: {
    refusal: null | string;
    /**
     * The rule that refused it at that step.
     */
    rule: RuleId | null;
    step: CodedText;
    value: null | number;
  }[];
  freshness: Freshness;
  market_status: MarketStatus;
  /**
   * The filed facts that the value was computed from.
   */
  operands: {
    concept: string;
    end: string;
    exhibit?: ReleaseExhibitType;
    /**
     * Decimal digits as filed.
     */
    filed_value: string;
    filing: FilingLink;
    /**
     * How it is used: + or -; / if the others are divided by it; then /4 or *4 for a split since it was
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
   * Known splits, oldest first. Shares and per-share figures filed before a split are restated; if only the
   * filings or only the price source report it, they are refused.
   *
   */
  splits: {
    effective: string;
    /**
     * New shares for old ones, 4:1.
     */
    ratio: string;
    /**
     * Whether the price source also reports the split of the filings. Absent if no source reports splits
     * of these days.
     *
     */
    witness?: 'confirmed' | 'only_filings' | 'only_prices';
  }[];
  symbol: Symbol;
  /**
   * The verifier's finding on the value, based on the filings known on the day. Null for a cell without a
   * value even before masking, and if the verifier is off. A contradicted value is withheld and shown here.
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
   * Evidence in its filing that confirms or contradicts it; a source that does neither is absent.
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
   * The rule behind the verdict, whose text is then that of the rule; null if there is none.
   */
  rule: RuleId | null;
  value: number;
  verdict: CodedText;
}
export interface ExplainedCell {
  /**
   * Concept of the leading operand if derived; null if refused.
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
   * The rule that refused it; null if it is served.
   */
  rule: NamedRule | null;
  statement: 'balance_sheet' | 'cash_flow' | 'income_statement';
  /**
   * ISO currency, shares, or USD/shares.
   */
  unit: string;
  /**
   * On the split basis of the explained day.
   */
  value: null | number;
}
/**
 * A rule that refuses values, as GET /v2/catalog lists it.
 */
export interface NamedRule {
  id: RuleId;
  /**
   * Section of the semantics that defines it.
   */
  section: string;
  /**
   * First release with the rule.
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
   * The values in force successively as filings reported them, oldest first.
   */
  vintages: {
    filing: FilingLink;
    value: number;
  }[];
}
export interface VerdictEvidence {
  because: CodedText;
  /**
   * Difference of the two sides; decimal digits.
   */
  difference: string;
  /**
   * The facts that were compared.
   */
  readings: {
    /**
     * Whether this fact is blamed for the failure.
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
export interface FiledFactsResponse {
  data: FiledFacts;
  schema_version: '2026-11-23.1';
}
export interface FiledFacts {
  as_of: AsOf | null;
  /**
   * Axes of the facts selected by the parameters other than `axis`, `member` and `cursor`, by name.
   */
  available_axes: {
    /**
     * Qualified name.
     */
    axis: string;
    /**
     * Number of facts with the axis.
     */
    facts: number;
  }[];
  cache_age_seconds: CacheAge;
  /**
   * Newest filing first; within a filing in document order.
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
   * Accuracy declared by the filer, a number of places or INF; null if there is none, and for companyfacts.
   *
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
     * The filing's label.
     */
    axis_label: null | string;
    /**
     * Qualified name, or the text of a typed member.
     */
    member: string;
    /**
     * The filing's label; null for a typed member.
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
   * The filing that the caller cited.
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
   * Time at which it was first received.
   */
  received_at: string;
  /**
   * checked once the verifier has examined the cell.
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
   * Insurers, landlords, utilities, partnerships and industrials with a captive finance business only.
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
   * Borrowings, current and noncurrent, without leases.
   */
  debt_borrowings: null | number;
  /**
   * Customer payments for undelivered goods and services, current and noncurrent.
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
  /**
   * Cost of treasury shares, as a positive amount.
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
/**
 * A bank's business in one period. Balances are at its end; means are of its start and end.
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
   * Non-interest-bearing deposits.
   */
  noninterest_bearing_deposits: null | number;
  /**
   * Noninterest expense.
   */
  noninterest_expense: null | number;
  /**
   * Noninterest income.
   */
  noninterest_income: null | number;
  period_end: PeriodEnd;
  provenance: Provenance;
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
   * Acquisitions of businesses, net of their cash; payments are negative.
   */
  acquisitions: null | number;
  /**
   * Shares bought back; negative.
   */
  buybacks: null | number;
  /**
   * Purchases of property, plant and equipment; negative. Excludes capitalised software.
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
   * Change in working capital; positive if it released cash.
   */
  working_capital_change: null | number;
}
/**
 * Figures of the trailing twelve months, with means of balances now and a year ago; growth rates of fiscal
 * years.
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
   * Operating expense excluding the cost of revenue.
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
 * Reinvestment in the business.
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
 * Financial health of the period.
 */
export interface Quality {
  /**
   * Nine tests of the fiscal year compared with the one before; in quarterly rows of the trailing twelve
   * months compared with those a year before; null if a test cannot be computed.
   *
   */
  piotroski_f_score: null | number;
}
/**
 * Rows of one type of issuer in one period: premiums_earned to unpaid_claims for insurers, real estate and rents
 * for landlords, revenue by commodity and regulatory balances for utilities, finance_* for industrials with a
 * captive finance business, units and partners' income for partnerships. Members of other types are absent; `GET
 * /v2/catalog` has the types of each.
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
   * Distributions of the fiscal year per limited partnership unit; null for quarters.
   */
  distributions_per_unit?: null | number;
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
   * Net income allocated to the general partner.
   */
  general_partner_income?: null | number;
  /**
   * Basic income per limited partnership unit.
   */
  income_per_unit_basic?: null | number;
  /**
   * Diluted income per limited partnership unit.
   */
  income_per_unit_diluted?: null | number;
  /**
   * Net income allocated to the limited partners.
   */
  limited_partners_income?: null | number;
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
  provenance: Provenance;
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
   * Weighted average limited partnership units, basic.
   */
  units_basic?: null | number;
  /**
   * Weighted average limited partnership units, diluted.
   */
  units_diluted?: null | number;
  /**
   * Limited partnership units outstanding at the date, on today's split basis.
   */
  units_outstanding?: null | number;
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
 * Trends of growth, margins and returns.
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
   * The last 8 quarters, newest first, percent; null if refused. Ends with the oldest known one.
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
   * The value of the newest quarter.
   */
  latest_yoy_pct: null | number;
  /**
   * Number of known values.
   */
  n_quarters: number;
  trend: GrowthTrend;
}
/**
 * A share of revenue, quarter by quarter.
 */
export interface MarginTrajectory {
  /**
   * The last 8 quarters, newest first, percent; null if refused. Ends with the oldest known one.
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
   * The value of the newest quarter.
   */
  latest_pct: null | number;
  /**
   * Number of known values.
   */
  n_quarters: number;
  trend: LevelTrend;
}
/**
 * Return on invested capital, year by year.
 */
export interface RoicTrajectory {
  /**
   * The last 5 fiscal years, newest first, percent; null if refused. Ends with the oldest known one.
   *
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
   * The value of the newest fiscal year.
   */
  latest_pct: null | number;
  /**
   * Number of known values.
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
 * A listed company or fund without statements in XBRL, or without any filed up to as_known_on.
 */
export interface UnsupportedFundamentals {
  as_known_on?: AsKnownOn;
  /**
   * Always null, because there is no source.
   */
  as_of: null;
  cache_age_seconds: CacheAge;
  freshness: 'unsupported';
  market_status: MarketStatus;
  reason: 'no_statements';
  symbol: Symbol;
}
export interface NotesResponse {
  data: Notes;
  schema_version: '2026-11-23.1';
}
export interface Notes {
  as_of: AsOf | null;
  cache_age_seconds: CacheAge;
  /**
   * Every number is from this filing.
   */
  filing: FilingLink | null;
  freshness: 'end_of_day' | 'unsupported';
  market_status: MarketStatus;
  /**
   * The requested note, or all.
   */
  notes: NoteTable[];
  /**
   * The date of the balance sheet.
   */
  period_end: null | string;
  /**
   * First day of the fiscal year, of a quarterly report of the quarter; null if not tagged.
   */
  period_start: null | string;
  symbol: Symbol;
}
export interface NoteTable {
  /**
   * Of levels of fair value: lines that the report tags without a total, or whose levels are not proven to
   * add up to it.
   *
   */
  lines_left_out: number;
  note:
    | 'debt_maturities'
    | 'eps_reconciliation'
    | 'fair_value_levels'
    | 'finance_lease_maturities'
    | 'intangible_amortization'
    | 'operating_lease_maturities'
    | 'remaining_performance_obligations'
    | 'tax_reconciliation';
  /**
   * What the rows were held against; empty with a refusal.
   */
  reconciled_to: NoteReconciliation[];
  /**
   * Why no rows are served; null if they are served.
   */
  refusal: NoteRefusal | null;
  /**
   * In the order of the table; empty with a refusal.
   */
  rows: NoteRow[];
  /**
   * The stated total of the rows; null if the report states none in the note, or each line has its own. Of
   * earnings per share the diluted figure.
   *
   */
  total: null | number;
  /**
   * Of the total; the rows have their own. Null with a refusal.
   */
  unit: null | string;
}
export interface NoteReconciliation {
  /**
   * Qualified names of what the report tags the value as; several are added up or divided.
   */
  concepts: string[];
  /**
   * value − sum.
   */
  difference: number;
  /**
   * The sum of the rows, or their quotient.
   */
  sum: number;
  /**
   * The total or figure as the report states it.
   */
  value: number;
  /**
   * A field of the statements, or a total in words.
   */
  what: string;
}
export interface NoteRefusal {
  /**
   * not_reported: the report tags no row of the note. no_report: no report of the company with dimensions was
   * read. total_not_reported: it tags rows, and no total to hold them against. members_missing: the rows add
   * up to less than the total, as where only five years are tagged. does_not_reconcile: they add up to
   * another sum, or the total contradicts the statements. ambiguous_candidate: several facts are candidates
   * for one row.
   *
   */
  code:
    | 'ambiguous_candidate'
    | 'does_not_reconcile'
    | 'members_missing'
    | 'no_report'
    | 'not_reported'
    | 'total_not_reported';
  /**
   * The values that stood against each other.
   */
  stood: {
    concepts: string[];
    value: number;
    what: string;
  }[];
  text: string;
}
export interface NoteRow {
  /**
   * Qualified name.
   */
  concept: string;
  /**
   * Empty for the company as a whole; otherwise ordered by axis.
   */
  dimensions: {
    /**
     * Qualified name.
     */
    axis: string;
    /**
     * The filing's label.
     */
    axis_label: null | string;
    /**
     * Qualified name, or the text of a typed member.
     */
    member: string;
    /**
     * The filing's label; null for a typed member.
     */
    member_label: null | string;
    typed: boolean;
  }[];
  /**
   * Decimal digits as filed.
   */
  filed_value: string;
  /**
   * Name of the row within its note, as year_1, statutory, dilution. Years are counted from the end of the
   * report's fiscal year, and in a quarterly report after the rest of the fiscal year, as the report tags
   * them. own_row: an element of the filer's own.
   *
   */
  key: string;
  /**
   * In plain English; not the filer's words.
   */
  label: string;
  period_end: string;
  /**
   * Null for an instant.
   */
  period_start: null | string;
  /**
   * item: adds to the total. adjustment: stands between the total and the figure of the statements. total: a
   * stated sum. per_share: a stated quotient.
   *
   */
  role: 'adjustment' | 'item' | 'per_share' | 'total';
  /**
   * USD, shares, USD/shares, pure, or as the filer names it.
   */
  unit: string;
  /**
   * What the row adds to its total, as filed or with the opposite sign.
   */
  value: number;
}
export interface RevisionsResponse {
  data: Revisions;
  schema_version: '2026-11-21.1';
}
export interface Revisions {
  as_of: AsOf | null;
  cache_age_seconds: CacheAge;
  /**
   * Filing days of the oldest and the newest filing covered by this response; null if there is none.
   *
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
   * The filing of the value; null if refused.
   */
  filing: FilingLink | null;
  method: null | 'reported' | 'derived_ytd' | 'derived_q4' | 'derived_sum' | 'derived_identity';
  refusal: null | string;
  value: null | number;
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
   * Qualified name; null if there is no breakdown.
   */
  axis: null | string;
  concentration: SegmentConcentration | null;
  /**
   * Qualified name; null if there is no breakdown.
   */
  concept: null | string;
  /**
   * Every number of the period is from this filing.
   */
  filing: FilingLink | null;
  fiscal_period: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4';
  fiscal_year: number;
  /**
   * The parts of the company, largest first; empty with a refusal.
   */
  members: SegmentMember[];
  /**
   * FY2025, 2025-Q3, 2025-9M; assets by the quarter that ends on their date.
   */
  period: string;
  period_end: string;
  period_kind: 'annual' | 'instant' | 'quarter' | 'ytd';
  /**
   * Null for an instant.
   */
  period_start: null | string;
  /**
   * Items that the filing reports between the parts and the total, such as eliminations and corporate costs.
   *
   */
  reconciling: SegmentMember[];
  /**
   * Why no members are served; null if they are served.
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
   * Total of the company as reported in the filing; null if no breakdown is reported.
   */
  total: null | number;
  /**
   * ISO currency.
   */
  unit: string;
}
/**
 * Shares are of the sum of the positive parts, excluding the items between them and the total.
 */
export interface SegmentConcentration {
  /**
   * Herfindahl index, the sum of the squared shares; 1 for a single part. Two decimals.
   */
  hhi: number;
  /**
   * Number of parts above zero.
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
   * The filing's label, without [Member]; null without a label.
   */
  label: null | string;
  /**
   * Qualified name.
   */
  member: string;
  /**
   * Percentage of the total, to one decimal; null if the total is zero or negative.
   */
  share_pct: null | number;
  value: number;
}
export interface VerificationResponse {
  data: Verification;
  schema_version: '2026-11-22.1';
}
export interface Verification {
  as_of: AsOf | null;
  cache_age_seconds: CacheAge;
  /**
   * Cells with the requested verdict, newest periods first.
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
   * Version of the rules and tolerances used to judge the cells.
   */
  policy_version: null | string;
  symbol: Symbol;
  /**
   * Cells of all periods. Served and refused are of the requested fields; passed, unchecked and contradicted
   * are of the whole company: corroborated by other readings, unchecked, and withheld.
   *
   */
  totals: {
    contradicted: number;
    passed: number;
    /**
     * The refused cells that await a second reading.
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
   * The judged value; served unless contradicted.
   */
  value: number;
  verdict: 'contradicted' | 'passed' | 'unchecked';
  /**
   * Rules of the checks that corroborate its facts.
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
/**
 * A filing listed in EDGAR's submissions of a filer. If EDGAR changes its data, the filing has another event
 * with another event_id.
 */
export interface StreamedFiling {
  /**
   * Acceptance by EDGAR, UTC; null if no source states it.
   */
  accepted_at: null | string;
  accession: Accession;
  /**
   * Ten digits, of the filer.
   */
  cik: string;
  /**
   * The id of the event in the topics.
   */
  event_id: string;
  filed: string;
  form: string;
  /**
   * Items of an 8-K.
   */
  items: string[];
  kind: 'filing';
  /**
   * End of the period, or day of the event, as EDGAR has it.
   */
  report_date: null | string;
  /**
   * Index page of the filing at the SEC.
   */
  url: string;
}
/**
 * Contents of a Schedule 13D or 13G. Numbers are decimal strings as filed.
 */
export interface StreamedStake {
  accession: Accession;
  /**
   * Ten digits, of the issuer.
   */
  cik: string;
  class_title: null | string;
  /**
   * Of the event that requires the filing, as filed.
   */
  event_date: null | string;
  /**
   * The id of the event in the topics.
   */
  event_id: string;
  filed: string;
  form: string;
  issuer_name: null | string;
  kind: 'stake';
  /**
   * In the order filed. They mostly report the same shares: never add them.
   */
  persons: {
    cik: null | string;
    name: string;
    /**
     * Percent of the class, as filed.
     */
    percent: null | string;
    /**
     * Owned beneficially, as filed.
     */
    shares: null | string;
  }[];
  /**
   * Why the schedule could not be read.
   */
  refusal: null | string;
  /**
   * Index page of the filing at the SEC.
   */
  url: string;
}
/**
 * A Form 3, 4, 5 or 144 with its transactions; `GET /v2/insiders` has the rest. Numbers are decimal strings as
 * filed. A Form 144 is a notice of an intent to sell and has no transactions.
 */
export interface StreamedTrades {
  accession: Accession;
  /**
   * Ten digits, of the issuer.
   */
  cik: string;
  /**
   * The id of the event in the topics.
   */
  event_id: string;
  filed: string;
  form: string;
  issuer_name: null | string;
  /**
   * As filed.
   */
  issuer_symbol: null | string;
  kind: 'insider_trade';
  /**
   * The reporting owners; if there are several they report the same transactions together.
   */
  owners: {
    cik: string;
    name: null | string;
  }[];
  /**
   * Day of the earliest transaction, as filed.
   */
  period: null | string;
  /**
   * Why the form could not be read.
   */
  refusal: null | string;
  transactions: {
    /**
     * Of the SEC: P, S, M and so on.
     */
    code: null | string;
    date: null | string;
    derivative: boolean;
    /**
     * Acquired or disposed of.
     */
    direction: 'A' | 'D' | null;
    /**
     * Dollars per share.
     */
    price: null | string;
    security: null | string;
    shares: null | string;
  }[];
  /**
   * Index page of the filing at the SEC.
   */
  url: string;
}
/**
 * Cells of a company whose served value changed between two revisions of its statements: another value
 * (`revision`), a refusal instead of a value (`refusal`), or a value instead of a refusal (`refusal_lifted`).
 * Cells of new periods are not included. A revision has one event for each kind, in chunks of at most 200 cells.
 */
export interface StreamedRevisions {
  /**
   * Newest period first.
   */
  changes: StreamedChange[];
  /**
   * Number of the chunk, from 0.
   */
  chunk: number;
  chunks: number;
  /**
   * Ten digits, of the filer.
   */
  cik: string;
  /**
   * The id of the event in the topics.
   */
  event_id: string;
  /**
   * Accepted since the previous revision, newest first.
   */
  filings: FilingLink[];
  kind: 'revision' | 'refusal' | 'refusal_lifted';
  /**
   * The revision with the old values. If it is not the last one that you know, you have missed changes.
   *
   */
  previous_revision: number;
  /**
   * The revision with the new values.
   */
  revision: number;
  symbols: string[];
}
export interface StreamedChange {
  cause: CodedText2;
  /**
   * Accession of the new filing that the value comes from, or that revealed the split; null if there is none.
   *
   */
  caused_by: null | string;
  field: string;
  fiscal_period: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4';
  fiscal_year: number;
  new: StreamedValue;
  old: StreamedValue;
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
export interface CodedText2 {
  code: string;
  text: string;
}
/**
 * A cell. Neither value nor refusal if its period no longer exists.
 */
export interface StreamedValue {
  concept: null | string;
  /**
   * The filing of the value; null if refused.
   */
  filing: FilingLink | null;
  method: null | 'reported' | 'derived_ytd' | 'derived_q4' | 'derived_sum' | 'derived_identity';
  refusal: null | string;
  /**
   * Id of the rule that refused it; null if served.
   */
  rule: null | string;
  value: null | number;
}
/**
 * An earnings release, one event a filing: it has been read, and `GET /v2/releases/{accession}` has what is proven of
 * it within a second.
 */
export interface StreamedResults {
  accession: Accession;
  /**
   * Ten digits, of the filer.
   */
  cik: string;
  /**
   * The id of the event in the topics.
   */
  event_id: string;
  /**
   * EDGAR’s type of the exhibit with the results, such as EX-99.1.
   */
  exhibit: string;
  /**
   * The exhibit at the SEC.
   */
  exhibit_url: string;
  filed: string;
  /**
   * 8-K or 6-K.
   */
  form: string;
  kind: 'results';
  /**
   * End of the newest period of an income statement that the exhibit proves by itself; null if it proves none.
   *
   */
  period_end: null | string;
  /**
   * Path of what is read of it.
   */
  release: string;
  /**
   * Index page of the filing at the SEC.
   */
  url: string;
}
export interface FinancialsReporting {
  reporting_currency: CurrencyCode;
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
export interface FinancialsStatement {
  /**
   * Newest first; the same in every statement of the answer.
   */
  periods: FinancialsPeriod[];
  /**
   * By name, in statement order; ratios last. Empty if no field has a value in any of the periods; refusals
   * then gives the reason.
   *
   */
  fields: {
    [k: string]: FinancialsField;
  };
  /**
   * Only if fields is empty; affects names the fields.
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
 * The filing that supplied most values of the period; each cell's own filing is in detail audit.
 */
export interface CellProvenance {
  accession: string;
  form: string;
  filed: string;
  status?: Standing;
}
export interface FinancialsField {
  /**
   * ISO currency, currency/shares, shares, pure, percent or ratio, as defined in meta.units.
   */
  unit: string;
  /**
   * One for each period. Amounts are decimal strings in single units, never rounded; ratios are numbers; twins
   * (`…_approx`) are texts for human readers. Null if the cell is refused.
   *
   */
  values: (string | number | null)[];
  /**
   * Reasons of null entries; affects names the periods. Absent if there are none.
   *
   * @minItems 1
   */
  refusals?: [FinancialsRefusal, ...FinancialsRefusal[]];
  /**
   * Detail audit only. One for each period; null if the cell is refused.
   */
  audit?: (CellAudit | null)[];
}
/**
 * A typed refusal, given once for all periods that it affects.
 */
export interface FinancialsRefusal {
  /**
   * not_reported: no value to serve (also: the field does not apply, only a part is tagged, an operand is
   * missing). ambiguous_candidate: several values and no evidence to decide between them (also: operands of
   * different scope or vintage). verification_pending: a second reading is awaited. oracle_contradicted: a
   * check failed (also: an impossible sign, an unconfirmed difference of zero). The note gives the more
   * specific reason if there is one.
   *
   */
  unavailable: 'ambiguous_candidate' | 'not_reported' | 'oracle_contradicted' | 'verification_pending';
  /**
   * Labels of periods, or names of fields if a statement has no value at all.
   *
   * @minItems 1
   */
  affects: [string, ...string[]];
  /**
   * Field without which it cannot be computed.
   */
  missing_operand?: string;
  /**
   * For people and language models. Of growth over a prior figure of zero or less it names the signs of both.
   *
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
   * The filed facts that the value was computed from.
   */
  operands?: {
    /**
     * +, - or /, and the applied split factor, e.g. +/4 or -*1:15.
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
    exhibit?: ReleaseExhibitType;
    provenance: CellProvenance2;
  }[];
}
/**
 * The newest of the filings of the value.
 */
export interface CellProvenance1 {
  accession: string;
  form: string;
  filed: string;
  status?: Standing;
}
export interface CellProvenance2 {
  accession: string;
  form: string;
  filed: string;
  status?: Standing;
}
/**
 * A single statement, regardless of the selector, without an enclosing map.
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
   * Version of the verifier's rules.
   */
  policy_version?: string;
  /**
   * The newest source data that the response depends on.
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
   * Publication time at EDGAR of the newest filing that the response depends on.
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
   * Whether there are older periods: request more with periods.
   */
  truncated: boolean;
  /**
   * Names in the request that have been replaced by a successor.
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
export interface ToolCollecting {
  data: {
    unavailable: 'collecting';
    recovery: WaitRecovery;
  };
  meta: RefusalMeta;
}
export interface RefusalMeta {
  schema_version: '2';
}
/**
 * The flat refusal of the tools.
 */
export interface ToolFlatRefusal {
  available: false;
  reason:
    | 'collecting'
    | 'collection_queue_full'
    | 'internal_error'
    | 'no_match'
    | 'rate_limit_exceeded'
    | 'upstream_unavailable';
  /**
   * The suggested next call; absent if no call helps.
   */
  recovery?: WaitRecovery | ToolRecovery;
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
         * Value in the request, with lists and objects as text, shortened if long; null if missing.
         *
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
         * Value in the request, with lists and objects as text, shortened if long; null if missing.
         *
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
 * Schema 2. An unknown member is omitted, never null.
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
 * Schema 1, frozen. Amounts are numbers and may exceed 2^53.
 */
export interface StockFinancialsLegacy {
  available: true;
  symbol: string;
  cik: string;
  /**
   * Empty if unknown.
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
      provenance: Provenance1;
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
export interface StockSearchResponse {
  data: {
    /**
     * As requested.
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
     * Whether there are more results than the limit.
     */
    truncated: boolean;
  };
}
/**
 * Members of the subject of a schema 2 response.
 */
export interface FoundStock {
  entity: {
    cik: Cik;
    /**
     * EDGAR's conformed name.
     */
    name: string;
  };
  /**
   * The exchange of the matching listing, else of the first; absent for a company without a listing.
   *
   */
  security?: {
    ticker: string;
    /**
     * Absent if EDGAR states none.
     */
    exchange?: string;
  };
  /**
   * All symbols of the company.
   */
  tickers: string[];
  match: SearchMatch;
}
