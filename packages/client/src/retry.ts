export type RetryOptions = {
  /** How often a request is sent again, at most; 0 for never. Default 3. */
  readonly times?: number;
  /** Longest wait in all, seconds; what would take longer is refused at once. Default 60. */
  readonly seconds?: number;
};

/** What came of one attempt: a response, or the failure to get one. */
export type Attempt = { readonly status: number; readonly headers: Headers } | { readonly failure: unknown };

const BASE_SECONDS = 1;

/**
 * Seconds to wait before attempt `again` (1 for the first repetition); undefined if it should not be repeated.
 * 429 is repeated by Retry-After only: without it a quota is exhausted, and a wait would not help. The other failures
 * that may pass, 502, 503, 504 and no response, are repeated where that cannot do something twice (`safe`), by
 * Retry-After or after 1, 2, 4, … seconds.
 */
export function waitBefore(attempt: Attempt, again: number, safe: boolean, now: number): number | undefined {
  const backoff = BASE_SECONDS * 2 ** (again - 1);
  if ('failure' in attempt) return safe ? backoff : undefined;
  const told = retryAfter(attempt.headers.get('retry-after'), now);
  if (attempt.status === 429) return told;
  return safe && [502, 503, 504].includes(attempt.status) ? (told ?? backoff) : undefined;
}

/** Seconds that a Retry-After names, itself or as a date; undefined if there is none that can be read. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}
