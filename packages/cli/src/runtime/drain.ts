import { setTimeout as delay } from 'node:timers/promises';
import type { EventLog } from '@footnote/event-log/port';
import { PROJECTIONS } from '@footnote/projector/projections';
import { type ReadStore, ReadStoreUnavailableError } from '@footnote/read-store/port';
import { type Generations, openGenerations } from '@footnote/service/projection/generations';
import { groupOf, type Projection } from '@footnote/service/projection/projection';
import { stoppedEarly } from './task.ts';

const PARSER_GROUP = 'filing-parser';
const LOOK_MS = 50;

type Backlog = { readonly documents: number; readonly records: number };

/** Documents that are not parsed yet, and records that a projection has not taken in yet. */
async function backlog(
  log: EventLog,
  generations: Generations,
  projections: readonly Projection[],
): Promise<Backlog> {
  // The parser commits a document after its facts are in the log: looked at first, nothing slips between.
  const documents = await lagOf(log, PARSER_GROUP, ['documents']);
  let records = 0;
  // One that says events has appended them when it commits, and stands before those that take them.
  for (const projection of projections) {
    const active = await generations.active(projection.name);
    records += await lagOf(log, groupOf(projection.name, active?.generation ?? 1), projection.topics);
  }
  return { documents, records };
}

async function lagOf(log: EventLog, group: string, topics: readonly string[]): Promise<number> {
  const rows = await log.lag(group, topics);
  return rows.reduce((sum, row) => sum + row.lag, 0);
}

export type DrainOptions = {
  readonly signal: AbortSignal;
  /** Those that are run (default: all there are). */
  readonly projections?: readonly Projection[];
  /** Whether a store that does not answer will be started again by someone (default: no). */
  readonly isKept?: () => boolean;
  /** Told in words when nothing has moved for half a minute. */
  readonly onStall?: (left: string) => void;
};

const STALL_MS = 30_000;

/**
 * Resolves when everything that was in the log has reached the read models. Throws `UserError` when the signal
 * aborts, and `ReadStoreUnavailableError` when the store is gone for good.
 */
export async function drain(log: EventLog, store: ReadStore, options: DrainOptions): Promise<void> {
  const { signal, projections = PROJECTIONS, isKept = () => false } = options;
  let generations: Generations | undefined;
  let last = '';
  let movedAt = performance.now();
  for (;;) {
    if (signal.aborted) throw stoppedEarly();
    try {
      generations ??= await openGenerations(store);
      const left = await backlog(log, generations, projections);
      if (left.documents === 0 && left.records === 0) return;
      const words = `${left.documents} documents to parse and ${left.records} records to project`;
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
