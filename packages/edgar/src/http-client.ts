import { Agent as HttpsAgent } from 'node:https';
import type { EdgarClient, Validators } from './client.ts';
import { EdgarRequestError } from './errors.ts';
import { AttemptError, withRetries, type RetryOptions } from './retry.ts';
import { attempt, refusalOf, type RawResponse } from './http-attempt.ts';
import { nodeHttp } from './node-http.ts';
import type { RateLimiter } from './rate-limiter.ts';

export type HttpClientOptions = RetryOptions & {
  readonly source: string;
  readonly userAgent?: string | undefined;
  readonly limiter: RateLimiter | null;
  readonly timeoutMs?: number | undefined;
  /** Maps a URL in EDGAR's URL space to the requested URL. */
  readonly locate: (url: string) => string;
};

const MAX_REDIRECTS = 3;
const MAX_SOCKETS = 8;

const conditions = (previous: Validators | undefined): Record<string, string> => {
  // With an entity tag, the date is redundant and accurate only to a second.
  if (previous?.etag != null) return { 'if-none-match': previous.etag };
  return previous?.lastModified == null ? {} : { 'if-modified-since': previous.lastModified };
};

/** EDGAR over HTTP: rate limit, retries, conditional requests, gzip. */
export const openHttpClient = (options: HttpClientOptions): EdgarClient => {
  const { limiter, timeoutMs = 30_000 } = options;
  const agents = {
    http: new nodeHttp.Agent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
    https: new HttpsAgent({ keepAlive: true, maxSockets: MAX_SOCKETS }),
  };

  const send = async (url: string, previous: Validators | undefined): Promise<RawResponse> => {
    let target = options.locate(url);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
      if (limiter?.isShut() === true)
        throw new EdgarRequestError('no_share', url, 'other fetchers use the whole rate');
      const response = await attempt({
        url,
        target,
        agents,
        timeoutMs,
        limiter,
        headers: {
          ...(options.userAgent === undefined ? {} : { 'user-agent': options.userAgent }),
          'accept-encoding': 'gzip',
          ...conditions(previous),
        },
      });
      const { status, headers } = response;
      if (status === 200 || status === 304 || status === 404 || status === 410) return response;
      const onward = status >= 301 && status <= 308 ? headers.location : undefined;
      if (onward === undefined) throw refusalOf(url, response, Date.now());
      target = new URL(onward, target).href;
    }
    throw new AttemptError('unexpected_status', url, `more than ${MAX_REDIRECTS} redirects`);
  };

  return {
    source: options.source,
    hasFilingFiles: true,
    fetch: async (url, previous) => {
      const { status, headers, body } = await withRetries(() => send(url, previous), {
        ...options,
        onWait: (milliseconds, error) => {
          // A rate limit response applies to every request of the process, not only to this one.
          if (error.failure === 'rate_limited') limiter?.pause(milliseconds);
        },
      });
      if (status === 304) return { status: 'unchanged' };
      if (status === 404 || status === 410) return { status: 'missing' };
      const validators = {
        etag: headers.etag ?? null,
        lastModified: headers['last-modified'] ?? null,
        stamp: null,
      };
      return { status: 'fetched', bytes: body, validators };
    },
    ...(limiter === null ? {} : { share: (part) => limiter.share(part) }),
    close: () => {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
};
