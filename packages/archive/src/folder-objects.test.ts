import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { archiveContract } from './contract/archive.ts';
import { openFolderObjects } from './folder-objects.ts';
import { keysOf } from './testing/keys-of.ts';

const folder = (): Promise<string> => mkdtemp(join(tmpdir(), 'archive-'));

archiveContract('a folder', async () => openFolderObjects(await folder()));

describe('objects in a folder', () => {
  it('do not include files that are being written', async () => {
    const root = await folder();
    const objects = openFolderObjects(root);
    await objects.write('ab/cd/one.gz', new Uint8Array(3));
    await writeFile(join(root, 'ab/cd/two.gz.1b9d.tmp'), 'half');
    expect(await keysOf(objects)).to.deep.equal(['ab/cd/one.gz']);
  });
});
