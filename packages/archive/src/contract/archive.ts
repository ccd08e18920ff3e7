import { gzipSync } from 'node:zlib';
import { ArchiveCorruptError, ArchiveMissingError, type Archive } from '@footnote/edgar/archive';
import { expect } from 'chai';
import fc from 'fast-check';
import { archiveKey, openContentArchive, sha256Of } from '../content-archive.ts';
import { copyArchive } from '../copy.ts';
import type { Objects } from '../objects.ts';
import { keysOf } from '../testing/keys-of.ts';
import { openMemoryObjects } from '../testing/memory-objects.ts';

/** What every place of an archive must do. `open`: one without objects. */
export function archiveContract(where: string, open: () => Promise<Objects>): void {
  const caught = async (promise: Promise<unknown>): Promise<unknown> =>
    promise.catch((error: unknown) => error);

  describe(`archive in ${where}`, () => {
    let objects: Objects;
    let archive: Archive;

    beforeEach(async () => {
      objects = await open();
      archive = openContentArchive(objects);
    });

    it('returns a stored document under its hash', async () => {
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
          const sha256 = await archive.put(bytes);
          expect(sha256).to.equal(sha256Of(bytes));
          expect(new Uint8Array(await archive.get(sha256))).to.deep.equal(bytes);
          expect(await archive.has(sha256)).to.equal(true);
        }),
        { numRuns: 20 },
      );
    });

    it('stores a document once, and nothing else, if it is put concurrently', async () => {
      const bytes = new Uint8Array(50_000).fill(7);
      const hashes = await Promise.all(Array.from({ length: 20 }, () => archive.put(bytes)));
      expect(new Set(hashes).size).to.equal(1);
      expect(await keysOf(objects)).to.deep.equal([archiveKey(sha256Of(bytes))]);
    });

    it('names a missing document', async () => {
      const absent = '0'.repeat(64);
      expect(await archive.has(absent)).to.equal(false);
      expect(await archive.has('../../etc/passwd')).to.equal(false);
      expect(await caught(archive.get(absent))).to.be.instanceOf(ArchiveMissingError);
      expect(await caught(archive.get('../../etc/passwd'))).to.be.instanceOf(ArchiveMissingError);
    });

    it('refuses a damaged document, and repairs it when it is put again', async () => {
      const bytes = new TextEncoder().encode('{"facts": {}}');
      const sha256 = await archive.put(bytes);
      for (const damage of [gzipSync('{"facts": []}'), gzipSync(bytes).subarray(0, 15), Buffer.alloc(0)]) {
        await objects.write(archiveKey(sha256), damage);
        expect(await caught(archive.get(sha256))).to.be.instanceOf(ArchiveCorruptError);
        await archive.put(bytes);
        expect(new Uint8Array(await archive.get(sha256))).to.deep.equal(bytes);
      }
    });

    it('lists its keys in order, and is empty at first', async () => {
      expect(await keysOf(objects)).to.deep.equal([]);
      const hashes: string[] = [];
      for (let count = 0; count < 30; count += 1) hashes.push(await archive.put(Buffer.from(String(count))));
      expect(await keysOf(objects)).to.deep.equal(hashes.map(archiveKey).toSorted());
    });

    it('is copied, resumed and repaired, from it and to it', async () => {
      const other = openMemoryObjects();
      const contents = Array.from({ length: 20 }, (_, index) => Buffer.from(`document ${index}`));
      const hashes: string[] = [];
      for (const content of contents) hashes.push(await archive.put(content));
      const first = await copyArchive(objects, other);
      expect(first).to.deep.include({ copied: 20, present: 0, repaired: 0, faults: [] });
      expect(await keysOf(other)).to.deep.equal(await keysOf(objects));

      const [lost, damaged] = hashes.map(archiveKey) as [string, string];
      other.remove(lost);
      await other.write(damaged, gzipSync('another'));
      expect(await copyArchive(objects, other)).to.deep.include({ copied: 1, present: 19 });
      const thorough = await copyArchive(objects, other, { isThorough: true });
      expect(thorough).to.deep.include({ copied: 1, present: 19, repaired: 1 });

      const back = await open();
      await other.write(damaged, gzipSync('another'));
      await other.write('notes.txt', Buffer.from('no document'));
      const returned = await copyArchive(other, back);
      expect(returned).to.deep.include({ copied: 19, present: 0, foreign: 1 });
      expect(returned.faults).to.have.length(1);
      expect(returned.faults[0]).to.include(hashes[1]);
      expect(await back.exists(damaged)).to.equal(false);
    });
  });
}
