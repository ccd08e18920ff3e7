import { partitionOf } from '@footnote/event-log/partitioner';
import type {
  GroupLag,
  LogRecord,
  NewRecord,
  RecordPosition,
  TopicSpec,
  Watermarks,
} from '@footnote/event-log/port';

/** A log in memory whose topics can be given more partitions where they are, as Kafka allows. */
export type GrowingLog = {
  /** A process that was started earlier still uses `known` partitions. */
  append(topic: string, records: readonly NewRecord[], known?: number): Promise<readonly RecordPosition[]>;
  grow(partitions: number): void;
  readonly partitions: () => number;
  topics(): Promise<readonly TopicSpec[]>;
  /** `topic/partition` → records. */
  readonly all: () => ReadonlyMap<string, LogRecord[]>;
  /** Reads `count` records of each partition of a topic as a group. */
  commit(group: string, topic: string, count: number): void;
  watermarks(topic: string): Promise<readonly Watermarks[]>;
  read(
    topic: string,
    partition: number,
    range: { readonly from: number; readonly to?: number },
  ): AsyncIterable<readonly LogRecord[]>;
  groups(): Promise<readonly string[]>;
  lag(group: string, topics: readonly string[]): Promise<readonly GroupLag[]>;
};

export function growingLog(partitions: number): GrowingLog {
  let count = partitions;
  const stored = new Map<string, LogRecord[]>();
  const committed = new Map<string, number>();
  const recordsOf = (topic: string, partition: number): LogRecord[] => {
    const name = `${topic}/${partition}`;
    const records = stored.get(name) ?? [];
    stored.set(name, records);
    return records;
  };
  const watermarks = (topic: string): readonly Watermarks[] =>
    Array.from({ length: count }, (_, partition) => ({
      ...{ topic, partition, low: 0 },
      high: recordsOf(topic, partition).length,
    }));
  return {
    append: (topic, records, known = count) =>
      Promise.resolve(
        records.map((record) => {
          const partition = partitionOf(record.key, known);
          const own = recordsOf(topic, partition);
          const position = { topic, partition, offset: own.length };
          own.push({ ...record, ...position });
          return position;
        }),
      ),
    grow: (more) => {
      count = Math.max(count, more);
    },
    partitions: () => count,
    topics: () => Promise.resolve([]),
    all: () => stored,
    commit: (group, topic, read) => {
      for (const { partition, high } of watermarks(topic))
        committed.set(`${group} ${topic}/${partition}`, Math.min(read, high));
    },
    watermarks: (topic) => Promise.resolve(watermarks(topic)),
    read: async function* (topic, partition, { from, to }) {
      yield await Promise.resolve(recordsOf(topic, partition).slice(from, to));
    },
    groups: () =>
      Promise.resolve([...new Set([...committed.keys()].map((name) => name.split(' ')[0] ?? ''))]),
    lag: (group, topics) =>
      Promise.resolve(
        topics.flatMap(watermarks).map(({ topic, partition, high }) => {
          const at = committed.get(`${group} ${topic}/${partition}`) ?? -1;
          return { topic, partition, committed: at, high, lag: high - Math.max(0, at) };
        }),
      ),
  };
}
