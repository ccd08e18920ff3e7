import type { Batch, BatchControl, EventLog } from '@footnote/event-log/port';
import { FencedError } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import { eventId } from '@footnote/events/event-id';
import type { DeadLetter, Published } from '@footnote/events/types.generated';
import type { Logger } from '../logging.ts';
import type { Metrics } from '../metrics.ts';
import type { Loop } from '../health.ts';
import { createFence, StaleBatchError } from './fence.ts';
import type { PriorityMutex } from './priority-mutex.ts';
import type { Publication } from './projection.ts';
import { type Refused, takeBatch } from './take.ts';
import type { BatchWriter } from './writer.ts';

export type HandlerOptions<V> = {
  /** Name of the projection. */
  readonly step: string;
  /** In order of preference. */
  readonly topics: readonly string[];
  readonly log: Pick<EventLog, 'append'>;
  readonly codec: Codec;
  readonly writer: BatchWriter<V>;
  readonly mutex: PriorityMutex;
  readonly metrics: Metrics;
  readonly logger: Logger;
  readonly loop: Pick<Loop, 'tick'>;
  readonly isStopping: () => boolean;
  /** False while a rebuild replays: it has no effects but its rows. */
  readonly announce: boolean;
  /** Wall clock in epoch milliseconds, for `recorded_at`. */
  readonly now?: () => number;
  /** Told which companies a committed batch made visible. */
  readonly onPublished?: (publications: readonly Publication[]) => void;
};

/**
 * Handles one batch. The order is fixed: rows acknowledged by the store, dead letters by the log, publications by
 * the log, then the offset is committed; so whatever a crash leaves undone is done when the batch comes again.
 * A batch whose partition was taken away is dropped where it stands. Anything thrown is a crash: nothing is
 * committed.
 */
export function createBatchHandler<V>(
  options: HandlerOptions<V>,
): (batch: Batch, control: BatchControl) => Promise<void> {
  const { step, log, codec, writer, metrics, logger, loop } = options;
  const now = options.now ?? Date.now;

  const handle = async (batch: Batch, control: BatchControl): Promise<void> => {
    const first = batch.records[0];
    const last = batch.records.at(-1);
    if (first === undefined || last === undefined) return;
    const fence = createFence(control, options.isStopping, () => loop.tick());
    fence.check();
    const started = performance.now();
    const { taken, refused, dropped } = await takeBatch(batch, codec, (input) => writer.step(input), fence);
    const written = await writer.write(batch, taken, fence);
    const letters = [...refused, ...written.refused];
    fence.check();
    await appendAll(
      log,
      codec,
      'dead-letters',
      letters.map((letter) => deadLetterOf(step, letter, now())),
    );
    if (options.announce) {
      fence.check();
      const published = written.publications.map((publication) => publishedOf(step, publication, now()));
      await appendAll(log, codec, 'published', published);
    }
    fence.check();
    await control.commit(last.offset + 1);
    loop.tick();
    options.onPublished?.(written.publications);
    metrics.seconds(step, 'batch', (performance.now() - started) / 1000);
    metrics.records(step, 'ok', '', taken.length);
    for (const [reason, count] of dropped) metrics.records(step, 'dropped', reason, count);
    for (const { reason } of letters) metrics.records(step, 'dead_letter', reason);
    for (const { record, reason, message } of letters)
      logger.warn(
        { step, topic: record.topic, partition: record.partition, offset: record.offset, reason, message },
        'dead letter',
      );
    logger.debug(
      {
        step,
        topic: batch.topic,
        partition: batch.partition,
        first: first.offset,
        last: last.offset,
        published: written.publications.length,
      },
      'batch committed',
    );
  };

  return async (batch, control) => {
    try {
      await options.mutex.run(options.topics.indexOf(batch.topic), () => handle(batch, control));
    } catch (error) {
      if (!(error instanceof StaleBatchError || error instanceof FencedError)) {
        metrics.records(step, 'failed', 'crash', batch.records.length);
        throw error;
      }
      logger.info(
        { step, topic: batch.topic, partition: batch.partition, why: error.message },
        'batch left to its next owner',
      );
    }
  };
}

async function appendAll<T extends 'dead-letters' | 'published'>(
  log: Pick<EventLog, 'append'>,
  codec: Codec,
  topic: T,
  events: readonly (T extends 'published' ? Published : DeadLetter)[],
): Promise<void> {
  if (events.length === 0) return;
  const records = await Promise.all(
    events.map(async (event) => ({
      key: 'cik' in event ? event.cik : event.key,
      value: await (codec.encode as (topic: T, event: object) => Promise<Uint8Array>)(topic, event),
    })),
  );
  await log.append(topic, records);
}

function deadLetterOf(step: string, refused: Refused, now: number): DeadLetter {
  const { record, reason, message } = refused;
  const { topic, partition, offset, key, value } = record;
  return {
    event_id: eventId([step, reason, topic, partition, offset]),
    // Bytes that cannot be read do not say when their source spoke.
    source_time: refused.sourceTime ?? 0,
    recorded_at: now,
    key,
    step,
    reason,
    message,
    topic,
    partition,
    offset,
    value,
  };
}

/** The event that says on `published` what a projection has made visible. */
export function publishedOf(projection: string, publication: Publication, now: number): Published {
  const { cik, revision, symbols, sourceTime } = publication;
  return {
    event_id: eventId([projection, cik, revision, symbols]),
    source_time: sourceTime,
    recorded_at: now,
    cik,
    projection,
    revision,
    symbols,
  };
}
