import { setTimeout as sleep } from 'node:timers/promises';
import type { GroupLag } from '@footnote/event-log/port';
import type { TopicName } from '@footnote/events/topics';
import { changedEntities } from './compare.ts';
import { type Consumption, type ProjectionContext, startConsumption } from './consumption.ts';
import {
  createTables,
  dropRetired,
  dropTables,
  hasAllTables,
  isMigrated,
  showGeneration,
} from './generation-tables.ts';
import { type Generation, type Generations, openGenerations, unusedGeneration } from './generations.ts';
import { announce } from './effects.ts';
import { notedLayout, revisionBase } from './log-layout.ts';
import { emitChanged } from './emit-changed.ts';
import { announceMissedChanges } from './missed-changes.ts';
import { checkSignal } from './rebuild-ended.ts';
import { type LockedOptions, whileRebuilding } from './rebuild-lock.ts';
import { groupOf, type Publication } from './projection.ts';
import { visiblePublications } from './visible-publications.ts';

export type RebuildOptions = ProjectionContext &
  LockedOptions & {
    /** Called with the number of records done below the high-water mark. */
    readonly onProgress?: (done: number, total: number) => void;
    /** How often progress is read, in milliseconds (default 100). */
    readonly pollMs?: number;
    /** Corrects rows of a generation that depend on other projections, before they are shown and compared. */
    readonly settle?: (generation: number) => Promise<unknown>;
    /** Called when this process begins to build, after it has waited for others. */
    readonly onBegin?: () => void;
    /** When aborted, the rebuild stops: readers continue to use the previous generation. */
    readonly signal?: AbortSignal;
  };

export type RebuildReport = {
  readonly projection: string;
  readonly generation: number;
  /** The generation that was active before; preserved for `rollBack`. Null for a first build. */
  readonly previous: number | null;
  /** Records up to the high-water mark that was recorded at the start. */
  readonly records: number;
  readonly seconds: number;
  /** Entities that readers see otherwise than before. */
  readonly changed: number;
};

/**
 * Rebuilds a projection while the present generation is served and kept up to date, here or in another
 * process:
 *
 * 1. A new generation is begun: tables of its own, a consumer group of its own from offset zero. The topics'
 *    high-water mark is recorded.
 * 2. The group replays to the mark: this process, and every process that runs the projection and reads in the journal that a
 *    generation has begun (see `createRebuildHelper`). Then the others leave. It goes on to where the active generation's group has committed, so that readers
 *    do not go back in time (while the log grows faster than both can read, by what one round of it takes). Rows and dead letters apart, replaying has no effects.
 * 3. The journal names the new generation active and the views are exchanged. Both are idempotent; a crash
 *    between the two is mended by whoever runs the projection next.
 * 4. A live runner sees the journal change, leaves the old group and joins the new one. What the old group took
 *    in during the exchange lies beyond the new group's offsets, so it is read again into the new tables: no
 *    event is lost, whatever the two processes did when. This process stays in the new group until it has
 *    passed every offset that the old one committed.
 * 5. What entities that read otherwise than before say otherwise is appended, with the changes that the live runner has
 *    not announced, and they are told on `published`.
 *    The generation before stays for `rollBack`; older ones are dropped with their groups.
 *
 * Only one rebuild of a projection runs at a time; throws `LockTimeoutError` when another one takes too long.
 */
export function rebuildProjection(options: RebuildOptions): Promise<RebuildReport> {
  return whileRebuilding(options, () => buildAnew(options));
}

/**
 * The same for an active generation created by a version with other tables or from another layout of the log, or the remaining steps of a
 * rebuild whose process ended. Does nothing if another process has done it in the meantime.
 */
export function migrateLayout(options: RebuildOptions): Promise<void> {
  return whileRebuilding(options, async () => {
    const { store, projection } = options;
    const active = await (await openGenerations(store)).active(projection.name);
    if (active === null) return;
    const isOfLayout = active.epoch === (await notedLayout(store)).epoch;
    if (isOfLayout && (await isMigrated(store, projection, active.generation))) return;
    if (isOfLayout && (await hasAllTables(store, projection, active.generation))) {
      const { generation } = active;
      await emitChanged(options, null, active, await changedEntities(store, projection, null, generation));
      await dropRetired(store, projection);
    } else await buildAnew(options);
  });
}

async function buildAnew(options: RebuildOptions): Promise<RebuildReport> {
  const { projection, store, logger } = options;
  const started = performance.now();
  options.onBegin?.();
  const generations = await openGenerations(store);
  const before = await generations.active(projection.name);
  const { epoch } = await notedLayout(store);
  const isAlike = before !== null && (await hasAllTables(store, projection, before.generation));
  // Offsets of another layout say nothing about this one.
  const isOfLayout = before?.epoch === epoch;
  const generation = await unusedGeneration(options.log, generations, projection.name);
  const next: Generation = { generation, version: projection.version, epoch };
  await generations.record(projection.name, next, 'begun');
  await createTables(store, projection, generation);

  const publications = new Map<string, Publication>();
  const consumption = await startConsumption(options, projection, generation, {
    announce: false,
    base: revisionBase(epoch),
    loop: { tick: () => undefined, trouble: (what) => logger.warn({ projection: projection.name }, what) },
    onPublished: (made) => {
      for (const publication of made) publications.set(publication.entity, publication);
    },
  });
  let records: number;
  try {
    records = await replay(options, consumption, generation);
    await generations.record(projection.name, next, 'closing');
    await untilAlone(options, consumption, generation);
    if (isOfLayout) await catchUp(options, consumption, before, generation);
    await options.settle?.(generation);
    await generations.record(projection.name, next, 'active');
    await showGeneration(store, projection, generation);
    if (isOfLayout) await catchUp(options, consumption, before, generation);
    await options.settle?.(generation);
  } finally {
    await consumption.stop();
  }
  // Views of this version need not fit the tables of another: then every entity counts as changed.
  const comparable = isAlike && before.version === projection.version ? before.generation : null;
  const changed = await changedEntities(store, projection, comparable, generation);
  const others = changed.filter((entity) => !publications.has(entity));
  const reported = [
    ...changed.flatMap((entity) => publications.get(entity) ?? []),
    ...(await visiblePublications(options, next, others)),
  ];
  // Another log may lack the events of the projections themselves.
  await emitChanged(options, isAlike && isOfLayout ? before : null, next, changed);
  if (isAlike)
    await announceMissedChanges(options, { before: before.generation, after: generation, epoch }, changed);
  if (reported.length > 0) await announce(options.log, options.codec, projection, reported, Date.now());
  await dropOlder(options, generation, before);
  await dropRetired(store, projection);
  const seconds = (performance.now() - started) / 1000;
  logger.info(
    { projection: projection.name, generation, records, seconds, changed: changed.length },
    'rebuilt',
  );
  return {
    projection: projection.name,
    generation,
    previous: before?.generation ?? null,
    records,
    seconds,
    changed: changed.length,
  };
}

/** The previous generation cannot be made active again. */
export class RollBackError extends Error {
  override readonly name = 'RollBackError';
}

export type RollBackReport = {
  readonly projection: string;
  /** The generation that is active again. */
  readonly generation: number;
  /** Entities that readers see otherwise than before. */
  readonly changed: number;
};

/**
 * Makes the previous generation active again. The live runner continues with that generation's group, so it
 * catches up with records appended since. Entities that read otherwise are told on `published`, with the revision that is
 * visible now. Throws `RollBackError` if there
 * is none, or if this version cannot continue it, and `LockTimeoutError` while a rebuild runs.
 */
export function rollBack(
  options: Pick<RebuildOptions, 'store' | 'log' | 'codec' | 'projection' | 'lockTimeoutMs'>,
): Promise<RollBackReport> {
  const { projection, store } = options;
  return whileRebuilding(options, async () => {
    const generations: Generations = await openGenerations(store);
    const [active, previous] = [
      await generations.active(projection.name),
      await generations.previous(projection.name),
    ];
    if (previous === null) throw new RollBackError(`${projection.name} has no earlier generation`);
    const { generation } = previous;
    if (!(await hasAllTables(store, projection, generation)))
      throw new RollBackError(
        `the previous generation of ${projection.name} was dropped, or written by a version with other tables`,
      );
    if (previous.epoch !== (await notedLayout(store)).epoch)
      throw new RollBackError(
        `the previous generation of ${projection.name} was built from another layout of the log`,
      );
    await generations.record(projection.name, previous, 'active');
    await showGeneration(store, projection, generation);
    const comparable = active?.version === previous.version ? active.generation : null;
    const changed = await changedEntities(store, projection, comparable, generation);
    const reported = await visiblePublications(options, previous, changed);
    if (reported.length > 0) await announce(options.log, options.codec, projection, reported, Date.now());
    return { projection: projection.name, generation, changed: changed.length };
  });
}

/** Waits until the group has committed everything below the topics' present high-water marks. */
async function replay(
  options: RebuildOptions,
  consumption: Consumption,
  generation: number,
): Promise<number> {
  const { log, projection } = options;
  const marks = new Map<string, number>();
  for (const topic of projection.topics)
    for (const { partition, high } of await log.watermarks(topic)) marks.set(`${topic}/${partition}`, high);
  const total = [...marks.values()].reduce((sum, mark) => sum + mark, 0);
  await until(options, consumption, async () => {
    let done = 0;
    for (const row of await log.lag(groupOf(projection.name, generation), projection.topics))
      done += Math.min(Math.max(0, row.committed), marks.get(placeOf(row)) ?? 0);
    options.onProgress?.(done, total);
    return done >= total;
  });
  return total;
}

/** Waits until who helped has left the group: what is taken in from now on is announced by this process. */
async function untilAlone(
  options: RebuildOptions,
  consumption: Consumption,
  generation: number,
): Promise<void> {
  const group = groupOf(options.projection.name, generation);
  await until(options, consumption, async () => (await options.log.members(group)) <= 1);
}

/**
 * Each round covers the log's growth during the previous one, so rounds shrink as long as reading is faster
 * than growth.
 */
const ROUNDS = 10;

/** Waits until the group has passed the commits of the previous generation's group, or nearly so. */
async function catchUp(
  options: RebuildOptions,
  consumption: Consumption,
  before: Generation | null,
  generation: number,
): Promise<void> {
  if (before === null) return;
  const { log, projection } = options;
  const topics: readonly TopicName[] = projection.topics;
  for (let round = 0; round < ROUNDS; round += 1) {
    const old = await log.lag(groupOf(projection.name, before.generation), topics);
    let looks = 0;
    await until(options, consumption, async () => {
      looks += 1;
      const rows = await log.lag(groupOf(projection.name, generation), topics);
      const committed = new Map(rows.map((row) => [placeOf(row), row.committed]));
      return old.every((row) => Math.max(0, row.committed) <= Math.max(0, committed.get(placeOf(row)) ?? 0));
    });
    if (looks === 1) return;
  }
}

async function until(
  options: RebuildOptions,
  consumption: Consumption,
  reached: () => Promise<boolean>,
): Promise<void> {
  while (!(await reached())) {
    checkSignal(options.signal);
    await Promise.race([sleep(options.pollMs ?? 100), consumption.failed]);
  }
}

async function dropOlder(
  options: RebuildOptions,
  generation: number,
  before: Generation | null,
): Promise<void> {
  const { log, projection, logger } = options;
  const groups = new Set(await log.groups());
  for (let older = 1; older < generation; older += 1) {
    if (older === before?.generation) continue;
    await dropTables(options.store, projection, older);
    const group = groupOf(projection.name, older);
    // A process that still runs an old generation leaves its group soon; the next rebuild deletes it.
    if (groups.has(group) && !(await log.forgetGroup(group)))
      logger.warn({ projection: projection.name, group }, 'a group of an old generation still has members');
  }
}

function placeOf(row: Pick<GroupLag, 'topic' | 'partition'>): string {
  return `${row.topic}/${row.partition}`;
}
