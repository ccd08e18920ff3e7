import { setTimeout } from 'node:timers/promises';
import { EdgarRequestError, type EdgarFailure } from './errors.ts';

export type RetryOptions = {
  /** Maximum number of attempts per request. Default 6. */
  readonly attempts?: number | undefined;
  /** Wait before the second attempt; doubles each time. Default 500 ms. */
  readonly backoffMs?: number | undefined;
  /** No wait is longer. Default 60 s; a longer Retry-After is obeyed up to ten minutes, EDGAR's usual ban. */
  readonly maxBackoffMs?: number | undefined;
  /** A number in [0, 1). Default `Math.random`. */
  readonly random?: (() => number) | undefined;
  /** Waits for so many milliseconds. Default: a timer. */
  readonly sleep?: ((milliseconds: number) => Promise<unknown>) | undefined;
};

/** One attempt failed. `retryAfterMs`: the wait that the server requested. */
export class AttemptError extends EdgarRequestError {
  readonly retryAfterMs: number | null;

  constructor(
    failure: EdgarFailure,
    url: string,
    detail: string,
    options: {
      readonly status?: number;
      readonly cause?: unknown;
      readonly retryAfterMs?: number | null;
    } = {},
  ) {
    super(failure, url, detail, options);
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}

const PASSING: readonly EdgarFailure[] = [
  'rate_limited',
  'server_error',
  'timed_out',
  'truncated',
  'unreachable',
];
const LONGEST_RETRY_AFTER_MS = 600_000;

/**
 * Exponential backoff with jitter over the upper half (so that waits grow and clients spread out), never
 * shorter than the server requested. `attempt` counts from 1. Milliseconds.
 */
export const backoff = (attempt: number, retryAfterMs: number | null, options: RetryOptions = {}): number => {
  const { backoffMs = 500, maxBackoffMs = 60_000, random = Math.random } = options;
  const ceiling = Math.min(maxBackoffMs, backoffMs * 2 ** (attempt - 1));
  return Math.max(ceiling * (0.5 + random() / 2), Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS));
};

/** Runs `send` until it succeeds, fails for a reason that will not pass, or has been tried often enough. */
export const withRetries = async <T>(
  send: () => Promise<T>,
  options: RetryOptions & { readonly onWait?: (milliseconds: number, error: AttemptError) => void } = {},
): Promise<T> => {
  const { attempts = 6, sleep = setTimeout } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof AttemptError) || !PASSING.includes(error.failure) || attempt >= attempts)
        throw error;
      const wait = backoff(attempt, error.retryAfterMs, options);
      options.onWait?.(wait, error);
      await sleep(wait);
    }
  }
};

/** The value of a Retry-After header (seconds, or an HTTP date) in milliseconds from `now`; null when unreadable. */
export const parseRetryAfter = (value: string | undefined, now: number): number | null => {
  if (value === undefined) return null;
  if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
};
