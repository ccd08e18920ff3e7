import { createHash } from 'node:crypto';
import { open, readFile, rm, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RandomAccess } from './random-access.ts';
import { readZipDirectory, type ZipMember } from './zip-members.ts';
import { streamZipMember } from './zip-stream.ts';

/** Bytes of lines that are grouped in memory at once, about. */
const BUCKET_BYTES = 24 * 1024 * 1024;
const MAX_BUCKETS = 256;
const FLUSH_BYTES = 128 * 1024;
const NEWLINE = 10;
const TAB = 9;

/** The lines with one key, from all members of an archive. */
export type LineGroup = {
  /** Null for lines without a key: all of them are one group. */
  readonly key: string | null;
  /** `[MEMBER]`, its line of column names, and the lines, for each member that has any. */
  readonly text: Buffer;
};

export type GroupedLines = {
  readonly buckets: number;
  /** The groups of a bucket, by key. The same archive always produces the same buckets. */
  groups(bucket: number): Promise<readonly LineGroup[]>;
  /** Removes the folder of the lines. */
  close(): Promise<void>;
};

export type GroupOptions = {
  /** Members without `.tsv`, in the order in which groups list them. */
  readonly members: readonly string[];
  /** Column of the key. */
  readonly column: string;
  /** Pattern of a key. */
  readonly key: RegExp;
  /** Folder for the lines; used exclusively by this reader. */
  readonly folder: string;
};

type Bucket = { readonly path: string; pieces: Buffer[]; bytes: number };

/**
 * Groups the lines of the tab-separated members of a zip archive by a column. Members are read once, as
 * streams; lines are written to bucket files by a hash of their key, so that each file is small enough to be
 * grouped in memory, whatever the order of the lines. Throws `ZipMemberError` for a damaged member,
 * `BulkArchiveError`.
 */
export async function groupLines(access: RandomAccess, options: GroupOptions): Promise<GroupedLines> {
  const { members, column, key: keyShape, folder } = options;
  const names = new Map(members.map((name, index) => [`${name}.tsv`, index]));
  const directory = await readZipDirectory(access, (name) => names.has(name));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const total = [...directory.values()].reduce((sum, { size }) => sum + size, 0);
  const count = Math.min(MAX_BUCKETS, Math.max(1, Math.ceil(total / BUCKET_BYTES)));
  const buckets: readonly Bucket[] = Array.from({ length: count }, (_, index) => ({
    path: join(folder, `${index}.lines`),
    pieces: [],
    bytes: 0,
  }));
  const bucketOf = createBucketOf(count);
  const headers: Buffer[] = [];

  const flush = async (bucket: Bucket): Promise<void> => {
    if (bucket.pieces.length === 0) return;
    const file = await open(bucket.path, 'a');
    try {
      await file.writeFile(Buffer.concat(bucket.pieces));
    } finally {
      await file.close();
    }
    bucket.pieces = [];
    bucket.bytes = 0;
  };

  const take = async (index: number, member: ZipMember): Promise<void> => {
    const prefix = Buffer.from(String.fromCharCode(index + 1), 'latin1');
    let place = -1;
    for await (const block of linesOf(streamZipMember(access, member))) {
      for (let at = 0; at < block.length;) {
        const end = block.indexOf(NEWLINE, at) + 1;
        const line = block.subarray(at, end);
        at = end;
        if (place === -1) {
          headers[index] = line;
          place = line.toString('utf8').trimEnd().split('\t').indexOf(column);
          continue;
        }
        const bucket = buckets[bucketOf(cellOf(line, place))];
        if (bucket === undefined) continue;
        bucket.pieces.push(prefix, line);
        bucket.bytes += line.length;
        if (bucket.bytes >= FLUSH_BYTES) await flush(bucket);
      }
    }
  };

  for (const [name, index] of names) {
    const member = directory.get(name);
    if (member !== undefined) await take(index, member);
  }
  for (const bucket of buckets) await flush(bucket);

  const places = members.map(
    (_, index) => headers[index]?.toString('utf8').trimEnd().split('\t').indexOf(column) ?? -1,
  );
  return {
    buckets: count,
    groups: async (number) => {
      const path = buckets[number]?.path ?? '';
      const content = await readFile(path).catch(() => Buffer.alloc(0));
      const groups = new Map<string, Buffer[][]>();
      for (let at = 0; at < content.length;) {
        const end = content.indexOf(NEWLINE, at) + 1;
        const index = (content[at] ?? 1) - 1;
        const line = content.subarray(at + 1, end);
        at = end;
        const cell = cellOf(line, places[index] ?? -1);
        const key = keyShape.test(cell) ? cell : '';
        const group = groups.get(key) ?? [];
        groups.set(key, group);
        (group[index] ??= []).push(line);
      }
      return [...groups]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, group]) => ({
          key: key === '' ? null : key,
          text: Buffer.concat(
            members.flatMap((name, index) => {
              const lines = group[index];
              return lines === undefined
                ? []
                : [Buffer.from(`[${name}]\n`), headers[index] ?? Buffer.alloc(0), ...lines];
            }),
          ),
        }));
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Blocks of whole lines, each line with its line feed. */
async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const piece of pieces) {
    const whole = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    const end = whole.lastIndexOf(NEWLINE) + 1;
    if (end > 0) yield whole.subarray(0, end);
    rest = Buffer.from(whole.subarray(end));
  }
  if (rest.length > 0) yield Buffer.concat([rest, Buffer.from('\n')]);
}

/** A cell of a line; empty if the line is shorter. */
function cellOf(line: Buffer, place: number): string {
  if (place < 0) return '';
  let start = 0;
  for (let passed = 0; passed < place; passed += 1) {
    const tab = line.indexOf(TAB, start);
    if (tab === -1) return '';
    start = tab + 1;
  }
  const tab = line.indexOf(TAB, start);
  const end = tab === -1 ? line.length - 1 : tab;
  return line.toString('latin1', start, end).trimEnd();
}

/** The bucket of a key. Consecutive lines mostly have the same key. */
function createBucketOf(count: number): (key: string) => number {
  let last = '';
  let bucket = 0;
  return (key) => {
    if (key !== last) {
      last = key;
      bucket = createHash('md5').update(key).digest().readUInt32LE(0) % count;
    }
    return bucket;
  };
}
