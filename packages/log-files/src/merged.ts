import { partitionOf } from '@footnote/event-log/partitioner';
import type { EventLog, LogRecord, Watermarks } from '@footnote/event-log/port';

/** A record, and when its event was recorded. */
export type Timed = { readonly record: LogRecord; readonly recordedAt: number };

type Lane = { readonly records: AsyncIterator<Timed>; next: Timed | undefined; time: number };

export type MergeOptions = {
  readonly log: Pick<EventLog, 'read'>;
  readonly topic: string;
  /** Up to where each partition is read. */
  readonly marks: readonly Watermarks[];
  /** When the event of a value was recorded, epoch milliseconds; null for one that is no event. */
  readonly recordedAt: (value: Uint8Array) => Promise<number | null>;
};

/**
 * All records of a topic in one order that keeps that of every key, also if the topic was given more partitions, so that the
 * events of a key are in several. Those of one partition stay in their order; partitions are merged by the time at which
 * events were recorded. Of equal times, a record in a partition that its key had earlier is the older one. A process that was
 * started before partitions were added goes on to use the earlier ones, so that no offset but only time separates them.
 */
export async function* inRecordedOrder(options: MergeOptions): AsyncGenerator<LogRecord> {
  const { marks } = options;
  const lanes = await Promise.all(marks.map((mark) => laneOf(options, mark)));
  const isMoved = ({ key, partition }: LogRecord): boolean => partitionOf(key, marks.length) !== partition;
  for (;;) {
    let first: Lane | undefined;
    for (const lane of lanes) {
      if (lane.next === undefined) continue;
      const isBefore =
        first?.next === undefined ||
        lane.time < first.time ||
        (lane.time === first.time && isMoved(lane.next.record) && !isMoved(first.next.record));
      if (isBefore) first = lane;
    }
    if (first?.next === undefined) return;
    yield first.next.record;
    await advance(first);
  }
}

async function laneOf(options: MergeOptions, { partition, low, high }: Watermarks): Promise<Lane> {
  const lane = { records: timed(options, partition, low, high), next: undefined, time: -Infinity };
  await advance(lane);
  return lane;
}

/** The time of a lane never goes back, which keeps the order within it. */
async function advance(lane: Lane): Promise<void> {
  const result = await lane.records.next();
  lane.next = result.done === true ? undefined : result.value;
  if (lane.next !== undefined) lane.time = Math.max(lane.time, lane.next.recordedAt);
}

async function* timed(
  { log, topic, recordedAt }: MergeOptions,
  partition: number,
  from: number,
  to: number,
): AsyncGenerator<Timed> {
  if (from >= to) return;
  for await (const records of log.read(topic, partition, { from, to }))
    for (const record of records) yield { record, recordedAt: (await recordedAt(record.value)) ?? -Infinity };
}
