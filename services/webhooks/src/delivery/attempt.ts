import { parseRetryAfter } from '@footnote/edgar/retry';
import { inSpan } from '@footnote/runtime/tracing/tracing';
import type { Endpoint } from '../configuration/endpoint.ts';
import { type Message, signedHeaders } from './sign.ts';

export type FailureReason = 'receiver_failed' | 'receiver_rejected' | 'timed_out' | 'unreachable';

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
  endpoint: Pick<Endpoint, 'name' | 'secrets' | 'timeoutMs' | 'url'>,
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
  { url, secrets, timeoutMs }: Pick<Endpoint, 'secrets' | 'timeoutMs' | 'url'>,
  message: Message,
  now: () => number,
): Promise<AttemptOutcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: signedHeaders(message, secrets, now()),
      body: message.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The body is not read; this frees the connection.
    await response.body?.cancel().catch(() => undefined);
    return outcomeOf(response, now());
  } catch (error) {
    return failureOf(error, timeoutMs);
  }
}

function outcomeOf({ status, headers }: Response, now: number): AttemptOutcome {
  if (status >= 200 && status < 300) return { kind: 'delivered', status };
  if (status === 410) return { kind: 'gone' };
  const redirected = status >= 300 && status < 400 ? ', and redirects are not followed' : '';
  return {
    kind: 'failed',
    reason: status >= 500 ? 'receiver_failed' : 'receiver_rejected',
    message: `the receiver answered ${status}${redirected}`,
    retryAfterMs: parseRetryAfter(headers.get('retry-after') ?? undefined, now),
  };
}

function failureOf(error: unknown, timeoutMs: number): AttemptOutcome {
  const failed = { kind: 'failed', retryAfterMs: null } as const;
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { ...failed, reason: 'timed_out', message: `no answer within ${timeoutMs / 1000} s` };
  // Its message may contain the address; its code does not.
  const { code } = ((error as Error).cause ?? {}) as { readonly code?: unknown };
  const message = `the connection failed (${typeof code === 'string' ? code : 'unknown error'})`;
  return { ...failed, reason: 'unreachable', message };
}
