/** One fact of a companyfacts document, as in the source. */
import type { Fact, FilingFacts } from '@footnote/event-types/types.generated';
export type CompanyFact = Fact & Pick<FilingFacts, 'accession' | 'form' | 'filed'>;

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
