import { expect } from 'chai';
import fc from 'fast-check';
import type { NewRecord } from '../port.ts';
import { packChunks, unpackChunk } from './chunk.ts';

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
        const unpacked = packChunks(packed).flatMap(({ count, bytes }) => {
          const place = { topic: 't', partition: 3, base: next };
          next += count;
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
      if (count > 1) expect(bytes.length).to.be.at.most(256 * 1024 + 4);
    }
  });
});
