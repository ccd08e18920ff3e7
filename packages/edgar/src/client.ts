/**
 * Validators of a version of a document, for conditional requests. They are valid only for the same source:
 * store them with the `source` of the client that returned them.
 */
export type Validators = {
  readonly etag: string | null;
  readonly lastModified: string | null;
  /** Size and modification time of a file, for a mirror folder. */
  readonly stamp: string | null;
};

export type FetchResult =
  | { readonly status: 'fetched'; readonly bytes: Uint8Array; readonly validators: Validators }
  /** The version that `previous` describes is still the current one. */
  | { readonly status: 'unchanged' }
  /** The source does not have it. */
  | { readonly status: 'missing' };

/** Reads EDGAR's documents, from the site or from a mirror. */
export type EdgarClient = {
  /** `live`, or which mirror. */
  readonly source: string;
  /** False for a source that has no files of single filings: none is to be asked for. */
  readonly hasFilingFiles: boolean;
  /**
   * The document at a URL of EDGAR's URL space. With `previous` the request is conditional. Throws
   * `EdgarRequestError` when retrying did not help.
   */
  fetch(url: string, previous?: Validators): Promise<FetchResult>;
  close(): void;
};
