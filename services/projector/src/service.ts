import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import type { ReadStore } from '@footnote/read-store/port';
import { allOf } from '@footnote/runtime/all-of';
import type { Config } from '@footnote/runtime/config';
import type { Health } from '@footnote/runtime/health';
import type { Component } from '@footnote/runtime/lifecycle';
import type { Logger } from '@footnote/runtime/logging';
import type { Metrics } from '@footnote/runtime/metrics';
import { createSharedInputs, type SharedInputs } from '@footnote/projection/entity/cache';
import { DEFAULT_LIMITS, type ProjectionLimits } from '@footnote/projection/consumption';
import type { Projection } from '@footnote/projection/projection';
import { type Generations, openGenerations } from '@footnote/projection/generations';
import { createLogHeads } from '@footnote/projection/log-heads';
import { outlineOf } from '@footnote/projection/outline';
import { createTableRows } from '@footnote/projection/table-rows';
import { createProjectionRunner } from '@footnote/projection/runner';
import { shareActive, shareBuilding } from '@footnote/projection/active-within';
import { announceServed } from './collections/announce-served.ts';
import { untilSettled } from './collections/settled.ts';
import { projectionsOf } from './projections.ts';
import { createSlimming } from './slimming.ts';
import { SETTLED_FROM, settlesSymbols } from './symbols/settle.ts';
import { createSettling } from './symbols/settling.ts';

export type ProjectorConfig = Pick<
  Config,
  'batchRecords' | 'batchBytes' | 'companyCacheFacts' | 'stallSeconds' | 'verification'
> &
  Partial<Pick<Config, 'onDemand'>>;

export type ProjectorOptions = {
  readonly log: EventLog;
  readonly codec: Codec;
  readonly store: ReadStore;
  readonly config: ProjectorConfig;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly health: Health;
  /** Default: all there are. */
  readonly projections?: readonly Projection[];
  /** How often the active generation is read, in milliseconds (default 1000). */
  readonly pollMs?: number;
  /** How often superseded revisions are deleted, in milliseconds (default 60,000). */
  readonly sweepMs?: number;
};

/**
 * From topics to read models. Once started, its tables and views exist; once stopped, it has left its groups.
 */
export type Projector = Component;

export function createProjector(options: ProjectorOptions): Projector {
  const inputs = sharedInputs(options.config);
  const generations = sharedGenerations(options.store);
  const activeWithin = shareActive(generations);
  const buildingWithin = shareBuilding(generations);
  const projections = options.projections ?? projectionsOf(options.config);
  const settling = createSettling({ ...options, activeWithin, everyMs: options.pollMs });
  const runners = projections.map((projection) =>
    createProjectionRunner({
      ...options,
      ...settlesSymbols(projection, options.store),
      projection,
      ...(SETTLED_FROM.has(projection.name) ? { onChanged: settling.changed } : {}),
      inputs,
      generations,
      activeWithin,
      buildingWithin,
      limits: limitsOf(options.config),
      stallMs: options.config.stallSeconds * 1000,
    }),
  );
  const settled = (signal: AbortSignal): Promise<void> =>
    untilSettled({ log: options.log, projections, activeWithin, signal });
  const { store } = options;
  const topics = [...new Set(projections.flatMap((projection) => projection.topics))];
  const heads = createLogHeads({ ...options, topics, prepare: generations });
  const rows = createTableRows({
    store,
    generations,
    outlines: projections.map(outlineOf),
    onEmptied: ({ projection, sentence }) =>
      options.logger.error({ projection }, `${sentence}: run footnote rebuild ${projection}`),
  });
  const onDemand = options.config.onDemand === 'on' ? [announceServed({ ...options, settled })] : [];
  const parts = allOf('projector', [...runners, ...onDemand]);
  return {
    name: 'projector',
    // Before anything is read from a log that may be another one.
    start: async (signal) => {
      await heads.start(signal);
      try {
        await parts.start(signal);
        await settling.start(signal);
        await rows.start(signal);
      } catch (error) {
        await heads.stop();
        throw error;
      }
    },
    stop: async () => {
      await parts.stop();
      await settling.stop();
      await rows.stop();
      await heads.stop();
    },
  };
}

/** Opens the journal of generations once for all, or again when that failed. */
function sharedGenerations(store: ReadStore): () => Promise<Generations> {
  let opening: Promise<Generations> | undefined;
  return () => {
    opening ??= openGenerations(store).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}

/** The inputs that the projections of a process cache: one limit for all, and each event once. */
export function sharedInputs({
  companyCacheFacts,
}: Pick<ProjectorConfig, 'companyCacheFacts'>): SharedInputs {
  return createSharedInputs(companyCacheFacts, createSlimming());
}

/** Configured limits of memory and batches, for the runner. */
export function limitsOf(config: ProjectorConfig): ProjectionLimits {
  return {
    ...DEFAULT_LIMITS,
    batchRecords: config.batchRecords,
    batchBytes: config.batchBytes,
    cacheFacts: config.companyCacheFacts,
  };
}
