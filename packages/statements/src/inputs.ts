/** What the statements of one company are computed from: plain values, no I/O, no clock. */

/** One consolidated fact as a filing reported it. */
export type InputFact = {
  /** us-gaap, ifrs-full, dei, srt, ... */
  readonly taxonomy: string;
  readonly concept: string;
  readonly unit: string;
  /** Null for an instant. YYYY-MM-DD. */
  readonly start: string | null;
  readonly end: string;
  /** Decimal string as filed. */
  readonly value: string;
};

/** All facts of one filing. */
export type InputFiling = {
  readonly accession: string;
  readonly form: string;
  /** YYYY-MM-DD. */
  readonly filed: string;
  /** Period of report from submissions, where known. */
  readonly report_date: string | null;
  /** Fiscal stamps of the filing as the source said them: hints, sometimes wrong. */
  readonly fy: number | null;
  readonly fp: string | null;
  readonly facts: readonly InputFact[];
};

export type CompanyInput = {
  /** Ten digits. */
  readonly cik: string;
  readonly sic: string | null;
  /** MMDD. */
  readonly fiscal_year_end: string | null;
  readonly filings: readonly InputFiling[];
};
