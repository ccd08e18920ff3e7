import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import { appendCollection, collectionEvent } from '@footnote/runtime/collections/event';
import { type Collections, followCollections } from '@footnote/runtime/collections/follow';
import type { Component } from '@footnote/runtime/lifecycle';
import type { Logger } from '@footnote/runtime/logging';

export type AnnounceServedOptions = {
  readonly log: Pick<EventLog, 'append' | 'follow'>;
  readonly codec: Pick<Codec, 'decode' | 'encode'>;
  /** Resolves when the records in the log at the time of the call are in the read models. */
  readonly settled: (signal: AbortSignal) => Promise<void>;
  readonly logger: Pick<Logger, 'error'>;
  /** Wall clock, epoch milliseconds. */
  readonly now?: () => number;
  /** Wait after an error, milliseconds (default 1000). */
  readonly retryMs?: number;
};

/**
 * Announces each fetched collection once it is in the read models, so that a company is never served in part.
 * Every replica does so; duplicates are harmless.
 */
export function announceServed(options: AnnounceServedOptions): Component {
  const { log, codec, settled, logger, now = Date.now, retryMs = 1000 } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = (): boolean => signal.aborted;
  let collections: Collections | undefined;
  let wake = Promise.withResolvers<undefined>();
  let running: Promise<void> = Promise.resolve();

  const announce = async (): Promise<void> => {
    const collected = [...(collections?.all() ?? [])].filter(({ state }) => state === 'collected');
    if (collected.length === 0) return;
    await settled(signal);
    for (const { cik, symbol, requested_at, requested_by } of collected) {
      // Another replica may have announced it.
      if (collections?.of(cik)?.state !== 'collected') continue;
      await appendCollection(
        log,
        codec,
        collectionEvent({ cik, symbol, state: 'served', requested_at, requested_by }, now()),
      );
    }
  };

  const run = async (): Promise<void> => {
    while (!isStopping()) {
      await wake.promise;
      wake = Promise.withResolvers<undefined>();
      try {
        if (!isStopping()) await announce();
      } catch (error) {
        if (isStopping()) return;
        logger.error({ err: error }, 'cannot announce that a company is served');
        await sleep(retryMs, undefined, { signal }).catch(() => undefined);
        wake.resolve(undefined);
      }
    }
  };

  return {
    name: 'collections',
    start: async () => {
      collections = await followCollections({
        log,
        codec,
        onChange: ({ state }) => {
          if (state === 'collected') wake.resolve(undefined);
        },
        onKnown: () => wake.resolve(undefined),
        onTrouble: (error) => logger.error({ err: error }, 'cannot follow the topic of collections'),
      });
      running = run();
    },
    stop: async () => {
      stopping.abort();
      wake.resolve(undefined);
      await running;
      await collections?.stop();
    },
  };
}
