import type { EventLog } from '@footnote/event-log/port';
import { STAGES } from '@footnote/events/topics';
import { areMigrated } from '@footnote/projection/generation-tables';
import { type Generation, openGenerations } from '@footnote/projection/generations';
import type { ProjectionOutline } from '@footnote/projection/outline';
import { groupOf } from '@footnote/projection/projection';
import type { ReadStore } from '@footnote/read-store/port';

/** Reading the log is cheap; querying the store fifty times a second is not. */
const ASK_AGAIN_MS = 5000;

export type Backlog = { readonly documents: number; readonly records: number };

/** The generations that readers see, by projection. */
type Active = ReadonlyMap<string, Generation>;

/** Documents not yet parsed, and records not yet projected. */
export async function backlog(
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
export type Standing = {
  /** As it was a while ago at most. */
  lately(): Promise<Active>;
  now(): Promise<Active>;
  /** The newest generation of each, which a rebuild may still be filling. */
  newest(): Promise<Active>;
  isMigrated(active: Active): Promise<boolean>;
};

export async function openStanding(
  store: ReadStore,
  projections: readonly ProjectionOutline[],
): Promise<Standing> {
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
    newest: () => generations.allNewest(),
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

export function isNone({ documents, records }: Backlog): boolean {
  return documents === 0 && records === 0;
}

async function lagOf(log: EventLog, group: string, topics: readonly string[]): Promise<number> {
  const rows = await log.lag(group, topics);
  return rows.reduce((sum, row) => sum + row.lag, 0);
}
