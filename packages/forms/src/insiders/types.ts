import type { DocumentRefusal } from '../xml/document.ts';
import type { Unread } from '../xml/reader.ts';

/** A person who reports; several may report the same rows together. */
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

/** What is owned. Amounts are decimal strings as filed, null where none is given. */
export type Position = {
  readonly derivative: boolean;
  readonly security: string | null;
  /** Shares, or their value where the form gives that instead, after all transactions of the row. */
  readonly sharesAfter: string | null;
  readonly valueAfter: string | null;
  /** Owned directly (D) or indirectly (I), and through whom. */
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
  /** Form on which it was due: a late one stands on a Form 5. */
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
  /** Of an amendment: the day on which the original was filed. */
  readonly originalFiled: string | null;
  readonly issuer: { readonly cik: string; readonly name: string | null; readonly symbol: string | null };
  readonly owners: readonly ReportingOwner[];
  /** The box for plans under Rule 10b5-1; null before it existed, in 2023. */
  readonly underPlan: boolean | null;
  readonly noSecuritiesOwned: boolean | null;
  readonly notSubjectToSection16: boolean | null;
  readonly transactions: readonly Transaction[];
  readonly holdings: readonly Position[];
  readonly remarks: string | null;
  /** Elements whose text is no value of their kind: told as null above. */
  readonly unread: readonly Unread[];
  /** The document breaks after its tables: footnotes and remarks are missing. */
  readonly truncated: boolean;
};

/** Why a document is no form that can be read. */
export type InsiderFormRefusal =
  DocumentRefusal | 'not_an_insider_form' | 'issuer_missing' | 'owners_missing';
