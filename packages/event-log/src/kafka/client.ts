import { Kafka, type KafkaConfig, logLevel, type LogEntry } from 'kafkajs';
import { keepBatchEnds } from './batch-ends.ts';
import { createNews } from './news.ts';
import { stopIdleTimers } from './timer-shim.ts';

/** The methods of a pino logger that are used. */
export type KafkaLogger = {
  debug(fields: object, message: string): void;
  warn(fields: object, message: string): void;
};

export type ClientOptions = {
  /** The client: kafkajs (default), or @platformatic/kafka. */
  readonly library?: 'kafkajs' | 'platformatic';
  readonly brokers: readonly string[];
  readonly clientId: string;
  readonly ssl?: KafkaConfig['ssl'];
  readonly sasl?: KafkaConfig['sasl'];
  /** Creates the sockets of kafkajs; default: TCP, or TLS if `ssl` is set. */
  readonly socketFactory?: KafkaConfig['socketFactory'];
  readonly logger?: KafkaLogger;
};

/**
 * Responses of the broker while it creates or loads the coordinator of a group: on the first use of any
 * group, and after a restart. The client retries by itself.
 */
const COORDINATOR_LOADING =
  /coordinator is not available|coordinator is loading|not the correct coordinator|not the coordinator/i;
/**
 * Caused by this adapter itself: connections closed while connecting or during a long poll, rebalances
 * reported by a heartbeat, requests that check whether a topic exists or has a leader.
 */
const OWN_DOING =
  /the connection was closed|^Response without match|^Response (Heartbeat|SyncGroup|OffsetCommit)\(.* The group is rebalancing|^Response (Metadata|ListOffsets)\(.* (does not host this|is not the leader for that) topic-partition/;

/** Whether an operator should see a log entry: retries on first use are irrelevant. */
export function isWorthSaying({ level, log }: Pick<LogEntry, 'level'> & { readonly log: object }): boolean {
  if (level > logLevel.WARN) return false;
  const { message, error } = log as { readonly message?: unknown; readonly error?: unknown };
  const text = `${String(message)} ${String(error)}`;
  return !COORDINATOR_LOADING.test(text) && !OWN_DOING.test(text);
}

export function createKafka(options: ClientOptions, retryForMs: number): Kafka {
  stopIdleTimers();
  keepBatchEnds();
  const isNews = createNews();
  const { brokers, clientId, ssl, sasl, socketFactory, logger } = options;
  return new Kafka({
    brokers: [...brokers],
    clientId,
    ...(ssl === undefined ? {} : { ssl }),
    ...(sasl === undefined ? {} : { sasl }),
    ...(socketFactory === undefined ? {} : { socketFactory }),
    connectionTimeout: 5000,
    requestTimeout: 30_000,
    retry: retries(retryForMs),
    logLevel: logger === undefined ? logLevel.NOTHING : logLevel.WARN,
    logCreator: () => (entry) => {
      const { message, timestamp: _, logger: __, stack: ___, ...fields } = entry.log;
      const at = { ...fields, namespace: entry.namespace };
      if (isWorthSaying(entry) && isNews(message, performance.now())) logger?.warn(at, message);
      else logger?.debug(at, message);
    },
  });
}

const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 1000;

/** Tries that take about `forMs` in all: waits double from 50 ms to a second. */
export function retries(forMs: number): {
  readonly initialRetryTime: number;
  readonly maxRetryTime: number;
  readonly retries: number;
} {
  let count = 0;
  for (let wait = FIRST_RETRY_MS, sum = 0; sum < forMs; count += 1) {
    sum += wait;
    wait = Math.min(LONGEST_RETRY_MS, wait * 2);
  }
  return { initialRetryTime: FIRST_RETRY_MS, maxRetryTime: LONGEST_RETRY_MS, retries: count };
}
