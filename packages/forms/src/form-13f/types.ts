import type { DocumentRefusal } from '../xml/document.ts';
import type { Unread } from '../xml/reader.ts';

/** A manager named on a cover other than the one that files. */
export type OtherManager = {
  /** Ten digits; mostly absent before 2023. */
  readonly cik: string | null;
  readonly name: string | null;
  /** Form 13F file number as filed: `028-16107`, `28-2226`. */
  readonly fileNumber: string | null;
};

/** An included manager, with the number by which rows of the table refer to it. */
export type IncludedManager = OtherManager & { readonly number: number | null };

/** The cover of a Form 13F as filed. */
export type Form13fCover = {
  readonly form: '13F-HR' | '13F-HR/A' | '13F-NT' | '13F-NT/A';
  readonly schemaVersion: string | null;
  readonly manager: OtherManager & { readonly cik: string };
  /** Last day of the quarter, YYYY-MM-DD. */
  readonly period: string;
  /** Whether the holdings are in this filing, in reports of other managers, or in both. */
  readonly reportType: 'holdings' | 'notice' | 'combination' | null;
  /** A restatement replaces the table filed before, new holdings are added to it; null of an original. */
  readonly amendment: {
    readonly number: number | null;
    readonly type: 'restatement' | 'new_holdings' | null;
  } | null;
  /** Managers whose own reports include holdings of this one. */
  readonly reportedBy: readonly OtherManager[];
  /** Managers whose holdings are in this table. */
  readonly includedManagers: readonly IncludedManager[];
  /** Totals stated by the manager; null if the cover has none. */
  readonly summary: {
    readonly includedManagers: number | null;
    /** Rows of the table. */
    readonly entries: number | null;
    /** A decimal string, in the unit of the table's values. */
    readonly value: string | null;
    /** Whether holdings are omitted under confidential treatment. */
    readonly confidentialOmitted: boolean | null;
  } | null;
  /** The manager's additional information, as text. */
  readonly additionalInformation: string | null;
  /** Elements with an unreadable value, which is null above. */
  readonly unread: readonly Unread[];
  /** The document ends early, after its cover page: the summary is missing. */
  readonly truncated: boolean;
};

/** Why a document is no cover that can be read. */
export type Form13fCoverRefusal = DocumentRefusal | 'not_a_form_13f' | 'manager_missing' | 'period_missing';

/** A row of an information table. Amounts are decimal strings as filed. */
export type InformationRow = {
  readonly issuer: string | null;
  readonly classTitle: string | null;
  /** As filed; null for a placeholder row without a holding. */
  readonly cusip: string | null;
  readonly figi: string | null;
  /** Market value in the unit of the filing: dollars or thousands (`valueUnitOf`). */
  readonly value: string | null;
  /** Shares, or the principal in dollars. */
  readonly amount: string | null;
  readonly amountType: 'shares' | 'principal' | null;
  /** Options: amount and value are those of the underlying security. Null for the security itself. */
  readonly option: 'put' | 'call' | 'unknown' | null;
  /** Investment discretion as filed: SOLE, DFND (shared as defined by the form) or OTR. */
  readonly discretion: string | null;
  /** Numbers of the included managers that share the discretion. */
  readonly managers: readonly number[];
  /** Shares by voting authority. */
  readonly voting: {
    readonly sole: string | null;
    readonly shared: string | null;
    readonly none: string | null;
  };
};

/** An information table as filed. */
export type InformationTable = {
  readonly rows: readonly InformationRow[];
  /** Elements with an unreadable value, which is null above. */
  readonly unread: readonly Unread[];
};

/**
 * Why a document cannot be read as an information table. A truncated one is malformed, because its rows would
 * be incomplete.
 */
export type InformationTableRefusal = DocumentRefusal | 'not_an_information_table';
