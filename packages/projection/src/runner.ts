import { setTimeout as sleep } from 'node:timers/promises';
import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import type { Health, Loop } from '@footnote/runtime/health';
import type { Component } from '@footnote/runtime/lifecycle';
import { newsOf, storageFault } from '@footnote/runtime/storage-fault';
import { sweepRevisions } from './entity/sweep.ts';
import { entityTableNames } from './entity/tables.ts';
import type { ActiveWithin } from './active-within.ts';
import { type Consumption, type ProjectionContext, startConsumption } from './consumption.ts';
import { addColumns, createTables, ensureShown, isMigrated, showGeneration } from './generation-tables.ts';
import {
  type Generation,
  GenerationConflictError,
  type Generations,
  unusedGeneration,
} from './generations.ts';
import { notedLayout, revisionBase } from './log-layout.ts';
import { migrateLayout } from './rebuild.ts';
import { createRebuildHelper, type RebuildHelper } from './rebuild-helper.ts';
import { RebuildEndedError } from './rebuild-ended.ts';
import { groupOf, type Projection, type Publication } from './projection.ts';

export type ProjectionRunnerOptions = ProjectionContext & {
  readonly projection: Projection;
  readonly health: Health;
  /** The loop is unhealthy after this many milliseconds without progress. */
  readonly stallMs: number;
  /** How often the active generation is read, in milliseconds (default 1000). */
  readonly pollMs?: number;
  /** How often superseded revisions are deleted, in milliseconds (default 60,000). */
  readonly sweepMs?: number;
  /** The journal of generations that the projections of a process share; opened again if that failed. */
  readonly generations: () => Promise<Generations>;
  /** The active generations of all projections, from a read of the journal with the given maximum age. */
  readonly activeWithin: ActiveWithin;
  /** The generations that are being built, likewise. */
  readonly buildingWithin: ActiveWithin;
  /** As for a rebuild. */
  readonly settle?: (generation: number) => Promise<unknown>;
  /** Called when another generation is visible, and after each change of its rows. */
  readonly onChanged?: () => void;
};

/** Called while a read model with tables of another version is being rebuilt. */
type Building = { readonly onBegin: () => void; readonly onProgress: () => void };

/**
 * Keeps the active generation of one projection up to date. Tables and offsets belong together by generation,
 * so when a rebuild, here or in another process, activates another one, the runner leaves the old group and
 * continues with the new one at its offsets: no event is lost in between. When a batch throws, nothing of it
 * is committed and the consumer restarts after a pause.
 *
 * A generation that lacks tables was created by a version with others, and one of an earlier epoch from another layout of the
 * log: it is rebuilt first (see
 * `rebuildProjection`), by one of the processes that run the projection.
 */
export function createProjectionRunner(options: ProjectionRunnerOptions): Component {
  const { projection, store, logger, limits } = options;
  const pollMs = options.pollMs ?? 1000;
  const stopping = new AbortController();
  const touched = new Set<string>();
  let sweptAll = false;
  let loop: Loop | undefined;
  let ended: Promise<void> = Promise.resolve();
  let generations: Generations | undefined;
  const helper = createRebuildHelper(options);

  const prepare = async (building: Building): Promise<Generation> => {
    const begun = performance.now();
    generations ??= await options.generations();
    const found = await options.activeWithin(performance.now() - begun);
    const recorded = found.get(projection.name) ?? null;
    const { epoch } = await notedLayout(store);
    const active = recorded ?? {
      generation: await unusedGeneration(options.log, generations, projection.name),
      version: projection.version,
      epoch,
    };
    const isOfLayout = active.epoch === epoch;
    if (recorded !== null && !(isOfLayout && (await isMigrated(store, projection, active.generation)))) {
      await buildAnew(building);
      return prepare(building);
    }
    announceVersion(active.version);
    if (recorded !== null) {
      // A recorded generation has all tables.
      await addColumns(store, projection, active.generation);
      await ensureShown(store, projection, active.generation);
    } else {
      await createTables(store, projection, active.generation);
      await showGeneration(store, projection, active.generation);
      await generations.record(projection.name, active, 'active').catch((error: unknown) => {
        // Another replica began the same first generation.
        if (!(error instanceof GenerationConflictError)) throw error;
      });
    }
    return active;
  };

  /** Meanwhile readers see the tables of the other version, and this process counts as started. */
  const buildAnew = async ({ onBegin, onProgress }: Building): Promise<void> => {
    logger.warn(
      { projection: projection.name, version: projection.version },
      'a version with other tables wrote this read model, or the log has another layout: rebuilding it',
    );
    onBegin();
    let last = -1;
    let isOwn = false;
    const helper = createRebuildHelper({ ...options, isOwn: () => isOwn });
    const done = migrateLayout({
      ...options,
      signal: stopping.signal,
      onBegin: () => (isOwn = true),
      onProgress: (done) => {
        if (done !== last) onProgress();
        last = done;
      },
    });
    await helpUntil(helper, done, onProgress);
  };

  /** Takes a share of the rebuild of another process, for as long as this one waits for its end. */
  const helpUntil = async (
    helper: RebuildHelper,
    done: Promise<void>,
    onProgress: () => void,
  ): Promise<void> => {
    let isDone = false;
    const ended = done.finally(() => (isDone = true));
    ended.catch(() => undefined);
    try {
      while (!isDone) {
        await helper.look(pollMs).then(onProgress, (error: unknown) => {
          logger.warn({ projection: projection.name, err: error }, 'cannot take a share of a rebuild');
        });
        await Promise.race([ended, pause(pollMs)]);
      }
      await ended;
    } finally {
      await helper.stop();
    }
  };

  /** Tables of another version stay and are written further until they are rebuilt. */
  const announceVersion = (made: number): void => {
    const { name, version } = projection;
    const isOutdated = made !== version;
    options.metrics.outdated(name, isOutdated);
    const advice = `written by version ${made} of the projection, which is now at ${version}: run footnote rebuild ${name}`;
    loop?.notice(isOutdated ? advice : null);
    if (isOutdated) logger.warn({ projection: name, version, tables: made }, advice);
  };

  /** Watches one consumption until another generation is active or the runner stops. */
  const watch = async (consumption: Consumption, generation: number, turning: Loop): Promise<void> => {
    const since = performance.now();
    let sweptAt = since;
    for (let round = 0; ; round += 1) {
      await Promise.race([consumption.failed, pause(pollMs)]);
      if (stopping.signal.aborted) return;
      try {
        // A read from before this generation became active would report another one.
        const maxAgeMs = Math.min(pollMs, performance.now() - since);
        const active = (await options.activeWithin(maxAgeMs)).get(projection.name);
        if (active?.generation !== generation) return;
        await helper.look(pollMs);
        if (!consumption.busy()) turning.tick();
        if (round % 5 === 0) await reportLag(generation);
        if (performance.now() - sweptAt > (options.sweepMs ?? 60_000)) {
          sweptAt = performance.now();
          await sweep(generation);
        }
      } catch (error) {
        if (!(error instanceof ReadStoreUnavailableError)) throw error;
        turning.trouble(`the read store is unavailable: ${error.message}`);
      }
    }
  };

  const reportLag = async (generation: number): Promise<void> => {
    const rows = await options.log.lag(groupOf(projection.name, generation), projection.topics);
    for (const topic of projection.topics) {
      const lag = rows.filter((row) => row.topic === topic).reduce((sum, row) => sum + row.lag, 0);
      options.metrics.lag(projection.name, topic, lag);
    }
  };

  /** The first sweep looks at every entity: an earlier process may have left revisions behind. */
  const sweep = async (generation: number): Promise<void> => {
    if (projection.kind !== 'entities' || (sweptAll && touched.size === 0)) return;
    const entities = [...touched].slice(0, 500);
    const tables = entityTableNames(projection, generation);
    const revisions = await sweepRevisions(store, tables, sweptAll ? entities : 'all');
    sweptAll = true;
    for (const entity of entities) touched.delete(entity);
    logger.debug({ projection: projection.name, revisions }, 'superseded revisions swept');
  };

  const onPublished = (publications: readonly Publication[]): void => {
    for (const { entity } of publications) touched.add(entity);
    options.onChanged?.();
  };

  const pause = async (ms: number): Promise<void> => {
    await sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined);
  };

  const run = async (turning: Loop, onPrepared: (error?: Error) => void): Promise<void> => {
    let pauseMs = limits.retryBaseMs;
    const isNews = newsOf();
    while (!stopping.signal.aborted) {
      let consumption: Consumption | undefined;
      try {
        const { generation, epoch } = await prepare({
          onBegin: onPrepared,
          onProgress: () => turning.tick(),
        });
        consumption = await startConsumption(options, projection, generation, {
          announce: true,
          base: revisionBase(epoch),
          loop: turning,
          onPublished,
        });
        turning.tick();
        onPrepared();
        options.onChanged?.();
        logger.info({ projection: projection.name, generation }, 'projecting');
        await watch(consumption, generation, turning);
        pauseMs = limits.retryBaseMs;
      } catch (error) {
        // The runner was stopped meanwhile.
        if (error instanceof RebuildEndedError) return;
        const failure = error instanceof Error ? error : new Error(String(error));
        const fault = storageFault(failure);
        turning.trouble(fault?.sentence ?? failure.message, fault?.remedy);
        if (isNews(failure.message)) {
          if (fault === undefined)
            logger.error(
              { projection: projection.name, err: failure },
              'the projection failed: starting it again',
            );
          else logger.error({ projection: projection.name, ...fault }, 'the projection waits');
        }
        onPrepared(failure);
        await consumption?.stop().catch(() => undefined);
        consumption = undefined;
        await pause(pauseMs);
        pauseMs = Math.min(2 * pauseMs, limits.retryMaxMs);
      } finally {
        await helper.stop();
        await consumption?.stop();
      }
    }
  };

  return {
    name: `projection ${projection.name}`,
    start: async () => {
      loop = options.health.loop(`projection ${projection.name}`, options.stallMs);
      const { promise, resolve, reject } = Promise.withResolvers<undefined>();
      ended = run(loop, (error) => {
        // Waits for a store that is not yet up; any other error is a fault of the configuration.
        if (error === undefined || error instanceof ReadStoreUnavailableError) resolve(undefined);
        else reject(error);
      });
      try {
        await promise;
      } catch (error) {
        stopping.abort();
        await ended;
        loop.close();
        throw error;
      }
    },
    stop: async () => {
      stopping.abort();
      await ended;
      loop?.close();
    },
  };
}
