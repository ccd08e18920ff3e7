import { createEtags } from './etags.ts';
import { waitBefore, type Attempt, type RetryOptions } from './retry.ts';

export type Fetch = (request: Request) => Promise<Response>;

export type ExchangeOptions = {
  readonly fetch: Fetch;
  readonly retry: Required<RetryOptions>;
  /** Characters of answers that are kept for their ETags. */
  readonly keep: number;
  /** Resolves after the seconds; rejects with the signal's reason when it is aborted. */
  readonly sleep: (seconds: number, signal: AbortSignal) => Promise<void>;
  /** Epoch milliseconds. */
  readonly now: () => number;
};

export type Exchange = {
  readonly fetch: Fetch;
  /** Whether a response repeats an earlier one that the service said is still right. */
  readonly isUnchanged: (response: Response) => boolean;
};

/** Operations by POST that only read. */
const READS = /\/v1\/tools\/[^/]*$/;

/** A `fetch` that repeats what failed for a while, and asks whether an earlier answer is still right. */
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
      // Nobody reads it: the connection is free for the next attempt.
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
      const kept = headers.has('if-none-match') ? undefined : etags.get(key);
      if (kept !== undefined) headers.set('if-none-match', kept.etag);
      const safe = method === 'GET' || READS.test(new URL(url).pathname);
      const response = await persist(() => fetch(new Request(request.clone(), { headers })), safe, signal);
      if (response.status === 304 && kept !== undefined) {
        const repeated = new Response(kept.text, { headers: merged(kept.headers, response.headers) });
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

/** What the earlier response says of its body, and the newer one of the rest, such as what the key has left. */
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
