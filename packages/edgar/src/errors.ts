/** Why a request to EDGAR (or a mirror) failed. */
export type EdgarFailure =
  /** The declared User-Agent is missing or malformed; nothing was sent. */
  | 'user_agent_missing'
  /** 403: the site refuses this client. */
  | 'refused'
  /** 429, or EDGAR's "Request Rate Threshold Exceeded" page, for longer than we retry. */
  | 'rate_limited'
  /** 5xx for longer than we retry. */
  | 'server_error'
  /** No response, or no further bytes, within the time-out. */
  | 'timed_out'
  /** The body ended before its declared length or inside its gzip stream. */
  | 'truncated'
  /** Connection refused or reset, name not found. */
  | 'unreachable'
  /** Any other status. */
  | 'unexpected_status'
  /** Other processes use the whole rate, or work on the company. Nothing was sent. */
  | 'no_share'
  /** The mirror folder or file cannot be read. */
  | 'unreadable'
  /**
   * A member of a bulk archive is encrypted, truncated or fails its checksum; the other members may be
   * intact.
   */
  | 'member_damaged';

/** A request failed; `url` is in EDGAR's URL space even if a mirror was used. */
export class EdgarRequestError extends Error {
  override readonly name = 'EdgarRequestError';
  readonly failure: EdgarFailure;
  readonly url: string;
  readonly status: number | null;

  constructor(
    failure: EdgarFailure,
    url: string,
    detail: string,
    options: { readonly status?: number; readonly cause?: unknown } = {},
  ) {
    super(`${failure}: ${url}: ${detail}`, options.cause === undefined ? {} : { cause: options.cause });
    this.failure = failure;
    this.url = url;
    this.status = options.status ?? null;
  }
}

/** A document is not in the format that EDGAR documents; `path` points into it (`filings.recent.form`). */
export class EdgarFormatError extends Error {
  override readonly name = 'EdgarFormatError';
  readonly document: string;
  readonly path: string;

  constructor(document: string, path: string, detail: string) {
    super(`${document}: ${path}: ${detail}`);
    this.document = document;
    this.path = path;
  }
}
