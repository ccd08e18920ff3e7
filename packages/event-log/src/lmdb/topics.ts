import { TopicConflictError, type TopicSpec, UnknownTopicError } from '../port.ts';
import type { Store, StoredTopic } from './store.ts';

/** What Kafka allows as the name of a topic. */
const LEGAL_NAME = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,249}$/;
const MAX_PARTITIONS = 1024;
/** Sorts after every legal name. */
const LAST = '\uffff';

function check(spec: TopicSpec): void {
  if (!LEGAL_NAME.test(spec.name)) throw new RangeError(`invalid topic name: ${JSON.stringify(spec.name)}`);
  if (!Number.isInteger(spec.partitions) || spec.partitions < 1 || spec.partitions > MAX_PARTITIONS) {
    throw new RangeError(`topic ${spec.name}: ${spec.partitions} partitions; must be 1 to ${MAX_PARTITIONS}`);
  }
}

const settings = (topic: StoredTopic): string =>
  `${topic.partitions} partitions, ${topic.compacted ? 'compacted' : 'not compacted'}`;

export type Topics = {
  find(name: string): StoredTopic | undefined;
  /** Throws `UnknownTopicError`. */
  get(name: string): StoredTopic;
  list(): readonly TopicSpec[];
  /** Within a write transaction; all of `specs` or none. */
  ensure(specs: readonly TopicSpec[]): void;
  /** Next offset of each partition. */
  heads(topic: StoredTopic): readonly number[];
};

export function createTopics(store: Store): Topics {
  // A topic's settings never change, so they can be cached.
  const seen = new Map<string, StoredTopic>();

  const find = (name: string): StoredTopic | undefined => {
    const known = seen.get(name);
    if (known !== undefined || !LEGAL_NAME.test(name)) return known;
    const stored = store.meta.get(['topic', name]) as StoredTopic | undefined;
    if (stored !== undefined) seen.set(name, stored);
    return stored;
  };

  const all = (): readonly (readonly [string, StoredTopic])[] =>
    [...store.meta.getRange({ start: ['topic'], end: ['topic', LAST] })].map(
      ({ key, value }) => [String(key[1]), value as StoredTopic] as const,
    );

  const missing = (specs: readonly TopicSpec[]): Map<string, StoredTopic> => {
    const created = new Map<string, StoredTopic>();
    let id = all().reduce((highest, [, topic]) => Math.max(highest, topic.id), 0);
    for (const spec of specs) {
      check(spec);
      const required = { partitions: spec.partitions, compacted: spec.compacted ?? false };
      const there = find(spec.name) ?? created.get(spec.name);
      if (there === undefined) created.set(spec.name, { id: (id += 1), ...required });
      else if (there.partitions !== required.partitions || there.compacted !== required.compacted) {
        throw new TopicConflictError(
          `topic ${spec.name} exists with ${settings(there)}, but ${settings({ id: 0, ...required })} is required`,
        );
      }
    }
    return created;
  };

  return {
    find,
    get: (name) => {
      const topic = find(name);
      if (topic === undefined) throw new UnknownTopicError(`unknown topic ${JSON.stringify(name)}`);
      return topic;
    },
    list: () =>
      all().map(([name, { partitions, compacted }]) =>
        compacted ? { name, partitions, compacted } : { name, partitions },
      ),
    ensure: (specs) => {
      for (const [name, topic] of missing(specs)) {
        store.meta.putSync(['topic', name], topic);
        store.meta.putSync(['heads', topic.id], new Array<number>(topic.partitions).fill(0));
      }
    },
    heads: (topic) => store.meta.get(['heads', topic.id]) as readonly number[],
  };
}
