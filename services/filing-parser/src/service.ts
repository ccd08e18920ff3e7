import { setTimeout as sleep } from 'node:timers/promises';
import {
  FencedError,
  type Batch,
  type BatchControl,
  type Consumer,
  type EventLog,
} from '@footnote/event-log/port';
import type { Health, Loop } from '@footnote/runtime/health';
import type { Component } from '@footnote/runtime/lifecycle';
import type { Logger } from '@footnote/runtime/logging';
import type { Metrics } from '@footnote/runtime/metrics';
import { parseBatch, type FilingParserPorts } from './batch.ts';
import { STEP } from './dead-letter.ts';

export type FilingParserOptions = Omit<FilingParserPorts, 'log' | 'metrics' | 'logger' | 'isStopping'> & {
  readonly log: Pick<EventLog, 'append' | 'consume' | 'lag'>;
  readonly metrics?: Pick<Metrics, 'records' | 'seconds' | 'lag'>;
  readonly logger?: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly health?: Pick<Health, 'loop'>;
  /** The loop is unhealthy when it made no progress for so long, in milliseconds (default 60,000). */
  readonly stallMs?: number;
  /** How often lag and health are looked at, in milliseconds (default 1000). */
  readonly pollMs?: number;
  /** First pause after a failure, in milliseconds (default 500); it doubles up to `RETRY_MAX_MS`. */
  readonly retryMs?: number;
};

/** Documents of one batch: some megabytes of facts each, and all of them come again after a crash. */
const MAX_RECORDS = 32;
const RETRY_MAX_MS = 30_000;

/**
 * Reads `documents` as the group `filing-parser` and writes `facts`; what cannot be taken goes to `dead-letters`
 * with its original bytes. A crash repeats events, which then carry the same ids, and loses none. When a batch
 * fails (the archive or the log cannot be read), nothing of it is committed and it is tried again after a pause.
 *
 * `start` throws when the topics do not exist; `stop` finishes the document in hand. Several may run at once.
 */
export function createFilingParser(options: FilingParserOptions): Component {
  const { log, logger, metrics } = options;
  const { stallMs = 60_000, pollMs = 1000, retryMs = 500 } = options;
  const stopping = new AbortController();
  let loop: Loop | undefined;
  let ended: Promise<void> = Promise.resolve();
  let busy = 0;
  let pauseMs = retryMs;

  const onBatch = async (batch: Batch, control: BatchControl): Promise<void> => {
    busy += 1;
    try {
      const onDocument = (): void => loop?.tick();
      const isStopping = (): boolean => stopping.signal.aborted;
      await parseBatch({ ...options, isStopping, onDocument }, batch, control);
      pauseMs = retryMs;
      loop?.tick();
    } catch (error) {
      if (!(error instanceof FencedError)) throw error;
      logger?.info({ step: STEP, partition: batch.partition }, 'batch left to its next owner');
    } finally {
      busy -= 1;
    }
  };

  const consume = (): Promise<Consumer> =>
    log.consume({ group: STEP, topics: ['documents'], maxRecords: MAX_RECORDS, onBatch });

  const pause = async (ms: number): Promise<void> => {
    await sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  };

  /** Returns when the service stops; throws what the consumer threw. */
  const watch = async (consumer: Consumer): Promise<void> => {
    const failed = consumer.done.then(() => {
      throw new Error('the consumer ended by itself');
    });
    failed.catch(() => undefined);
    for (;;) {
      await Promise.race([failed, pause(pollMs)]);
      if (stopping.signal.aborted) return;
      if (busy === 0) loop?.tick();
      const lag = await log.lag(STEP, ['documents']);
      metrics?.lag(
        STEP,
        'documents',
        lag.reduce((sum, row) => sum + row.lag, 0),
      );
    }
  };

  const run = async (first: Consumer): Promise<void> => {
    let consumer: Consumer | undefined = first;
    while (!stopping.signal.aborted) {
      try {
        consumer ??= await consume();
        await watch(consumer);
      } catch (error) {
        loop?.trouble(error instanceof Error ? error.message : String(error));
        logger?.error({ step: STEP, err: error }, 'the parser failed: starting it again');
        await pause(pauseMs);
        pauseMs = Math.min(2 * pauseMs, RETRY_MAX_MS);
      }
      // What it failed of is told above.
      await consumer?.stop().catch(() => undefined);
      consumer = undefined;
    }
  };

  return {
    name: STEP,
    start: async () => {
      const first = await consume();
      loop = options.health?.loop(STEP, stallMs);
      ended = run(first);
    },
    stop: async () => {
      stopping.abort();
      await ended;
      loop?.close();
    },
  };
}
