import type { Kafka } from 'kafkajs';

/**
 * The internals of kafkajs 2.2.4 that this adapter uses: single requests to a broker. The public consumer
 * revokes everything at each rebalance, cannot read without a group, and commits for whole groups; the port
 * requires more in all three. The version is pinned, and nothing else uses these internals.
 */
export type RawMessage = {
  readonly offset: string;
  readonly key: Buffer | null;
  readonly value: Buffer | null;
  readonly headers?: Readonly<Record<string, Buffer | readonly Buffer[] | undefined>>;
  readonly isControlRecord?: boolean;
};

export type FetchedPartition = {
  readonly partition: number;
  readonly highWatermark: string;
  readonly messages: readonly RawMessage[];
};

type ByTopic<T> = readonly { readonly topic: string; readonly partitions: readonly T[] }[];

export type ConfigEntry = { readonly configName: string; readonly configValue: string | null };

/** What kafkajs takes for one of its encoders. */
export type EncodedRequest = { readonly buf: Buffer; readonly buffer: Buffer };

/** A request that kafkajs does not have. */
type OwnRequest<T> = {
  readonly request: {
    readonly apiKey: number;
    readonly apiVersion: number;
    readonly apiName: string;
    readonly encode: () => Promise<EncodedRequest>;
  };
  readonly response: {
    readonly decode: (bytes: Buffer) => Promise<T>;
    readonly parse: (decoded: T) => Promise<T>;
  };
};

export type Broker = {
  /** What the broker speaks, by the number of the request. */
  readonly versions: Readonly<Record<number, { readonly maxVersion: number } | undefined>>;
  readonly connectionPool: { send<T>(own: OwnRequest<T>): Promise<T> };
  metadata(topics: readonly string[]): Promise<{
    /** Given to the cluster when its storage was formatted. */
    readonly clusterId: string;
    readonly topicMetadata: readonly {
      readonly topic: string;
      readonly isInternal?: boolean;
      readonly partitionMetadata: readonly { readonly partitionId: number }[];
    }[];
  }>;
  createTopics(request: {
    readonly topics: readonly {
      readonly topic: string;
      readonly numPartitions: number;
      readonly replicationFactor: number;
      readonly configEntries: readonly { readonly name: string; readonly value: string }[];
    }[];
    readonly timeout?: number;
  }): Promise<unknown>;
  describeConfigs(request: {
    readonly resources: readonly {
      readonly type: number;
      readonly name: string;
      readonly configNames: readonly string[];
    }[];
  }): Promise<{
    readonly resources: readonly {
      readonly resourceName: string;
      readonly configEntries: readonly ConfigEntry[];
    }[];
  }>;
  fetch(request: {
    readonly maxWaitTime: number;
    readonly minBytes: number;
    readonly maxBytes: number;
    readonly topics: ByTopic<{
      readonly partition: number;
      readonly fetchOffset: string;
      readonly maxBytes: number;
    }>;
  }): Promise<{
    readonly responses: readonly {
      readonly topicName: string;
      readonly partitions: readonly FetchedPartition[];
    }[];
  }>;
  joinGroup(request: {
    readonly groupId: string;
    readonly sessionTimeout: number;
    readonly rebalanceTimeout: number;
    readonly memberId: string;
    readonly groupProtocols: readonly { readonly name: string; readonly metadata: Buffer }[];
  }): Promise<{
    readonly generationId: number;
    readonly leaderId: string;
    readonly memberId: string;
    readonly members: readonly { readonly memberId: string; readonly memberMetadata: Buffer }[];
  }>;
  syncGroup(request: {
    readonly groupId: string;
    readonly generationId: number;
    readonly memberId: string;
    readonly groupAssignment: readonly { readonly memberId: string; readonly memberAssignment: Buffer }[];
  }): Promise<{ readonly memberAssignment: Buffer }>;
  heartbeat(request: {
    readonly groupId: string;
    readonly groupGenerationId: number;
    readonly memberId: string;
  }): Promise<unknown>;
  leaveGroup(request: { readonly groupId: string; readonly memberId: string }): Promise<unknown>;
  offsetCommit(request: {
    readonly groupId: string;
    readonly groupGenerationId: number;
    readonly memberId: string;
    readonly topics: ByTopic<{ readonly partition: number; readonly offset: string }>;
  }): Promise<unknown>;
  offsetFetch(request: {
    readonly groupId: string;
    readonly topics: ByTopic<{ readonly partition: number }>;
  }): Promise<{
    readonly responses: ByTopic<{ readonly partition: number; readonly offset: string }>;
  }>;
  deleteGroups(groupIds: readonly string[]): Promise<{
    readonly results: readonly { readonly errorCode: number; readonly error?: Error }[];
  }>;
  listGroups(): Promise<{
    readonly groups: readonly { readonly groupId: string; readonly protocolType: string }[];
  }>;
};

type Connection = {
  connect: () => Promise<unknown>;
  readonly requestQueue: { rejectAll(error: Error): void };
  isConnected(): boolean;
  readonly socket?: { destroy(error?: Error): void };
};

type Pooled = { readonly connectionPool: { readonly pool: readonly Connection[] } };

export type Cluster = {
  connect(): Promise<void>;
  disconnect(): Promise<void>;
  refreshMetadata(): Promise<void>;
  addMultipleTargetTopics(topics: readonly string[]): Promise<void>;
  getNodeIds(): readonly string[];
  findBroker(node: { readonly nodeId: string }): Promise<Broker>;
  findControllerBroker(): Promise<Broker>;
  findGroupCoordinator(group: { readonly groupId: string }): Promise<Broker>;
  /** Partition numbers by the id of their leading broker. */
  findLeaderForPartitions(
    topic: string,
    partitions: readonly number[],
  ): Readonly<Record<string, readonly number[]>>;
  fetchTopicsOffset(
    topics: readonly {
      readonly topic: string;
      readonly partitions: readonly { readonly partition: number }[];
      readonly fromBeginning: boolean;
    }[],
  ): Promise<ByTopic<{ readonly partition: number; readonly offset: string }>>;
  readonly brokerPool: {
    connect: () => Promise<unknown>;
    connectBroker: () => Promise<unknown>;
    createSeedBroker: () => Promise<unknown>;
    readonly seedBroker?: Pooled;
    readonly brokers: Readonly<Record<string, Pooled>>;
  };
};

type CreateCluster = (options: {
  readonly metadataMaxAge: number;
  readonly allowAutoTopicCreation: boolean;
}) => Cluster;

const METADATA_MAX_AGE_MS = 5 * 60_000;

/** A separate connection to the brokers, configured like the client. */
export function createCluster(kafka: Kafka): Cluster {
  const symbol = Object.getOwnPropertySymbols(kafka).find(
    ({ description }) => description === 'private:Kafka:createCluster',
  );
  if (symbol === undefined) throw new Error('unsupported kafkajs version: its internals differ from 2.2.4');
  const create = (kafka as unknown as Readonly<Record<symbol, CreateCluster | undefined>>)[symbol];
  if (create === undefined) throw new Error('unsupported kafkajs version: its internals differ from 2.2.4');
  return create({ metadataMaxAge: METADATA_MAX_AGE_MS, allowAutoTopicCreation: false });
}

/**
 * Closes all connections permanently and rejects pending requests with `reason`. Code between two requests
 * must not reconnect, as kafkajs would.
 */
export async function abortCluster(cluster: Cluster, reason: Error): Promise<void> {
  const { brokerPool } = cluster;
  const refuse = (): Promise<never> => Promise.reject(reason);
  brokerPool.connect = refuse;
  brokerPool.connectBroker = refuse;
  brokerPool.createSeedBroker = refuse;
  const { brokers, seedBroker } = brokerPool;
  for (const broker of [...Object.values(brokers), ...(seedBroker === undefined ? [] : [seedBroker])]) {
    for (const connection of broker.connectionPool.pool) {
      connection.connect = refuse;
      connection.requestQueue.rejectAll(reason);
      // Destroying a connecting socket emits no event, so its creator would wait for the timeout.
      connection.socket?.destroy(connection.isConnected() ? undefined : reason);
    }
  }
  await cluster.disconnect();
}
