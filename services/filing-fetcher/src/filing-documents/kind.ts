import type { DocumentKind, Filing } from '@footnote/event-types/types.generated';
import type { FilingDocument } from './entry.ts';

export type FoundFile = {
  readonly name: string;
  readonly content: Uint8Array;
  /** EDGAR's type of an exhibit, such as EX-99.1. */
  readonly type?: string;
};

/** A filing before its document is fetched, and the symbols of the filer. */
export type DocumentClues = FilingDocument & { readonly symbols: readonly string[] };

/** A file in the filing's folder; null if the source lacks it. */
export type TakeFile = (name: string) => Promise<Uint8Array | null>;

/** A file of the filing that is archived as part of a document of another kind; null if it is not. */
export type HeldFile = (name: string) => Promise<Uint8Array | null>;

/** A document of a filing could not be fetched and is retried the next time. */
export type UnfetchedReason = 'report_unfetched' | 'document_unfetched';

/** A kind of document of filings: which filings have one, and how to find it. */
export type FilingDocumentKind = {
  readonly kind: DocumentKind;
  /** The problem reported if a document could not be fetched. */
  readonly unfetched: UnfetchedReason;
  /** The step of an ingest in which they are fetched. */
  readonly step: 'reports' | 'documents';
  /** Whether a filing has one; null if it may have one. */
  readonly has: (filing: Filing) => boolean | null;
  /** Whether documents of a form are fetched regardless of the number of years; by default none are. */
  readonly isAlwaysFetched?: (form: string) => boolean;
  /** How long after its filing a missing document may still appear, ms. */
  readonly lateMs: number;
  /** The document itself, then its parts; null if the source has none. Throws `EdgarRequestError`. */
  readonly find: (
    clues: DocumentClues,
    take: TakeFile,
    held: HeldFile,
  ) => Promise<readonly FoundFile[] | null>;
};
