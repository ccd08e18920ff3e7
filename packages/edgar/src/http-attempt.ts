import type * as http from 'node:http';
import * as https from 'node:https';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { EdgarFailure } from './errors.ts';
import { nodeHttp } from './node-http.ts';
import { sent, type RateLimiter } from './rate-limiter.ts';
import { AttemptError, parseRetryAfter } from './retry.ts';

/**
 * Uses node:http rather than fetch: fetch silently accepts a body that is truncated inside its gzip stream,
 * and half a document must not pass for a complete one.
 */
const inflate = promisify<Uint8Array, Buffer>(gunzip);

export type RawResponse = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** Inflated. */
  readonly body: Buffer;
};

export type Attempt = {
  /** In EDGAR's URL space, for errors. */
  readonly url: string;
  /** The URL to request. */
  readonly target: string;
  readonly headers: http.OutgoingHttpHeaders;
  readonly agents: { readonly http: http.Agent; readonly https: https.Agent };
  readonly timeoutMs: number;
  /** Decides when the request may be sent. */
  readonly limiter: RateLimiter | null;
};

const failureOf = (error: NodeJS.ErrnoException, started: boolean): EdgarFailure => {
  if (error.code === 'ETIMEDOUT') return 'timed_out';
  return started ? 'truncated' : 'unreachable';
};

/**
 * Sends a GET request and reads the complete response. Rejects with an `AttemptError`: `timed_out` (no bytes
 * for `timeoutMs`), `truncated` (the body ends before its length or inside its gzip stream), `unreachable`.
 */
export const attempt = ({
  url,
  target,
  headers,
  agents,
  timeoutMs,
  limiter,
}: Attempt): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const secure = target.startsWith('https:');
    let started = false;
    const fail = (error: Error): void =>
      reject(new AttemptError(failureOf(error, started), url, error.message, { cause: error }));
    const start = (): Promise<void> => {
      const request = (secure ? https : nodeHttp).get(target, {
        headers,
        agent: secure ? agents.https : agents.http,
      });
      request.setTimeout(timeoutMs, () =>
        request.destroy(Object.assign(new Error(`nothing for ${timeoutMs} ms`), { code: 'ETIMEDOUT' })),
      );
      request.on('error', fail);
      request.on('response', (response) => {
        started = true;
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', fail);
        response.on('end', () => {
          const answer = { status: response.statusCode ?? 0, headers: response.headers };
          const body = Buffer.concat(chunks);
          if (!response.complete) fail(new Error('the body ended early'));
          else if (response.headers['content-encoding'] !== 'gzip' || body.length === 0)
            resolve({ ...answer, body });
          else inflate(body).then((inflated) => resolve({ ...answer, body: inflated }), fail);
        });
      });
      return sent(request);
    };
    (limiter === null ? start() : limiter.send(start)).catch(reject);
  });

/** EDGAR reports "too fast" with 429, or with a page under 403. */
const TOO_FAST = /Request Rate Threshold Exceeded/i;

/** Converts a response without a document into a typed error. */
export const refusalOf = (url: string, { status, headers, body }: RawResponse, now: number): AttemptError => {
  const retryAfterMs = parseRetryAfter(headers['retry-after'], now);
  const attemptError = (failure: EdgarFailure, detail: string): AttemptError =>
    new AttemptError(failure, url, detail, { status, retryAfterMs });
  if (status === 429) return attemptError('rate_limited', 'the server answered 429');
  if (status === 403) {
    return TOO_FAST.test(body.toString('latin1'))
      ? attemptError('rate_limited', 'the server answered 403: request rate threshold exceeded')
      : attemptError(
          'refused',
          'the server answered 403: is the declared User-Agent a name and an e-mail address?',
        );
  }
  if (status === 408) return attemptError('timed_out', 'the server answered 408');
  if (status >= 500) return attemptError('server_error', `the server answered ${status}`);
  return attemptError('unexpected_status', `the server answered ${status}`);
};
