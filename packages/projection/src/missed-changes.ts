import { createSharedInputs } from './entity/cache.ts';
import { changedRowsOf, changedRowsSql } from './entity/comparison.ts';
import { createEntityInputs } from './entity/inputs.ts';
import { clickHouseEntityTables, entityTableNames } from './entity/tables.ts';
import type { ProjectionContext } from './consumption.ts';
import { emit } from './effects.ts';
import { revisionBase } from './log-layout.ts';
import { checkSignal } from './rebuild-ended.ts';
import { type Projection, type StoredRow, tablesOf } from './projection.ts';

const ENTITIES_AT_ONCE = 64;

/**
 * Announces what changed in revisions that a rebuild took in and the generation before did not: replaying has no
 * effects. An entity of the same revision in both was announced when it was published; what another version of the
 * projection computes otherwise is announced by nobody. Throws `RebuildEndedError`.
 */
export async function announceMissedChanges(
  context: Pick<ProjectionContext, 'store' | 'log' | 'codec' | 'limits' | 'inputs'> & {
    readonly projection: Projection;
    readonly signal?: AbortSignal;
  },
  generations: { readonly before: number; readonly after: number; readonly epoch: number },
  changed: readonly string[],
): Promise<void> {
  const { projection, store, log, codec } = context;
  if (projection.kind === 'rows' || projection.compares === undefined) return;
  const { compares, keyedBy: key } = projection;
  const columns = ['revision', ...compares.head];
  const tables = clickHouseEntityTables(store, entityTableNames(projection, generations.after));
  const former = clickHouseEntityTables(store, entityTableNames(projection, generations.before));
  const cache = (context.inputs ?? createSharedInputs(context.limits.cacheFacts)).open();
  const entityInputs = createEntityInputs({
    ...{ projection, tables, codec, cache },
    base: revisionBase(generations.epoch),
  });
  for (let from = 0; from < changed.length; from += ENTITIES_AT_ONCE) {
    const some = changed.slice(from, from + ENTITIES_AT_ONCE);
    const [then, now] = [await former.heads(some, columns), await tables.heads(some, columns)];
    const pairs = some.flatMap((entity) => {
      const [before, after] = [revisionIn(then.get(entity)), revisionIn(now.get(entity))];
      return before !== null && after !== null && before < after ? [{ entity, before, after }] : [];
    });
    if (pairs.length === 0) continue;
    const sql = changedRowsSql(
      {
        key,
        comparison: compares,
        before: tablesOf(generations.before)(compares.table),
        after: tablesOf(generations.after)(compares.table),
      },
      pairs,
    );
    const rows = changedRowsOf(compares, await store.query<StoredRow>(sql));
    const versions = await tables.versions(pairs.map(({ entity }) => entity));
    for (const { entity, before, after } of pairs) {
      checkSignal(context.signal);
      const version = versions.get(entity);
      const changes = rows.get(entity) ?? [];
      if (version === undefined || changes.length === 0) continue;
      cache.trim();
      const { inputs, revision } = await entityInputs.resolve(entity, version);
      // Inputs of revisions not yet published are announced by their runner.
      if (revision !== after) continue;
      const computed = projection.compute(entity, inputs, revision);
      if (computed.kind !== 'ok') continue;
      const previous = { revision: before, head: then.get(entity) ?? {} };
      await emit(log, codec, computed.value.changes?.(previous, changes) ?? [], Date.now());
    }
  }
  cache.clear();
}

function revisionIn(head: StoredRow | undefined): number | null {
  return head === undefined ? null : Number(head['revision']);
}
