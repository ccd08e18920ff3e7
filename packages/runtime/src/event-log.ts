import { join } from 'node:path';
import { requireEven } from '@footnote/event-log/co-partitioned';
import type { KafkaLogOptions } from '@footnote/event-log/kafka';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import type { EventLog } from '@footnote/event-log/port';
import { createCodec, type Codec } from '@footnote/events/codec';
import { openFileRegistry } from '@footnote/events/file-registry';
import type { SchemaRegistry } from '@footnote/events/registry';
import { CO_PARTITIONED, topicSpecs } from '@footnote/events/topics';
import type { Config } from './config.ts';
import type { Logger } from './logging.ts';
import { tracedLog } from './tracing/log.ts';

/** The configured log with all topics created, and the codec of its values. */
export type Events = {
  readonly log: EventLog;
  readonly codec: Codec;
  /** The schemas of the events in the log. */
  readonly registry: SchemaRegistry;
};

export type EventsConfig = Pick<
  Config,
  | 'dataDir'
  | 'partitions'
  | 'kafkaBrokers'
  | 'kafkaClientId'
  | 'kafkaTls'
  | 'kafkaSaslMechanism'
  | 'kafkaUsername'
  | 'kafkaPassword'
  | 'kafkaSessionSeconds'
  | 'kafkaRebalanceSeconds'
  | 'schemaRegistryUrl'
  | 'schemaRegistryUsername'
  | 'schemaRegistryPassword'
>;

export type EventsOptions = {
  readonly logger?: Logger;
  /** Aborts opening the log. */
  readonly signal?: AbortSignal | undefined;
  /** For how long brokers that do not answer are tried, in milliseconds (default 60 s). */
  readonly connectForMs?: number;
  /** Opens also a log on Kafka whose topics have different numbers of partitions, to inspect or to move it. */
  readonly isUnevenAllowed?: boolean;
};

/**
 * Opens the log and its registry: Kafka if brokers are configured, otherwise the folder `log` of the data
 * folder. Only this function knows which one is in use. `who` names this process to the brokers. Existing
 * topics keep their number of partitions, whatever is configured now. Throws what the adapters throw if they
 * cannot be reached, and `UnevenTopicsError` for topics on Kafka that have different numbers of partitions.
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
  { isUnevenAllowed = false }: EventsOptions,
): Promise<void> {
  const present = new Map((await log.topics()).map((spec) => [spec.name, spec]));
  const joined = CO_PARTITIONED.map((name) => present.get(name)).filter((spec) => spec !== undefined);
  if (kafkaBrokers !== null && !isUnevenAllowed) requireEven(joined);
  const specs = topicSpecs(joined[0]?.partitions ?? partitions);
  await log.ensureTopics(specs.filter(({ name }) => !present.has(name)));
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
  const clientId = `${config.kafkaClientId}-${who}`;
  const { schemaRegistryUsername: username, schemaRegistryPassword: password } = config;
  const registry = openConfluentRegistry({
    url: config.schemaRegistryUrl ?? '',
    clientId,
    ...(username === null || password === null ? {} : { auth: { username, password } }),
  });
  const sasl = saslOf(config);
  const log = await openKafkaLog({
    brokers: brokers.split(','),
    clientId,
    ...(config.kafkaTls === 'on' ? { ssl: true } : {}),
    ...(sasl === undefined ? {} : { sasl }),
    sessionTimeoutMs: config.kafkaSessionSeconds * 1000,
    rebalanceTimeoutMs: config.kafkaRebalanceSeconds * 1000,
    ...options,
  });
  return { log, registry };
}

type Sasl = Exclude<KafkaLogOptions['sasl'], undefined>;

function saslOf(config: EventsConfig): Sasl | undefined {
  const { kafkaSaslMechanism: mechanism, kafkaUsername: username, kafkaPassword: password } = config;
  if (mechanism === null || username === null || password === null) return undefined;
  // The client's type has one member per mechanism.
  return { mechanism, username, password } as Sasl;
}
