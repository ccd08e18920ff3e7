import kafkajs, { type ConfigResourceTypes } from 'kafkajs';
import { type ClientOptions, createKafka } from './kafka/client.ts';
import { describeTopics } from './kafka/described-topics.ts';
import { KafkaLogError, messageOf } from './kafka/errors.ts';
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
  close(): Promise<void>;
};

// Its names are not found by Node's analysis of CommonJS.
const { TOPIC, BROKER } = kafkajs.ConfigResourceTypes;
/** Of a setting that was set for the topic itself. */
const OF_TOPIC = kafkajs.ConfigSource.TOPIC_CONFIG;
const RETRY_MS = 10_000;

/** Throws `KafkaLogError` if no broker can be reached. */
export async function openTopicAdmin(options: ClientOptions): Promise<TopicAdmin> {
  const kafka = createKafka(options, RETRY_MS);
  const admin = kafka.admin();
  const link = createLink(kafka, RETRY_MS);
  try {
    await admin.connect();
  } catch (error) {
    throw new KafkaLogError(`Kafka did not answer: ${messageOf(error)}`, { cause: error });
  }

  const configsOf = async (type: ConfigResourceTypes, names: readonly string[]) => {
    if (names.length === 0) return [];
    const { resources } = await admin.describeConfigs({
      resources: names.map((name) => ({ type, name })),
      includeSynonyms: false,
    });
    return resources;
  };
  const valuesOf = (entries: readonly { configName: string; configValue: string }[]) =>
    Object.fromEntries(entries.map(({ configName, configValue }) => [configName, configValue]));

  return {
    describe: async (names) => {
      const { topics } = await admin.fetchTopicMetadata();
      const found = new Map(topics.map(({ name, partitions }) => [name, partitions]));
      const described = await link.ask(async (cluster) =>
        describeTopics(await cluster.findControllerBroker()),
      );
      const replicas = new Map(described?.map((topic) => [topic.name, Math.min(...topic.replicas)]));
      const configs = await configsOf(
        TOPIC,
        names.filter((name) => found.has(name)),
      );
      return configs.map(({ resourceName: name, configEntries }) => ({
        name,
        partitions: found.get(name)?.length ?? 0,
        replicas: replicas.get(name) ?? 0,
        settings: valuesOf(configEntries),
      }));
    },
    brokerSettings: async () => {
      const { controller, brokers } = await admin.describeCluster();
      const id = String(controller ?? brokers[0]?.nodeId ?? 0);
      const [config] = await configsOf(BROKER, [id]);
      return valuesOf(config?.configEntries ?? []);
    },
    set: async (names, settings) => {
      // The request replaces all settings of a topic.
      const configs = await configsOf(TOPIC, names);
      await admin.alterConfigs({
        validateOnly: false,
        resources: configs.map(({ resourceName: name, configEntries }) => {
          const own = configEntries.filter(({ configSource }) => configSource === OF_TOPIC);
          const all = { ...valuesOf(own), ...settings };
          return {
            type: TOPIC,
            name,
            configEntries: Object.entries(all).map(([key, value]) => ({ name: key, value })),
          };
        }),
      });
    },
    close: async () => {
      await Promise.all([admin.disconnect(), link.close()]);
    },
  };
}
