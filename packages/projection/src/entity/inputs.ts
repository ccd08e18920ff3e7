import type { Codec } from '@footnote/events/codec';
import type { TopicName } from '@footnote/events/topics';
import type { EntityProjection, ProjectionInput, ResolvedInput, ResolvedInputs } from '../projection.ts';
import { type CachedInputs, type InputsCache, partName } from './cache.ts';
import { sharedEvent } from './shared-events.ts';
import { createSlots } from './slots.ts';
import { foldInputs, standingInputs } from './standing-inputs.ts';
import type { EntityTables, EntityVersion, StoredInput } from './tables.ts';

export type EntityInputsOptions = {
  readonly projection: EntityProjection;
  readonly tables: Pick<EntityTables, 'inputs'>;
  readonly codec: Codec;
  readonly cache: InputsCache;
  /** See `revisionBase`; default 0. */
  readonly base?: number | undefined;
};

/** An entity's inputs, from the cache if that is as new as the store. */
export type EntityInputs = {
  /** The sets that occupy the slots of one topic, for each entity; without payloads if none are cached. */
  slots(
    topic: TopicName,
    entities: readonly string[],
    versions: ReadonlyMap<string, EntityVersion>,
  ): Promise<ReadonlyMap<string, CachedInputs>>;
  /**
   * Loads inputs of these entities that are not cached, with payloads, in as few queries as possible. They
   * stay loaded whatever the cache evicts.
   */
  load(entities: ReadonlyMap<string, EntityVersion>): Promise<LoadedInputs>;
  /** All inputs of the entity, and their revision. */
  resolve(
    entity: string,
    version: EntityVersion,
    loaded?: LoadedInputs,
  ): Promise<{ readonly inputs: ResolvedInputs; readonly revision: number }>;
};

/**
 * Inputs that were loaded together, by topic and entity, in stored form: each entity's inputs are decoded
 * when it is computed, so that only one entity's are in memory as objects.
 */
export type LoadedInputs = ReadonlyMap<TopicName, ReadonlyMap<string, readonly StoredInput[]>>;

/**
 * Revision of an entity whose topics last changed at these offsets: increases with every change of any of
 * them.
 */
export function revisionOf(changed: Iterable<number>): number {
  let revision = 0;
  for (const offset of changed) revision += offset + 1;
  return revision;
}

export function createEntityInputs(options: EntityInputsOptions): EntityInputs {
  const { projection, tables, codec, cache, base = 0 } = options;

  const restore = async (
    topic: TopicName,
    rows: readonly StoredInput[],
    payloads: boolean,
  ): Promise<CachedInputs> => {
    const slots = foldInputs(rows);
    const events: CachedInputs['events'] = payloads ? new Map() : null;
    for (const row of events === null ? [] : rows) {
      if (!slots.isCurrent(row)) continue;
      const event = await codec.decode(topic, row.value);
      const input = { topic, event, partition: row.partition, offset: base + row.offset } as ProjectionInput;
      events?.set(partName(row), sharedEvent(input, projection.weight(input)));
    }
    return { slots, events };
  };

  /** The cached entry if it is as new as the store. */
  const current = (
    topic: TopicName,
    entity: string,
    version: EntityVersion | undefined,
  ): CachedInputs | undefined => {
    const stored = version?.topics.get(topic);
    if (stored === undefined) return { slots: createSlots(), events: new Map() };
    const cached = cache.get(entity, topic);
    return cached?.slots.last() === stored.last ? cached : undefined;
  };

  const isWhole = (entry: CachedInputs | undefined): boolean => entry !== undefined && entry.events !== null;

  const loadTopics = async (
    topics: readonly TopicName[],
    entities: readonly string[],
  ): Promise<LoadedInputs> => {
    const rows = Map.groupBy(await tables.inputs(topics, entities, true), (row) => row.topic);
    return new Map(
      topics.map((topic) => {
        const ofTopic = Map.groupBy(rows.get(topic) ?? [], (row) => row.entity);
        return [topic, new Map(entities.map((entity) => [entity, ofTopic.get(entity) ?? []]))];
      }),
    );
  };

  const load = async (entities: ReadonlyMap<string, EntityVersion>): Promise<LoadedInputs> => {
    const found = new Map<TopicName, ReadonlyMap<string, readonly StoredInput[]>>();
    const missing = projection.topics.map((topic) => ({
      topic,
      entities: [...entities]
        .filter(([entity, version]) => !isWhole(current(topic, entity, version)))
        .map(([entity]) => entity),
    }));
    // Inputs of an entity are adjacent in the table, whatever their topic: topics that lack the same entities
    // are read together.
    for (const same of Map.groupBy(missing, (each) => each.entities.join()).values()) {
      const [{ entities: lacking } = { entities: [] }] = same;
      if (lacking.length === 0) continue;
      const topics = same.map(({ topic }) => topic);
      for (const [topic, rows] of await loadTopics(topics, lacking)) found.set(topic, rows);
    }
    return found;
  };

  const whole = async (
    topic: TopicName,
    entity: string,
    version: EntityVersion,
    loaded: readonly StoredInput[] | undefined,
  ): Promise<CachedInputs> => {
    const cached = loaded === undefined ? current(topic, entity, version) : undefined;
    if (cached !== undefined && cached.events !== null) return cached;
    const rows = loaded ?? (await loadTopics([topic], [entity])).get(topic)?.get(entity) ?? [];
    const entry = await restore(topic, rows, true);
    if (projection.forgetsLoaded !== true) cache.set(entity, topic, entry);
    return entry;
  };

  return {
    slots: async (topic, entities, versions) => {
      const found = new Map<string, CachedInputs>();
      const missing: string[] = [];
      for (const entity of entities) {
        const cached = current(topic, entity, versions.get(entity));
        if (cached === undefined) missing.push(entity);
        else {
          found.set(entity, cached);
          cache.set(entity, topic, cached);
        }
      }
      if (missing.length > 0) {
        const rows = Map.groupBy(await tables.inputs([topic], missing, false), (row) => row.entity);
        for (const entity of missing) {
          const loaded = await restore(topic, rows.get(entity) ?? [], false);
          cache.set(entity, topic, loaded);
          found.set(entity, loaded);
        }
      }
      return found;
    },
    load,
    resolve: async (entity, version, loaded) => {
      const inputs: Partial<Record<TopicName, readonly ResolvedInput<unknown>[]>> = {};
      const changed: number[] = [];
      for (const topic of projection.topics) {
        const entry = await whole(topic, entity, version, loaded?.get(topic)?.get(entity));
        changed.push(entry.slots.changed());
        inputs[topic] = standingInputs(
          entry.slots,
          (part) => entry.events?.get(part)?.event,
          `${entity} in ${topic}`,
        );
      }
      return { inputs: inputs as ResolvedInputs, revision: base + revisionOf(changed) };
    },
  };
}
