/**
 * Contents of Schedules 13D and 13G. Days are YYYY-MM-DD, amounts decimal strings as filed, null if not
 * stated.
 */

export type FiledPerson = {
  readonly name: string;
  readonly cik: string | null;
  readonly shares: string | null;
  readonly percent: string | null;
  readonly types: readonly string[];
  readonly sole_dispositive: string | null;
};

/** One schedule about an issuer. */
export type FiledStake = {
  readonly accession: string;
  /** SCHEDULE 13D, SCHEDULE 13G/A. */
  readonly form: string;
  readonly filed: string;
  readonly event_date: string | null;
  readonly filers: readonly string[];
  /** The filers in the header of the submission, by EDGAR's names. */
  readonly filed_by: readonly { readonly name: string; readonly cik: string }[];
  /** Number of the amendment; null of an initial schedule, and if not stated. */
  readonly amendment: number | null;
  readonly previous_accession: string | null;
  readonly class_title: string | null;
  readonly persons: readonly FiledPerson[];
  readonly total_shares: string | null;
  readonly total_percent: string | null;
  readonly five_percent_or_less: boolean | null;
  readonly item5_percent: string | null;
  readonly item5_shares: string | null;
  readonly truncated: boolean;
};
