import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotFound, writeAtomically } from '@footnote/edgar/atomic-file';
import { isTopicName, type TopicName } from '@footnote/events/topics';
import { UserError } from '@footnote/runtime/user-error';

/*
 * An exported log is a folder:
 *
 *   export.json                                        topics, partitions, how far they and their readers were
 *   facts/facts-00003-00000000000000000000-…1234.avro  records 0 to 1233 of partition 3 of `facts`
 *
 * A file holds consecutive records of one partition that were written with one schema: where the schema of a topic
 * evolved, another file begins. Names sort in the order of the records, as those of Kafka's own segments do.
 */

/** One file: records from `from` to `next` (exclusive) of one partition. */
export type Segment = {
  readonly topic: TopicName;
  readonly partition: number;
  readonly from: number;
  readonly next: number;
};

export type ExportedTopic = {
  readonly partitions: number;
  readonly compacted: boolean;
  /**
   * For each run that added records: the offset in each partition after the last exported record. An import
   * processes the runs one after another, so that additions of a later run follow earlier records.
   */
  readonly runs: readonly (readonly number[])[];
  /**
   * For each consumer group and partition, the next offset that it would have read, -1 if it never committed.
   */
  readonly committed: Readonly<Record<string, readonly number[]>>;
  /**
   * Whether the topic was given more partitions, so that events of a key are in several: an import then merges the partitions
   * of each run by the time at which events were recorded.
   */
  readonly isGrown?: boolean;
};

export type Manifest = {
  readonly format: number;
  readonly topics: Readonly<Partial<Record<TopicName, ExportedTopic>>>;
};

/** Increased when current readers could no longer read the format. */
export const FORMAT = 1;
const MANIFEST = 'export.json';
const OFFSET_DIGITS = 20;
const PARTITION_DIGITS = 5;
const NAME = /^(.+)-(\d{5})-(\d{20})-(\d{20})\.avro$/;

export function segmentPath(dir: string, { topic, partition, from, next }: Segment): string {
  const number = (value: number, digits: number): string => String(value).padStart(digits, '0');
  const name = [
    topic,
    number(partition, PARTITION_DIGITS),
    number(from, OFFSET_DIGITS),
    number(next, OFFSET_DIGITS),
  ].join('-');
  return join(dir, topic, `${name}.avro`);
}

/**
 * The files of one partition in the order of their records. Throws `UserError` if one is missing in between.
 */
export async function segmentsOf(
  dir: string,
  topic: TopicName,
  partition: number,
): Promise<readonly Segment[]> {
  let names: readonly string[];
  try {
    names = await readdir(join(dir, topic));
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
  const segments = names
    .map((name): Segment | null => {
      const [, of = '', number, from, next] = NAME.exec(name) ?? [];
      if (of !== topic || Number(number) !== partition) return null;
      return { topic, partition, from: Number(from), next: Number(next) };
    })
    .filter((segment) => segment !== null)
    .sort((a, b) => a.from - b.from);
  for (const [index, segment] of segments.entries()) {
    const before = segments[index - 1]?.next ?? 0;
    if (before !== segment.from)
      throw new UserError(
        `${dir}: between ${before} and ${segment.from} records of ${topic}[${partition}] are missing`,
        'export again into another folder, or remove the files after the gap',
      );
  }
  return segments;
}

export function writeManifest(dir: string, manifest: Manifest): Promise<void> {
  return writeAtomically(join(dir, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Null if there is none. Throws `UserError` for an unknown one. */
export async function readManifest(dir: string): Promise<Manifest | null> {
  let text: string;
  try {
    text = await readFile(join(dir, MANIFEST), 'utf8');
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
  try {
    const manifest = JSON.parse(text) as Manifest;
    if (isManifest(manifest)) return manifest;
  } catch {
    // Reported below.
  }
  throw new UserError(`${join(dir, MANIFEST)} is damaged or from another release`);
}

function isManifest({ format, topics }: Manifest): boolean {
  if (format !== FORMAT || !Object.keys(topics).every(isTopicName)) return false;
  return Object.values(topics).every(({ partitions, runs }) => partitions > 0 && Array.isArray(runs));
}
