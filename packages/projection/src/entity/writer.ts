import type { Batch, LogRecord } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import type { TopicName } from '@footnote/events/topics';
import type { Fence } from '../fence.ts';
import type { EntityProjection, Emission, InputClaim, Publication } from '../projection.ts';
import type { StoreCall } from '../store-call.ts';
import type { Refused, Taken } from '../take.ts';
import { type InputsCache, partName, partsOf } from './cache.ts';
import { createEntityInputs, type LoadedInputs, revisionOf } from './inputs.ts';
import { sharedEvent } from './shared-events.ts';
import { type HeadState, NO_STATE, readHeadStates } from './head-state.ts';
import { createPublisher, type Unannounced } from './publisher.ts';
import type { EntityTables, EntityVersion, StoredInput } from './tables.ts';
import { digest, tokenPrefix } from './tokens.ts';

export type EntityWriterOptions = {
  readonly projection: EntityProjection;
  readonly tables: EntityTables;
  readonly codec: Codec;
  readonly cache: InputsCache;
  readonly call: StoreCall;
  /** False while a rebuild replays: revisions are not compared. */
  readonly announce: boolean;
  /** See `revisionBase`; default 0. */
  readonly base?: number;
  /** Approximate number of bytes of inputs stored at once (default 16 MiB). */
  readonly groupBytes?: number;
  /**
   * Approximate number of bytes of stored inputs read at once (default 8 MiB; one entity's are read
   * together).
   */
  readonly loadBytes?: number;
  /** Maximum number of rows waiting for an insert (default 30,000; one entity's rows stay together). */
  readonly maxRows?: number;
  /** Called with the duration of each piece of work, in seconds. */
  readonly observe?: (
    work: 'store_inputs' | 'load' | 'resolve' | 'compute' | 'compare' | 'store_rows',
    seconds: number,
  ) => void;
};

/** What touched an entity since it was last looked at. */
export type Touch = {
  /** Lowest offset of its events, by topic. */
  readonly lowest: Map<string, number>;
  /** One of its events was redelivered: its emissions may not have been appended. */
  redelivered: boolean;
  /** Its newest event, which is refused if the entity cannot be computed. */
  newest: { readonly record: LogRecord; readonly sourceTime: number };
};

/** Outcome of publishing. */
export type Published = {
  readonly publications: readonly Publication[];
  /** Events to append: those that the previous heads did not include, and those on what changed. */
  readonly emissions: readonly Emission[];
  /** Newest events of entities that could not be computed. */
  readonly refused: readonly Refused[];
  /** Records that the log has the events on what changed. To be called before offsets are committed. */
  readonly announced: () => Promise<void>;
};

/**
 * Stores inputs and publishes the entities that they change. Inputs are stored first, and publishing reads
 * the stored inputs of all topics: if two processes store different topics of an entity, at least the later
 * one sees both.
 */
export type EntityWriter = {
  /** Resolves when the inputs are stored; returns the entities with an input that had been stored before. */
  takeIn(batch: Batch, taken: readonly Taken<InputClaim>[], fence: Fence): Promise<ReadonlySet<string>>;
  /**
   * Computes each entity whose inputs are ahead of its head, once, and publishes it: rows before head.
   * Announces an entity again if a redelivered event contributed to it. Resolves when everything is visible.
   */
  publish(touched: ReadonlyMap<string, Touch>, fence: Fence): Promise<Published>;
};

type Due = { readonly entity: string; readonly touch: Touch; readonly version: EntityVersion };
type Claimed = Taken<InputClaim>;
type Group = ReadonlyMap<string, readonly Claimed[]>;

const ENTITIES_AT_ONCE = 256;

export function createEntityWriter(options: EntityWriterOptions): EntityWriter {
  const { projection, tables, cache, call } = options;
  const entityInputs = createEntityInputs(options);
  const observe = options.observe ?? (() => undefined);

  const storeGroup = async (
    batch: Batch,
    group: Group,
    versions: ReadonlyMap<string, EntityVersion>,
    again: Set<string>,
    fence: Fence,
  ): Promise<void> => {
    const topic = batch.topic as TopicName;
    const entries = await call(() => entityInputs.slots(topic, [...group.keys()], versions), fence);
    const rows: StoredInput[] = [];
    for (const [entity, claims] of group) {
      const entry = entries.get(entity);
      if (entry === undefined) throw new Error(`no inputs of ${entity}`);
      for (const { record, input, value: claim } of claims) {
        if (record.offset <= entry.slots.last()) again.add(entity);
        const before = entry.slots.holder(claim.slot);
        const effect = entry.slots.apply(claim, record.offset);
        if (effect === 'ignored') continue;
        if (effect === 'changed' && before !== null) cache.drop(entry, partsOf(claim.slot, before));
        cache.add(entry, partName(claim), sharedEvent(input, projection.weight(input)));
        const { partition, offset, value } = record;
        rows.push({ ...claim, topic, partition, offset, changed: effect === 'changed', value });
      }
    }
    if (rows.length === 0) return;
    const offsets = rows.map((row) => row.offset).join();
    const token = `${tokenPrefix(projection)}/${topic}/${batch.partition}/${digest(offsets)}`;
    await call(() => tables.insertInputs(rows, token), fence);
  };

  /** The same heads once more, without the events that the log has. */
  const clear = async (announced: readonly Unannounced[], fence: Fence): Promise<void> => {
    if (announced.length === 0) return;
    const names = announced.map(({ entity, revision }) => `${entity}@${revision}`);
    const token = `${tokenPrefix(projection)}/announced/${digest(names.join())}`;
    const heads = announced.map(({ head }) => ({ ...head, unannounced: '' }));
    await call(() => tables.insertHeads(heads, token), fence);
  };

  return {
    takeIn: async (batch, taken, fence) => {
      const byEntity = Map.groupBy(taken, ({ value }) => value.entity);
      const entities = [...byEntity.keys()];
      const again = new Set<string>();
      if (entities.length === 0) return again;
      // A cached entry that is ahead of a failed insert is detected by its last offset.
      const versions = await call(() => tables.versions(entities), fence);
      for (const group of groups(byEntity, options.groupBytes ?? 1 << 24)) {
        const started = performance.now();
        await storeGroup(batch, group, versions, again, fence);
        observe('store_inputs', (performance.now() - started) / 1000);
        await fence.progress();
      }
      return again;
    },
    publish: async (touched, fence) => {
      const publications: Publication[] = [];
      const emissions: Emission[] = [];
      const refused: Refused[] = [];
      const pending: Unannounced[] = [];
      const publisher = createPublisher({ ...options, fence });
      const publishOne = async (
        entity: string,
        touch: Touch,
        version: EntityVersion,
        state: HeadState,
        loaded: LoadedInputs,
      ): Promise<void> => {
        const started = performance.now();
        const { inputs, revision } = await call(() => entityInputs.resolve(entity, version, loaded), fence);
        const resolved = performance.now();
        const computed = projection.compute(entity, inputs, revision);
        observe('resolve', (resolved - started) / 1000);
        observe('compute', (performance.now() - resolved) / 1000);
        if (computed.kind === 'ok') {
          const { symbols, sourceTime } = computed.value;
          publications.push({ entity, revision, symbols, sourceTime });
          // An existing head does not prove that its events were appended before the process ended.
          const known = touch.redelivered || revision === version.head ? new Set<string>() : state.emitted;
          for (const emission of computed.value.emissions ?? [])
            if (!known.has(emission.event.event_id)) emissions.push(emission);
          const { unannounced, columns } = state;
          const compares = options.announce && projection.compares !== undefined && version.head >= 0;
          const previous = compares ? { revision: version.head, head: columns } : null;
          if (revision > version.head)
            await publisher.add({ entity, revision, computed: computed.value, previous, unannounced });
          else if (unannounced.length > 0)
            pending.push({ entity, revision, head: computed.value.head, emissions: unannounced });
        } else if (computed.kind === 'dead-letter') {
          const { reason, message } = computed;
          refused.push({ ...touch.newest, reason, message });
        }
        cache.trim();
        await fence.progress();
      };
      try {
        // In storage order: neighbours are read together.
        for (const some of chunks([...touched.keys()].sort(), ENTITIES_AT_ONCE)) {
          const versions = await call(() => tables.versions(some), fence);
          const states = await call(() => readHeadStates(projection, tables, some), fence);
          const due = some.flatMap((entity): readonly Due[] => {
            const version = versions.get(entity);
            const touch = touched.get(entity);
            if (version === undefined || touch === undefined) return [];
            return isDue(options, version, touch) ? [{ entity, touch, version }] : [];
          });
          for (const group of readTogether(due, options.loadBytes ?? 1 << 23)) {
            const started = performance.now();
            const ofGroup = new Map(group.map(({ entity, version }) => [entity, version]));
            const loaded = await call(() => entityInputs.load(ofGroup), fence);
            observe('load', (performance.now() - started) / 1000);
            for (const { entity, touch, version } of group)
              await publishOne(entity, touch, version, states.get(entity) ?? NO_STATE, loaded);
          }
        }
        // Also for entities that cannot be computed yet, or that wait for the rest of their inputs.
        cache.trim();
        pending.push(...(await publisher.flush()));
      } finally {
        await publisher.settled();
      }
      emissions.push(...pending.flatMap((each) => each.emissions));
      return { publications, emissions, refused, announced: () => clear(pending, fence) };
    },
  };
}

/**
 * Whether the entity must be computed: its head is behind, or a redelivered event contributed to its head.
 */
function isDue(
  { projection, base = 0 }: Pick<EntityWriterOptions, 'projection' | 'base'>,
  version: EntityVersion,
  touch: Touch,
): boolean {
  const changed = (topic: string): number => version.topics.get(topic)?.changed ?? -1;
  if (projection.required.some((topic) => changed(topic) === -1)) return false;
  const revision = base + revisionOf(projection.topics.map(changed));
  if (revision > version.head) return true;
  return revision === version.head && [...touch.lowest].some(([topic, offset]) => offset <= changed(topic));
}

/** Splits the entities into groups whose new inputs make a block of about `maxBytes`. */
function* groups(byEntity: Group, maxBytes: number): Generator<Group> {
  let group = new Map<string, readonly Claimed[]>();
  let bytes = 0;
  for (const [entity, claims] of byEntity) {
    const arriving = claims.reduce((sum, { record }) => sum + record.value.byteLength, 0);
    if (group.size > 0 && (bytes + arriving > maxBytes || group.size >= ENTITIES_AT_ONCE)) {
      yield group;
      group = new Map();
      bytes = 0;
    }
    group.set(entity, claims);
    bytes += arriving;
  }
  if (group.size > 0) yield group;
}

/** Splits the entities into groups whose stored inputs are about `maxBytes`. */
function* readTogether(due: readonly Due[], maxBytes: number): Generator<readonly Due[]> {
  let group: Due[] = [];
  let bytes = 0;
  for (const each of due) {
    const own = [...each.version.topics.values()].reduce((sum, topic) => sum + topic.bytes, 0);
    if (group.length > 0 && bytes + own > maxBytes) {
      yield group;
      group = [];
      bytes = 0;
    }
    group.push(each);
    bytes += own;
  }
  if (group.length > 0) yield group;
}

function* chunks<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < items.length; from += size) yield items.slice(from, from + size);
}
