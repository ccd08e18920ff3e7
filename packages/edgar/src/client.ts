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
  /** The version described by `previous` is still current. */
  | { readonly status: 'unchanged' }
  /** The source does not have it. */
  | { readonly status: 'missing' };

/** Reads EDGAR's documents, from the site or from a mirror. */
export type EdgarClient = {
  /** `live`, or the mirror in use. */
  readonly source: string;
  /** False for a source without files of individual filings: none is requested from it. */
  readonly hasFilingFiles: boolean;
  /**
   * The document at a URL of EDGAR's URL space. With `previous` the request is conditional. Throws
   * `EdgarRequestError` when retrying did not help.
   */
  fetch(url: string, previous?: Validators): Promise<FetchResult>;
  /**
   * Sends at this part of its rate, 0 to 1, because other processes use the rest; without any part, requests are refused
   * (`no_share`). Absent for a source without a rate. Resolves when nothing is sent at a higher one any more.
   */
  share?(part: number): Promise<void>;
  close(): void;
};
