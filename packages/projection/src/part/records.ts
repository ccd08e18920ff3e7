import { partitionOf } from '@footnote/event-log/partitioner';
import type { Batch, LogRecord, Watermarks } from '@footnote/event-log/port';
import { UndecodableError } from '@footnote/events/codec';
import type { TopicName } from '@footnote/events/topics';
import type { ProjectionContext, ProjectionLimits } from '../consumption.ts';
import type { Projection } from '../projection.ts';

/** The records from which a part of a read model is rebuilt. */
export type Wanted =
  | { readonly kind: 'entities'; readonly entities: readonly string[] }
  /** From this offset on, in each partition. */
  | { readonly kind: 'offset'; readonly offset: number }
  /** Recorded at this time or later, epoch milliseconds, wherever they stand. */
  | { readonly kind: 'recorded'; readonly from: number };

/** Topics whose key is not the company or the symbol that their events are about. */
const KEYED_OTHERWISE: ReadonlySet<TopicName> = new Set<TopicName>(['cusips']);

type Context = Pick<ProjectionContext, 'log' | 'codec'> & {
  readonly limits: Pick<ProjectionLimits, 'batchRecords' | 'batchBytes'>;
  readonly projection: Projection;
};

export type WantedRecords = {
  /** Those up to the present ends of the topics that were not read before, topic by topic, in batches of one partition. */
  read(): AsyncIterable<Batch>;
};

/** Reads topics without a group: only the partitions of the entities, if the key of a topic tells them. */
export function wantedRecords(context: Context, wanted: Wanted): WantedRecords {
  const { log, projection, limits } = context;
  const next = new Map<string, number>();
  const isWanted = wantedBy(context, wanted);

  async function* readPartition(
    topic: TopicName,
    { partition, low, high }: Watermarks,
  ): AsyncIterable<Batch> {
    const name = `${topic}/${partition}`;
    const from = Math.max(low, next.get(name) ?? (wanted.kind === 'offset' ? wanted.offset : 0));
    next.set(name, Math.max(from, high));
    if (from >= high) return;
    let records: LogRecord[] = [];
    let bytes = 0;
    for await (const chunk of log.read(topic, partition, { from, to: high })) {
      for (const record of chunk) {
        if (!(await isWanted(topic, record))) continue;
        records.push(record);
        bytes += record.value.byteLength;
        if (records.length < limits.batchRecords && bytes < limits.batchBytes) continue;
        yield { topic, partition, records, high };
        records = [];
        bytes = 0;
      }
    }
    if (records.length > 0) yield { topic, partition, records, high };
  }

  return {
    read: async function* () {
      for (const topic of projection.topics) {
        const partitions = await log.watermarks(topic);
        for (const each of partitions)
          if (mayHave(wanted, topic, each.partition, partitions.length)) yield* readPartition(topic, each);
      }
    },
  };
}

function mayHave(wanted: Wanted, topic: TopicName, partition: number, partitions: number): boolean {
  if (wanted.kind !== 'entities' || KEYED_OTHERWISE.has(topic)) return true;
  return wanted.entities.some((entity) => partitionOf(entity, partitions) === partition);
}

function wantedBy(
  { codec, projection }: Context,
  wanted: Wanted,
): (topic: TopicName, record: LogRecord) => Promise<boolean> {
  if (wanted.kind === 'offset') return () => Promise.resolve(true);
  const members = async (
    topic: TopicName,
    { value }: LogRecord,
  ): Promise<Readonly<Record<string, unknown>>> => {
    try {
      return { ...(await codec.decode(topic, value)) };
    } catch (error) {
      // It makes no rows, and was refused when it was read for the first time.
      if (error instanceof UndecodableError) return {};
      throw error;
    }
  };
  if (wanted.kind === 'recorded')
    return async (topic, record) => {
      const at = (await members(topic, record))['recorded_at'];
      return typeof at === 'number' && at >= wanted.from;
    };
  const entities = new Set<unknown>(wanted.entities);
  return async (topic, record) => {
    if (!KEYED_OTHERWISE.has(topic)) return entities.has(record.key);
    return entities.has((await members(topic, record))[projection.keyedBy]);
  };
}
