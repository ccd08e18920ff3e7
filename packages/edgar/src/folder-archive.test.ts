import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import fc from 'fast-check';
import { ArchiveCorruptError, ArchiveMissingError, type Archive } from './archive.ts';
import { openFolderArchive, sha256Of } from './folder-archive.ts';

const caught = async (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error: unknown) => error);

describe('archive in a folder', () => {
  let folder: string;
  let archive: Archive;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'archive-'));
    archive = openFolderArchive(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const fileOf = (sha256: string): string =>
    join(folder, sha256.slice(0, 2), sha256.slice(2, 4), `${sha256}.gz`);

  it('returns a stored document under its hash', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), async (bytes) => {
        const sha256 = await archive.put(bytes);
        expect(sha256).to.equal(sha256Of(bytes));
        expect(new Uint8Array(await archive.get(sha256))).to.deep.equal(bytes);
        expect(await archive.has(sha256)).to.equal(true);
      }),
      { numRuns: 30 },
    );
  });

  it('stores a document once, without temporary files, if it is put concurrently', async () => {
    const bytes = new Uint8Array(50_000).fill(7);
    const hashes = await Promise.all(Array.from({ length: 20 }, () => archive.put(bytes)));
    expect(new Set(hashes).size).to.equal(1);
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile()).map(({ name }) => name)).to.deep.equal([`${hashes[0]}.gz`]);
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
      await writeFile(fileOf(sha256), damage);
      expect(await caught(archive.get(sha256))).to.be.instanceOf(ArchiveCorruptError);
      await archive.put(bytes);
      expect(new Uint8Array(await archive.get(sha256))).to.deep.equal(bytes);
    }
  });
});
