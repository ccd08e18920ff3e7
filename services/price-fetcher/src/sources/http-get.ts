import { Agent as HttpsAgent } from 'node:https';
import { attempt } from '@footnote/edgar/http-attempt';
import { nodeHttp } from '@footnote/edgar/node-http';
import { createRateLimiter } from '@footnote/edgar/rate-limiter';
import { AttemptError, parseRetryAfter, withRetries, type RetryOptions } from '@footnote/edgar/retry';
import { PriceSourceError } from '../source.ts';

export type HttpGet = {
  /** The body, or null for 404. Throws `PriceSourceError` with a message that never contains the key. */
  get(url: string): Promise<string | null>;
  close(): void;
};

export type HttpGetOptions = RetryOptions & {
  readonly requestsPerHour: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
};

const HOUR_SECONDS = 3600;

/**
 * GET requests within the rate of a quota; temporary failures are retried at growing intervals, or when the
 * server requests it.
 */
export function createHttpGet(options: HttpGetOptions): HttpGet {
  const { requestsPerHour, headers = {}, timeoutMs = 30_000 } = options;
  const limiter = createRateLimiter(requestsPerHour / HOUR_SECONDS);
  const agents = {
    http: new nodeHttp.Agent({ keepAlive: true, maxSockets: 4 }),
    https: new HttpsAgent({ keepAlive: true, maxSockets: 4 }),
  };

  const send = async (target: string, shown: string): Promise<string | null> => {
    const response = await attempt({
      url: shown,
      target,
      headers: { ...headers, 'accept-encoding': 'gzip' },
      agents,
      timeoutMs,
      limiter,
    });
    const { status } = response;
    if (status === 200) return response.body.toString('utf8');
    if (status === 404) return null;
    const retryAfterMs = parseRetryAfter(response.headers['retry-after'], Date.now());
    const failure =
      status === 429
        ? 'rate_limited'
        : status >= 500
          ? 'server_error'
          : status === 401 || status === 403
            ? 'refused'
            : 'unexpected_status';
    throw new AttemptError(failure, shown, `the server answered ${status}`, { status, retryAfterMs });
  };

  return {
    get: async (target) => {
      const shown = shownAddress(target);
      try {
        return await withRetries(() => send(target, shown), {
          ...options,
          onWait: (milliseconds, { failure }) => {
            if (failure === 'rate_limited') limiter.pause(milliseconds);
          },
        });
      } catch (error) {
        if (!(error instanceof AttemptError)) throw error;
        throw new PriceSourceError(error.failure === 'refused' ? 'refused' : 'unreachable', error.message, {
          cause: error,
        });
      }
    },
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

/** A URL without query and user, which may contain keys. */
export function shownAddress(target: string): string {
  const { origin, pathname } = new URL(target);
  return `${origin}${pathname}`;
}
