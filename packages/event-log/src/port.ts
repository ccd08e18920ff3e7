/**
 * The log of events that everything else is derived from. Two adapters implement this port: LMDB (embedded)
 * and Kafka. Values are opaque bytes (Confluent wire format, see `@footnote/events/codec`).
 */

/**
 * Settings of one topic. Retention is unlimited; `compacted` keeps at least the newest record of each key.
 */
export type TopicSpec = { readonly name: string; readonly partitions: number; readonly compacted?: boolean };

export type NewRecord = {
  /** Determines the partition; records with the same key stay in order. */
  readonly key: string;
  readonly value: Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
};

export type LogRecord = NewRecord & {
  readonly topic: string;
  readonly partition: number;
  /** Counts from 0 within (topic, partition), without gaps except for records that compaction removed. */
  readonly offset: number;
};

export type RecordPosition = { readonly topic: string; readonly partition: number; readonly offset: number };

export type TopicPartition = { readonly topic: string; readonly partition: number };

/** `low`: first readable offset; `high`: the offset that the next record will get. */
export type Watermarks = TopicPartition & { readonly low: number; readonly high: number };

/** `committed` is the next offset the group will read, -1 when it never committed. */
export type GroupLag = TopicPartition & {
  readonly committed: number;
  readonly high: number;
  readonly lag: number;
};

/** Consecutive records of one partition, in order. */
export type Batch = TopicPartition & {
  readonly records: readonly LogRecord[];
  /** High-water mark of the partition when the batch was fetched. */
  readonly high: number;
};

export type BatchControl = {
  /**
   * Commits `nextOffset` for the batch's partition. May be called after `onBatch` has returned, while the
   * partition is still assigned, for example to commit several batches at once. Throws `FencedError` if the
   * partition was revoked.
   */
  commit(nextOffset: number): Promise<void>;
  /** Keeps the membership alive during a long batch. */
  heartbeat(): Promise<void>;
  /** True once the partition was revoked: nothing more of this batch may be written or committed. */
  isStale(): boolean;
};

export type ConsumeOptions = {
  readonly group: string;
  readonly topics: readonly string[];
  /**
   * Gets every partition for as long as it is a member, and the others none; they release theirs first. Of several such
   * members one has all, until it leaves.
   */
  readonly alone?: boolean;
  /** Maximum number of records in one batch (default 500). */
  readonly maxRecords?: number;
  /** Approximate maximum number of value bytes in one batch, but at least one record (default 8 MiB). */
  readonly maxBytes?: number;
  /**
   * Called for one batch at a time per partition. Returning without `commit` leaves the offset unchanged.
   * Throwing stops the consumer and rejects `done` with the error, except for a `FencedError` after the
   * partition was revoked, which ends only that batch.
   */
  readonly onBatch: (batch: Batch, control: BatchControl) => Promise<void>;
  /**
   * Called after in-flight batches of the revoked partitions have been drained, before another member gets
   * them.
   */
  readonly onRevoked?: (partitions: readonly TopicPartition[]) => Promise<void>;
  readonly onAssigned?: (partitions: readonly TopicPartition[]) => Promise<void>;
};

export type Consumer = {
  readonly assignment: () => readonly TopicPartition[];
  /** Finishes the running batch, leaves the group. Idempotent. */
  stop(): Promise<void>;
  /** Settles when the consumer has ended: rejected with what `onBatch` threw, resolved after `stop`. */
  readonly done: Promise<void>;
};

/** By topic: the offset to read next of each partition. */
export type NextOffsets = Readonly<Record<string, readonly number[]>>;

export type FollowOptions = {
  readonly topics: readonly string[];
  /**
   * `start`: every existing record, then new ones; `end`: only records appended from now on. Or, for each
   * topic, the next offset of each partition, none of them beyond the end.
   */
  readonly from: 'start' | 'end' | NextOffsets;
  readonly onRecords: (records: readonly LogRecord[]) => Promise<void> | void;
  /** Called once, when every record that existed at the time of the call has been delivered. */
  readonly onCaughtUp?: () => void;
};

export type Follower = { stop(): Promise<void>; readonly done: Promise<void> };

export type EventLog = {
  /** What no other log has: it stays the same for as long as the log lives, and is that of a restored backup. */
  identity(): Promise<string>;
  /** Creates missing topics. Throws `TopicConflictError` when a topic exists with other settings. */
  ensureTopics(specs: readonly TopicSpec[]): Promise<void>;
  topics(): Promise<readonly TopicSpec[]>;
  /**
   * By name, what no other topic has, not even a later one of that name. Of none if the log does not give it (brokers
   * before 2.8, and some that only speak the protocol).
   */
  topicIds(): Promise<ReadonlyMap<string, string>>;
  /**
   * Durable when it resolves: positions in the order of `records`. The records of one partition, and thus of
   * one key, are stored atomically (up to 5000 of them and 16 MiB). If it rejects, either nothing or the
   * records of some partitions were stored: appending again may duplicate records but never loses or reorders
   * them.
   */
  append(topic: string, records: readonly NewRecord[]): Promise<readonly RecordPosition[]>;
  /**
   * Consumes as a member of a group; its live members divide the partitions. Topics are co-partitioned:
   * partition N of every topic goes to the same member, so one member reads all records of a key.
   */
  consume(options: ConsumeOptions): Promise<Consumer>;
  /** Reads all partitions without a group (caches, key stores). */
  follow(options: FollowOptions): Promise<Follower>;
  /** Records from `from` (inclusive) to `to` (exclusive, default: high-water mark at the call), in chunks. */
  read(
    topic: string,
    partition: number,
    range: { readonly from: number; readonly to?: number },
  ): AsyncIterable<readonly LogRecord[]>;
  watermarks(topic: string): Promise<readonly Watermarks[]>;
  /** One row for each partition of `topics`. */
  lag(group: string, topics: readonly string[]): Promise<readonly GroupLag[]>;
  groups(): Promise<readonly string[]>;
  /** How many members a group has; one that is silent counts until its session has timed out. */
  members(group: string): Promise<number>;
  /** Deletes a group with its offsets, unless it has members. Returns whether there is no such group any more. */
  forgetGroup(group: string): Promise<boolean>;
  close(): Promise<void>;
};

export class FencedError extends Error {
  override readonly name = 'FencedError';
}

export class UnknownTopicError extends Error {
  override readonly name = 'UnknownTopicError';
}

export class TopicConflictError extends Error {
  override readonly name = 'TopicConflictError';
}

export class LogClosedError extends Error {
  override readonly name = 'LogClosedError';
}
