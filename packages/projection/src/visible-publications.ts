import type { EventLog } from '@footnote/event-log/port';
import { UndecodableError } from '@footnote/events/codec';
import type { ProjectionContext } from './consumption.ts';
import { clickHouseEntityTables, entityTableNames } from './entity/tables.ts';
import type { Generation } from './generations.ts';
import { revisionBase } from './log-layout.ts';
import { wantedRecords } from './part/records.ts';
import { groupOf, type Projection, type Publication } from './projection.ts';

type Context = Pick<ProjectionContext, 'store' | 'log' | 'codec'> & { readonly projection: Projection };

/**
 * What is to be announced of entities that a generation shows and this process did not compute: the revision that is visible,
 * with the symbols and the source time that were announced of the entity last. The revision of an entity that the generation
 * does not have is 0.
 */
export async function visiblePublications(
  context: Context,
  generation: Generation,
  entities: readonly string[],
): Promise<readonly Publication[]> {
  if (entities.length === 0) return [];
  const revisions =
    context.projection.kind === 'rows'
      ? await newestRecords(context, context.projection, generation, entities)
      : await headRevisions(context, context.projection, generation, entities);
  const told = await lastAnnounced(context, entities);
  return entities.map((entity) => ({
    entity,
    revision: revisions.get(entity) ?? 0,
    symbols: told.get(entity)?.symbols ?? [],
    sourceTime: told.get(entity)?.sourceTime ?? 0,
  }));
}

async function headRevisions(
  { store }: Context,
  projection: Extract<Projection, { readonly kind: 'entities' }>,
  { generation }: Generation,
  entities: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const tables = clickHouseEntityTables(store, entityTableNames(projection, generation));
  const versions = await tables.versions(entities);
  return new Map([...versions].map(([entity, { head }]) => [entity, Math.max(0, head)]));
}

/** A row's revision is the position of its record: the newest that the group of the generation has taken in. */
async function newestRecords(
  context: Context,
  projection: Projection,
  { generation, epoch }: Generation,
  entities: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { log, codec } = context;
  const taken = new Map<string, number>();
  for (const { topic, partition, committed } of await log.lag(
    groupOf(projection.name, generation),
    projection.topics,
  ))
    taken.set(`${topic}/${partition}`, committed);
  const limits = { batchRecords: 2000, batchBytes: 8 << 20 };
  const newest = new Map<string, number>();
  const records = wantedRecords({ log, codec, limits, projection }, { kind: 'entities', entities });
  for await (const { topic, partition, records: some } of records.read()) {
    for (const { key, offset } of some)
      if (offset < (taken.get(`${topic}/${partition}`) ?? 0))
        newest.set(key, Math.max(newest.get(key) ?? 0, revisionBase(epoch) + offset + 1));
  }
  return newest;
}

type Told = Pick<Publication, 'symbols' | 'sourceTime'>;

async function lastAnnounced(
  {
    log,
    codec,
    projection,
  }: Pick<Context, 'codec' | 'projection'> & { readonly log: Pick<EventLog, 'read' | 'watermarks'> },
  entities: readonly string[],
): Promise<ReadonlyMap<string, Told>> {
  const keys = new Map(entities.map((entity) => [`${entity}/${projection.name}`, entity]));
  const told = new Map<string, Told>();
  for (const { partition, low, high } of await log.watermarks('published')) {
    if (low >= high) continue;
    for await (const records of log.read('published', partition, { from: low, to: high })) {
      for (const { key, value } of records) {
        const entity = keys.get(key);
        if (entity === undefined) continue;
        try {
          const { symbols, source_time: sourceTime } = await codec.decode('published', value);
          // Of an entity without rows nothing was known.
          if (symbols.length > 0 || !told.has(entity)) told.set(entity, { symbols, sourceTime });
        } catch (error) {
          if (!(error instanceof UndecodableError)) throw error;
        }
      }
    }
  }
  return told;
}
