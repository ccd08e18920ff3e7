import { partitionOf } from '@footnote/event-log/partitioner';
import type { EventLog, LogRecord, Watermarks } from '@footnote/event-log/port';
import type { SchemaRegistry } from '@footnote/events/registry';
import type { TopicName } from '@footnote/events/topics';
import type { OnProgress } from '@footnote/runtime/progress';
import { UserError } from '@footnote/runtime/user-error';
import { encodeExported, exportSchema, type ExportedRecord } from './exported-record.ts';
import {
  FORMAT,
  readManifest,
  segmentsOf,
  writeManifest,
  type ExportedTopic,
  type Segment,
} from './layout.ts';
import { createSegment, openSegment, type SegmentWriter } from './segment-file.ts';
import { valueReader, type Taken, type Writer } from './values.ts';

export type ExportOptions = {
  readonly log: EventLog;
  readonly registry: SchemaRegistry;
  readonly dir: string;
  readonly topics: readonly TopicName[];
  /** Encoded bytes after which the next file begins (default 64 MiB). */
  readonly segmentBytes?: number;
  readonly onProgress?: OnProgress;
};

export type ExportReport = {
  readonly topic: TopicName;
  /** Records written now. */
  readonly records: number;
  /** Number of those that are not events and were exported unchanged. */
  readonly raw: number;
};

const SEGMENT_BYTES = 64 * 1024 * 1024;

/**
 * Writes topics up to their high-water marks at the time of the call as Avro container files. Records already
 * in the folder are skipped, so that a killed export resumes and a later one adds new records. Throws
 * `UserError` for a folder with the export of another log.
 */
export async function exportTopics(options: ExportOptions): Promise<readonly ExportReport[]> {
  const { log, dir } = options;
  const earlier = (await readManifest(dir))?.topics ?? {};
  // A reader's offsets are taken before the records, so that its output up to there is among the exported
  // records.
  const committed = await committedOf(log, options.topics);
  const reports: ExportReport[] = [];
  const topics: Partial<Record<TopicName, ExportedTopic>> = { ...earlier };
  const total = await newRecords(options);
  let exported = 0;
  const onRecord = (): void => options.onProgress?.('records exported', (exported += 1), total);
  for (const topic of options.topics) {
    const marks = await log.watermarks(topic);
    const spec = (await log.topics()).find(({ name }) => name === topic);
    const report = { topic, records: 0, raw: 0 };
    let isGrown = earlier[topic]?.isGrown === true;
    const next: number[] = [];
    for (const mark of marks) {
      const done = await exportPartition({ ...options, onRecord, partitions: marks.length }, topic, mark);
      isGrown ||= done.isGrown;
      report.records += done.records;
      report.raw += done.raw;
      next.push(done.next);
    }
    topics[topic] = {
      partitions: marks.length,
      compacted: spec?.compacted === true,
      runs: withRun(earlier[topic]?.runs ?? [], next),
      committed: committed.get(topic) ?? {},
      ...(isGrown ? { isGrown } : {}),
    };
    reports.push(report);
    await writeManifest(dir, { format: FORMAT, topics });
  }
  return reports;
}

/** How many offsets of the log are not in the folder yet. */
async function newRecords({ log, dir, topics }: ExportOptions): Promise<number> {
  let total = 0;
  for (const topic of topics)
    for (const { partition, high } of await log.watermarks(topic)) {
      const last = (await segmentsOf(dir, topic, partition)).at(-1);
      total += Math.max(0, high - (last?.next ?? 0));
    }
  return total;
}

function withRun(
  runs: readonly (readonly number[])[],
  next: readonly number[],
): readonly (readonly number[])[] {
  const before = runs.at(-1);
  return next.some((offset, partition) => offset > (before?.[partition] ?? 0)) ? [...runs, next] : runs;
}

async function committedOf(
  log: EventLog,
  topics: readonly TopicName[],
): Promise<ReadonlyMap<TopicName, Readonly<Record<string, readonly number[]>>>> {
  const groups = await log.groups();
  const places = new Map<TopicName, Record<string, readonly number[]>>();
  for (const topic of topics) {
    const own: Record<string, readonly number[]> = {};
    for (const group of groups) {
      const offsets = (await log.lag(group, [topic])).map(({ committed }) => committed);
      if (offsets.some((offset) => offset >= 0)) own[group] = offsets;
    }
    places.set(topic, own);
  }
  return places;
}

type PartitionOptions = ExportOptions & { readonly onRecord: () => void; readonly partitions: number };
type Done = {
  readonly records: number;
  readonly raw: number;
  readonly next: number;
  /** Whether a key now has another partition. */
  readonly isGrown: boolean;
};

async function exportPartition(
  { log, registry, dir, segmentBytes = SEGMENT_BYTES, onRecord, partitions }: PartitionOptions,
  topic: TopicName,
  { partition, high }: Watermarks,
): Promise<Done> {
  const last = (await segmentsOf(dir, topic, partition)).at(-1);
  const start = last?.next ?? 0;
  if (last !== undefined) await checkSame(log, registry, dir, last);
  if (start > high) throw anotherLog(dir, topic, partition);
  const take = valueReader(registry);
  let open: { readonly writer: Writer | null; readonly file: SegmentWriter } | undefined;
  let [records, raw, next] = [0, 0, start];
  let isGrown = false;

  const add = async (record: LogRecord, { writer, body, timestamp }: Taken): Promise<void> => {
    if (open !== undefined && (open.writer !== writer || open.file.bytes >= segmentBytes)) {
      await open.file.finish(next);
      open = undefined;
    }
    open ??= {
      writer,
      file: await createSegment(dir, { topic, partition, from: next }, exportSchema(writer?.schema)),
    };
    await open.file.add(encodeExported(record, body, timestamp));
    next = record.offset + 1;
    records += 1;
    if (body === null) raw += 1;
    isGrown ||= partitionOf(record.key, partitions) !== partition;
    onRecord();
  };

  try {
    for await (const chunk of log.read(topic, partition, { from: start, to: high }))
      for (const record of chunk) await add(record, await take(record.value));
    await open?.file.finish(next);
  } catch (error) {
    await open?.file.discard();
    throw error;
  }
  return { records, raw, next, isGrown };
}

/** Whether the last record in the folder equals the one at its offset in the log. */
async function checkSame(
  log: EventLog,
  registry: SchemaRegistry,
  dir: string,
  segment: Segment,
): Promise<void> {
  const { topic, partition, next } = segment;
  const file = await openSegment(dir, segment);
  let last: ExportedRecord | undefined;
  try {
    for await (const record of file.records()) last = record;
  } finally {
    await file.close();
  }
  const take = valueReader(registry);
  for await (const chunk of log.read(topic, partition, { from: next - 1, to: next }))
    for (const { key, value } of chunk) {
      const bytes = (await take(value)).body ?? value;
      if (key !== last?.key || !Buffer.from(last.body ?? last.raw ?? []).equals(bytes))
        throw anotherLog(dir, topic, partition);
    }
}

function anotherLog(dir: string, topic: TopicName, partition: number): UserError {
  return new UserError(
    `${dir} has the export of another log: ${topic}[${partition}] differs`,
    'export into a separate folder',
  );
}
