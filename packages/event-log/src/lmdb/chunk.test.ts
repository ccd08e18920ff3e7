import { expect } from 'chai';
import fc from 'fast-check';
import type { NewRecord } from '../port.ts';
import { countIn, isSealed, packChunks, sealChunk, sealedFromOld, unpackChunk } from './chunk.ts';

const records: fc.Arbitrary<readonly NewRecord[]> = fc.array(
  fc.record(
    {
      key: fc.string({ unit: 'grapheme' }),
      value: fc.uint8Array({ maxLength: 2000, size: 'max' }),
      headers: fc.dictionary(
        fc.string({ unit: 'grapheme' }).filter((name) => name !== '__proto__'),
        fc.string(),
      ),
    },
    { requiredKeys: ['key', 'value'] },
  ),
  { maxLength: 60 },
);

const plain = ({ key, value, headers }: NewRecord) => ({ key, value: [...value], headers: { ...headers } });

describe('chunks', () => {
  it('unpacks the packed records from any offset', () => {
    fc.assert(
      fc.property(records, fc.nat(60), fc.nat(1000), (packed, skip, base) => {
        let next = base;
        const unpacked = packChunks(packed).flatMap((chunk) => {
          const place = { topic: 't', partition: 3, base: next };
          const bytes = sealChunk(chunk, { ...place, topic: 7 });
          expect(countIn(bytes, { ...place, topic: 7 }, true)).to.equal(chunk.count);
          next += chunk.count;
          return [...unpackChunk(place, bytes, base + skip)];
        });
        expect(unpacked.map(plain)).to.deep.equal(packed.slice(skip).map(plain));
        expect(unpacked.map(({ offset }) => offset)).to.deep.equal(
          unpacked.map((_, index) => base + skip + index),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('limits a chunk to 256 KiB and 500 records, except for a single larger record', () => {
    const sizes = [...new Array<number>(1200).fill(10), 200_000, 100_000, 900_000, 5];
    const chunks = packChunks(sizes.map((size) => ({ key: 'k', value: new Uint8Array(size) })));
    expect(chunks.reduce((sum, { count }) => sum + count, 0)).to.equal(sizes.length);
    for (const { count, bytes } of chunks) {
      expect(count).to.be.at.most(500);
      if (count > 1) expect(bytes.length).to.be.at.most(256 * 1024 + 8);
    }
  });

  const place = { topic: 7, partition: 3, base: 1000 };
  const sealedChunk = (): Buffer =>
    sealChunk(
      packChunks([
        { key: 'k', value: new Uint8Array([1, 2, 3]) },
        { key: 'l', value: new Uint8Array(40), headers: { a: 'b' } },
      ])[0]!,
      place,
    );

  it('are told from what was stored by any one bit, and under any other place', () => {
    const bytes = sealedChunk();
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const flipped = Buffer.from(bytes);
      flipped.writeUInt8(flipped.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(countIn(flipped, place, true), `bit ${bit}`).to.equal(undefined);
    }
    for (const other of [{ topic: 8 }, { partition: 4 }, { base: 1001 }, { base: 2 ** 40 }])
      expect(countIn(bytes, { ...place, ...other }, true)).to.equal(undefined);
    for (const length of [0, 4, 7, bytes.length - 1])
      expect(countIn(bytes.subarray(0, length), place, true)).to.equal(undefined);
    expect(countIn(bytes, place, true)).to.equal(2);
  });

  it('of format 1 are read until the log is sealed, and keep their records when they get a checksum', () => {
    const bytes = sealedChunk();
    const old = Buffer.concat([Buffer.from([0, 0, 0, 2]), bytes.subarray(8)]);
    expect([isSealed(old), isSealed(bytes)]).to.deep.equal([false, true]);
    expect([countIn(old, place, false), countIn(old, place, true)]).to.deep.equal([2, undefined]);
    expect(sealedFromOld(old, place).equals(bytes)).to.equal(true);
    const at = { topic: 't', partition: 3, base: 1000 };
    expect([...unpackChunk(at, old, 1000)].map(plain)).to.deep.equal(
      [...unpackChunk(at, bytes, 1000)].map(plain),
    );
  });
});
