import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { inflated } from './inflated.ts';

const failed = (stored: Uint8Array): Promise<string> =>
  inflated(stored).then(
    () => 'nothing',
    (error: unknown) => (error as Error).message,
  );

describe('what is inflated', () => {
  it('is what was compressed, long or short, and of one part or several', async () => {
    const long = Buffer.from(Array.from({ length: 40_000 }, (_, at) => String(at)).join(' '));
    for (const bytes of [Buffer.alloc(0), Buffer.from('a'), long, Buffer.alloc(3_000_000)])
      expect(Buffer.compare(await inflated(gzipSync(bytes)), bytes)).to.equal(0);
    const parts = Buffer.concat([gzipSync(long), gzipSync('end')]);
    expect((await inflated(parts)).toString()).to.equal(`${long.toString()}end`);
  });

  it('has a buffer of its own', async () => {
    const { buffer, byteLength, byteOffset } = await inflated(gzipSync('word '.repeat(20_000)));
    expect([byteOffset, byteLength]).to.deep.equal([0, 100_000]);
    expect(buffer.byteLength).to.be.within(byteLength, byteLength + 1);
  });

  it('is refused where it is damaged, whatever length it claims', async () => {
    const stored = gzipSync('word '.repeat(20_000));
    for (const length of [0, 5, 99_999, 0xffffffff]) {
      const other = Buffer.from(stored);
      other.writeUInt32LE(length, other.length - 4);
      expect(await failed(other), String(length)).to.equal('incorrect length check');
    }
    expect(await failed(stored.subarray(0, 3))).to.equal('unexpected end of file');
  });
});
