import { setTimeout as delay } from 'node:timers/promises';
import type { EventLog } from '@footnote/event-log/port';
import { STAGES } from '@footnote/events/topics';
import { type ReadStore, ReadStoreUnavailableError } from '@footnote/read-store/port';
import { areMigrated } from '@footnote/projection/generation-tables';
import { type Generation, openGenerations } from '@footnote/projection/generations';
import type { ProjectionOutline } from '@footnote/projection/outline';
import { groupOf } from '@footnote/projection/projection';
import type { StorageFault } from '@footnote/runtime/storage-fault';
import { UserError } from '@footnote/runtime/user-error';
import { stoppedEarly } from './task.ts';

/** The lag is read more often at first: a small ingest ends soon, and a large one may end a fiftieth later. */
const LOOK_MS = 20;
const LOOK_SELDOM_MS = 200;
const LOOKS = 50;
/** Reading the log is cheap; querying the store fifty times a second is not. */
const ASK_AGAIN_MS = 5000;

type Backlog = { readonly documents: number; readonly records: number };

/** The generations that readers see, by projection. */
type Active = ReadonlyMap<string, Generation>;

/** Documents not yet parsed, and records not yet projected. */
async function backlog(
  log: EventLog,
  active: Active,
  projections: readonly ProjectionOutline[],
): Promise<Backlog> {
  // A stage commits a document after its events are in the log, so documents are counted first.
  let documents = 0;
  for (const [stage, { reads }] of Object.entries(STAGES)) documents += await lagOf(log, stage, [reads]);
  let records = 0;
  for (const { name, topics } of projections)
    records += await lagOf(log, groupOf(name, active.get(name)?.generation ?? 1), topics);
  return { documents, records };
}

/**
 * The state of the projections in the store. `isMigrated`: whether every read model has the tables of this
 * version; otherwise the projector is still rebuilding one.
 */
type Standing = {
  /** As it was a while ago at most. */
  lately(): Promise<Active>;
  now(): Promise<Active>;
  isMigrated(active: Active): Promise<boolean>;
};

async function openStanding(store: ReadStore, projections: readonly ProjectionOutline[]): Promise<Standing> {
  const generations = await openGenerations(store);
  /** Generations with all tables, which stay complete while they are active. */
  const whole = new Set<string>();
  let known: Active = new Map();
  let knownAt = -Infinity;
  const now = async (): Promise<Active> => {
    known = await generations.allActive();
    knownAt = performance.now();
    return known;
  };
  return {
    now,
    lately: () => (performance.now() - knownAt < ASK_AGAIN_MS ? Promise.resolve(known) : now()),
    isMigrated: async (active) => {
      const unchecked = projections.flatMap((projection) => {
        const generation = active.get(projection.name)?.generation;
        if (generation === undefined || whole.has(groupOf(projection.name, generation))) return [];
        return [{ projection, generation }];
      });
      const migrated = await areMigrated(store, unchecked);
      for (const { projection, generation } of migrated) whole.add(groupOf(projection.name, generation));
      return migrated.length === unchecked.length;
    },
  };
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
  /** The projections that run. */
  readonly projections: readonly ProjectionOutline[];
  /** Whether an unavailable store will be restarted by its owner (default: no). */
  readonly isSupervised?: () => boolean;
  /** The fault that no retry mends, if there is one now: the wait ends with it unless there is progress soon. */
  readonly faultOf?: () => StorageFault | undefined;
  /** How long such a fault may last, milliseconds (default 10,000). */
  readonly faultMs?: number;
  /** Called with a sentence when there was no progress for half a minute. */
  readonly onStall?: (left: string) => void;
};

const STALL_MS = 30_000;
const FAULT_MS = 10_000;

/**
 * Resolves when everything that was in the log has reached the read models. Throws `UserError` when the
 * signal aborts or a fault stays that only a person mends, and `ReadStoreUnavailableError` when the store will not be
 * restarted.
 */
export async function drain(log: EventLog, store: ReadStore, options: DrainOptions): Promise<void> {
  const { signal, projections, isSupervised = () => false } = options;
  let standing: Standing | undefined;
  let last = '';
  const began = performance.now();
  let movedAt = began;
  let soundAt = began;
  let fault: StorageFault | undefined;
  for (;;) {
    if (signal.aborted) throw stoppedEarly();
    // Between two attempts a reader reports no fault: only progress ends it.
    fault = options.faultOf?.() ?? fault;
    if (fault === undefined) soundAt = performance.now();
    else if (performance.now() - soundAt > (options.faultMs ?? FAULT_MS))
      throw new UserError(fault.sentence, fault.remedy);
    try {
      if (standing === undefined) {
        standing = await openStanding(store, projections);
        // An entry found now need not be checked again at the end.
        await standing.isMigrated(await standing.now());
      }
      let active = await standing.lately();
      let left = await backlog(log, active, projections);
      if (isNone(left)) {
        // A rebuild may have activated another generation meanwhile.
        active = await standing.now();
        left = await backlog(log, active, projections);
      }
      if (isNone(left) && (await standing.isMigrated(active))) return;
      const words = isNone(left)
        ? 'a read model of another version that has to be rebuilt'
        : `${left.documents} documents to parse and ${left.records} records to project`;
      if (words !== last) {
        movedAt = performance.now();
        fault = undefined;
      }
      last = words;
      if (performance.now() - movedAt > STALL_MS) {
        movedAt = performance.now();
        options.onStall?.(`still ${words}: are a filing-parser and a projector running?`);
      }
    } catch (error) {
      if (!(error instanceof ReadStoreUnavailableError) || !isSupervised()) throw error;
    }
    await delay(Math.min(LOOK_SELDOM_MS, Math.max(LOOK_MS, (performance.now() - began) / LOOKS)));
  }
}
