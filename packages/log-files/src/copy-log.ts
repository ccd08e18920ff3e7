import { partitionOf } from '@footnote/event-log/partitioner';
import type { EventLog, LogRecord, NewRecord, Watermarks } from '@footnote/event-log/port';
import type { SchemaRegistry } from '@footnote/events/registry';
import type { TopicName } from '@footnote/events/topics';
import type { OnProgress } from '@footnote/runtime/progress';
import { UserError } from '@footnote/runtime/user-error';
import { inRecordedOrder, type Lane, type Placing } from './merged.ts';
import { valueReader } from './values.ts';

export type CopyOptions = {
  readonly from: Pick<EventLog, 'watermarks' | 'read' | 'groups' | 'lag'>;
  /** Has the topics, with any number of partitions, and nothing in them but what an earlier copy left. */
  readonly to: Pick<EventLog, 'watermarks' | 'read' | 'append'>;
  readonly registry: SchemaRegistry;
  readonly topics: readonly TopicName[];
  readonly onProgress?: OnProgress;
};

/** How far a group has read a topic of the copy, by partition. */
export type CarriedGroup = {
  readonly group: string;
  readonly topic: TopicName;
  readonly upTo: readonly number[];
};

export type CopyReport = {
  readonly records: ReadonlyMap<TopicName, { readonly copied: number; readonly present: number }>;
  readonly groups: readonly CarriedGroup[];
};

const BATCH_RECORDS = 1000;
const BATCH_BYTES = 4 * 1024 * 1024;
/** Their offsets belong to tables that are built again. */
const OF_TABLES = /^projector\./;

/**
 * Copies topics of a log that nobody writes to into topics with other numbers of partitions, the records of each key in
 * order. Every record has a fixed place there, so that a copy that was killed is resumed. Throws `UserError` if the topics
 * have other records, and if the log grew meanwhile.
 */
export async function copyLog(options: CopyOptions): Promise<CopyReport> {
  const { from, topics } = options;
  const groups = (await from.groups()).filter((group) => !OF_TABLES.test(group));
  const marks = await Promise.all(topics.map((topic) => from.watermarks(topic)));
  const total = marks.flat().reduce((sum, { low, high }) => sum + high - low, 0);
  let done = 0;
  const onRecord = (): void => options.onProgress?.('records copied', (done += 1), total);
  const records = new Map<TopicName, { copied: number; present: number }>();
  const carried: CarriedGroup[] = [];
  for (const [index, topic] of topics.entries()) {
    const copied = await copyTopic(options, topic, marks[index] ?? [], groups, onRecord);
    records.set(topic, copied);
    carried.push(...copied.groups);
  }
  for (const [index, topic] of topics.entries()) {
    const now = await from.watermarks(topic);
    if (now.some(({ high }, partition) => high !== marks[index]?.[partition]?.high))
      throw new UserError(`topic ${topic} grew while it was copied`, 'stop every process and run it again');
  }
  return { records, groups: carried };
}

type CopiedTopic = {
  readonly copied: number;
  readonly present: number;
  readonly groups: readonly CarriedGroup[];
};

type Reading = {
  readonly group: string;
  readonly committed: readonly number[];
  readonly upTo: number[];
  /** Whether a record that the group has not read is before the next one. */
  readonly isUnread: boolean[];
};

async function copyTopic(
  { from, to, registry }: CopyOptions,
  topic: TopicName,
  marks: readonly Watermarks[],
  groups: readonly string[],
  onRecord: () => void,
): Promise<CopiedTopic> {
  const take = valueReader(registry);
  const highs = (await to.watermarks(topic)).map(({ high }) => high);
  const places = highs.map(() => 0);
  const readings = await readingsOf(from, topic, groups, highs.length);
  let batch: NewRecord[] = [];
  let bytes = 0;
  let [copied, present] = [0, 0];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await to.append(topic, batch);
    batch = [];
    bytes = 0;
  };
  const recordedAt = async (value: Uint8Array): Promise<number | null> => (await take(value)).timestamp;
  const lanes = marks.map((mark) => timed(from, mark, recordedAt));
  for await (const { record } of inRecordedOrder(lanes, placingIn(marks.length))) {
    const { key, value, headers } = record;
    const partition = partitionOf(key, places.length);
    const place = places[partition] ?? 0;
    places[partition] = place + 1;
    for (const reading of readings) note(reading, record, partition, place);
    onRecord();
    if (place < (highs[partition] ?? 0)) {
      present += 1;
      if (place + 1 === highs[partition]) await requireSame(to, topic, partition, place, record);
      continue;
    }
    batch.push(headers === undefined ? { key, value } : { key, value, headers });
    copied += 1;
    bytes += value.byteLength;
    if (batch.length >= BATCH_RECORDS || bytes >= BATCH_BYTES) await flush();
  }
  await flush();
  for (const [partition, high] of highs.entries())
    if (high > (places[partition] ?? 0)) throw otherRecords(topic, partition);
  return { copied, present, groups: readings.map(({ group, upTo }) => ({ group, topic, upTo })) };
}

type Timed = { readonly record: LogRecord; readonly time: number | null };

async function* timed(
  from: CopyOptions['from'],
  { topic, partition, low, high }: Watermarks,
  recordedAt: (value: Uint8Array) => Promise<number | null>,
): Lane<Timed> {
  if (low >= high) return undefined;
  for await (const records of from.read(topic, partition, { from: low, to: high }))
    for (const record of records) yield { record, time: await recordedAt(record.value) };
  return undefined;
}

const placingIn = (partitions: number): Placing<Timed> => ({
  recordedAt: ({ time }) => time,
  isMoved: ({ record }) => partitionOf(record.key, partitions) !== record.partition,
});

/** The groups that have read of the topic. */
async function readingsOf(
  from: CopyOptions['from'],
  topic: TopicName,
  groups: readonly string[],
  partitions: number,
): Promise<readonly Reading[]> {
  const found: Reading[] = [];
  for (const group of groups) {
    const committed = (await from.lag(group, [topic])).map((row) => row.committed);
    if (committed.every((offset) => offset < 0)) continue;
    const each = Array.from({ length: partitions });
    found.push({ group, committed, upTo: each.map(() => 0), isUnread: each.map(() => false) });
  }
  return found;
}

function note(
  { committed, upTo, isUnread }: Reading,
  { partition: before, offset }: LogRecord,
  partition: number,
  place: number,
): void {
  if (offset >= (committed[before] ?? 0)) isUnread[partition] = true;
  if (isUnread[partition] !== true) upTo[partition] = place + 1;
}

async function requireSame(
  to: CopyOptions['to'],
  topic: TopicName,
  partition: number,
  offset: number,
  record: LogRecord,
): Promise<void> {
  for await (const [found] of to.read(topic, partition, { from: offset, to: offset + 1 })) {
    const isSame = found?.key === record.key && Buffer.from(found.value).equals(record.value);
    if (!isSame) throw otherRecords(topic, partition);
  }
}

function otherRecords(topic: TopicName, partition: number): UserError {
  return new UserError(
    `the copy of ${topic} has other records in partition ${partition}`,
    'copy with another prefix',
  );
}
