import { partitionOf } from '@footnote/event-log/partitioner';
import type { EventLog, LogRecord, Watermarks } from '@footnote/event-log/port';
import { UndecodableError, type Codec } from '@footnote/events/codec';
import type { TopicName } from '@footnote/events/topics';

/** An offset in each partition, or the time (epoch ms UTC) when an event was recorded. */
export type Start = { readonly offset: number } | { readonly time: number };

export type Requested = {
  readonly key: string | undefined;
  /** Maximum number of records. */
  readonly limit: number;
  readonly start: Start;
};

/** Whether a record has the given key: on `published`, the CIK precedes the name of a projection. */
function isWhole(topic: TopicName, key: string): boolean {
  return topic !== 'published' || key.includes('/');
}

/**
 * Whether a record is about a key or, on `published`, about a company; without a key every record matches.
 */
export function isAbout(record: Pick<LogRecord, 'key'>, key: string | undefined): boolean {
  return key === undefined || record.key === key || record.key.startsWith(`${key}/`);
}

const FIRST_STEP = 16;

type ReadableLog = { readonly log: EventLog; readonly codec: Codec };
type Timed = { readonly record: LogRecord; readonly time: number };

/**
 * The last records of a topic from `start` on, over all partitions, in the order in which they were recorded.
 * Reads each partition, or that of a key, backwards from its end, only as far as needed.
 */
export async function lastOf(
  source: ReadableLog,
  topic: TopicName,
  requested: Requested,
): Promise<readonly LogRecord[]> {
  const { key, limit } = requested;
  const marks = await source.log.watermarks(topic);
  const found: Timed[] = [];
  for (const mark of marks) {
    if (key !== undefined && isWhole(topic, key) && partitionOf(key, marks.length) !== mark.partition)
      continue;
    found.push(...(await lastOfPartition(source, topic, mark, requested)));
  }
  return found
    .sort(
      (a, b) =>
        a.time - b.time || a.record.partition - b.record.partition || a.record.offset - b.record.offset,
    )
    .slice(Math.max(0, found.length - limit))
    .map(({ record }) => record);
}

async function lastOfPartition(
  { log, codec }: ReadableLog,
  topic: TopicName,
  { partition, low, high }: Watermarks,
  { key, limit, start }: Requested,
): Promise<readonly Timed[]> {
  const from =
    'offset' in start
      ? Math.min(Math.max(start.offset, low), high)
      : await firstSince({ log, codec }, topic, { partition, low, high }, start.time);
  let last: LogRecord[] = [];
  let end = high;
  // Steps back from the end by ever larger ranges: records of a key may be rare, and compaction leaves gaps.
  for (let width = Math.max(limit, FIRST_STEP); end > from && last.length < limit; width *= 4) {
    const at = Math.max(from, end - width);
    const found: LogRecord[] = [];
    for await (const records of log.read(topic, partition, { from: at, to: end })) {
      found.push(...records.filter((record) => isAbout(record, key)));
      if (found.length > limit) found.splice(0, found.length - limit);
    }
    last = [...found, ...last].slice(-limit);
    end = at;
  }
  return Promise.all(last.map(async (record) => ({ record, time: await timeOf(codec, topic, record) })));
}

/** When the event was recorded; 0 if unknown. */
async function timeOf(codec: Codec, topic: TopicName, { value }: LogRecord): Promise<number> {
  try {
    return (await codec.decode(topic, value)).recorded_at;
  } catch (error) {
    if (error instanceof UndecodableError) return 0;
    throw error;
  }
}

/** The first offset of a partition recorded at `time` or later, by bisection: the times of a partition grow. */
async function firstSince(
  { log, codec }: ReadableLog,
  topic: TopicName,
  { partition, low, high }: Pick<Watermarks, 'partition' | 'low' | 'high'>,
  time: number,
): Promise<number> {
  let [before, after] = [low, high];
  while (before < after) {
    const middle = Math.floor((before + after) / 2);
    const record = await recordAt(log, topic, partition, middle, after);
    if (record === undefined || (await timeOf(codec, topic, record)) >= time) after = middle;
    else before = record.offset + 1;
  }
  return before;
}

/** The first record at or after an offset: compaction may have removed the record at it. */
async function recordAt(
  log: EventLog,
  topic: TopicName,
  partition: number,
  from: number,
  to: number,
): Promise<LogRecord | undefined> {
  for await (const [record] of log.read(topic, partition, { from, to }))
    if (record !== undefined) return record;
  return undefined;
}
