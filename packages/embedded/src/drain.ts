import { setTimeout as delay } from 'node:timers/promises';
import type { EventLog } from '@footnote/event-log/port';
import { type ReadStore, ReadStoreUnavailableError } from '@footnote/read-store/port';
import type { ProjectionOutline } from '@footnote/projection/outline';
import type { OnProgress } from '@footnote/runtime/progress';
import type { StorageFault } from '@footnote/runtime/storage-fault';
import { UserError } from '@footnote/runtime/user-error';
import { type Backlog, backlog, isNone, openStanding, type Standing } from './standing.ts';
import { stoppedEarly } from './task.ts';

/** The lag is read more often at first: a small ingest ends soon, and a large one may end a fiftieth later. */
const LOOK_MS = 20;
const LOOK_SELDOM_MS = 200;
const LOOKS = 50;

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
  readonly onProgress?: OnProgress;
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
  let [total, before] = [0, 0];
  const count = ({ documents, records }: Backlog): void => {
    const left = documents + records;
    total += Math.max(0, left - before);
    before = left;
    options.onProgress?.('records parsed and projected', total - left, total);
  };
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
      if (isNone(left)) {
        if (await standing.isMigrated(active)) return;
        left = await backlog(log, await standing.newest(), projections);
      }
      count(left);
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
