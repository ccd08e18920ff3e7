import type { DocumentRefusal } from '../xml/document.ts';
import type { Unread } from '../xml/reader.ts';

/**
 * A person of a Schedule 13D or 13G, as on its cover page. Persons of one schedule usually report the same
 * shares.
 */
export type ReportingPerson = {
  readonly name: string;
  /** Ten digits; null for a person without one, as most on a Schedule 13G are. */
  readonly cik: string | null;
  /** Shares owned beneficially, a decimal string as filed; null if not stated, which is not zero. */
  readonly shares: string | null;
  /** Percent of the class, as filed. */
  readonly percent: string | null;
  /** Whether the figure excludes certain shares; null if not stated. */
  readonly excludesShares: boolean | null;
  /** Codes such as IN, HC, PN in the order filed. */
  readonly types: readonly string[];
  /** Whether the person declares membership of a group (a) or not (b). */
  readonly group: 'a' | 'b' | null;
  readonly soleVoting: string | null;
  readonly sharedVoting: string | null;
  readonly soleDispositive: string | null;
  readonly sharedDispositive: string | null;
};

/** A Schedule 13D or 13G as filed. */
export type Schedule13 = {
  readonly schedule: '13D' | '13G';
  /** `SCHEDULE 13D/A`. */
  readonly form: string;
  /** Null if the schema version is not stated, as until 2025. */
  readonly schemaVersion: string | null;
  /** CIKs of the filers whose credentials were used. */
  readonly filers: readonly string[];
  readonly amendment: number | null;
  /** Of an amendment: the filing that it amends. */
  readonly previousAccession: string | null;
  readonly issuer: { readonly cik: string; readonly name: string | null; readonly cusips: readonly string[] };
  readonly classTitle: string | null;
  /** YYYY-MM-DD. */
  readonly eventDate: string | null;
  /** 13D: a Schedule 13G was filed for these shares before. */
  readonly previouslyFiled: boolean | null;
  /** 13G: rules such as `Rule 13d-1(b)`. */
  readonly rules: readonly string[];
  readonly persons: readonly ReportingPerson[];
  /** Amount and percent of all persons together: item 4 of a 13G, null if it is prose. */
  readonly total: { readonly shares: string | null; readonly percent: string | null };
  /** 13G: five percent of the class or less are left. */
  readonly fivePercentOrLess: boolean | null;
  /** 13D: the text of item 5 about shares and percent. */
  readonly item5: { readonly percent: string | null; readonly shares: string | null };
  /** Elements with an unreadable value, which is null above, and their text. */
  readonly unread: readonly Unread[];
  /** The document ends early, after its persons; the rest is missing here. */
  readonly truncated: boolean;
};

/** The contents of a schedule's elements, before it is known to be complete. */
export type ScheduleContents = Omit<Schedule13, 'form' | 'truncated' | 'issuer'> & {
  readonly issuer: Omit<Schedule13['issuer'], 'cik'> & { readonly cik: string | null };
};

/** Why a document is no schedule that can be read. */
export type Schedule13Refusal = DocumentRefusal | 'not_a_schedule_13' | 'issuer_missing' | 'persons_missing';
