import { partitionOf } from '../partitioner.ts';
import type { LogRecord, NewRecord, RecordPosition } from '../port.ts';
import { type Chunk, countIn, packChunks, sealChunk, unpackChunk } from './chunk.ts';
import { LogDamagedError } from './errors.ts';
import { type Store, type StoredTopic, beat } from './store.ts';

export type Limits = { readonly maxRecords: number; readonly maxBytes: number };

type Prepared = {
  /** Partition of each record, in the order of the records. */
  readonly partitions: readonly number[];
  readonly chunks: ReadonlyMap<number, readonly Chunk[]>;
  readonly bytes: number;
};

/** All that needs no lock: partitions chosen, bytes laid out. */
export function prepareAppend(topic: StoredTopic, records: readonly NewRecord[]): Prepared {
  const partitions = records.map((record) => partitionOf(record.key, topic.partitions));
  const chunks = new Map<number, readonly Chunk[]>();
  for (const partition of new Set(partitions)) {
    chunks.set(partition, packChunks(records.filter((_, index) => partitions[index] === partition)));
  }
  const bytes = [...chunks.values()].flat().reduce((sum, chunk) => sum + chunk.bytes.length, 0);
  return { partitions, chunks, bytes };
}

/** Within a write transaction: assigns offsets to the records and stores them. */
export function storeAppend(
  store: Store,
  topic: { readonly name: string; readonly stored: StoredTopic },
  prepared: Prepared,
): readonly RecordPosition[] {
  const { id } = topic.stored;
  const heads = [...(store.meta.get(['heads', id]) as readonly number[])];
  const next = [...heads];
  for (const [partition, chunks] of prepared.chunks) {
    for (const chunk of chunks) {
      const base = heads[partition] ?? 0;
      store.chunks.putSync([id, partition, base], sealChunk(chunk, { topic: id, partition, base }));
      heads[partition] = base + chunk.count;
    }
  }
  store.meta.putSync(['heads', id], heads);
  beat(store, 'appends');
  return prepared.partitions.map((partition) => {
    const offset = next[partition] ?? 0;
    next[partition] = offset + 1;
    return { topic: topic.name, partition, offset };
  });
}

export type Span = {
  readonly topic: string;
  readonly stored: StoredTopic;
  readonly partition: number;
  readonly from: number;
  readonly to: number;
};

function chunkAt(store: Store, span: Span): number {
  const { stored, partition, from } = span;
  const backwards = store.chunks.getKeys({
    start: [stored.id, partition, from],
    end: [stored.id, partition, -1],
    reverse: true,
    limit: 1,
  });
  for (const key of backwards) return key[2];
  return from;
}

/**
 * Records from `from` up to `to` (exclusive), cut at the limits but at least one if `from` is below `to`. `maxBytes`
 * counts the bytes of values. Throws `LogDamagedError` if a record is missing or its chunk is not what was stored.
 */
export function fetchRecords(store: Store, span: Span, limits: Limits): readonly LogRecord[] {
  if (span.from >= span.to) return [];
  const { topic, stored, partition } = span;
  const records: LogRecord[] = [];
  let bytes = 0;
  const base = chunkAt(store, span);
  const chunks = store.chunks.getRange({
    start: [stored.id, partition, base],
    end: [stored.id, partition, span.to],
  });
  let next = span.from;
  for (const { key, value } of chunks) {
    const count = countIn(value, { topic: stored.id, partition, base: key[2] }, store.isSealed());
    const end = key[2] + (count ?? 0);
    if (count === undefined || key[2] > next || end <= next) {
      throw new LogDamagedError(
        { topic, partition, offset: next },
        count === undefined ? 'the records do not match their checksum' : 'records are missing',
      );
    }
    next = end;
    for (const record of unpackChunk({ topic, partition, base: key[2] }, value, span.from)) {
      bytes += record.value.length;
      const full = records.length >= limits.maxRecords || bytes > limits.maxBytes;
      if (record.offset >= span.to || (full && records.length > 0)) return records;
      records.push(record);
    }
  }
  if (next < span.to) throw new LogDamagedError({ topic, partition, offset: next }, 'records are missing');
  return records;
}
