import { setTimeout as sleep } from 'node:timers/promises';
import type { Endpoint } from '../configuration/endpoint.ts';
import type { WebhookMetrics } from '../metrics.ts';
import type { Attempt, FailureReason } from './attempt.ts';
import { waitAfter } from './backoff.ts';
import type { Message } from './sign.ts';

/** How the delivery of an event ended. */
export type Delivery =
  | { readonly kind: 'delivered' | 'gone' }
  | { readonly kind: 'given_up'; readonly reason: FailureReason; readonly message: string };

export type DeliverOptions = {
  readonly attempt: Attempt;
  readonly metrics: Pick<WebhookMetrics, 'attempted'>;
  /** Milliseconds of a clock that does not go back. */
  readonly clock?: () => number;
  readonly random?: () => number;
  /** Rejects when the signal aborts. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  readonly onFailure?: (attempt: number, message: string, waitMs: number) => void;
};

/**
 * Sends a message until it is delivered, the receiver is gone, or its attempts or its time are used up. When the signal
 * aborts, the running attempt is finished, no further one begins, and the call rejects unless the message was delivered.
 */
export async function deliver(
  endpoint: Pick<Endpoint, 'attempts' | 'giveUpMs' | 'isLocal' | 'name' | 'secrets' | 'timeoutMs' | 'url'>,
  message: Message,
  options: DeliverOptions & { readonly signal: AbortSignal; readonly parent?: string | undefined },
): Promise<Delivery> {
  const { attempt, metrics, signal, parent, onFailure } = options;
  const { clock = () => performance.now(), random = Math.random, pause = waitFor } = options;
  const began = clock();
  for (let number = 1; ; number += 1) {
    signal.throwIfAborted();
    const outcome = await attempt(endpoint, message, parent);
    metrics.attempted(endpoint.name, outcome.kind === 'failed' ? outcome.reason : outcome.kind);
    if (outcome.kind !== 'failed') return { kind: outcome.kind };
    const waitMs = waitAfter(number, outcome.retryAfterMs, random);
    if (number >= endpoint.attempts || clock() - began + waitMs > endpoint.giveUpMs) {
      const message = `${outcome.message}, after ${number === 1 ? 'one attempt' : `${number} attempts`}`;
      return { kind: 'given_up', reason: outcome.reason, message };
    }
    onFailure?.(number, outcome.message, waitMs);
    await pause(waitMs, signal);
  }
}

const waitFor = (ms: number, signal: AbortSignal): Promise<unknown> => sleep(ms, undefined, { signal });
