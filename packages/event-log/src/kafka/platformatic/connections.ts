import { isIP } from 'node:net';
import type * as library from '@platformatic/kafka';
import type { API, Connection, SASLOptions } from '@platformatic/kafka';
import type { ClientOptions } from '../client.ts';
import { createNews } from '../news.ts';
import { BrokerError, plainError } from './errors.ts';

/** The library, which is loaded only if it is asked for. */
export type Library = typeof library;

/** Where a broker listens. */
export type Address = { readonly host: string; readonly port: number };

const CONNECT_MS = 5000;
export const REQUEST_MS = 30_000;
const PRODUCE = 0;
/** While a coordinator is found or a group shares out, and what the adapter asks to be told. */
const ORDINARY = new Set([
  'COORDINATOR_NOT_AVAILABLE',
  'COORDINATOR_LOAD_IN_PROGRESS',
  'NOT_COORDINATOR',
  'REBALANCE_IN_PROGRESS',
  'MEMBER_ID_REQUIRED',
  'NON_EMPTY_GROUP',
  'GROUP_ID_NOT_FOUND',
  'TOPIC_ALREADY_EXISTS',
  'OFFSET_OUT_OF_RANGE',
]);
/** Of a topic that is being created, or whose leader changes; a producer waits for it. */
const ELSEWHERE = new Set(['UNKNOWN_TOPIC_OR_PARTITION', 'LEADER_NOT_AVAILABLE', 'NOT_LEADER_OR_FOLLOWER']);

/** Never: requests have a time limit of their own here. */
const NEVER_MS = 2 ** 31 - 1;

export type Connections = {
  /** Sends a request and waits for its answer. Rejects with `BrokerError` for an error that the broker answers. */
  readonly request: <Args extends unknown[], T>(
    address: Address,
    api: API<Args, T>,
    args: Args,
    limitMs?: number,
  ) => Promise<T>;
  /** Waits until the connection is established. */
  open(address: Address): Promise<void>;
  /** Closes all connections permanently and rejects pending requests with `reason`. */
  abort(reason: Error): void;
};

/** Connections to brokers, one for each, opened when they are first used and again after they broke. */
export function createConnections(
  library: Library,
  options: ClientOptions,
  isNews = createNews(),
): Connections {
  const { clientId, ssl, sasl, logger } = options;
  const tls = ssl === undefined || ssl === false ? undefined : ssl === true ? {} : ssl;
  const open = new Map<string, { readonly connection: Connection; readonly ready: Promise<void> }>();
  const pending = new Set<(reason: Error) => void>();
  let aborted: Error | undefined;

  const connectionTo = ({ host, port }: Address) => {
    const key = `${host}:${port}`;
    const known = open.get(key);
    if (known !== undefined) return known;
    const connection = new library.Connection(clientId, {
      connectTimeout: CONNECT_MS,
      requestTimeout: NEVER_MS,
      ...(tls === undefined ? {} : { tls, ...(isIP(host) === 0 ? { tlsServerName: host } : {}) }),
      ...(sasl === undefined ? {} : { sasl: saslOf(sasl) }),
    });
    const forget = (): void => {
      if (open.get(key)?.connection === connection) open.delete(key);
    };
    connection.on('error', forget);
    connection.on('close', forget);
    const ready = Promise.resolve(connection.connect(host, port));
    const made = { connection, ready };
    open.set(key, made);
    ready.catch(forget);
    return made;
  };

  /** What an operator should know of, once. */
  const say = (error: Error, { host, port }: Address, apiKey?: number): void => {
    const type = error instanceof BrokerError ? error.type : '';
    const isQuiet = ORDINARY.has(type) || (ELSEWHERE.has(type) && apiKey !== PRODUCE);
    const at = { broker: `${host}:${port}`, api: apiKey };
    if (isQuiet || !isNews(error.message, performance.now())) logger?.debug(at, error.message);
    else logger?.warn(at, error.message);
  };

  /** Settles as `work` does, or rejects when everything is aborted. */
  const guarded = <T>(work: Promise<T>, address: Address, apiKey?: number): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      pending.add(reject);
      work
        .then(resolve, (reason: unknown) => {
          const error = plainError(reason);
          if (aborted === undefined) say(error, address, apiKey);
          reject(error);
        })
        .finally(() => pending.delete(reject));
    });

  const send = async <Args extends unknown[], T>(
    address: Address,
    api: API<Args, T>,
    args: Args,
    limitMs: number,
  ): Promise<T> => {
    const { connection, ready } = connectionTo(address);
    await ready;
    const late = new Error(`no answer of ${address.host}:${address.port} within ${limitMs / 1000} s`);
    const timer = setTimeout(() => connection.socket.destroy(late), limitMs);
    try {
      return await api.async(connection, ...args);
    } finally {
      clearTimeout(timer);
    }
  };

  return {
    request: async (address, api, args, limitMs = REQUEST_MS) => {
      if (aborted !== undefined) throw aborted;
      return guarded(send(address, api, args, limitMs), address, api.key);
    },
    open: async (address) => {
      if (aborted !== undefined) throw aborted;
      await guarded(connectionTo(address).ready, address);
    },
    abort: (reason) => {
      aborted ??= reason;
      for (const reject of pending) reject(reason);
      pending.clear();
      // With an error, so that a connection that is still being established fails at once.
      for (const { connection } of open.values()) connection.socket.destroy(reason);
      open.clear();
    },
  };
}

const MECHANISMS = {
  plain: 'PLAIN',
  'scram-sha-256': 'SCRAM-SHA-256',
  'scram-sha-512': 'SCRAM-SHA-512',
} as const;

/** The same settings as those of kafkajs. */
function saslOf(sasl: NonNullable<ClientOptions['sasl']>): SASLOptions {
  if ('oauthBearerProvider' in sasl)
    return { mechanism: 'OAUTHBEARER', token: async () => (await sasl.oauthBearerProvider()).value };
  if (!('username' in sasl) || !(sasl.mechanism in MECHANISMS) || !('password' in sasl))
    throw new RangeError(`SASL mechanism ${sasl.mechanism} is not supported`);
  const { username, password } = sasl;
  return { mechanism: MECHANISMS[sasl.mechanism], username, password };
}
