import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import fc from 'fast-check';
import { Lz4Decoder } from './lz4.ts';

const lengthBytes = (length: number): number[] => {
  if (length < 15) return [];
  const rest = length - 15;
  return [...Array.from({ length: Math.floor(rest / 255) }, () => 255), rest % 255];
};

const sequence = (
  literals: Buffer,
  match: { readonly offset: number; readonly length: number } | null,
): Buffer => {
  const matchLength = match === null ? 0 : match.length - 4;
  const token = (Math.min(15, literals.length) << 4) | Math.min(15, matchLength);
  const head = Buffer.from([token, ...lengthBytes(literals.length)]);
  if (match === null) return Buffer.concat([head, literals]);
  return Buffer.concat([
    head,
    literals,
    Buffer.from([match.offset & 255, match.offset >> 8, ...lengthBytes(matchLength)]),
  ]);
};

/** A simple LZ4 encoder: finds the longest match at each position by trying all of the last 64. */
const block = (bytes: Buffer): Buffer => {
  const out: Buffer[] = [];
  let literalsFrom = 0;
  let at = 0;
  while (at < bytes.length - 5) {
    let best = { offset: 0, length: 0 };
    for (let offset = 1; offset <= Math.min(64, at); offset += 1) {
      let length = 0;
      while (at + length < bytes.length - 5 && bytes[at + length] === bytes[at + length - offset])
        length += 1;
      if (length > best.length) best = { offset, length };
    }
    if (best.length < 4) {
      at += 1;
      continue;
    }
    out.push(sequence(bytes.subarray(literalsFrom, at), best));
    at += best.length;
    literalsFrom = at;
  }
  return Buffer.concat([...out, sequence(bytes.subarray(literalsFrom), null)]);
};

const sized = (size: number, bytes: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(size >>> 0);
  return Buffer.concat([head, bytes]);
};

/** Frames with independent blocks, alternately compressed and stored. */
const frame = (parts: readonly Buffer[]): Buffer => {
  const header = Buffer.from([0x04, 0x22, 0x4d, 0x18, 0x60, 0x40, 0]);
  const blocks = parts
    .filter((part) => part.length > 0)
    .map((part, index) => {
      if (index % 2 === 1) return sized(0x80000000 + part.length, part);
      const packed = block(part);
      return sized(packed.length, packed);
    });
  return Buffer.concat([header, ...blocks, Buffer.alloc(4)]);
};

const decode = async (bytes: Buffer, chunk: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  const pieces = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, index) =>
    bytes.subarray(index * chunk, (index + 1) * chunk),
  );
  await pipeline(Readable.from(pieces), new Lz4Decoder(), async (source: AsyncIterable<Buffer>) => {
    for await (const piece of source) chunks.push(piece);
  });
  return Buffer.concat(chunks);
};

const rejection = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the LZ4 decoder', () => {
  const repetitive = fc.array(
    fc.string({ unit: fc.constantFrom('a', 'ab', 'abcd', '\n', 'é'), maxLength: 400 }),
    { maxLength: 4 },
  );

  it('decompresses to the original bytes, however the input is split', async () => {
    await fc.assert(
      fc.asyncProperty(repetitive, fc.integer({ min: 1, max: 50 }), async (texts, chunk) => {
        const parts = texts.map((text) => Buffer.from(text));
        // Two consecutive frames, with a skippable one in between.
        const skippable = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);
        const packed = Buffer.concat([frame(parts), skippable, frame(parts)]);
        expect((await decode(packed, chunk)).toString()).to.equal(texts.join('').repeat(2));
      }),
    );
  });

  it('rejects truncated LZ4 input', async () => {
    const packed = frame([Buffer.from('abcabcabcabcabcabc and more')]);
    for (let length = 1; length < packed.length; length += 1) {
      expect(await rejection(decode(packed.subarray(0, length), 1000)), String(length)).to.include({
        code: 'ERR_LZ4',
      });
    }
  });

  it('terminates on arbitrary bytes, with a result or an LZ4 error', async () => {
    const good = frame([Buffer.from('abcabcabcabcabcabc and more of it')]);
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 4, max: good.length - 1 }),
        fc.integer({ min: 0, max: 255 }),
        async (at, byte) => {
          const damaged = Buffer.from(good);
          damaged[at] = byte;
          const error = await rejection(decode(damaged, 7));
          if (error !== undefined) expect(error).to.include({ code: 'ERR_LZ4' });
        },
      ),
    );
  });
});
