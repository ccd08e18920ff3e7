import { setTimeout as delay } from 'node:timers/promises';
import type { EventLog } from '@footnote/event-log/port';
import { STAGES } from '@footnote/events/topics';
import { PROJECTIONS } from '@footnote/projector/projections';
import { type ReadStore, ReadStoreUnavailableError } from '@footnote/read-store/port';
import { type Generations, isMigrated, openGenerations } from '@footnote/projection/generations';
import { groupOf, type Projection } from '@footnote/projection/projection';
import { stoppedEarly } from './task.ts';

const LOOK_MS = 50;
/** Reading the log is cheap; querying the store for each projection twenty times a second is not. */
const ASK_AGAIN_MS = 5000;

type Backlog = { readonly documents: number; readonly records: number };

/** The generation that readers of a projection see. */
type ActiveOf = (projection: string) => Promise<number>;

/** Documents not yet parsed, and records not yet projected. */
async function backlog(
  log: EventLog,
  activeOf: ActiveOf,
  projections: readonly Projection[],
): Promise<Backlog> {
  // A stage commits a document after its events are in the log, so documents are counted first.
  let documents = 0;
  for (const [stage, { reads }] of Object.entries(STAGES)) documents += await lagOf(log, stage, [reads]);
  let records = 0;
  for (const { name, topics } of projections)
    records += await lagOf(log, groupOf(name, await activeOf(name)), topics);
  return { documents, records };
}

/** Remembers a generation for a while. */
function rememberedActive(fresh: ActiveOf): ActiveOf {
  const known = new Map<string, { readonly generation: number; readonly at: number }>();
  return async (projection) => {
    const last = known.get(projection);
    if (last !== undefined && performance.now() - last.at < ASK_AGAIN_MS) return last.generation;
    const generation = await fresh(projection);
    known.set(projection, { generation, at: performance.now() });
    return generation;
  };
}

/**
 * Whether every read model has the tables of this version; otherwise the projector is still rebuilding one.
 */
async function areMigrated(
  store: ReadStore,
  generations: Generations,
  projections: readonly Projection[],
): Promise<boolean> {
  for (const projection of projections) {
    const active = await generations.active(projection.name);
    if (active !== null && !(await isMigrated(store, projection, active.generation))) return false;
  }
  return true;
}

function isNone({ documents, records }: Backlog): boolean {
  return documents === 0 && records === 0;
}

async function lagOf(log: EventLog, group: string, topics: readonly string[]): Promise<number> {
  const rows = await log.lag(group, topics);
  return rows.reduce((sum, row) => sum + row.lag, 0);
}

export type DrainOptions = {
  readonly signal: AbortSignal;
  /** The projections that run (default: all). */
  readonly projections?: readonly Projection[];
  /** Whether an unavailable store will be restarted by its owner (default: no). */
  readonly isKept?: () => boolean;
  /** Called with a sentence when there was no progress for half a minute. */
  readonly onStall?: (left: string) => void;
};

const STALL_MS = 30_000;

/**
 * Resolves when everything that was in the log has reached the read models. Throws `UserError` when the
 * signal aborts, and `ReadStoreUnavailableError` when the store will not be restarted.
 */
export async function drain(log: EventLog, store: ReadStore, options: DrainOptions): Promise<void> {
  const { signal, projections = PROJECTIONS, isKept = () => false } = options;
  let generations: Generations | undefined;
  const activeNow: ActiveOf = async (name) => (await generations?.active(name))?.generation ?? 1;
  const lately = rememberedActive(activeNow);
  let last = '';
  let movedAt = performance.now();
  for (;;) {
    if (signal.aborted) throw stoppedEarly();
    try {
      generations ??= await openGenerations(store);
      let left = await backlog(log, lately, projections);
      // A rebuild may have activated another generation meanwhile.
      if (isNone(left)) left = await backlog(log, activeNow, projections);
      if (isNone(left) && (await areMigrated(store, generations, projections))) return;
      const words = isNone(left)
        ? 'a read model of another version to build anew'
        : `${left.documents} documents to parse and ${left.records} records to project`;
      if (words !== last) movedAt = performance.now();
      last = words;
      if (performance.now() - movedAt > STALL_MS) {
        movedAt = performance.now();
        options.onStall?.(`still ${words}: are a filing-parser and a projector running?`);
      }
    } catch (error) {
      if (!(error instanceof ReadStoreUnavailableError) || !isKept()) throw error;
    }
    await delay(LOOK_MS);
  }
}
