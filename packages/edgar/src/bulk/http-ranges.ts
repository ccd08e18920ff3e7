import type * as http from 'node:http';
import * as https from 'node:https';
import type { EdgarFailure } from '../errors.ts';
import { refusalOf } from '../http-attempt.ts';
import { nodeHttp } from '../node-http.ts';
import { sent, type RateLimiter } from '../rate-limiter.ts';
import { AttemptError, withRetries, type RetryOptions } from '../retry.ts';
import { BulkArchiveError, type RandomAccess } from './random-access.ts';

export type BulkHttpOptions = RetryOptions & {
  readonly userAgent?: string | undefined;
  readonly limiter: RateLimiter | null;
  /** A request that receives no bytes for this long is aborted and retried. Default 30 s. */
  readonly timeoutMs?: number | undefined;
};

/**
 * Identifies the version of the archive on a server: a strong entity tag, or the time of its last
 * modification.
 */
export type Version = { readonly validator: string | null; readonly size: number | null };

const MAX_REDIRECTS = 3;
const REFUSAL_BYTES = 64 * 1024;

const failureOf = (error: NodeJS.ErrnoException, started: boolean): EdgarFailure => {
  if (error.code === 'ETIMEDOUT') return 'timed_out';
  return started ? 'truncated' : 'unreachable';
};

/** Sends a GET request; resolves with the response as soon as its headers arrive, following redirects. */
const send = async (
  url: string,
  headers: http.OutgoingHttpHeaders,
  options: BulkHttpOptions,
): Promise<http.IncomingMessage> => {
  const { timeoutMs = 30_000 } = options;
  let target = url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const { limiter } = options;
    const address = target;
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const start = (): Promise<void> => {
        const request = (address.startsWith('https:') ? https : nodeHttp).get(address, {
          headers: {
            // Ranges count the bytes of the archive, not of some encoding of it.
            'accept-encoding': 'identity',
            ...(options.userAgent === undefined ? {} : { 'user-agent': options.userAgent }),
            ...headers,
          },
        });
        request.setTimeout(timeoutMs, () =>
          request.destroy(Object.assign(new Error(`no data for ${timeoutMs} ms`), { code: 'ETIMEDOUT' })),
        );
        request.on('error', (error) =>
          reject(new AttemptError(failureOf(error, false), url, error.message, { cause: error })),
        );
        request.on('response', resolve);
        return sent(request);
      };
      (limiter === null ? start() : limiter.send(start)).catch(reject);
    });
    const { statusCode = 0, headers: answered } = response;
    if (statusCode < 301 || statusCode > 308 || answered.location === undefined) return response;
    response.resume();
    target = new URL(answered.location, address).href;
  }
  throw new AttemptError('unexpected_status', url, `more than ${MAX_REDIRECTS} redirects`);
};

/** The body of an answer, at most `limit` bytes of it. */
const bodyOf = async (url: string, response: http.IncomingMessage, limit: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > limit) break;
    }
  } catch (error) {
    throw new AttemptError(failureOf(error as Error, true), url, (error as Error).message, { cause: error });
  }
  return Buffer.concat(chunks);
};

const refused = async (url: string, response: http.IncomingMessage): Promise<AttemptError> => {
  const { statusCode: status = 0, headers } = response;
  const body = await bodyOf(url, response, REFUSAL_BYTES).catch(() => Buffer.alloc(0));
  return refusalOf(url, { status, headers, body }, Date.now());
};

const retried = async <T>(url: string, options: BulkHttpOptions, work: () => Promise<T>): Promise<T> => {
  try {
    return await withRetries(work, {
      ...options,
      onWait: (milliseconds, error) => {
        if (error.failure === 'rate_limited') options.limiter?.pause(milliseconds);
      },
    });
  } catch (error) {
    if (error instanceof BulkArchiveError) throw error;
    throw new BulkArchiveError(url, (error as Error).message, error);
  }
};

const validatorOf = ({ etag, 'last-modified': modified }: http.IncomingHttpHeaders): string | null =>
  etag !== undefined && !etag.startsWith('W/') ? etag : (modified ?? null);

/** Of `bytes 0-0/1234`: 1234. */
const totalOf = (contentRange: string | undefined): number | null => {
  const total = /^bytes \d+-\d+\/(\d+)$/.exec(contentRange ?? '')?.[1];
  return total === undefined ? null : Number(total);
};

/**
 * An archive at a URL whose server supports ranges; `null` if it does not. If the archive is replaced while
 * it is being read, reading fails instead of mixing two versions. Throws `BulkArchiveError` if retries do not
 * help.
 */
export const openHttpRanges = async (url: string, options: BulkHttpOptions): Promise<RandomAccess | null> => {
  const first = await retried(url, options, async () => {
    const response = await send(url, { range: 'bytes=0-0' }, options);
    const { statusCode, headers } = response;
    if (statusCode === 206) {
      await bodyOf(url, response, REFUSAL_BYTES);
      return { size: totalOf(headers['content-range']), validator: validatorOf(headers) };
    }
    if (statusCode !== 200) throw await refused(url, response);
    // The whole archive would follow.
    response.destroy();
    return null;
  });
  if (first?.size == null) return null;
  const { size, validator } = first;

  const read = async (offset: number, length: number): Promise<Buffer> => {
    const range = `bytes=${offset}-${offset + length - 1}`;
    const headers = validator === null ? { range } : { range, 'if-range': validator };
    const response = await send(url, headers, options);
    const { statusCode } = response;
    if (statusCode === 200 || statusCode === 416 || (statusCode === 206 && !isSame(response))) {
      response.destroy();
      throw new BulkArchiveError(url, 'was replaced while being read: run the command again');
    }
    if (statusCode !== 206) throw await refused(url, response);
    const bytes = await bodyOf(url, response, length);
    if (bytes.length === length) return bytes;
    throw new AttemptError('truncated', url, `received ${bytes.length} of ${length} bytes`);
  };
  const isSame = ({ headers }: http.IncomingMessage): boolean =>
    totalOf(headers['content-range']) === size && (validator === null || validatorOf(headers) === validator);

  return {
    name: url,
    size,
    read: (offset, length) =>
      length === 0 ? Promise.resolve(Buffer.alloc(0)) : retried(url, options, () => read(offset, length)),
    close: () => Promise.resolve(),
  };
};

export type Download = {
  readonly version: Version;
  readonly body: AsyncIterable<Buffer>;
  /** Aborts the request if its body is not needed. */
  cancel(): void;
};

/** The whole archive, from its first byte. Reading `body` throws if it ends early. */
export const download = (url: string, options: BulkHttpOptions): Promise<Download> =>
  retried(url, options, async () => {
    const response = await send(url, {}, options);
    if (response.statusCode !== 200) throw await refused(url, response);
    const length = response.headers['content-length'];
    return {
      version: {
        validator: validatorOf(response.headers),
        size: length === undefined ? null : Number(length),
      },
      body: response as AsyncIterable<Buffer>,
      cancel: () => void response.destroy(),
    };
  });
