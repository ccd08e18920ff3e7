import { partitionOf } from '@footnote/event-log/partitioner';
import type { EventLog, NewRecord } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import type { SchemaRegistry } from '@footnote/events/registry';
import { RETOLD, type StageDeclaration, STAGES, TOPIC_NAMES, type TopicName } from '@footnote/events/topics';
import type { OnProgress } from '@footnote/runtime/progress';
import { UserError } from '@footnote/runtime/user-error';
import { carryGroup } from './carry-group.ts';
import { inOrder } from './in-order.ts';
import { readManifest, type ExportedTopic, type Manifest } from './layout.ts';
import { valueWriter } from './values.ts';

export type ImportOptions = {
  readonly log: EventLog;
  readonly registry: SchemaRegistry;
  readonly codec: Codec;
  readonly dir: string;
  readonly onProgress?: OnProgress;
};

export type ImportReport = {
  readonly topic: TopicName;
  /** Records appended now. */
  readonly records: number;
  /** Records that the log had already. */
  readonly present: number;
};

const BATCH_RECORDS = 1000;
const BATCH_BYTES = 4 * 1024 * 1024;

/** A record of the export in append order, and its position in the log. */
type Placed = {
  readonly record: NewRecord;
  readonly partition: number;
  readonly offset: number;
  readonly source: { readonly partition: number; readonly offset: number };
};

/**
 * Appends an export to a log, each key's records in order. The partitions of the export are imported one
 * after another, or merged if the topic had been given more of them, so every record has a fixed position, and the existing records of a partition show how far
 * an earlier run got, however it ended. The number of partitions may differ. Throws `UserError`, with nothing
 * appended, for a log with other records. Topics of `RETOLD` are skipped.
 */
export async function importTopics(options: ImportOptions): Promise<readonly ImportReport[]> {
  const { log, dir } = options;
  const manifest = await readManifest(dir);
  if (manifest === null)
    throw new UserError(
      `${dir} is not a complete export`,
      'create one with: footnote topics export --all --to DIR',
    );
  const topics = TOPIC_NAMES.filter((topic) => manifest.topics[topic] !== undefined && !RETOLD.has(topic));
  const owns = topics.map((topic) => exported(manifest, topic));
  const total = owns.flatMap(({ runs }) => runs.at(-1) ?? []).reduce((sum, next) => sum + next, 0);
  const counter = (what: string): (() => void) => {
    let done = 0;
    return () => options.onProgress?.(what, (done += 1), total);
  };
  const onCompared = counter('records compared with the log');
  for (const topic of topics)
    await checkPresent({ ...options, onRecord: onCompared }, topic, exported(manifest, topic));
  const onRecord = counter('records imported');
  const reports: ImportReport[] = [];
  const carried: Progress[] = [];
  for (const topic of topics) {
    const own = exported(manifest, topic);
    const progress = stagesOn(manifest, topic, own);
    reports.push(await importTopic({ ...options, onRecord }, topic, own, progress));
    carried.push(...progress);
  }
  for (const { group, topic, upTo } of carried) await carryGroup(log, group, topic, upTo);
  return reports;
}

type TopicOptions = ImportOptions & { readonly onRecord: () => void };

/** The offsets of a consumer group for a topic, in the export and in this log. */
type Progress = {
  readonly group: string;
  readonly topic: TopicName;
  /** By partition of the export. */
  readonly committed: readonly number[];
  /** For each partition of the log, the offset up to which the group had read. */
  readonly upTo: number[];
};

/**
 * The stages that read the topic and whose output is also in the export: they resume at their offsets instead
 * of repeating the work. The groups of the read models start from the beginning, as in any new log.
 */
function stagesOn(manifest: Manifest, topic: TopicName, { committed }: ExportedTopic): readonly Progress[] {
  return Object.entries<StageDeclaration>(STAGES).flatMap(([group, { reads, writes }]) => {
    const offsets = committed[group];
    const isExported = reads === topic && writes.every((written) => manifest.topics[written] !== undefined);
    return isExported && offsets !== undefined ? [{ group, topic, committed: offsets, upTo: [] }] : [];
  });
}

function exported(manifest: Manifest, topic: TopicName): ExportedTopic {
  const own = manifest.topics[topic];
  if (own === undefined) throw new Error(`${topic} is not in the export`);
  return own;
}

/** Every record of a topic with its position in the log, in append order. */
async function* placed(
  { log, registry, codec, dir, onRecord }: TopicOptions,
  topic: TopicName,
  own: ExportedTopic,
): AsyncGenerator<Placed> {
  const places = (await log.watermarks(topic)).map(() => 0);
  const valueOf = valueWriter(topic, registry, codec);
  for await (const { segment, exportedRecord, event } of inOrder(dir, topic, own)) {
    const { key, headers, offset } = exportedRecord;
    const value = await valueOf(exportedRecord, event);
    const partition = partitionOf(key, places.length);
    const place = places[partition] ?? 0;
    places[partition] = place + 1;
    const record = Object.keys(headers).length === 0 ? { key, value } : { key, value, headers };
    yield { record, partition, offset: place, source: { partition: segment.partition, offset } };
    onRecord();
  }
}

/** Throws `UserError` if existing records of the log differ from the export. */
async function checkPresent(options: TopicOptions, topic: TopicName, own: ExportedTopic): Promise<void> {
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

async function importTopic(
  options: TopicOptions,
  topic: TopicName,
  own: ExportedTopic,
  progress: readonly Progress[],
): Promise<ImportReport> {
  const { log } = options;
  const highs = (await log.watermarks(topic)).map(({ high }) => high);
  const groups = progress.map(({ committed, upTo }) => {
    upTo.push(...highs.map(() => 0));
    return { committed, upTo, isUnread: highs.map(() => false) };
  });
  let batch: NewRecord[] = [];
  let bytes = 0;
  let [records, present] = [0, 0];

  const flush = async (): Promise<void> => {
    if (batch.length > 0) await log.append(topic, batch);
    batch = [];
    bytes = 0;
  };

  for await (const { record, partition, offset, source } of placed(options, topic, own)) {
    for (const { committed, upTo, isUnread } of groups) {
      if (source.offset >= (committed[source.partition] ?? 0)) isUnread[partition] = true;
      if (isUnread[partition] !== true) upTo[partition] = offset + 1;
    }
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
  return { topic, records, present };
}
