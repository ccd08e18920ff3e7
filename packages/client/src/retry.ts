export type RetryOptions = {
  /** Maximum number of retries; 0 for none. Default 3. */
  readonly times?: number;
  /** Maximum total wait in seconds; a retry that needs a longer one is not made. Default 60. */
  readonly seconds?: number;
};

/** The outcome of one attempt: a response, or a failure to get one. */
export type Attempt = { readonly status: number; readonly headers: Headers } | { readonly failure: unknown };

const BASE_SECONDS = 1;

/**
 * Seconds to wait before retry number `again`, from 1; undefined if the request should not be repeated. A 429 is retried
 * only with Retry-After: without it a quota is exhausted, and waiting does not help. 502, 503, 504 and a missing response
 * are retried if repeating the request has no effect (`safe`), after Retry-After or 1, 2, 4, … seconds.
 */
export function waitBefore(attempt: Attempt, again: number, safe: boolean, now: number): number | undefined {
  const backoff = BASE_SECONDS * 2 ** (again - 1);
  if ('failure' in attempt) return safe ? backoff : undefined;
  const seconds = retryAfter(attempt.headers.get('retry-after'), now);
  if (attempt.status === 429) return seconds;
  return safe && [502, 503, 504].includes(attempt.status) ? (seconds ?? backoff) : undefined;
}

/** Seconds of a Retry-After header, which may be a date; undefined if it is missing or invalid. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}
