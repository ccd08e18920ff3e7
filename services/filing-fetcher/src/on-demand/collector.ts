import { DAY_MS } from '@footnote/values/day';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import type { Collection } from '@footnote/event-types/types.generated';
import { appendCollection, collectionEvent } from '@footnote/runtime/collections/event';
import { type Collections, followCollections } from '@footnote/runtime/collections/follow';
import type { Health, Loop } from '@footnote/runtime/health';
import type { Component } from '@footnote/runtime/lifecycle';
import type { Logger } from '@footnote/runtime/logging';
import type { FilingFetcher } from '../filing-fetcher.ts';
import { isSourceFailure } from '../source-failure.ts';
import { summarise } from '../report.ts';
import { publishListedSymbols } from './listed-symbols.ts';
import { type Outcome, outcomeOf, queueOf } from './outcome.ts';

export type CollectorOptions = {
  readonly log: EventLog;
  readonly codec: Codec;
  readonly fetcher: FilingFetcher;
  readonly logger: Logger;
  /** Maximum number of waiting companies, including the one being fetched. */
  readonly queue: number;
  readonly health?: Pick<Health, 'loop'>;
  /** Called when it ended because the log, the archive or the state folder failed. */
  readonly onFailure: (error: Error) => void;
  /** How often EDGAR's ticker lists are read, milliseconds (default daily), and after they could not be read. */
  readonly listsMs?: number;
  readonly retryMs?: number;
};

const RETRY_MS = 60_000;
/** One company may take this long; a loop that waits for requests ticks more often. */
const LOOK_MAX_MS = 3_600_000;
const TICK_MS = 60_000;

/**
 * Fetches requested companies one after another, in the order of the requests: EDGAR's rate is the limit, and
 * this serves the first one soonest. The topic is the queue: after a restart, the next process fetches what
 * was in it.
 */
export function createCollector(options: CollectorOptions): Component {
  const { log, codec, fetcher, logger, queue, onFailure, listsMs = DAY_MS, retryMs = RETRY_MS } = options;
  const { claims, now, publisher } = fetcher.parts;
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = (): boolean => signal.aborted;
  const ended = new Map<string, number>();
  let collections: Collections | undefined;
  let wake = Promise.withResolvers<undefined>();
  let running: Promise<unknown> = Promise.resolve();
  let loop: Loop | undefined;

  const waiting = (): readonly Collection[] => queueOf(collections?.all() ?? [], ended);

  const writeState = async (
    { cik, symbol, requested_at, requested_by }: Collection,
    reached: Partial<Outcome> & Pick<Outcome, 'state'>,
  ): Promise<void> => {
    if (reached.state !== 'begun') ended.set(cik, requested_at);
    await appendCollection(
      log,
      codec,
      collectionEvent({ cik, symbol, requested_at, requested_by, ...reached }, now()),
    );
  };

  /** Null for a company that another fetcher took over, and goes on with. */
  const fetch = async ({ cik }: Collection): Promise<Outcome | null> => {
    try {
      const report = await fetcher.ingest({ ciks: [cik] }, { signal, onProgress: () => loop?.tick() });
      for (const line of summarise(report)) logger.info(line);
      return report.refused.some(({ reason }) => reason === 'no_share') ? null : outcomeOf(report);
    } catch (error) {
      if (!isSourceFailure(error)) throw error;
      logger.warn({ cik, err: error }, 'source failed, the company is not collected');
      return { state: 'failed', failure: 'source_failed', detail: (error as Error).message };
    }
  };

  /** Beyond the limit, the latest requests are refused. */
  const refuseExcess = async (): Promise<void> => {
    for (const excess of waiting().slice(queue)) {
      if (excess.state !== 'requested' || !claims.owns(excess.cik)) continue;
      await writeState(excess, {
        state: 'failed',
        failure: 'queue_full',
        detail: `${queue} companies are waiting to be fetched`,
      });
    }
  };

  const collect = async (): Promise<void> => {
    while (!isStopping()) {
      const next = waiting().find(({ cik }) => claims.owns(cik));
      if (next === undefined) {
        await Promise.race([wake.promise, sleep(TICK_MS, undefined, { signal }).catch(() => undefined)]);
        wake = Promise.withResolvers<undefined>();
        loop?.tick();
        continue;
      }
      if (next.state === 'requested') await writeState(next, { state: 'begun' });
      const outcome = await fetch(next);
      // Interrupted work is resumed after the next start.
      if (!isStopping() && outcome !== null) await writeState(next, outcome);
    }
  };

  const readLists = async (): Promise<void> => {
    while (!isStopping()) {
      let wait = listsMs;
      try {
        if (!claims.ownsShared()) {
          await sleep(retryMs, undefined, { signal }).catch(() => undefined);
          continue;
        }
        const changes = await publishListedSymbols({
          log,
          codec,
          publisher,
          directory: fetcher.directory,
          now,
        });
        logger.debug({ changes }, "read EDGAR's ticker lists");
      } catch (error) {
        if (!isSourceFailure(error)) throw error;
        logger.warn({ err: error }, "failed to read EDGAR's ticker lists");
        wait = retryMs;
      }
      await sleep(wait, undefined, { signal }).catch(() => undefined);
    }
  };

  const fail = (error: unknown): void => {
    if (!isStopping()) onFailure(error instanceof Error ? error : new Error(String(error)));
  };

  let refusing: Promise<void> = Promise.resolve();
  const changed = ({ state }: Collection): void => {
    if (state !== 'requested') return;
    refusing = refusing.then(refuseExcess).catch(fail);
    wake.resolve(undefined);
  };

  return {
    name: 'collector',
    start: async () => {
      claims.onChange(() => wake.resolve(undefined));
      loop = options.health?.loop('collector', LOOK_MAX_MS);
      collections = await followCollections({
        log,
        codec,
        onChange: changed,
        onKnown: () => wake.resolve(undefined),
        onTrouble: (error) => logger.error({ err: error }, 'cannot follow the topic of collections'),
      });
      await refuseExcess();
      running = Promise.all([collect().catch(fail), readLists().catch(fail)]);
    },
    stop: async () => {
      stopping.abort();
      wake.resolve(undefined);
      await running;
      await refusing;
      await collections?.stop();
      loop?.close();
    },
  };
}
