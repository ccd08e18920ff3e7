import { setTimeout as pause } from 'node:timers/promises';
import { TopicConflictError, type TopicSpec, UnknownTopicError } from '../port.ts';
import type { DescribedTopic } from './cluster.ts';
import { isRefused } from './access.ts';
import { KafkaLogError, messageOf, typeOf } from './errors.ts';
import type { Link } from './link.ts';
import { edges } from './offsets.ts';
import { settingsOf, type TopicDeclaration } from './topic-settings.ts';

const TOPIC_RESOURCE = 2;
/** Kafka's answer for "as the brokers are configured". */
const BROKERS_DEFAULT = -1;
/** Kafka's own, and those of registries that keep their schemas in topics. */
const INTERNAL = /^_/;
const LEGAL_NAME = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,249}$/;
const CREATE_TIMEOUT_MS = 30_000;
const RETRY_MS = 20;

const compactedOf = (policy: string | null | undefined): boolean =>
  (policy ?? '').split(',').includes('compact');

const settings = ({ partitions, compacted }: TopicSpec): string =>
  `${partitions} partitions, ${compacted === true ? 'compacted' : 'not compacted'}`;

export type Topics = {
  ensure(specs: readonly TopicSpec[]): Promise<void>;
  list(): Promise<readonly TopicSpec[]>;
  /** All of them with their ids; none if the brokers do not give ids. */
  described(): Promise<readonly DescribedTopic[]>;
  /** Number of partitions. Throws `UnknownTopicError`. */
  partitionsOf(name: string): Promise<number>;
};

export function createTopics(link: Link, declaration: TopicDeclaration): Topics {
  // A topic's settings never change, so they can be cached.
  const seen = new Map<string, number>();

  const find = async (name: string): Promise<number | undefined> => {
    if (!LEGAL_NAME.test(name)) return undefined;
    return link.ask(async (cluster) => {
      try {
        const { topicMetadata } = await (await cluster.findControllerBroker()).metadata([name]);
        return topicMetadata[0]?.partitionMetadata.length;
      } catch (error) {
        if (typeOf(error) === 'UNKNOWN_TOPIC_OR_PARTITION') return undefined;
        throw error;
      }
    });
  };

  const compactedAmong = (names: readonly string[]): Promise<ReadonlySet<string>> =>
    link.ask(async (cluster) => {
      const resources = names.map((name) => ({
        type: TOPIC_RESOURCE,
        name,
        configNames: ['cleanup.policy'],
      }));
      if (resources.length === 0) return new Set();
      const answer = await (await cluster.findControllerBroker()).describeConfigs({ resources });
      const compacted = answer.resources.filter(({ configEntries }) =>
        configEntries.some(({ configValue }) => compactedOf(configValue)),
      );
      return new Set(compacted.map(({ resourceName }) => resourceName));
    });

  const specsOf = async (found: ReadonlyMap<string, number>): Promise<TopicSpec[]> => {
    const compacted = await compactedAmong([...found.keys()]);
    return [...found].map(([name, partitions]) =>
      compacted.has(name) ? { name, partitions, compacted: true } : { name, partitions },
    );
  };

  const create = (specs: readonly TopicSpec[]): Promise<unknown> =>
    link.ask(async (cluster) => {
      const topics = specs.map((spec) => ({
        topic: spec.name,
        numPartitions: spec.partitions,
        replicationFactor: declaration.replicas ?? BROKERS_DEFAULT,
        configEntries: Object.entries(settingsOf(spec, declaration)).map(([name, value]) => ({
          name,
          value,
        })),
      }));
      try {
        await (await cluster.findControllerBroker()).createTopics({ topics, timeout: CREATE_TIMEOUT_MS });
      } catch (error) {
        // Another process, or an earlier attempt, created it first; its settings are compared below.
        if (typeOf(error) !== 'TOPIC_ALREADY_EXISTS') throw error;
      }
    });

  const check = async (specs: readonly TopicSpec[]): Promise<readonly TopicSpec[]> => {
    const partitions = await Promise.all(specs.map(async ({ name }) => [name, await find(name)] as const));
    const there = new Map<string, number>();
    for (const [name, count] of partitions) if (count !== undefined) there.set(name, count);
    for (const existing of await specsOf(there)) {
      const required = specs.find(({ name }) => name === existing.name);
      if (required !== undefined && settings(existing) !== settings(required))
        throw new TopicConflictError(
          `topic ${existing.name} exists with ${settings(existing)}, but ${settings(required)} is required`,
        );
    }
    return specs.filter(({ name }) => !there.has(name));
  };

  return {
    ensure: async (specs) => {
      const illegal = specs.find(
        ({ name, partitions }) => !LEGAL_NAME.test(name) || !Number.isInteger(partitions) || partitions < 1,
      );
      if (illegal !== undefined)
        throw new RangeError(
          `invalid topic: ${JSON.stringify(illegal.name)}, ${illegal.partitions} partitions`,
        );
      const missing = await check(specs);
      if (missing.length === 0) return;
      try {
        await create(missing);
      } catch (error) {
        if (isRefused(error)) throw error;
        throw new KafkaLogError(`topics could not be created: ${messageOf(error)}`, { cause: error });
      }
      // Brokers learn of a new topic, and of their leadership, a little later.
      for (let left = await check(specs); left.length > 0; left = await check(specs)) await pause(RETRY_MS);
      await Promise.all(missing.map(({ name, partitions }) => edges(link, name, partitions, 'latest')));
    },
    list: async () => {
      const names = await link.ask(async (cluster) => (await cluster.findControllerBroker()).metadata([]));
      const topics = names.topicMetadata.filter(({ topic }) => !INTERNAL.test(topic));
      return specsOf(
        new Map(topics.map(({ topic, partitionMetadata }) => [topic, partitionMetadata.length])),
      );
    },
    described: async () => {
      const found = await link.ask((cluster) => cluster.describeTopics());
      return (found ?? []).filter(({ name }) => !INTERNAL.test(name));
    },
    partitionsOf: async (name) => {
      const count = seen.get(name) ?? (await find(name));
      if (count === undefined) throw new UnknownTopicError(`unknown topic ${JSON.stringify(name)}`);
      seen.set(name, count);
      return count;
    },
  };
}
