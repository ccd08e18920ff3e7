import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  ContainerError,
  encodeContainerBlock,
  encodeContainerHeader,
  openContainer,
} from '@footnote/events/container';
import { WireError } from '@footnote/events/wire-check';
import { UserError } from '@footnote/runtime/user-error';
import { eventSchemaOf, exportedReader, type ExportedRecord } from './exported-record.ts';
import { segmentPath, type Segment } from './layout.ts';

/** Encoded records of one block. */
const BLOCK_BYTES = 512 * 1024;

export type SegmentWriter = {
  /** Encoded records so far, in bytes. */
  readonly bytes: number;
  add(record: Uint8Array): Promise<void>;
  /** Durable when it resolves, under a name that includes its end offset. */
  finish(next: number): Promise<void>;
  /** Removes the file. */
  discard(): Promise<void>;
};

/** Writes one file. The same records produce the same file. */
export async function createSegment(
  dir: string,
  start: Omit<Segment, 'next'>,
  schema: object,
): Promise<SegmentWriter> {
  const { topic, partition, from } = start;
  const partial = segmentPath(dir, { ...start, next: 0 }).replace(/-\d+\.avro$/, '.part');
  const text = JSON.stringify(schema);
  const sync = createHash('sha256').update(`${topic} ${partition} ${from} ${text}`).digest().subarray(0, 16);
  await mkdir(dirname(partial), { recursive: true });
  const file = await open(partial, 'w');
  await file.writeFile(encodeContainerHeader({ schema: text, metadata: { 'footnote.topic': topic } }, sync));
  let block: Uint8Array[] = [];
  let blockBytes = 0;
  let bytes = 0;

  const flush = async (): Promise<void> => {
    if (block.length > 0)
      await file.writeFile(encodeContainerBlock(block.length, Buffer.concat(block), sync));
    block = [];
    blockBytes = 0;
  };

  return {
    get bytes() {
      return bytes;
    },
    add: async (record) => {
      block.push(record);
      blockBytes += record.byteLength;
      bytes += record.byteLength;
      if (blockBytes >= BLOCK_BYTES) await flush();
    },
    finish: async (next) => {
      await flush();
      await file.sync();
      await file.close();
      await rename(partial, segmentPath(dir, { ...start, next }));
      await syncFolder(dirname(partial));
    },
    discard: async () => {
      await file.close();
      await rm(partial, { force: true });
    },
  };
}

async function syncFolder(path: string): Promise<void> {
  const folder: FileHandle = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The schema of a file's events (undefined if it has none), and its records one after another. */
export type OpenSegment = {
  readonly event: object | undefined;
  records(): AsyncGenerator<ExportedRecord>;
  close(): Promise<void>;
};

/** Throws `UserError` with the file name for damaged data. */
export async function openSegment(dir: string, segment: Segment): Promise<OpenSegment> {
  const path = segmentPath(dir, segment);
  const explained = (error: unknown): unknown =>
    error instanceof ContainerError || error instanceof WireError
      ? new UserError(`${path} ${error.message}`, 'remove it and the files after it, and export again')
      : error;
  const file = await open(path, 'r');
  try {
    const container = await openContainer(file);
    const event = eventSchemaOf(container.schema);
    const read = exportedReader(event);
    return {
      event,
      close: () => file.close(),
      records: async function* () {
        let next = segment.from;
        try {
          for await (const { count, values } of container.blocks())
            for (const record of read(values, count)) {
              yield record;
              next = record.offset + 1;
            }
        } catch (error) {
          throw explained(error);
        }
        if (next !== segment.next) throw explained(new ContainerError(`ends before offset ${segment.next}`));
      },
    };
  } catch (error) {
    await file.close();
    throw explained(error);
  }
}
