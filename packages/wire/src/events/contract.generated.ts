// Derived from schemas/openapi.yaml by services/query/src/contract/generate.ts: change that, then run it again.

/**
 * The data of one event of `GET /v2/stream`; `kind` is the event's name.
 */
export type StreamedEvent = StreamedFiling | StreamedStake | StreamedTrades | StreamedRevisions;
export type Accession = string;

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
  cause: CodedText1;
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
 * restatement, correction, reclassification, now_reported, rounding, derived_follow_up and withdrawn as in
 * `GET /v2/revisions`; split (adjusted for a split, otherwise unchanged), reported (a filing reports a value
 * that was refused), evidence (the value or its refusal comes from known filings of which more was read, or a new
 * filing is evidence for it), verdict (the verifier now contradicts it, or no longer does).
 *
 */
export interface CodedText1 {
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
