import { parseRetryAfter } from '@footnote/edgar/retry';
import { inSpan } from '@footnote/runtime/tracing/tracing';
import type { Endpoint } from '../configuration/endpoint.ts';
import { LOCAL_ADDRESS } from './local-address.ts';
import { type Answered, postOnce } from './post-once.ts';
import { type Message, signedHeaders } from './sign.ts';

const REFUSED_ADDRESS =
  'the address is of this machine or its link, which the endpoint does not allow ("local": true)';

export type FailureReason =
  'receiver_failed' | 'refused_address' | 'receiver_rejected' | 'timed_out' | 'unreachable';

/** How one attempt ended. Contains neither the URL nor what the receiver answered. */
export type AttemptOutcome =
  | { readonly kind: 'delivered'; readonly status: number }
  /** 410: the receiver wants no more events. */
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'failed';
      readonly reason: FailureReason;
      readonly message: string;
      /** The wait that the receiver requested, milliseconds. */
      readonly retryAfterMs: number | null;
    };

export type Attempt = (
  endpoint: Pick<Endpoint, 'isLocal' | 'name' | 'secrets' | 'timeoutMs' | 'url'>,
  message: Message,
  /** W3C traceparent of the record's writer. */
  parent?: string,
) => Promise<AttemptOutcome>;

/** Posts a message once. Never rejects: whatever happens is an outcome. `now`: epoch milliseconds. */
export function createAttempt(now: () => number): Attempt {
  return (endpoint, message, parent) =>
    inSpan(
      'deliver webhook',
      {
        kind: 'client',
        parent,
        attributes: { 'footnote.webhook.endpoint': endpoint.name, 'messaging.message.id': message.id },
      },
      async (span) => {
        const outcome = await post(endpoint, message, now);
        if (outcome.kind === 'delivered') span?.set({ 'http.response.status_code': outcome.status });
        else span?.fail(new Error(outcome.kind === 'gone' ? 'the receiver answered 410' : outcome.message));
        return outcome;
      },
    );
}

async function post(
  { url, secrets, timeoutMs, isLocal }: Pick<Endpoint, 'isLocal' | 'secrets' | 'timeoutMs' | 'url'>,
  message: Message,
  now: () => number,
): Promise<AttemptOutcome> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const headers = signedHeaders(message, secrets, now());
    return outcomeOf(await postOnce({ url, headers, body: message.body, isLocal, signal }), now());
  } catch (error) {
    return failureOf(error as NodeJS.ErrnoException, signal.aborted ? timeoutMs : null);
  }
}

function outcomeOf({ statusCode: status = 0, headers }: Answered, now: number): AttemptOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered', status };
  if (status === 410) return { kind: 'gone' };
  const redirected = status >= 300 && status < 400 ? ', and redirects are not followed' : '';
  return {
    kind: 'failed',
    reason: status >= 500 ? 'receiver_failed' : 'receiver_rejected',
    message: `the receiver answered ${status}${redirected}`,
    retryAfterMs: parseRetryAfter(headers['retry-after'], now),
  };
}

/** `timedOutMs`: how long the attempt lasted if it took too long. */
function failureOf({ code }: NodeJS.ErrnoException, timedOutMs: number | null): AttemptOutcome {
  const failed = { kind: 'failed', retryAfterMs: null } as const;
  if (code === LOCAL_ADDRESS) return { ...failed, reason: 'refused_address', message: REFUSED_ADDRESS };
  if (timedOutMs !== null)
    return { ...failed, reason: 'timed_out', message: `no answer within ${timedOutMs / 1000} s` };
  // Its message may contain the address; its code does not.
  const message = `the connection failed (${code ?? 'unknown error'})`;
  return { ...failed, reason: 'unreachable', message };
}
