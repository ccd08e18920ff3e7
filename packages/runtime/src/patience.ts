import { setTimeout as sleep } from 'node:timers/promises';
import { KafkaLogError } from '@footnote/event-log/kafka/errors';
import { RegistryUnavailableError } from '@footnote/events/confluent-registry';
import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import type { Logger } from './logging.ts';

/** Whether the error means that a dependency did not answer, so that a retry may succeed. */
export function isAway(error: unknown): boolean {
  return (
    error instanceof KafkaLogError ||
    error instanceof RegistryUnavailableError ||
    error instanceof ReadStoreUnavailableError
  );
}

export type Patience = {
  /** Name of the dependency in log messages: 'the event log'. */
  readonly what: string;
  readonly logger: Pick<Logger, 'warn'>;
  readonly signal?: AbortSignal | undefined;
  /** First pause, in milliseconds (default 250); it doubles up to `maxMs` (default 5000). */
  readonly baseMs?: number;
  readonly maxMs?: number;
};

const SAY_AGAIN_MS = 30_000;

/**
 * Retries a call until the dependency answers. Throws errors that a retry cannot fix, and the signal's
 * reason.
 */
export async function untilThere<T>(ask: () => Promise<T>, patience: Patience): Promise<T> {
  const { what, logger, signal, baseMs = 250, maxMs = 5000 } = patience;
  let loggedAt = -Infinity;
  for (let pauseMs = baseMs; ; pauseMs = Math.min(2 * pauseMs, maxMs)) {
    signal?.throwIfAborted();
    try {
      return await ask();
    } catch (error) {
      if (!isAway(error)) throw error;
      if (performance.now() - loggedAt > SAY_AGAIN_MS) {
        loggedAt = performance.now();
        logger.warn({ error: (error as Error).message }, `waiting for ${what}`);
      }
    }
    await sleep(pauseMs, undefined, signal === undefined ? {} : { signal });
  }
}
