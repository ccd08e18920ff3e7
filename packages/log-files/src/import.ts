import { partitionOf } from '@footnote/event-log/partitioner';
import type { EventLog, NewRecord } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import type { SchemaRegistry } from '@footnote/events/registry';
import { TOPIC_NAMES, type TopicName } from '@footnote/events/topics';
import { UserError } from '@footnote/runtime/user-error';
import { carryGroup } from './carry-group.ts';
import { readManifest, segmentsOf, type ExportedTopic, type Manifest, type Segment } from './layout.ts';
import { openSegment } from './segment-file.ts';
import { valueWriter } from './values.ts';

export type ImportOptions = {
  readonly log: EventLog;
  readonly registry: SchemaRegistry;
  readonly codec: Codec;
  readonly dir: string;
};

export type ImportReport = {
  readonly topic: TopicName;
  /** Records appended now. */
  readonly records: number;
  /** Records that the log had already. */
  readonly present: number;
};

/**
 * Consumer groups whose output goes to the log: their output is part of the export, so they resume at their
 * offsets instead of repeating the work. The groups of the read models start from the beginning, as in any
 * new log.
 */
const WRITERS: readonly { readonly group: string; readonly reads: TopicName; readonly writes: TopicName }[] =
  [{ group: 'filing-parser', reads: 'documents', writes: 'facts' }];

const BATCH_RECORDS = 1000;
const BATCH_BYTES = 4 * 1024 * 1024;

/** A record of the export in the order in which all are appended, and where in the log it goes. */
type Placed = {
  readonly record: NewRecord;
  readonly partition: number;
  readonly offset: number;
  readonly source: { readonly partition: number; readonly offset: number };
};

/**
 * Appends an export to a log, each key's records in their order. The partitions of the export are imported
 * one after another, so every record has a fixed position and the existing records of a partition show how
 * far an earlier run got, however it ended. The number of partitions may differ. Throws `UserError`, with
 * nothing appended, for a log with other records.
 */
export async function importTopics(options: ImportOptions): Promise<readonly ImportReport[]> {
  const { log, dir } = options;
  const manifest = await readManifest(dir);
  if (manifest === null)
    throw new UserError(
      `${dir} is not a complete export`,
      'create one with: footnote topics export --all --to DIR',
    );
  const topics = TOPIC_NAMES.filter((topic) => manifest.topics[topic] !== undefined);
  for (const topic of topics) await checkPresent(options, topic, exported(manifest, topic));
  const reports: ImportReport[] = [];
  const readUpTo = new Map<TopicName, readonly number[]>();
  for (const topic of topics) {
    const own = exported(manifest, topic);
    const writer = WRITERS.find(
      ({ reads, writes }) => reads === topic && manifest.topics[writes] !== undefined,
    );
    const committed = writer === undefined ? undefined : own.committed[writer.group];
    const { report, upTo } = await importTopic(options, topic, own, committed);
    reports.push(report);
    if (committed !== undefined) readUpTo.set(topic, upTo);
  }
  for (const { group, reads } of WRITERS) {
    const upTo = readUpTo.get(reads);
    if (upTo !== undefined) await carryGroup(log, group, reads, upTo);
  }
  return reports;
}

function exported(manifest: Manifest, topic: TopicName): ExportedTopic {
  const own = manifest.topics[topic];
  if (own === undefined) throw new Error(`${topic} is not in the export`);
  return own;
}

/** Every record of a topic with its place in the log, in the order in which they are appended. */
async function* placed(options: ImportOptions, topic: TopicName, own: ExportedTopic): AsyncGenerator<Placed> {
  const { log, registry, codec, dir } = options;
  const places = (await log.watermarks(topic)).map(() => 0);
  const valueOf = valueWriter(topic, registry, codec);
  for await (const segment of inOrder(dir, topic, own)) {
    const file = await openSegment(dir, segment);
    try {
      for await (const exportedRecord of file.records()) {
        const { key, headers, offset } = exportedRecord;
        const value = await valueOf(exportedRecord, file.event);
        const partition = partitionOf(key, places.length);
        const place = places[partition] ?? 0;
        places[partition] = place + 1;
        const record = Object.keys(headers).length === 0 ? { key, value } : { key, value, headers };
        yield { record, partition, offset: place, source: { partition: segment.partition, offset } };
      }
    } finally {
      await file.close();
    }
  }
}

/** The files of a topic: those of each run by partition. Files that no run finished are left out. */
async function* inOrder(
  dir: string,
  topic: TopicName,
  { partitions, runs }: ExportedTopic,
): AsyncGenerator<Segment> {
  const files = await Promise.all(
    Array.from({ length: partitions }, (_, partition) => segmentsOf(dir, topic, partition)),
  );
  for (const [partition, segments] of files.entries())
    if ((segments.at(-1)?.next ?? 0) < (runs.at(-1)?.[partition] ?? 0))
      throw new UserError(`${dir}: the last files of ${topic}[${partition}] are missing`, 'export it again');
  for (const [index, run] of runs.entries())
    for (const [partition, segments] of files.entries()) {
      const from = runs[index - 1]?.[partition] ?? 0;
      yield* segments.filter((segment) => segment.from >= from && segment.next <= (run[partition] ?? 0));
    }
}

/** Throws `UserError` when the log has other records than the export where it has any. */
async function checkPresent(options: ImportOptions, topic: TopicName, own: ExportedTopic): Promise<void> {
  const { log } = options;
  const highs = (await log.watermarks(topic)).map(({ high }) => high);
  if (highs.every((high) => high === 0)) return;
  const last = new Map<number, Placed>();
  for await (const each of placed(options, topic, own))
    if (each.offset < (highs[each.partition] ?? 0)) last.set(each.partition, each);
  for (const [partition, { record, offset }] of last) {
    for await (const [found] of log.read(topic, partition, { from: offset, to: offset + 1 }))
      if (found !== undefined && !(found.key === record.key && Buffer.from(found.value).equals(record.value)))
        throw otherRecords(topic, partition);
  }
}

function otherRecords(topic: TopicName, partition: number): UserError {
  return new UserError(
    `the log has other records than the export in ${topic}[${partition}]`,
    'import into a new log, or into one that an earlier import of the same export started',
  );
}

type Imported = {
  readonly report: ImportReport;
  /** For each partition of the log the offset up to which the records had been read by the group. */
  readonly upTo: readonly number[];
};

async function importTopic(
  options: ImportOptions,
  topic: TopicName,
  own: ExportedTopic,
  committed: readonly number[] | undefined,
): Promise<Imported> {
  const { log } = options;
  const highs = (await log.watermarks(topic)).map(({ high }) => high);
  const upTo = highs.map(() => 0);
  const isUnread = highs.map(() => false);
  let batch: NewRecord[] = [];
  let bytes = 0;
  let [records, present] = [0, 0];

  const flush = async (): Promise<void> => {
    if (batch.length > 0) await log.append(topic, batch);
    batch = [];
    bytes = 0;
  };

  for await (const { record, partition, offset, source } of placed(options, topic, own)) {
    if (source.offset >= (committed?.[source.partition] ?? 0)) isUnread[partition] = true;
    if (isUnread[partition] !== true) upTo[partition] = offset + 1;
    if (offset < (highs[partition] ?? 0)) {
      present += 1;
      continue;
    }
    batch.push(record);
    records += 1;
    bytes += record.value.byteLength;
    if (batch.length >= BATCH_RECORDS || bytes >= BATCH_BYTES) await flush();
  }
  await flush();
  return { report: { topic, records, present }, upTo };
}
