import { expect } from 'chai';
import fc from 'fast-check';
import { paddedCik } from '@footnote/values/cik';
import { murmur2, partitionOf } from './partitioner.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('partitioner', () => {
  it('hashes like the Java client of Kafka', () => {
    const known: readonly (readonly [string, number])[] = [
      ['21', -973932308],
      ['foobar', -790332482],
      ['a-little-bit-long-string', -985981536],
      ['a-little-bit-longer-string', -1486304829],
      ['lkjh234lh9fiuh90y23oiuhsafujhadof229phr9h19h89h8', -58897971],
      ['abc', 479470107],
    ];
    for (const [text, hash] of known) expect(murmur2(bytes(text)), text).to.equal(hash);
  });

  it('hashes a view into a larger buffer like a copy', () => {
    const padded = bytes('xxfoobaryy');
    expect(murmur2(padded.subarray(2, 8))).to.equal(murmur2(bytes('foobar')));
  });

  it('maps a key to the same partition, within range', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 64 }), (key, partitions) => {
        const partition = partitionOf(key, partitions);
        expect(partition).to.be.within(0, partitions - 1);
        expect(partitionOf(key, partitions)).to.equal(partition);
      }),
    );
  });

  it('spreads ten-digit CIKs over all partitions', () => {
    const counts = new Array<number>(8).fill(0);
    for (let cik = 1; cik <= 8000; cik += 1) {
      const partition = partitionOf(paddedCik(cik * 37), 8);
      counts[partition] = (counts[partition] ?? 0) + 1;
    }
    for (const count of counts) expect(count).to.be.within(800, 1200);
  });
});
