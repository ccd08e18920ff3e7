import { Transform } from 'node:stream';

/** The bytes are not an LZ4 frame. */
export class Lz4Error extends Error {
  override readonly name = 'Lz4Error';
  readonly code = 'ERR_LZ4';
}

// LZ4 frame format 1.6: https://github.com/lz4/lz4/blob/dev/doc/lz4_Frame_format.md
const FRAME_MAGIC = 0x184d2204;
const SKIPPABLE_MAGIC = 0x184d2a50;
const WINDOW = 64 * 1024;
const MIN_MATCH = 4;
const LONG_LENGTH = 15;

/** Decodes one block; `window` contains the bytes before it. The result is a view of a new buffer. */
export const decodeLz4Block = (block: Buffer, window: Buffer, maxBytes: number): Buffer => {
  const output = Buffer.allocUnsafe(window.length + maxBytes);
  window.copy(output);
  let read = 0;
  let written = window.length;
  const length = (nibble: number): number => {
    let total = nibble;
    if (nibble < LONG_LENGTH) return total;
    for (let byte = 255; byte === 255;) {
      byte = block[read] ?? fail();
      read += 1;
      total += byte;
    }
    return total;
  };
  const fail = (): never => {
    throw new Lz4Error('An LZ4 block is damaged');
  };
  while (read < block.length) {
    const token = block[read] ?? fail();
    read += 1;
    const literals = length(token >> 4);
    if (read + literals > block.length || written + literals > output.length) fail();
    block.copy(output, written, read, read + literals);
    read += literals;
    written += literals;
    // The last sequence has literals only.
    if (read === block.length) break;
    if (read + 2 > block.length) fail();
    const offset = block.readUInt16LE(read);
    read += 2;
    const match = length(token & 15) + MIN_MATCH;
    if (offset === 0 || offset > written || written + match > output.length) fail();
    if (offset >= match) {
      output.copyWithin(written, written - offset, written - offset + match);
      written += match;
    } else {
      // The match overlaps its output: copying byte by byte repeats it.
      for (const end = written + match; written < end; written += 1)
        output[written] = output[written - offset] ?? 0;
    }
  }
  return output.subarray(window.length, written);
};

type Frame = {
  readonly maxBlockBytes: number;
  readonly linked: boolean;
  readonly blockChecksums: boolean;
  readonly contentChecksum: boolean;
};

/** Length and fields of a frame header; null when more bytes are needed. */
const frameHeader = (bytes: Buffer): { readonly frame: Frame; readonly length: number } | null => {
  if (bytes.length < 7) return null;
  const flags = bytes.readUInt8(4);
  if (flags >> 6 !== 1) throw new Lz4Error('Unsupported version of the LZ4 frame format');
  if ((flags & 1) !== 0) throw new Lz4Error('LZ4 frames with a dictionary are not supported');
  const sizeCode = (bytes.readUInt8(5) >> 4) & 7;
  if (sizeCode < 4) throw new Lz4Error('LZ4 frame with an unknown block size');
  const frame = {
    maxBlockBytes: 1 << (8 + 2 * sizeCode),
    linked: (flags & 0x20) === 0,
    blockChecksums: (flags & 0x10) !== 0,
    contentChecksum: (flags & 4) !== 0,
  };
  const length = 7 + ((flags & 8) !== 0 ? 8 : 0);
  return bytes.length < length ? null : { frame, length };
};

/** Decodes a stream of LZ4 frames. Their checksums are not verified: TCP has its own. */
export class Lz4Decoder extends Transform {
  #pending: Buffer = Buffer.alloc(0);
  #frame: Frame | null = null;
  #window: Buffer = Buffer.alloc(0);

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    try {
      let taken: number;
      do {
        taken = this.#frame === null ? this.#takeHeader() : this.#takeBlock(this.#frame);
        this.#pending = this.#pending.subarray(taken);
      } while (taken > 0);
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: (error?: Error | null) => void): void {
    const whole = this.#pending.length === 0 && this.#frame === null;
    done(whole ? null : new Lz4Error('An LZ4 frame ends too early'));
  }

  #takeHeader(): number {
    if (this.#pending.length < 8) return 0;
    const magic = this.#pending.readUInt32LE(0);
    if (magic >>> 4 === SKIPPABLE_MAGIC >>> 4) {
      const length = 8 + this.#pending.readUInt32LE(4);
      return this.#pending.length < length ? 0 : length;
    }
    if (magic !== FRAME_MAGIC) throw new Lz4Error('Not an LZ4 frame');
    const header = frameHeader(this.#pending);
    if (header === null) return 0;
    this.#frame = header.frame;
    this.#window = Buffer.alloc(0);
    return header.length;
  }

  #takeBlock(frame: Frame): number {
    if (this.#pending.length < 4) return 0;
    const word = this.#pending.readUInt32LE(0);
    if (word === 0) {
      const length = 4 + (frame.contentChecksum ? 4 : 0);
      if (this.#pending.length < length) return 0;
      this.#frame = null;
      return length;
    }
    const size = word & 0x7fffffff;
    if (size > frame.maxBlockBytes) throw new Lz4Error('An LZ4 block is longer than its frame allows');
    const length = 4 + size + (frame.blockChecksums ? 4 : 0);
    if (this.#pending.length < length) return 0;
    const block = this.#pending.subarray(4, 4 + size);
    const plain =
      word >>> 31 === 1 ? Buffer.from(block) : decodeLz4Block(block, this.#window, frame.maxBlockBytes);
    if (frame.linked) this.#window = Buffer.concat([this.#window, plain]).subarray(-WINDOW);
    this.push(plain);
    return length;
  }
}
