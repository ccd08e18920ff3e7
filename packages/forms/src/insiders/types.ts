import type { DocumentRefusal } from '../xml/document.ts';
import type { Unread } from '../xml/reader.ts';

/** A reporting person; several may report the same rows together. */
export type ReportingOwner = {
  /** Ten digits. */
  readonly cik: string;
  readonly name: string | null;
  readonly isDirector: boolean;
  readonly isOfficer: boolean;
  readonly isTenPercentOwner: boolean;
  readonly isOther: boolean;
  readonly officerTitle: string | null;
  readonly otherText: string | null;
};

/** A footnote of a row, with the element that refers to it. */
export type RowFootnote = { readonly element: string; readonly text: string };

/** Holdings. Amounts are decimal strings as filed, null if not stated. */
export type Position = {
  readonly derivative: boolean;
  readonly security: string | null;
  /** Shares, or their value if the form states that instead, after all transactions of the row. */
  readonly sharesAfter: string | null;
  readonly valueAfter: string | null;
  /** Direct (D) or indirect (I) ownership, and the nature of indirect ownership. */
  readonly ownership: 'D' | 'I' | null;
  readonly nature: string | null;
  /** Of a derivative. */
  readonly exercisePrice: string | null;
  readonly exerciseDate: string | null;
  readonly expirationDate: string | null;
  readonly underlying: {
    readonly security: string | null;
    readonly shares: string | null;
    readonly value: string | null;
  } | null;
  readonly footnotes: readonly RowFootnote[];
};

export type Transaction = Position & {
  /** YYYY-MM-DD. */
  readonly date: string | null;
  readonly deemedDate: string | null;
  /** Form on which it was due: a late transaction is reported on a Form 5. */
  readonly formType: string | null;
  /** P, S, M, A, F, G and so on. */
  readonly code: string | null;
  readonly equitySwap: boolean | null;
  /** E: reported early, L: late. */
  readonly timeliness: string | null;
  readonly shares: string | null;
  readonly price: string | null;
  readonly totalValue: string | null;
  /** Acquired or disposed of, as filed: it need not agree with the code. */
  readonly direction: 'A' | 'D' | null;
};

/** A Form 3, 4 or 5 as filed. */
export type InsiderForm = {
  /** `3`, `4`, `5`, with `/A` for an amendment. */
  readonly form: string;
  readonly schemaVersion: string | null;
  readonly period: string | null;
  /** For an amendment, the filing date of the original. */
  readonly originalFiled: string | null;
  readonly issuer: { readonly cik: string; readonly name: string | null; readonly symbol: string | null };
  readonly owners: readonly ReportingOwner[];
  /** The box for plans under Rule 10b5-1; null before it was introduced in 2023. */
  readonly underPlan: boolean | null;
  readonly noSecuritiesOwned: boolean | null;
  readonly notSubjectToSection16: boolean | null;
  readonly transactions: readonly Transaction[];
  readonly holdings: readonly Position[];
  readonly remarks: string | null;
  /** Elements with an unreadable value, which is null above. */
  readonly unread: readonly Unread[];
  /** The document ends early, after its tables: footnotes and remarks are missing. */
  readonly truncated: boolean;
};

/** Why a document is no form that can be read. */
export type InsiderFormRefusal =
  DocumentRefusal | 'not_an_insider_form' | 'issuer_missing' | 'owners_missing';
