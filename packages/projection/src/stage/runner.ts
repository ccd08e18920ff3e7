import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Batch,
  type BatchControl,
  type Consumer,
  type EventLog,
  FencedError,
} from '@footnote/event-log/port';
import type { Health, Loop } from '@footnote/runtime/health';
import type { Component } from '@footnote/runtime/lifecycle';
import type { Logger } from '@footnote/runtime/logging';
import type { Metrics } from '@footnote/runtime/metrics';
import { newsOf, storageFault } from '@footnote/runtime/storage-fault';
import { knownLetters } from '../known-letters.ts';
import { runBatch, type StagePorts } from './batch.ts';
import type { Stage } from './stage.ts';

export type StageRunnerOptions = Pick<StagePorts, 'codec' | 'now'> & {
  readonly log: Pick<EventLog, 'append' | 'consume' | 'lag' | 'read' | 'watermarks'>;
  readonly metrics?: Pick<Metrics, 'records' | 'seconds' | 'lag'>;
  readonly logger?: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly health?: Pick<Health, 'loop'>;
  /** The loop is unhealthy after this long without progress, in milliseconds (default 60,000). */
  readonly stallMs?: number;
  /** How often lag and health are looked at, in milliseconds (default 1000). */
  readonly pollMs?: number;
  /** First pause after a failure, in milliseconds (default 500); it doubles up to `RETRY_MAX_MS`. */
  readonly retryMs?: number;
};

const RETRY_MAX_MS = 30_000;

/**
 * Reads the topic of a stage as the consumer group of its name and writes the resulting events; records that
 * cannot be processed go to `dead-letters` with their original bytes. A crash repeats events, with the same
 * ids, and loses none. If a batch fails, nothing of it is committed and it is retried after a pause.
 * `start` throws if the topics do not exist; `stop` finishes the current record. Several replicas may run.
 */
export function createStageRunner(stage: Stage, options: StageRunnerOptions): Component {
  const { log, logger, metrics } = options;
  const { stallMs = 60_000, pollMs = 1000, retryMs = 500 } = options;
  const { name, topic, maxRecords } = stage;
  const stopping = new AbortController();
  const letters = knownLetters(log, options.codec, name);
  let loop: Loop | undefined;
  let ended: Promise<void> = Promise.resolve();
  let busy = 0;
  let pauseMs = retryMs;

  const onBatch = async (batch: Batch, control: BatchControl): Promise<void> => {
    busy += 1;
    try {
      const onRecord = (): void => loop?.tick();
      const isStopping = (): boolean => stopping.signal.aborted;
      await runBatch({ ...options, letters, isStopping, onRecord }, stage, batch, control);
      pauseMs = retryMs;
      loop?.tick();
    } catch (error) {
      if (!(error instanceof FencedError)) throw error;
      logger?.info(
        { step: name, partition: batch.partition },
        'partition revoked, batch abandoned to its new owner',
      );
    } finally {
      busy -= 1;
    }
  };

  const consume = (): Promise<Consumer> => log.consume({ group: name, topics: [topic], maxRecords, onBatch });

  const pause = async (ms: number): Promise<void> => {
    await sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  };

  /** Returns when the stage stops; rethrows errors of the consumer. */
  const watch = async (consumer: Consumer): Promise<void> => {
    const failed = consumer.done.then(() => {
      throw new Error('the consumer ended by itself');
    });
    failed.catch(() => undefined);
    for (;;) {
      await Promise.race([failed, pause(pollMs)]);
      if (stopping.signal.aborted) return;
      if (busy === 0) loop?.tick();
      const rows = await log.lag(name, [topic]);
      const lag = rows.reduce((sum, row) => sum + row.lag, 0);
      metrics?.lag(name, topic, lag);
    }
  };

  const run = async (first: Consumer): Promise<void> => {
    let consumer: Consumer | undefined = first;
    const isNews = newsOf();
    while (!stopping.signal.aborted) {
      try {
        consumer ??= await consume();
        await watch(consumer);
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const fault = storageFault(error);
        loop?.trouble(fault?.sentence ?? message, fault?.remedy);
        if (isNews(message)) {
          if (fault === undefined)
            logger?.error({ step: name, err: error }, `${name} failed: starting it again`);
          else logger?.error({ step: name, ...fault }, `${name} waits`);
        }
        await pause(pauseMs);
        pauseMs = Math.min(2 * pauseMs, RETRY_MAX_MS);
      }
      // Its failure is logged above.
      await consumer?.stop().catch(() => undefined);
      consumer = undefined;
    }
  };

  return {
    name,
    start: async () => {
      const first = await consume();
      loop = options.health?.loop(name, stallMs);
      ended = run(first);
    },
    stop: async () => {
      stopping.abort();
      await ended;
      loop?.close();
    },
  };
}
