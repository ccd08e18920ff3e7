import type { Batch, BatchControl } from '@footnote/event-log/port';
import type { Loop } from '@footnote/runtime/health';
import { type BatchHandler, isTakenAway, logTakenAway, type OnPublished } from '../batch-handler.ts';
import { appendEffects, type EffectsOptions } from '../effects.ts';
import { createFence, type Fence, StaleBatchError } from '../fence.ts';
import { createPriorityMutex } from '../priority-mutex.ts';
import type { EntityProjection, InputClaim } from '../projection.ts';
import { addCause, addCauses, type Causes, tracePublications } from '../publication-traces.ts';
import { type Refused, type Taken, takeBatch } from '../take.ts';
import type { EntityWriter, Touch } from './writer.ts';

/** How long stored inputs may wait to be published together. */
export type Lingering = {
  /** Milliseconds without another batch. */
  readonly idleMs: number;
  /** Milliseconds since the oldest of them. */
  readonly maxMs: number;
  /** Reserves room in the cache for the facts in the pending inputs; false if it would evict them before use. */
  readonly reserve: (facts: number) => boolean;
};

export type EntityHandlerOptions = EffectsOptions & {
  readonly projection: EntityProjection;
  readonly writer: EntityWriter;
  readonly lingering: Lingering;
  readonly loop: Pick<Loop, 'tick'>;
  readonly isStopping: () => boolean;
  readonly onPublished?: OnPublished;
};

export type EntityHandler = BatchHandler & {
  /** Publishes and commits the pending inputs. */
  flush(): Promise<void>;
};

/** Batches of one partition whose inputs are stored but not published. */
type Pending = {
  readonly batch: Pick<Batch, 'topic' | 'partition'>;
  control: BatchControl;
  next: number;
  readonly touched: Map<string, Touch>;
  readonly causes: Causes;
  readonly refused: Refused[];
  readonly dropped: Map<string, number>;
  taken: number;
  facts: number;
};

const ENTITIES_THAT_WAIT = 2000;

/**
 * Handles the batches of an entity projection. An entity's events arrive in several topics and batches, and
 * computing it for each would be most of the work. So a batch's inputs are stored at once, but the affected
 * entities wait for the batches that follow closely; then each entity is computed once. Offsets wait as well,
 * so that the order is preserved: inputs and rows acknowledged by the store; dead letters, events and
 * publications by the log; changes recorded as announced; offsets committed. Whatever a crash or a revocation interrupts is redelivered,
 * finds its inputs stored, and is published then.
 */
export function createEntityHandler(options: EntityHandlerOptions): EntityHandler {
  const { projection, writer, codec, metrics, logger, loop, lingering } = options;
  const step = projection.name;
  const mutex = createPriorityMutex();
  const pending = new Map<string, Pending>();
  const { promise: failed, reject: fail } = Promise.withResolvers<never>();
  failed.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  let oldest = 0;
  let running = 0;

  const takeIn = async (batch: Batch, control: BatchControl): Promise<void> => {
    const last = batch.records.at(-1);
    if (last === undefined) return;
    const started = performance.now();
    const fence = createFence(control, options.isStopping, () => loop.tick());
    const { taken, refused, dropped } = await takeBatch(
      batch,
      codec,
      { step: (input) => projection.claim(input), skims: projection.skims },
      fence,
    );
    const again = await writer.takeIn(batch, taken, fence);
    const name = `${batch.topic}/${batch.partition}`;
    const waiting = pending.get(name) ?? newPending(batch, control);
    if (pending.size === 0) oldest = performance.now();
    pending.set(name, waiting);
    waiting.control = control;
    waiting.next = last.offset + 1;
    waiting.taken += taken.length;
    for (const { input } of taken) waiting.facts += projection.weight(input);
    waiting.refused.push(...refused);
    for (const [reason, count] of dropped)
      waiting.dropped.set(reason, (waiting.dropped.get(reason) ?? 0) + count);
    for (const one of taken) {
      touch(waiting.touched, batch.topic, one, again.has(one.value.entity));
      addCause(waiting.causes, one.value.entity, one.record);
    }
    metrics.seconds(step, 'take_in', (performance.now() - started) / 1000);
  };

  /** Publishes all pending companies, as long as all their partitions are assigned to this process. */
  const publishAll = async (waiting: readonly Pending[], fence: Fence): Promise<void> => {
    const started = performance.now();
    fence.check();
    const touched = new Map<string, Touch>();
    const causes: Causes = new Map();
    for (const each of waiting) {
      merge(touched, each.touched);
      for (const [entity, some] of each.causes) addCauses(causes, entity, some);
    }
    const written = await writer.publish(touched, fence);
    const refused = [...waiting.flatMap((each) => each.refused), ...written.refused];
    const traces = tracePublications(projection, written.publications, causes, started);
    await appendEffects(options, { ...written, refused, traces }, fence);
    await written.announced();
    for (const each of waiting) {
      fence.check();
      await each.control.commit(each.next);
      pending.delete(`${each.batch.topic}/${each.batch.partition}`);
      metrics.records(step, 'ok', '', each.taken);
      for (const [reason, count] of each.dropped) metrics.records(step, 'dropped', reason, count);
    }
    loop.tick();
    traces.end();
    options.onPublished?.(written.publications);
    metrics.seconds(step, 'publish', (performance.now() - started) / 1000);
  };

  const flushNow = async (): Promise<void> => {
    while (pending.size > 0) {
      for (const [name, each] of pending) {
        if (!each.control.isStale()) continue;
        logTakenAway(logger, step, each.batch);
        pending.delete(name);
      }
      const waiting = [...pending.values()];
      const [first] = waiting;
      if (first === undefined) break;
      const control = {
        isStale: () => waiting.some((each) => each.control.isStale()),
        heartbeat: () => first.control.heartbeat(),
      };
      try {
        await publishAll(
          waiting,
          createFence(control, options.isStopping, () => loop.tick()),
        );
      } catch (error) {
        if (!isTakenAway(error, control)) throw error;
        // Partitions still assigned continue without the revoked ones.
        if (options.isStopping()) pending.clear();
      }
    }
    lingering.reserve(0);
  };

  const isFull = (): boolean => {
    let entities = 0;
    let facts = 0;
    for (const each of pending.values()) {
      entities += each.touched.size;
      facts += each.facts;
    }
    const fits = lingering.reserve(facts);
    return !fits || performance.now() - oldest >= lingering.maxMs || entities >= ENTITIES_THAT_WAIT;
  };

  const busily = async (rank: number, work: () => Promise<void>): Promise<void> => {
    running += 1;
    try {
      await mutex.run(rank, work);
    } finally {
      running -= 1;
    }
  };
  const flush = (): Promise<void> => busily(projection.topics.length, flushNow);

  const stopTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };

  const linger = (): void => {
    stopTimer();
    if (pending.size === 0) return;
    const own = setTimeout(() => {
      // A busy process calls this late, before a batch that arrived meanwhile: such a batch goes first.
      setImmediate(() => {
        if (timer === own) void flush().catch(fail);
      });
    }, lingering.idleMs);
    timer = own.unref();
  };

  return {
    onBatch: (batch, control) =>
      busily(projection.topics.indexOf(batch.topic as never), async () => {
        stopTimer();
        try {
          await takeIn(batch, control);
        } catch (error) {
          if (!isTakenAway(error, control)) throw error;
          if (error instanceof StaleBatchError) logTakenAway(logger, step, batch);
        }
        if (isFull()) await flushNow();
        linger();
      }),
    flush,
    busy: () => running > 0,
    failed,
    close: () => {
      stopTimer();
      pending.clear();
    },
  };
}

function newPending({ topic, partition }: Batch, control: BatchControl): Pending {
  return {
    batch: { topic, partition },
    control,
    next: 0,
    touched: new Map(),
    causes: new Map(),
    refused: [],
    dropped: new Map(),
    taken: 0,
    facts: 0,
  };
}

function touch(
  touched: Map<string, Touch>,
  topic: string,
  { record, input, value }: Taken<InputClaim>,
  redelivered: boolean,
): void {
  const newest = { record, sourceTime: input.event.source_time };
  merge(
    touched,
    new Map([[value.entity, { lowest: new Map([[topic, record.offset]]), redelivered, newest }]]),
  );
}

function merge(into: Map<string, Touch>, touched: ReadonlyMap<string, Touch>): void {
  for (const [entity, { lowest, redelivered, newest }] of touched) {
    const known = into.get(entity);
    if (known === undefined) into.set(entity, { lowest: new Map(lowest), redelivered, newest });
    else {
      for (const [topic, offset] of lowest)
        known.lowest.set(topic, Math.min(offset, known.lowest.get(topic) ?? offset));
      known.redelivered ||= redelivered;
      known.newest = newest;
    }
  }
}
