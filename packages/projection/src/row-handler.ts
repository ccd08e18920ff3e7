import type { Batch, BatchControl, LogRecord } from '@footnote/event-log/port';
import type { Loop } from '@footnote/runtime/health';
import { type BatchHandler, isTakenAway, logTakenAway, type OnPublished } from './batch-handler.ts';
import { appendEffects, type EffectsOptions } from './effects.ts';
import { createFence } from './fence.ts';
import { addCause, type Causes, tracePublications } from './publication-traces.ts';
import type { RowWriter } from './row-writer.ts';
import { takeBatch } from './take.ts';

export type RowHandlerOptions = EffectsOptions & {
  readonly writer: RowWriter;
  readonly loop: Pick<Loop, 'tick'>;
  readonly isStopping: () => boolean;
  readonly onPublished?: OnPublished;
  /** See `revisionBase`; default 0. */
  readonly base?: number;
};

/**
 * Handles the batches of a stateless projection. The order is fixed: rows acknowledged by the store, dead
 * letters by the log, publications by the log, then the offset is committed; so work left undone by a crash
 * is done when the batch is redelivered. A batch whose partition was revoked is abandoned.
 */
export function createRowHandler(options: RowHandlerOptions): BatchHandler {
  const { codec, writer, metrics, logger, loop } = options;
  const step = options.projection.name;
  let running = 0;

  const handle = async (batch: Batch, control: BatchControl): Promise<void> => {
    const last = batch.records.at(-1);
    if (last === undefined) return;
    const started = performance.now();
    const fence = createFence(control, options.isStopping, () => loop.tick());
    const { taken, refused, dropped } = await takeBatch(
      batch,
      codec,
      { step: (input) => writer.step(input), base: options.base },
      fence,
    );
    const publications = await writer.write(batch, taken, fence);
    const causes: Causes = new Map();
    for (const { record } of taken) addCause(causes, entityOf(record), record);
    const traces = tracePublications(options.projection, publications, causes, started);
    await appendEffects(options, { refused, publications, emissions: [], traces }, fence);
    fence.check();
    await control.commit(last.offset + 1);
    loop.tick();
    traces.end();
    options.onPublished?.(publications);
    metrics.seconds(step, 'batch', (performance.now() - started) / 1000);
    metrics.records(step, 'ok', '', taken.length);
    for (const [reason, count] of dropped) metrics.records(step, 'dropped', reason, count);
  };

  return {
    onBatch: async (batch, control) => {
      running += 1;
      try {
        await handle(batch, control);
      } catch (error) {
        if (!isTakenAway(error, control)) throw error;
        logTakenAway(logger, step, batch);
      } finally {
        running -= 1;
      }
    },
    busy: () => running > 0,
    failed: new Promise<never>(() => undefined),
    close: () => undefined,
  };
}

/** The company or symbol of a record: its key, of which a part may follow a slash. */
const entityOf = ({ key }: LogRecord): string => key.split('/')[0] ?? key;
