import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ArchiveCorruptError } from '@footnote/edgar/archive';
import { expect } from 'chai';
import { hashOfKey } from './content-archive.ts';
import { derivedKey, openDerived } from './derived.ts';
import { openFolderObjects } from './folder-objects.ts';
import { ArchiveStorageError } from './objects.ts';
import { openMemoryObjects } from './testing/memory-objects.ts';

const SHA = 'ab'.repeat(32);
const BYTES = Buffer.from('{"a": 1}');

describe('what is derived of a document', () => {
  it('is kept by its name and the document, and is no document', async () => {
    const derived = openDerived(openMemoryObjects());
    expect(await derived.has('x-1', SHA)).to.equal(false);
    expect(await derived.read('x-1', SHA)).to.equal(null);
    expect(await derived.write('x-1', SHA, BYTES)).to.equal(true);
    expect(await derived.has('x-1', SHA)).to.equal(true);
    expect(await derived.read('x-1', SHA)).to.deep.equal(BYTES);
    expect(await derived.read('x-2', SHA)).to.equal(null);
    expect(hashOfKey(derivedKey('x-1', SHA))).to.equal(null);
  });

  it('is refused if it is damaged', async () => {
    const objects = openMemoryObjects();
    const derived = openDerived(objects);
    await derived.write('x-1', SHA, BYTES);
    const stored = Uint8Array.from((await objects.read(derivedKey('x-1', SHA))) ?? []);
    stored[stored.length - 9]! ^= 1;
    for (const damaged of [stored, stored.subarray(0, 12), Buffer.from('{"a": 1}')]) {
      await objects.write(derivedKey('x-1', SHA), damaged);
      const error: unknown = await derived.read('x-1', SHA).catch((reason: unknown) => reason);
      expect(error).to.be.instanceOf(ArchiveCorruptError);
    }
  });

  it('is not written where the archive may only be read', async () => {
    const refusing = (error: Error) =>
      openDerived({ ...openMemoryObjects(), write: () => Promise.reject(error) });
    const denied = refusing(new ArchiveStorageError('access_denied', 's3://a', 'no'));
    expect(await denied.write('x-1', SHA, BYTES)).to.equal(false);
    const full = refusing(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    expect(await full.write('x-1', SHA, BYTES)).to.equal(false);
    const fault: unknown = await refusing(new Error('fault'))
      .write('x-1', SHA, BYTES)
      .catch((reason: unknown) => reason);
    expect(fault).to.be.instanceOf(Error);
  });

  it('lies in a folder beside the documents', async () => {
    const root = mkdtempSync(join(tmpdir(), 'footnote-derived-'));
    const derived = openDerived(openFolderObjects(root));
    await derived.write('x-1', SHA, BYTES);
    expect(await derived.read('x-1', SHA)).to.deep.equal(BYTES);
    writeFileSync(join(root, derivedKey('x-1', SHA)), 'damaged');
    expect(await derived.read('x-1', SHA).catch((reason: unknown) => reason)).to.be.instanceOf(
      ArchiveCorruptError,
    );
    rmSync(root, { recursive: true });
  });
});
