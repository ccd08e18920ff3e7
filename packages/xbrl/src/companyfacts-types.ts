/** One fact of a companyfacts document, as in the source. */
export type CompanyFact = {
  /** us-gaap, ifrs-full, dei, srt, invest, ecd, ffd, ... */
  readonly taxonomy: string;
  readonly concept: string;
  /** USD, shares, USD/shares, or the filer's own unit. */
  readonly unit: string;
  /** First day of a duration, YYYY-MM-DD; null for an instant. */
  readonly start: string | null;
  /** Last day of a duration, or the instant, YYYY-MM-DD. */
  readonly end: string;
  /** Plain decimal, the digits of the source (see `plainDecimal`). */
  readonly value: string;
  /** Dashed accession number. */
  readonly accession: string;
  /** Fiscal stamps of the filing (not of the fact); null if the source has none. */
  readonly fy: number | null;
  readonly fp: string | null;
  readonly form: string;
  /** YYYY-MM-DD. */
  readonly filed: string;
  readonly frame: string | null;
};

export type RejectionReason =
  | 'not_a_number'
  | 'null_value'
  | 'too_many_digits'
  | 'missing_member'
  | 'bad_date'
  | 'bad_accession'
  | 'bad_fiscal_year'
  | 'wrong_shape';

/** An entry that was skipped; the others are kept. */
export type RejectedFact = {
  /** taxonomy/concept/unit[row], as far as known. */
  readonly where: string;
  /** Filing it belongs to, if readable. */
  readonly accession: string | null;
  readonly reason: RejectionReason;
  /** The member and its text (at most 60 characters). */
  readonly detail: string;
};

export type Companyfacts = {
  /** Ten digits. */
  readonly cik: string;
  /** Empty if the source has none. */
  readonly entityName: string;
  /** In the order of the source. */
  readonly facts: readonly CompanyFact[];
  readonly rejected: readonly RejectedFact[];
};

export type CompanyfactsProblem = 'not_utf8' | 'truncated' | 'malformed' | 'missing_member' | 'wrong_shape';

/** The document as a whole cannot be read. */
export class CompanyfactsError extends Error {
  override readonly name = 'CompanyfactsError';
  readonly reason: CompanyfactsProblem;

  constructor(reason: CompanyfactsProblem, message: string, cause?: unknown) {
    super(`companyfacts: ${message}`, { cause });
    this.reason = reason;
  }
}
