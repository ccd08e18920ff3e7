import { join } from 'node:path';
import { requireEven } from '@footnote/event-log/co-partitioned';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import type { EventLog } from '@footnote/event-log/port';
import { TopicSettingsError } from '@footnote/event-log/kafka/topic-faults';
import { KafkaAccessError } from '@footnote/event-log/kafka/access';
import { prefixedLog } from '@footnote/event-log/prefixed';
import { createCodec, type Codec } from '@footnote/events/codec';
import { openFileRegistry } from '@footnote/events/file-registry';
import type { SchemaRegistry } from '@footnote/events/registry';
import { coPartitioned, topicSpecs } from '@footnote/events/topics';
import { clientIdOf, declarationOf, type EventsConfig, kafkaClientOf } from './kafka-config.ts';
import type { Logger } from './logging.ts';
import { registryCaOf } from './security.ts';
import type { AclUser } from './topic-acls.ts';
import { openTopicGuard } from './topic-guard.ts';
import { tracedLog } from './tracing/log.ts';

/** The configured log with all topics created, and the codec of its values. */
export type Events = {
  readonly log: EventLog;
  readonly codec: Codec;
  /** The schemas of the events in the log. */
  readonly registry: SchemaRegistry;
};

export type { EventsConfig };

export type EventsOptions = {
  readonly logger?: Logger;
  /** Aborts opening the log. */
  readonly signal?: AbortSignal | undefined;
  /** For how long brokers that do not answer are tried, in milliseconds (default 60 s). */
  readonly connectForMs?: number;
  /** Opens also a log on Kafka whose topics no service would start on, to inspect or to mend it. */
  readonly isFaultAllowed?: boolean;
  /** Whose rights on the brokers are looked at; default: nobody's. */
  readonly user?: AclUser;
};

/**
 * Opens the log and its registry: Kafka if brokers are configured, otherwise the folder `log` of the data
 * folder. Only this function knows which one is in use. `who` names this process to the brokers. Existing
 * topics keep their number of partitions, whatever is configured now. Throws what the adapters throw if they
 * cannot be reached, and for topics on Kafka `UnevenTopicsError` if their numbers of partitions differ, and
 * `TopicSettingsError` if they lose records or take none; `KafkaAccessError` if a right is missing.
 */
export async function openEvents(
  config: EventsConfig,
  who: string,
  options: EventsOptions = {},
): Promise<Events> {
  const { log: opened, registry } = await (config.kafkaBrokers === null
    ? openEmbedded(config)
    : openCluster(config, config.kafkaBrokers, who, options));
  const log = tracedLog(opened);
  try {
    await createMissing(log, config, options);
    if (options.isFaultAllowed !== true) await requireSound(config, who, options);
    return { log, codec: createCodec(registry), registry };
  } catch (error) {
    await log.close();
    throw error;
  }
}

/**
 * Creates the topics that are missing, with as many partitions as those that are there. On Kafka these must have equally many:
 * an embedded log cannot get others later, so that its events are in order whatever the numbers.
 */
async function createMissing(
  log: EventLog,
  { partitions, kafkaBrokers }: EventsConfig,
  { isFaultAllowed = false }: EventsOptions,
): Promise<void> {
  const topics = await log.topics();
  const present = new Set(topics.map(({ name }) => name));
  const joined = coPartitioned(topics);
  if (kafkaBrokers !== null && !isFaultAllowed) requireEven(joined);
  const specs = topicSpecs(joined[0]?.partitions ?? partitions);
  await log.ensureTopics(specs.filter(({ name }) => !present.has(name)));
}

/** Throws `KafkaAccessError` for a user that lacks rights, and `TopicSettingsError` for topics that lose records or take none. */
async function requireSound(config: EventsConfig, who: string, { user }: EventsOptions): Promise<void> {
  if (config.kafkaBrokers === null) return;
  const guard = await openTopicGuard(config, config.kafkaBrokers, who);
  try {
    const lacking = user === undefined ? [] : await guard.lacking(user);
    if (lacking.length > 0) throw new KafkaAccessError(lacking, 'missing at start');
    const fatal = (await guard.faults()).filter(({ isFatal }) => isFatal);
    if (fatal.length > 0) throw new TopicSettingsError(fatal);
  } finally {
    await guard.close();
  }
}

type Opened = { readonly log: EventLog; readonly registry: SchemaRegistry };

async function openEmbedded({ dataDir }: EventsConfig): Promise<Opened> {
  const path = join(dataDir, 'log');
  const registry = await openFileRegistry(join(path, 'schemas'));
  return { log: await openLmdbLog({ path }), registry };
}

async function openCluster(
  config: EventsConfig,
  brokers: string,
  who: string,
  options: EventsOptions,
): Promise<Opened> {
  // The Kafka clients take as long to load as everything else, so a process without Kafka does not load them.
  const { openKafkaLog } = await import('@footnote/event-log/kafka');
  const { openConfluentRegistry } = await import('@footnote/events/confluent-registry');
  const { schemaRegistryUsername: username, schemaRegistryPassword: password } = config;
  const [token, ca] = [config.schemaRegistryToken, registryCaOf(config)];
  const registry = openConfluentRegistry({
    url: config.schemaRegistryUrl ?? '',
    clientId: clientIdOf(config, who),
    ...(username === null || password === null ? {} : { auth: { username, password } }),
    ...(token === null ? {} : { token }),
    ...(ca === undefined ? {} : { ca }),
  });
  const log = await openKafkaLog({
    ...kafkaClientOf(config, brokers, who),
    declaration: declarationOf(config),
    sessionTimeoutMs: config.kafkaSessionSeconds * 1000,
    rebalanceTimeoutMs: config.kafkaRebalanceSeconds * 1000,
    ...options,
  });
  return { log: prefixedLog(log, config.kafkaTopicPrefix ?? ''), registry };
}
