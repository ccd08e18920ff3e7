import type { NewRecord } from '../port.ts';

export type RawMessage = {
  readonly offset: string | number;
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

export type ConfigEntry = {
  readonly configName: string;
  readonly configValue: string | null | undefined;
  /** Who set it; 1 is the topic itself. */
  readonly configSource?: number;
};

export type Broker = {
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
      /** All, if there are none. */
      readonly configNames: readonly string[];
    }[];
  }): Promise<{
    readonly resources: readonly {
      readonly resourceName: string;
      readonly configEntries: readonly ConfigEntry[];
    }[];
  }>;
  /** Replaces all settings of these topics. */
  alterConfigs(request: {
    readonly resources: readonly {
      readonly type: number;
      readonly name: string;
      readonly configEntries: readonly { readonly name: string; readonly value: string }[];
    }[];
  }): Promise<unknown>;
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
  describeGroups(request: { readonly groupIds: readonly string[] }): Promise<{
    readonly groups: readonly { readonly groupId: string; readonly members: readonly unknown[] }[];
  }>;
  deleteGroups(groupIds: readonly string[]): Promise<{
    readonly results: readonly { readonly errorCode: number; readonly error?: Error }[];
  }>;
  listGroups(): Promise<{
    readonly groups: readonly { readonly groupId: string; readonly protocolType: string }[];
  }>;
};

/** A topic as the brokers keep it. */
export type DescribedTopic = {
  readonly name: string;
  /** What no other topic has, not even a later one of that name. */
  readonly id: string;
  /** Of each partition: on how many brokers it is. */
  readonly replicas: readonly number[];
};

export type Cluster = {
  connect(): Promise<void>;
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
  /** All topics; undefined if the brokers are too old to give ids. */
  describeTopics(): Promise<readonly DescribedTopic[] | undefined>;
  /**
   * What this user may do with topics, a bit for each operation by its number in the protocol. Without topics that do not
   * exist; undefined if the brokers do not say.
   */
  topicOperations(names: readonly string[]): Promise<ReadonlyMap<string, number> | undefined>;
  /** The same of a group, which need not exist. */
  groupOperations(groupId: string): Promise<number | undefined>;
  /**
   * Closes all connections permanently and rejects pending requests with `reason`. Code between two requests does
   * not reconnect.
   */
  abort(reason: Error): Promise<void>;
};

/** A record and its partition. */
export type Placed = { readonly partition: number; readonly record: NewRecord };

/** Idempotent, compressed, acknowledged by all replicas. */
export type BatchProducer = {
  /** One request: by partition, the offset of the first of its records. Sends one request to a topic at a time. */
  send(topic: string, records: readonly Placed[]): Promise<ReadonlyMap<number, number>>;
  disconnect(): Promise<void>;
};

/** What this adapter needs of a client of Kafka: single requests to a broker, and a producer. */
export type KafkaLibrary = {
  /** Separate connections to the brokers, established by `connect`. */
  readonly cluster: () => Cluster;
  /** Rejects if no broker can be reached. `forMs`: how long it tries to send. */
  readonly producer: (forMs: number) => Promise<BatchProducer>;
};
