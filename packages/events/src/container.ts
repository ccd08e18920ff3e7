import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { FileHandle } from 'node:fs/promises';

/*
 * Avro object container files (Avro 1.11 specification, "Object Container Files"): a header with the schema
 * of every value, then blocks of values, each block deflated. Values are bytes here, so that encoded values
 * are not encoded again.
 */

const MAGIC = Buffer.from('Obj\x01', 'latin1');
const SYNC_BYTES = 16;
/** Bytes of a number that certainly fits a float: 49 bits. */
const PLAIN_LONG_BYTES = 7;
/** Number of bytes read from a file at once. A header or block may be larger. */
const READ_BYTES = 1 << 20;
/** No block of ours is nearly this large, but a damaged length may be. */
const MAX_BLOCK_BYTES = 1 << 30;

export type ContainerHeader = {
  /** The schema of the values, as JSON. */
  readonly schema: string;
  /** Further entries; names with `avro.` are reserved. */
  readonly metadata: Readonly<Record<string, string>>;
};

/** The file is not an Avro container file, or ends in the middle of something. */
export class ContainerError extends Error {
  override readonly name = 'ContainerError';
}

/** An Avro long: zig-zag, base 128, exact for every safe integer. */
export function encodeLong(value: number): Buffer {
  let rest = (BigInt(value) << 1n) ^ (BigInt(value) >> 63n);
  const bytes: number[] = [];
  while (rest > 0x7fn) {
    bytes.push(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  bytes.push(Number(rest));
  return Buffer.from(bytes);
}

/** Avro bytes, or a string: its length and itself. */
export function encodeBytes(bytes: Uint8Array | string): Buffer {
  const body = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  return Buffer.concat([encodeLong(body.byteLength), body]);
}

/** Reads Avro's simple values one after another. Throws `ContainerError` at the end of the bytes. */
export class AvroReader {
  readonly bytes: Buffer;
  at: number;

  constructor(bytes: Buffer, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  long(): number {
    let value = 0;
    let scale = 1;
    for (let left = PLAIN_LONG_BYTES; left > 0; left -= 1) {
      const byte = this.#byte();
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
      scale *= 128;
    }
    return this.#largeLong(BigInt(value));
  }

  /** Numbers that do not fit a float in zig-zag encoding. */
  #largeLong(low: bigint): number {
    let value = low;
    for (let shift = BigInt(7 * PLAIN_LONG_BYTES); shift < 70n; shift += 7n) {
      const byte = this.#byte();
      value |= BigInt(byte & 0x7f) << shift;
      if (byte >= 0x80) continue;
      const number = Number((value >> 1n) ^ -(value & 1n));
      if (Number.isSafeInteger(number)) return number;
      break;
    }
    throw new ContainerError('contains a number beyond 2^53');
  }

  #byte(): number {
    const byte = this.bytes[this.at];
    if (byte === undefined) throw new ContainerError('ends in the middle of a number');
    this.at += 1;
    return byte;
  }

  take(length: number): Buffer {
    if (length < 0 || this.at + length > this.bytes.length)
      throw new ContainerError('ends in the middle of a value');
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  text(): string {
    return this.take(this.long()).toString('utf8');
  }

  /** A map of texts. */
  texts(): Record<string, string> {
    const pairs: [string, string][] = [];
    for (let count = this.long(); count !== 0; count = this.long()) {
      // A negative count is followed by the block's size in bytes.
      if (count < 0) this.long();
      for (let index = 0; index < Math.abs(count); index += 1) pairs.push([this.text(), this.text()]);
    }
    // Unlike assignment, supports a key named __proto__.
    return Object.fromEntries(pairs);
  }
}

/** An Avro map of texts. */
export function encodeTexts(entries: Readonly<Record<string, string>>): Buffer {
  const pairs = Object.entries(entries);
  if (pairs.length === 0) return encodeLong(0);
  return Buffer.concat([
    encodeLong(pairs.length),
    ...pairs.flatMap(([name, value]) => [encodeBytes(name), encodeBytes(value)]),
    encodeLong(0),
  ]);
}

/** The header of a file; every block of it ends with the same `sync`. */
export function encodeContainerHeader({ schema, metadata }: ContainerHeader, sync: Buffer): Buffer {
  const entries = encodeTexts({ 'avro.schema': schema, 'avro.codec': 'deflate', ...metadata });
  return Buffer.concat([MAGIC, entries, sync]);
}

/** One block of `count` encoded values. */
export function encodeContainerBlock(count: number, values: Uint8Array, sync: Buffer): Buffer {
  const packed = deflateRawSync(values, { level: 3 });
  return Buffer.concat([encodeLong(count), encodeLong(packed.length), packed, sync]);
}

export type ContainerBlock = { readonly count: number; readonly values: Buffer };

export type OpenContainer = ContainerHeader & {
  /** Blocks in order, one in memory at a time. Throws `ContainerError`. */
  blocks(): AsyncGenerator<ContainerBlock>;
};

/** Opens a container file with the codec `deflate` or none. Throws `ContainerError`. */
export async function openContainer(file: FileHandle): Promise<OpenContainer> {
  const source = new Source(file);
  const { entries, sync } = await source.next((reader) => {
    if (!reader.take(MAGIC.length).equals(MAGIC)) throw new ContainerError('is not an Avro container file');
    return { entries: reader.texts(), sync: Buffer.from(reader.take(SYNC_BYTES)) };
  });
  const { 'avro.schema': schema, 'avro.codec': codec = 'null', ...metadata } = entries;
  if (schema === undefined) throw new ContainerError('has no schema');
  if (codec !== 'deflate' && codec !== 'null')
    throw new ContainerError(`has the codec ${codec}, which is not supported`);
  return {
    schema,
    metadata,
    blocks: async function* () {
      while (await source.hasMore()) {
        yield await source.next((reader) => {
          const count = reader.long();
          const size = reader.long();
          if (size > MAX_BLOCK_BYTES) throw new ContainerError('contains an unterminated block');
          const packed = reader.take(size);
          if (!reader.take(SYNC_BYTES).equals(sync)) throw new ContainerError('has a damaged block');
          try {
            return { count, values: codec === 'null' ? Buffer.from(packed) : inflateRawSync(packed) };
          } catch (error) {
            throw new ContainerError(`has a damaged block (${(error as Error).message})`);
          }
        });
      }
    },
  };
}

/** Reads a file sequentially, with only as much in memory as one step needs. */
class Source {
  readonly #file: FileHandle;
  #bytes = Buffer.alloc(0);
  #ended = false;

  constructor(file: FileHandle) {
    this.#file = file;
  }

  async #more(): Promise<void> {
    const room = Buffer.allocUnsafe(Math.max(READ_BYTES, this.#bytes.length));
    const { bytesRead } = await this.#file.read(room, 0, room.length, null);
    this.#ended = bytesRead === 0;
    this.#bytes = Buffer.concat([this.#bytes, room.subarray(0, bytesRead)]);
  }

  async hasMore(): Promise<boolean> {
    if (this.#bytes.length === 0 && !this.#ended) await this.#more();
    return this.#bytes.length > 0;
  }

  /** The result of `read` on the next bytes; it is called again with more bytes if they did not suffice. */
  async next<T>(read: (reader: AvroReader) => T): Promise<T> {
    for (;;) {
      const reader = new AvroReader(this.#bytes);
      try {
        const value = read(reader);
        this.#bytes = this.#bytes.subarray(reader.at);
        return value;
      } catch (error) {
        const mayHelp = error instanceof ContainerError && error.message.startsWith('ends in');
        if (!mayHelp || this.#ended) throw error;
      }
      await this.#more();
    }
  }
}
