import type { Batch, LogRecord, TopicPartition } from '../../port.ts';
import type { Fetched } from '../fetch.ts';
import type { Place } from '../offsets.ts';

export type Limits = { readonly maxRecords: number; readonly maxBytes: number };

/** A partition assigned to this consumer, with fetched records that are not handled yet. */
export type AssignedPartition = TopicPartition & {
  /** Next offset to fetch; undefined until the group's offset is known. */
  position: number | undefined;
  waiting: readonly LogRecord[];
  high: number;
};

/** At most this many times a batch's bytes are fetched ahead, over all partitions. */
const AHEAD = 2;

const bytesOf = (records: readonly LogRecord[]): number =>
  records.reduce((sum, { value }) => sum + value.length, 0);

/** What to fetch next: partitions whose buffer is running empty. */
export function fetchPositions(
  assigned: readonly AssignedPartition[],
  limits: Limits,
): { readonly places: readonly Place[]; readonly all: boolean } {
  const ahead = assigned.reduce((sum, { waiting }) => sum + bytesOf(waiting), 0);
  if (ahead >= AHEAD * limits.maxBytes) return { places: [], all: false };
  const places = assigned.flatMap(({ topic, partition, position, waiting }) =>
    position !== undefined && waiting.length === 0 ? [{ topic, partition, offset: position }] : [],
  );
  return { places, all: places.length === assigned.length };
}

export function keep(assigned: AssignedPartition, { records, next, high }: Fetched): void {
  assigned.waiting = [...assigned.waiting, ...records];
  assigned.position = next;
  assigned.high = high;
}

/** The next batch of a partition, cut at the limits but with at least one record. */
export function takeBatch(assigned: AssignedPartition, limits: Limits): Batch {
  let bytes = 0;
  let count = 0;
  for (const { value } of assigned.waiting) {
    bytes += value.length;
    if (count > 0 && (count >= limits.maxRecords || bytes > limits.maxBytes)) break;
    count += 1;
  }
  const records = assigned.waiting.slice(0, count);
  assigned.waiting = assigned.waiting.slice(count);
  return { topic: assigned.topic, partition: assigned.partition, records, high: assigned.high };
}
