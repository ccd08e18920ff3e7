import { includesOperation, type Right } from './kafka/access.ts';
import type { ClientOptions } from './kafka/client.ts';
import type { Broker, ConfigEntry } from './kafka/cluster.ts';
import { openLibrary } from './kafka/library.ts';
import { createLink } from './kafka/link.ts';

/** A topic as the brokers keep it. */
export type KeptTopic = {
  readonly name: string;
  readonly partitions: number;
  /** On how many brokers the partition is that is on the fewest; 0 if the brokers do not say. */
  readonly replicas: number;
  /** The effective value of each setting, whether of the topic or of the brokers. */
  readonly settings: Readonly<Record<string, string>>;
};

/** The topics of a cluster beside their records. Names are those of the cluster. */
export type TopicAdmin = {
  /** Those of these topics that exist. */
  describe(names: readonly string[]): Promise<readonly KeptTopic[]>;
  /** Settings of a broker. */
  brokerSettings(): Promise<Readonly<Record<string, string>>>;
  /** Changes these settings of topics and keeps the others. */
  set(names: readonly string[], settings: Readonly<Record<string, string>>): Promise<void>;
  /** Those of these rights that this user lacks, as far as the brokers say. */
  lacking(rights: readonly Right[]): Promise<readonly Right[]>;
  close(): Promise<void>;
};

const TOPIC_RESOURCE = 2;
const BROKER_RESOURCE = 4;
/** The source of a setting that was set for the topic itself. */
const OF_TOPIC = 1;
const RETRY_MS = 10_000;

const valuesOf = (entries: readonly ConfigEntry[]): Readonly<Record<string, string>> =>
  Object.fromEntries(entries.map(({ configName, configValue }) => [configName, configValue ?? '']));

/** Throws `KafkaLogError` if no broker can be reached. */
export async function openTopicAdmin(options: ClientOptions): Promise<TopicAdmin> {
  const link = createLink((await openLibrary(options)).cluster, RETRY_MS);
  try {
    await link.ask((cluster) => cluster.connect());
  } catch (error) {
    await link.close();
    throw error;
  }

  const configsOf = async (broker: Broker, type: number, names: readonly string[]) => {
    if (names.length === 0) return [];
    const resources = names.map((name) => ({ type, name, configNames: [] }));
    return (await broker.describeConfigs({ resources })).resources;
  };

  return {
    describe: (names) =>
      link.ask(async (cluster) => {
        const broker = await cluster.findControllerBroker();
        const { topicMetadata } = await broker.metadata([]);
        const found = new Map(topicMetadata.map((each) => [each.topic, each.partitionMetadata.length]));
        const described = await cluster.describeTopics();
        const replicas = new Map(described?.map((topic) => [topic.name, Math.min(...topic.replicas)]));
        const there = names.filter((name) => found.has(name));
        const configs = await configsOf(broker, TOPIC_RESOURCE, there);
        return configs.map(({ resourceName: name, configEntries }) => ({
          name,
          partitions: found.get(name) ?? 0,
          replicas: replicas.get(name) ?? 0,
          settings: valuesOf(configEntries),
        }));
      }),
    brokerSettings: () =>
      link.ask(async (cluster) => {
        const [nodeId = '0'] = cluster.getNodeIds();
        const [config] = await configsOf(await cluster.findBroker({ nodeId }), BROKER_RESOURCE, [nodeId]);
        return valuesOf(config?.configEntries ?? []);
      }),
    set: (names, settings) =>
      link.ask(async (cluster) => {
        const broker = await cluster.findControllerBroker();
        // The request replaces all settings of a topic.
        const configs = await configsOf(broker, TOPIC_RESOURCE, names);
        const resources = configs.map(({ resourceName: name, configEntries }) => {
          const own = configEntries.filter(({ configSource }) => configSource === OF_TOPIC);
          const all = Object.entries({ ...valuesOf(own), ...settings });
          const entries = all.map(([key, value]) => ({ name: key, value }));
          return { type: TOPIC_RESOURCE, name, configEntries: entries };
        });
        await broker.alterConfigs({ resources });
      }),
    lacking: (rights) =>
      link.ask(async (cluster) => {
        const named = (kind: Right['resource']): readonly string[] => [
          ...new Set(rights.filter(({ resource }) => resource === kind).map(({ name }) => name)),
        ];
        const topics = await cluster.topicOperations(named('topic'));
        const groups = new Map<string, number | undefined>();
        for (const group of named('group')) groups.set(group, await cluster.groupOperations(group));
        return rights.filter(({ resource, name, operation }) => {
          const bits = resource === 'topic' ? topics?.get(name) : groups.get(name);
          return bits !== undefined && !includesOperation(bits, operation);
        });
      }),
    close: () => link.close(),
  };
}
