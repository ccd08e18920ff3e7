import { createSharedInputs } from './entity/cache.ts';
import { createEntityInputs } from './entity/inputs.ts';
import { clickHouseEntityTables, entityTableNames, type EntityTables } from './entity/tables.ts';
import type { ProjectionContext } from './consumption.ts';
import { emit } from './effects.ts';
import type { Generation } from './generations.ts';
import { revisionBase } from './log-layout.ts';
import { checkSignal } from './rebuild-ended.ts';
import type { EntityProjection, Projection } from './projection.ts';

const ENTITIES_AT_ONCE = 64;

/**
 * Appends the emissions of changed entities that the new generation has and the previous one did not.
 * Replaying has no side effects, so they are computed again from the new generation's inputs, entity by
 * entity. Throws `RebuildEndedError`.
 */
export async function emitChanged(
  context: Pick<ProjectionContext, 'store' | 'log' | 'codec' | 'limits' | 'inputs'> & {
    readonly projection: Projection;
    readonly signal?: AbortSignal;
  },
  before: Generation | null,
  { generation, epoch }: Generation,
  changed: readonly string[],
): Promise<void> {
  const { projection, log, codec } = context;
  if (projection.kind === 'rows' || projection.emits !== true) return;
  const tables = tablesIn(context, projection, generation);
  const cache = (context.inputs ?? createSharedInputs(context.limits.cacheFacts)).open();
  const entityInputs = createEntityInputs({ projection, tables, codec, cache, base: revisionBase(epoch) });
  for (let from = 0; from < changed.length; from += ENTITIES_AT_ONCE) {
    const some = changed.slice(from, from + ENTITIES_AT_ONCE);
    const versions = await tables.versions(some);
    const emittedBefore =
      before === null ? undefined : await emittedIn(tablesIn(context, projection, before.generation), some);
    const emittedNow = await emittedIn(tables, some);
    for (const entity of some) {
      const version = versions.get(entity);
      if (version === undefined) continue;
      checkSignal(context.signal);
      const earlier = emittedBefore?.get(entity);
      const isNews = [...(emittedNow.get(entity) ?? [])].some((id) => earlier?.has(id) !== true);
      if (!isNews) continue;
      cache.trim();
      const { inputs, revision } = await entityInputs.resolve(entity, version);
      // Revisions not yet published are emitted by their runner.
      if (revision !== version.head) continue;
      const computed = projection.compute(entity, inputs, revision);
      if (computed.kind !== 'ok') continue;
      const emissions = (computed.value.emissions ?? []).filter(
        ({ event }) => earlier?.has(event.event_id) !== true,
      );
      await emit(log, codec, emissions, Date.now());
    }
  }
  cache.clear();
}

/** Ids of the events that the heads say. */
async function emittedIn(
  tables: EntityTables,
  entities: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const heads = await tables.heads(entities, ['emitted']);
  return new Map([...heads].map(([entity, { emitted }]) => [entity, new Set(emitted as readonly string[])]));
}

function tablesIn(
  { store }: Pick<ProjectionContext, 'store'>,
  projection: EntityProjection,
  generation: number,
): EntityTables {
  return clickHouseEntityTables(store, entityTableNames(projection, generation));
}
