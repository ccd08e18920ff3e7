import { setTimeout as sleep } from 'node:timers/promises';
import { type Batch, type BatchControl, FencedError, type TopicPartition } from '@footnote/event-log/port';
import { partitionId } from '@footnote/event-log/partition-id';
import type { ReadEvent, ReadRecord } from '@footnote/wire/events/read-event';
import type { StreamEvent } from '@footnote/wire/events/stream-event';
import { createLane, type Lane, type LaneItem, type LaneOptions } from './lane.ts';

/** A lane that is at one of these limits takes no further batch. */
const MOST_EVENTS = 200;
const MOST_BYTES = 2 << 20;
const LOOK_MS = 200;

export type Lanes = {
  /** Queues a batch of a consumer. Resolves when the lane of its partition has room for the next one. */
  take(batch: Batch, control: BatchControl): Promise<void>;
  /** Ends the lanes of these partitions; their running deliveries are finished. */
  release(partitions: readonly TopicPartition[]): Promise<void>;
  /** When the record of the oldest waiting event was written, epoch milliseconds. */
  oldest(): number | undefined;
  close(): Promise<void>;
};

export type LanesOptions = LaneOptions & {
  readonly read: ReadEvent;
  /** Which companies are selected now; null for all. */
  readonly ciks: () => Promise<ReadonlySet<string> | null>;
  readonly select: (record: ReadRecord, ciks: ReadonlySet<string> | null) => StreamEvent | null;
};

/** One lane for each partition: a partition whose delivery is retried does not delay the others. */
export function createLanes(options: LanesOptions): Lanes {
  const { read, ciks, select } = options;
  const lanes = new Map<string, Lane>();
  const closing = new AbortController();
  const isClosed = (): boolean => closing.signal.aborted;

  const itemsOf = async ({ records }: Batch, control: BatchControl): Promise<readonly LaneItem[]> => {
    const commit = (nextOffset: number): Promise<void> => control.commit(nextOffset);
    const selected = await ciks();
    const items: LaneItem[] = [];
    let last: number | undefined;
    for (const record of records) {
      const contents = await read(record);
      const event = select(contents, selected);
      const nextOffset = record.offset + 1;
      last = event === null ? nextOffset : undefined;
      if (event !== null)
        items.push({ due: { event, record, recordedAt: contents.recordedAt ?? 0 }, nextOffset, commit });
    }
    return last === undefined ? items : [...items, { due: null, nextOffset: last, commit }];
  };

  return {
    take: async (batch, control) => {
      const items = await itemsOf(batch, control);
      if (isClosed()) return;
      if (control.isStale()) throw new FencedError('the partition was revoked');
      const id = partitionId(batch);
      const lane = lanes.get(id) ?? createLane(options);
      lanes.set(id, lane);
      lane.push(items);
      for (
        let { events, bytes } = lane.load();
        events >= MOST_EVENTS || bytes >= MOST_BYTES;
        { events, bytes } = lane.load()
      ) {
        await sleep(LOOK_MS);
        if (isClosed()) return;
        await control.heartbeat();
        if (control.isStale()) throw new FencedError('the partition was revoked');
      }
    },
    release: async (partitions) => {
      const released = partitions.flatMap((partition) => {
        const id = partitionId(partition);
        const lane = lanes.get(id);
        lanes.delete(id);
        return lane ?? [];
      });
      await Promise.all(released.map((lane) => lane.close()));
    },
    oldest: () => {
      const times = [...lanes.values()].flatMap((lane) => lane.oldest() ?? []);
      return times.length === 0 ? undefined : Math.min(...times);
    },
    close: async () => {
      closing.abort();
      await Promise.all([...lanes.values()].map((lane) => lane.close()));
      lanes.clear();
    },
  };
}
