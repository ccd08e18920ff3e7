import { setTimeout as pause } from 'node:timers/promises';
import type { Broker, Cluster } from './cluster.ts';
import { AbortedError, KafkaLogError, messageOf, typeOf } from './errors.ts';

/** Errors of the request, not of the connection. Retrying does not help. */
const FINAL = new Set([
  'OFFSET_OUT_OF_RANGE',
  'UNKNOWN_MEMBER_ID',
  'ILLEGAL_GENERATION',
  'FENCED_INSTANCE_ID',
  'REBALANCE_IN_PROGRESS',
  'INVALID_SESSION_TIMEOUT',
  'INCONSISTENT_GROUP_PROTOCOL',
  'INVALID_GROUP_ID',
  'INVALID_TOPIC_EXCEPTION',
  'INVALID_PARTITIONS',
  'INVALID_REPLICATION_FACTOR',
  'INVALID_CONFIG',
  'POLICY_VIOLATION',
  'TOPIC_ALREADY_EXISTS',
  'TOPIC_AUTHORIZATION_FAILED',
  'GROUP_AUTHORIZATION_FAILED',
  'CLUSTER_AUTHORIZATION_FAILED',
  'SASL_AUTHENTICATION_FAILED',
  'MESSAGE_TOO_LARGE',
  'RECORD_LIST_TOO_LARGE',
  'INVALID_RECORD',
  'INVALID_PRODUCER_EPOCH',
  'OUT_OF_ORDER_SEQUENCE_NUMBER',
  'UNKNOWN_PRODUCER_ID',
]);

export const isFinal = (error: unknown): boolean => FINAL.has(typeOf(error) ?? '');

/** Broker connections for one purpose, opened on demand and reopened after failures. */
export type Link<C extends Cluster = Cluster> = {
  /** One attempt. After an error that is not caused by the request itself, the next use reconnects. */
  readonly once: <T>(work: (cluster: C) => Promise<T>) => Promise<T>;
  /**
   * Retries until it succeeds or `forMs` have passed (`KafkaLogError`); permanent errors are thrown
   * immediately.
   */
  readonly ask: <T>(work: (cluster: C) => Promise<T>, ownForMs?: number) => Promise<T>;
  /** Rejects running requests with `AbortedError` (`ask` retries them); the next use reconnects. */
  interrupt(): void;
  /** Like `interrupt`, but permanent. Resolves when the connections are closed. */
  close(): Promise<void>;
};

/** Open or opening connections. */
type Opened<C> = { readonly cluster: C; readonly connected: Promise<void> };

const CLOSED = 'the connection was closed';
const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 1000;

/** `create` gives connections that are not established yet. */
export function createLink<C extends Cluster>(create: () => C, forMs: number): Link<C> {
  let current: Opened<C> | undefined;
  let closed = false;
  const ending = new Set<Promise<void>>();

  /** Also while connecting: the connection need not be established first. */
  const end = ({ cluster, connected }: Opened<C>): void => {
    const abort = (): Promise<void> => cluster.abort(new AbortedError(CLOSED)).catch(() => undefined);
    const work = abort()
      .then(() => connected)
      // kafkajs tries other brokers by itself: a connection that it establishes nevertheless is closed too.
      .then(abort, abort)
      .then(() => void ending.delete(work));
    ending.add(work);
  };
  const drop = (): void => {
    if (current !== undefined) end(current);
    current = undefined;
  };
  const open = (): Opened<C> => {
    const cluster = create();
    const connect = async (): Promise<void> => {
      await cluster.connect();
      await cluster.refreshMetadata();
    };
    return { cluster, connected: connect() };
  };

  const once = async <T>(work: (cluster: C) => Promise<T>): Promise<T> => {
    if (closed) throw new AbortedError(CLOSED);
    const mine = (current ??= open());
    try {
      await mine.connected;
      return await work(mine.cluster);
    } catch (error) {
      if (isFinal(error)) throw error;
      if (current !== mine) throw new AbortedError(CLOSED, { cause: error });
      drop();
      throw error;
    }
  };

  return {
    once,
    ask: async (work, ownForMs = forMs) => {
      const until = Date.now() + ownForMs;
      for (let wait = FIRST_WAIT_MS; ; wait = Math.min(LONGEST_WAIT_MS, wait * 2)) {
        try {
          return await once(work);
        } catch (error) {
          if (isFinal(error) || closed) throw error;
          if (Date.now() + wait > until)
            throw new KafkaLogError(`Kafka did not answer: ${messageOf(error)}`, { cause: error });
          await pause(wait);
        }
      }
    },
    interrupt: drop,
    close: async () => {
      closed = true;
      drop();
      await Promise.all(ending);
    },
  };
}

const coordinators = new WeakMap<Cluster, Map<string, Promise<Broker>>>();

/** The coordinator of a group, looked up once per connection, and again after it was not found. */
export function coordinatorOf(cluster: Cluster, groupId: string): Promise<Broker> {
  const known = coordinators.get(cluster) ?? new Map<string, Promise<Broker>>();
  coordinators.set(cluster, known);
  const found = known.get(groupId) ?? cluster.findGroupCoordinator({ groupId });
  known.set(groupId, found);
  found.catch(() => known.delete(groupId));
  return found;
}
