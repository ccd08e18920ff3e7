import type { Batch, BatchControl, GroupLag, TopicPartition } from '@footnote/event-log/port';
import type { Loop } from '@footnote/runtime/health';
import { type BatchHandler, isTakenAway, logTakenAway, type OnPublished } from '../batch-handler.ts';
import { appendEffects, type EffectsOptions } from '../effects.ts';
import { createFence, type Fence, StaleBatchError } from '../fence.ts';
import { createPriorityMutex } from '../priority-mutex.ts';
import type { EntityProjection } from '../projection.ts';
import { addCauses, type Causes, tracePublications } from '../publication-traces.ts';
import { takeBatch } from '../take.ts';
import { createEarlierTopics, type StageLag, type Standing } from './earlier-topics.ts';
import { createOpenInputs, type OpenLimits } from './open-inputs.ts';
import { addTaken, mergeTouched, newPending, type Pending, removePublished } from './pending.ts';
import type { EntityWriter, Touch } from './writer.ts';

/** A partition, and the offset after the last record that was taken from it. */
export type Taken = TopicPartition & { readonly next: number };

/** How long stored inputs may wait to be published together. */
export type Lingering = OpenLimits & {
  /** Milliseconds without another batch. */
  readonly idleMs: number;
  /** Milliseconds since the oldest of them. */
  readonly maxMs: number;
  /** Reserves room in the cache for the facts in the pending inputs; false if it would evict them before use. */
  readonly reserve: (facts: number) => boolean;
  /** Whether the log has more than was taken from these partitions, or more is being made of what is in it. */
  readonly isMoreOnItsWay: (taken: readonly Taken[]) => Promise<boolean>;
  /** The group's lag of all topics of the projection. */
  readonly lag: () => Promise<readonly GroupLag[]>;
  /** The lag of every stage that writes to one of these topics. */
  readonly stages: () => Promise<readonly StageLag[]>;
};

/** A stage that reads nothing for this long stands still: a release is parsed in far less. Milliseconds. */
const STAGE_STILL_MS = 2000;

export type EntityHandlerOptions = EffectsOptions & {
  readonly projection: EntityProjection;
  readonly writer: EntityWriter;
  readonly lingering: Lingering;
  readonly loop: Pick<Loop, 'tick'>;
  readonly isStopping: () => boolean;
  readonly onPublished?: OnPublished;
  /** See `revisionBase`; default 0. */
  readonly base?: number;
};

export type EntityHandler = BatchHandler & {
  /** Publishes and commits the pending inputs, also those of entities that wait for the rest of theirs. */
  flush(): Promise<void>;
};

/** Whether an entity waits for the rest of its inputs. */
type Waits = (entity: string) => boolean;

const ENTITIES_THAT_WAIT = 2000;

/**
 * Handles the batches of an entity projection. An entity's events arrive in several topics and batches, and
 * computing it for each would be most of the work. So a batch's inputs are stored at once, but the affected
 * entities wait for the batches that follow closely; then each entity is computed once. An entity whose newest record
 * says that more follow (see `moreFollow`) waits for the last of them, and one whose earlier topics are behind waits for them
 * (see `EarlierTopics`), within limits, while the others are published.
 * Offsets wait as well, up to the first record of an entity that waits, so that the order is preserved: inputs and rows
 * acknowledged by the store; dead letters, events and publications by the log; changes recorded as announced; offsets
 * committed. Whatever a crash or a revocation interrupts is redelivered, finds its inputs stored, and is published then.
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
  const open = createOpenInputs(lingering);
  const earlier = createEarlierTopics({
    topics: projection.topics,
    maxMs: lingering.openMaxMs,
    lag: lingering.lag,
    stageMs: Math.min(lingering.openIdleMs, STAGE_STILL_MS),
    stages: lingering.stages,
  });

  const takeIn = async (batch: Batch, control: BatchControl): Promise<void> => {
    const last = batch.records.at(-1);
    if (last === undefined) return;
    const started = performance.now();
    const fence = createFence(control, options.isStopping, () => loop.tick());
    const { taken, refused, dropped } = await takeBatch(
      batch,
      codec,
      { step: (input) => projection.claim(input), skims: projection.skims, base: options.base },
      fence,
    );
    const again = await writer.takeIn(batch, taken, fence);
    open.see(batch);
    earlier.see(batch);
    const name = `${batch.topic}/${batch.partition}`;
    const waiting = pending.get(name) ?? newPending(batch, control);
    if (pending.size === 0) oldest = performance.now();
    pending.set(name, waiting);
    waiting.control = control;
    waiting.next = last.offset + 1;
    waiting.taken += taken.length;
    waiting.refused.push(...refused);
    for (const [reason, count] of dropped)
      waiting.dropped.set(reason, (waiting.dropped.get(reason) ?? 0) + count);
    for (const one of taken)
      addTaken(waiting, one, {
        redelivered: again.has(one.value.entity),
        weight: projection.weight(one.input),
      });
    metrics.seconds(step, 'take_in', (performance.now() - started) / 1000);
  };

  /** Publishes the pending entities but those that wait, as long as all their partitions are assigned to this process. */
  const publishAll = async (partitions: readonly Pending[], waits: Waits, fence: Fence): Promise<void> => {
    const started = performance.now();
    fence.check();
    const touched = new Map<string, Touch>();
    const causes: Causes = new Map();
    for (const each of partitions) {
      mergeTouched(touched, each.touched);
      for (const [entity, some] of each.causes) addCauses(causes, entity, some);
    }
    for (const entity of touched.keys()) if (waits(entity)) touched.delete(entity);
    const written = await writer.publish(touched, fence);
    const refused = [...partitions.flatMap((each) => each.refused), ...written.refused];
    const traces = tracePublications(projection, written.publications, causes, started);
    await appendEffects(options, { ...written, refused, traces }, fence);
    await written.announced();
    for (const entity of touched.keys()) {
      open.forget(entity);
      earlier.forget(entity);
    }
    for (const each of partitions) await commit(each, waits, fence);
    loop.tick();
    traces.end();
    options.onPublished?.(written.publications);
    metrics.seconds(step, 'publish', (performance.now() - started) / 1000);
  };

  const commit = async (each: Pending, waits: Waits, fence: Fence): Promise<void> => {
    const { batch, control, taken, dropped } = each;
    const counted = [...dropped];
    fence.check();
    const done = removePublished(each, waits);
    if (done > each.from) await control.commit(done);
    each.from = done;
    if (each.touched.size === 0) pending.delete(`${batch.topic}/${batch.partition}`);
    metrics.records(step, 'ok', '', taken);
    for (const [reason, count] of counted) metrics.records(step, 'dropped', reason, count);
  };

  const flushNow = async (waits: Waits): Promise<void> => {
    for (let isDone = false; !isDone;) {
      for (const [name, each] of pending) {
        if (!each.control.isStale()) continue;
        logTakenAway(logger, step, each.batch);
        pending.delete(name);
      }
      const partitions = [...pending.values()];
      const [first] = partitions;
      if (first === undefined) break;
      const control = {
        isStale: () => partitions.some((each) => each.control.isStale()),
        heartbeat: () => first.control.heartbeat(),
      };
      try {
        await publishAll(
          partitions,
          waits,
          createFence(control, options.isStopping, () => loop.tick()),
        );
        isDone = true;
      } catch (error) {
        if (!isTakenAway(error, control)) throw error;
        // Partitions still assigned continue without the revoked ones.
        if (options.isStopping()) pending.clear();
      }
    }
    oldest = performance.now();
    lingering.reserve(pendingFacts());
  };

  /** Decided once for a flush, so that what is computed is what is committed. */
  const waiting = async (): Promise<Waits> => {
    const entities = [...pending.values()].flatMap(({ touched }) => [...touched.keys()]);
    const those = new Set(entities.filter((entity) => open.left(entity) > 0));
    const overdue = entities.filter((entity) => !those.has(entity) && open.isOverdue(entity));
    const taken = [...pending.values()].map(({ batch, next }) => ({ ...batch, next }));
    if (overdue.length > 0 && (await lingering.isMoreOnItsWay(taken)))
      for (const entity of overdue) {
        open.extend(entity);
        those.add(entity);
      }
    for (const entity of await earlier.waiting(standings())) those.add(entity);
    return (entity) => those.has(entity);
  };

  const standings = (): ReadonlyMap<string, Standing> => {
    const standing = new Map<string, Standing>();
    for (const { batch, touched } of pending.values()) {
      const rank = projection.topics.indexOf(batch.topic as never);
      for (const entity of touched.keys())
        if (rank >= (standing.get(entity)?.rank ?? 0))
          standing.set(entity, { partition: batch.partition, rank });
    }
    return standing;
  };

  const pendingFacts = (): number => {
    let sum = 0;
    for (const { facts } of pending.values()) for (const some of facts.values()) sum += some;
    return sum;
  };

  const isFull = (): boolean => {
    let entities = 0;
    for (const each of pending.values()) entities += each.touched.size;
    const fits = lingering.reserve(pendingFacts());
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
  const flush = (deciding: () => Promise<Waits>): Promise<void> =>
    busily(projection.topics.length, async () => flushNow(await deciding()));

  const stopTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };

  /** Publishes what is pending after a pause, and what still waits then when its time is over. */
  const linger = (ms = lingering.idleMs): void => {
    stopTimer();
    if (pending.size === 0) return;
    const own = setTimeout(() => {
      // A busy process calls this late, before a batch that arrived meanwhile: such a batch goes first.
      setImmediate(() => {
        if (timer !== own) return;
        flush(waiting).then(() => {
          if (timer === own) linger(untilFirst());
        }, fail);
      });
    }, ms);
    timer = own.unref();
  };

  /** Milliseconds until the first of the entities that wait is published without the rest. */
  const untilFirst = (): number => {
    let least = Infinity;
    for (const { touched } of pending.values())
      for (const entity of touched.keys())
        least = Math.min(least, Math.max(open.left(entity), earlier.left(entity)));
    return Math.max(lingering.idleMs, least);
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
        if (isFull()) await flushNow(await waiting());
        linger();
      }),
    flush: () => flush(() => Promise.resolve(() => false)),
    busy: () => running > 0,
    failed,
    close: () => {
      stopTimer();
      pending.clear();
    },
  };
}
