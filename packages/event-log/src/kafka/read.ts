import { type LogRecord, UnknownTopicError } from '../port.ts';
import { fetchRound } from './fetch.ts';
import type { Link } from './link.ts';
import { edges } from './offsets.ts';
import type { Topics } from './topics.ts';

const CHUNK = { maxWaitMs: 100, maxBytes: 1024 * 1024 };
const CHUNK_RECORDS = 1000;

export type Reading = {
  readonly topics: Topics;
  /** For questions. */
  readonly admin: Link;
  /** For records. */
  readonly reader: Link;
  readonly checkOpen: () => void;
};

type Range = { readonly from: number; readonly to?: number };
type Span = {
  readonly topic: string;
  readonly partition: number;
  readonly from: number;
  readonly to: number;
};

async function spanOf(reading: Reading, topic: string, partition: number, range: Range): Promise<Span> {
  reading.checkOpen();
  const partitions = await reading.topics.partitionsOf(topic);
  if (!Number.isInteger(partition) || partition < 0 || partition >= partitions)
    throw new UnknownTopicError(`topic ${topic} has ${partitions} partitions: no partition ${partition}`);
  const [highs, lows] = await Promise.all([
    edges(reading.admin, topic, partitions, 'latest'),
    edges(reading.admin, topic, partitions, 'earliest'),
  ]);
  const high = highs[partition] ?? 0;
  return {
    topic,
    partition,
    from: Math.max(lows[partition] ?? 0, range.from),
    to: Math.min(high, range.to ?? high),
  };
}

async function* chunksOf(
  reading: Reading,
  { topic, partition, from, to }: Span,
): AsyncGenerator<readonly LogRecord[]> {
  for (let at = from; at < to;) {
    reading.checkOpen();
    const place = { topic, partition, offset: at };
    const [fetched] = await reading.reader.ask((cluster) => fetchRound(cluster, [place], CHUNK));
    const records = fetched?.records.filter(({ offset }) => offset < to) ?? [];
    at = fetched?.next ?? at;
    for (let start = 0; start < records.length; start += CHUNK_RECORDS) {
      yield records.slice(start, start + CHUNK_RECORDS);
    }
  }
}

export type RangeRead = {
  /** Settles when the high-water mark is known. */
  readonly marked: Promise<unknown>;
  readonly chunks: AsyncIterable<readonly LogRecord[]>;
};

/**
 * `EventLog.read`, without a group: the high-water mark is determined at the call; errors are thrown with the
 * first chunk.
 */
export function readRange(reading: Reading, topic: string, partition: number, range: Range): RangeRead {
  const span = spanOf(reading, topic, partition, range);
  const marked = span.catch(() => undefined);
  const chunks = (async function* () {
    yield* chunksOf(reading, await span);
  })();
  return { marked, chunks };
}
