import type { DocumentKind, Filing } from '@footnote/events/types.generated';
import type { FilingDocument } from './entry.ts';

export type FoundFile = {
  readonly name: string;
  readonly content: Uint8Array;
  /** EDGAR's type of an exhibit, such as EX-99.1. */
  readonly type?: string;
};

/** What is known of a filing before its document is looked for, and the symbols of the filer. */
export type DocumentClues = FilingDocument & { readonly symbols: readonly string[] };

/** A file of the filing's folder; null where the source lacks it. */
export type TakeFile = (name: string) => Promise<Uint8Array | null>;

/** A file of the filing that we hold as part of a document of another kind; null where we do not. */
export type HeldFile = (name: string) => Promise<Uint8Array | null>;

/** A document of a filing could not be fetched; it is asked for again the next time. */
export type UnfetchedReason = 'report_unfetched' | 'document_unfetched';

/** A kind of document that filings have: which of them have one, and where it is. */
export type FilingDocumentKind = {
  readonly kind: DocumentKind;
  /** The problem of one that could not be fetched. */
  readonly unfetched: UnfetchedReason;
  /** The step of an ingest at which they are fetched. */
  readonly step: 'reports' | 'documents';
  /** Whether a filing has one; null where it may have one. */
  readonly has: (filing: Filing) => boolean | null;
  /** Whether documents of a form are wanted whatever the number of years; none are if absent. */
  readonly isKept?: (form: string) => boolean;
  /** For how long one that did not come with its filing may still come, ms. */
  readonly lateMs: number;
  /** The document itself, then its parts; null when the source has none. Throws `EdgarRequestError`. */
  readonly find: (
    clues: DocumentClues,
    take: TakeFile,
    held: HeldFile,
  ) => Promise<readonly FoundFile[] | null>;
};
