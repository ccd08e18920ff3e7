import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { useFolder } from '../testing/run.ts';
import { EXPORT_FORMAT, MANIFEST } from './manifest.ts';
import { replaceFolder } from './replace-folder.ts';

const FILE = 'stakes/year=2024/part-0.csv';

/** Writes one file as an export. */
const write =
  (text: string) =>
  async (dir: string): Promise<void> => {
    await mkdir(join(dir, 'stakes/year=2024'), { recursive: true });
    await writeFile(join(dir, FILE), text);
    const tables = [{ files: [{ path: FILE }] }];
    await writeFile(join(dir, MANIFEST), JSON.stringify({ format: EXPORT_FORMAT, tables }));
  };

const failureOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: unknown) => (error as Error).message,
  );

describe('the folder of an export', () => {
  const parent = useFolder();
  const dir = (): string => join(parent(), 'deep', 'out');
  const text = (): Promise<string> => readFile(join(dir(), FILE), 'utf8');
  const siblings = (): Promise<string[]> => readdir(join(parent(), 'deep'));

  it('creates the folder, also if it exists and is empty, and replaces an earlier export', async () => {
    await mkdir(dir(), { recursive: true });
    await replaceFolder(dir(), write('first'));
    await replaceFolder(dir(), write('second'));
    expect(await text()).to.equal('second');
    expect(await siblings()).to.deep.equal(['out']);
  });

  it('leaves the folder unchanged if the export fails', async () => {
    await replaceFolder(dir(), write('first'));
    const failing = replaceFolder(dir(), async (fresh) => {
      await write('half')(fresh);
      throw new Error('disk full');
    });
    expect(await failureOf(failing)).to.equal('disk full');
    expect(await text()).to.equal('first');
    expect(await siblings()).to.deep.equal(['out']);
  });

  it('is refused when it has anything else in it', async () => {
    await replaceFolder(dir(), write('first'));
    await writeFile(join(dir(), 'stakes', 'notes.txt'), 'mine');
    expect(await failureOf(replaceFolder(dir(), write('second')))).to.match(/other than an earlier export$/);
    expect(await readFile(join(dir(), 'stakes', 'notes.txt'), 'utf8')).to.equal('mine');
    expect(await failureOf(replaceFolder(join(dir(), FILE), write('second')))).to.match(/is not a folder$/);
  });
});
