import { createEtags } from './etags.ts';
import { waitBefore, type Attempt, type RetryOptions } from './retry.ts';

export type Fetch = (request: Request) => Promise<Response>;

export type ExchangeOptions = {
  readonly fetch: Fetch;
  readonly retry: Required<RetryOptions>;
  /** Characters of answers to cache for revalidation. */
  readonly keep: number;
  /** Resolves after the seconds; rejects with the signal's reason when it is aborted. */
  readonly sleep: (seconds: number, signal: AbortSignal) => Promise<void>;
  /** Epoch milliseconds. */
  readonly now: () => number;
};

export type Exchange = {
  readonly fetch: Fetch;
  /** Whether a response repeats an earlier one that the service confirmed. */
  readonly isUnchanged: (response: Response) => boolean;
};

/** POST operations without side effects. */
const READS = /\/v1\/tools\/[^/]*$/;

/** A `fetch` that retries temporary failures and revalidates cached answers. */
export function createExchange({ fetch, retry, keep, sleep, now }: ExchangeOptions): Exchange {
  const etags = createEtags(keep);
  const unchanged = new WeakSet<Response>();

  const persist = async (send: () => Promise<Response>, safe: boolean, signal: AbortSignal) => {
    let left = retry.seconds;
    for (let again = 1; ; again += 1) {
      const attempt = await send().catch((failure: unknown) => ({ failure }));
      signal.throwIfAborted();
      const seconds =
        again > retry.times ? undefined : waitBefore(attempt satisfies Attempt, again, safe, now());
      if (seconds === undefined || seconds > left) {
        if ('failure' in attempt) throw attempt.failure;
        return attempt;
      }
      // Frees the connection for the next attempt.
      if (!('failure' in attempt)) attempt.body?.cancel().catch(() => undefined);
      left -= seconds;
      await sleep(seconds, signal);
    }
  };

  return {
    fetch: async (request) => {
      const { method, url, signal } = request;
      const body = method === 'POST' ? await request.clone().text() : '';
      const headers = new Headers(request.headers);
      const key = [method, url, headers.get('accept'), body].join('\n');
      const cached = headers.has('if-none-match') ? undefined : etags.get(key);
      if (cached !== undefined) headers.set('if-none-match', cached.etag);
      const safe = method === 'GET' || READS.test(new URL(url).pathname);
      const response = await persist(() => fetch(new Request(request.clone(), { headers })), safe, signal);
      if (response.status === 304 && cached !== undefined) {
        const repeated = new Response(cached.text, { headers: merged(cached.headers, response.headers) });
        unchanged.add(repeated);
        return repeated;
      }
      const etag = response.headers.get('etag');
      if (response.status === 200 && etag !== null)
        etags.set(key, { etag, text: await response.clone().text(), headers: response.headers });
      return response;
    },
    isUnchanged: (response) => unchanged.has(response),
  };
}

/** The content type of the earlier response, and the other headers of the newer one, such as the rate limit. */
function merged(earlier: Headers, newer: Headers): Headers {
  const headers = new Headers(newer);
  const type = earlier.get('content-type');
  if (type !== null) headers.set('content-type', type);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return headers;
}

/** Resolves after the seconds; rejects with the signal's reason when it is aborted. */
export function sleep(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal.addEventListener('abort', stop, { once: true });
  });
}
