import { partitionOf } from '../partitioner.ts';
import type { NewRecord, RecordPosition } from '../port.ts';
import type { BatchProducer } from './cluster.ts';
import { isRefused, accessErrorOf } from './access.ts';
import { KafkaLogError, messageOf } from './errors.ts';

/**
 * Limits of one partition in one request, which is stored as one batch or not at all. Bytes are those of
 * values and keys.
 */
const MAX_WAVE_BYTES = 16 * 1024 * 1024;
/** kafkajs takes time quadratic in the number of records of a request. */
const MAX_WAVE_RECORDS = 5000;
/** For all partitions together; a broker accepts requests of up to 100 MiB. */
const MAX_REQUEST_BYTES = 64 * 1024 * 1024;

type Job = {
  readonly records: readonly NewRecord[];
  readonly partitions: readonly number[];
  readonly resolve: (positions: readonly RecordPosition[]) => void;
  readonly reject: (error: unknown) => void;
};

type Item = { readonly job: Job; readonly index: number };

export type Appender = {
  /** `records` are not empty, `partitions` is the number of the topic's. */
  append(
    topic: string,
    partitions: number,
    records: readonly NewRecord[],
  ): Promise<readonly RecordPosition[]>;
  /** Resolves when all accepted appends are done and the connection is closed. */
  close(): Promise<void>;
};

export type AppenderOptions = {
  /** Awaited before each request. */
  readonly before: () => Promise<unknown>;
  /** `max.message.bytes` of the topics. */
  readonly messageBytes: number;
};

const sizeOf = ({ key, value }: NewRecord): number => key.length + value.length;

const recordAt = ({ job, index }: Item): NewRecord => job.records[index] as NewRecord;
const partitionAt = ({ job, index }: Item): number => job.partitions[index] ?? 0;

/**
 * Splits queued appends into requests that a broker accepts; an append is split only if it is too large by
 * itself.
 */
function* wavesOf(jobs: readonly Job[], maxBytes: number): Generator<readonly Item[]> {
  let wave: Item[] = [];
  let total = 0;
  const load = new Map<number, { bytes: number; records: number }>();
  for (const job of jobs) {
    for (const index of job.records.keys()) {
      const item = { job, index };
      const size = sizeOf(recordAt(item));
      const partition = partitionAt(item);
      const { bytes, records } = load.get(partition) ?? { bytes: 0, records: 0 };
      const full =
        records + 1 > MAX_WAVE_RECORDS || bytes + size > maxBytes || total + size > MAX_REQUEST_BYTES;
      if (full && wave.length > 0) {
        yield wave;
        wave = [];
        total = 0;
        load.clear();
      }
      const now = load.get(partition) ?? { bytes: 0, records: 0 };
      load.set(partition, { bytes: now.bytes + size, records: now.records + 1 });
      total += size;
      wave.push(item);
    }
  }
  if (wave.length > 0) yield wave;
}

/** Takes from the queue as many whole appends as fit into one request; at least one. */
function takeGroup(queue: Job[], maxBytes: number): readonly Job[] {
  let bytes = 0;
  let records = 0;
  let count = 0;
  for (const job of queue) {
    bytes += job.records.reduce((sum, record) => sum + sizeOf(record), 0);
    records += job.records.length;
    if (count > 0 && (bytes > maxBytes || records > MAX_WAVE_RECORDS)) break;
    count += 1;
  }
  return queue.splice(0, count);
}

/**
 * Appends to one topic are sent one request at a time,
 * in the order of their calls; queued ones are sent together in the next request.
 */
export function createAppender(
  connect: () => Promise<BatchProducer>,
  { before, messageBytes }: AppenderOptions,
): Appender {
  const maxBytes = Math.min(MAX_WAVE_BYTES, (messageBytes * 2) / 3);
  const queues = new Map<string, Job[]>();
  const draining = new Map<string, Promise<void>>();
  let current: Promise<BatchProducer> | undefined;
  const leaving = new Set<Promise<void>>();

  const retire = (producer: Promise<BatchProducer>): void => {
    if (current === producer) current = undefined;
    const work = producer
      .then((each) => each.disconnect())
      .catch(() => undefined)
      .then(() => void leaving.delete(work));
    leaving.add(work);
  };

  const send = async (topic: string, wave: readonly Item[]): Promise<ReadonlyMap<number, number>> => {
    await before();
    const producer = (current ??= connect());
    try {
      const placed = wave.map((item) => ({ partition: partitionAt(item), record: recordAt(item) }));
      return await (await producer).send(topic, placed);
    } catch (error) {
      // The request may have been written. The next records would reuse its sequence numbers, and the broker
      // would drop them as duplicates: so no record may follow under the same producer id.
      retire(producer);
      const refused = accessErrorOf(error, [{ resource: 'topic', name: topic, operation: 'Write' }]);
      if (isRefused(refused)) throw refused;
      throw new KafkaLogError(`append to ${topic} failed: ${messageOf(error)}`, { cause: error });
    }
  };

  const sendGroup = async (topic: string, group: readonly Job[]): Promise<void> => {
    const positions = new Map(group.map((job) => [job, new Array<RecordPosition>(job.records.length)]));
    try {
      for (const wave of wavesOf(group, maxBytes)) {
        const next = new Map(await send(topic, wave));
        for (const item of wave) {
          const partition = partitionAt(item);
          const offset = next.get(partition) ?? 0;
          next.set(partition, offset + 1);
          (positions.get(item.job) ?? [])[item.index] = { topic, partition, offset };
        }
      }
      for (const job of group) job.resolve(positions.get(job) ?? []);
    } catch (error) {
      for (const job of group) job.reject(error);
    }
  };

  const drain = async (topic: string, queue: Job[]): Promise<void> => {
    // Appends in the same turn of the event loop share the first request as well.
    await new Promise((resolve) => setImmediate(resolve));
    while (queue.length > 0) await sendGroup(topic, takeGroup(queue, maxBytes));
    draining.delete(topic);
  };

  return {
    append: (topic, partitions, records) =>
      new Promise((resolve, reject) => {
        const queue = queues.get(topic) ?? [];
        queues.set(topic, queue);
        queue.push({
          records,
          partitions: records.map(({ key }) => partitionOf(key, partitions)),
          resolve,
          reject,
        });
        if (!draining.has(topic)) draining.set(topic, drain(topic, queue));
      }),
    close: async () => {
      await Promise.all(draining.values());
      if (current !== undefined) retire(current);
      await Promise.all(leaving);
    },
  };
}
