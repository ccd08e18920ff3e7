import { type LogRecord, UnknownTopicError } from '../port.ts';
import { type Span, fetchRecords } from './records.ts';
import { breathe } from '../signal.ts';
import type { Store, StoredTopic } from './store.ts';
import type { Topics } from './topics.ts';

const CHUNK = { maxRecords: 1000, maxBytes: 4 * 1024 * 1024 };

type Range = { readonly from: number; readonly to?: number };

export type Reading = { readonly store: Store; readonly topics: Topics; readonly checkOpen: () => void };

export function checkPartition(name: string, topic: StoredTopic, partition: number): void {
  if (!Number.isInteger(partition) || partition < 0 || partition >= topic.partitions) {
    throw new UnknownTopicError(
      `topic ${name} has ${topic.partitions} partitions: no partition ${partition}`,
    );
  }
}

async function* chunksOf(reading: Reading, span: Span): AsyncGenerator<readonly LogRecord[]> {
  let from = span.from;
  while (from < span.to) {
    reading.checkOpen();
    reading.store.root.resetReadTxn();
    const records = fetchRecords(reading.store, { ...span, from }, CHUNK);
    if (records.length === 0) return;
    from += records.length;
    yield records;
    await breathe();
  }
}

/** `EventLog.read`: the high-water mark is determined at the call; errors are thrown with the first chunk. */
export function readRange(
  reading: Reading,
  topic: string,
  partition: number,
  range: Range,
): AsyncIterable<readonly LogRecord[]> {
  const span = (): Span => {
    reading.checkOpen();
    const stored = reading.topics.get(topic);
    checkPartition(topic, stored, partition);
    reading.store.root.resetReadTxn();
    const high = reading.topics.heads(stored)[partition] ?? 0;
    return { topic, stored, partition, from: Math.max(0, range.from), to: Math.min(high, range.to ?? high) };
  };
  let result: { readonly span: Span } | { readonly error: unknown };
  try {
    result = { span: span() };
  } catch (error) {
    result = { error };
  }
  return (async function* () {
    if ('error' in result) throw result.error;
    yield* chunksOf(reading, result.span);
  })();
}
