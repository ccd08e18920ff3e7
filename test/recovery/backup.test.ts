import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackup } from '@footnote/embedded/backup/create';
import { restoreBackup } from '@footnote/embedded/backup/restore';
import { dataDirAt } from '@footnote/embedded/data-dir';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { expect } from 'chai';
import { countRecords, openSpine, type Spine } from '../integration/spine.ts';

const SYMBOL = 'FNDEC';
const PATHS = [
  `/v2/fundamentals?symbol=${SYMBOL}`,
  `/v2/fundamentals?symbol=${SYMBOL}&period=annual`,
  `/v2/revisions?symbol=${SYMBOL}&limit=1000`,
  `/v2/verification?symbol=${SYMBOL}`,
];

/** Responses to requests with the key of the backed-up service. */
async function answersOf({ address }: Spine, key: string): Promise<readonly string[]> {
  return Promise.all(
    PATHS.map(async (path) => {
      const response = await fetch(`${address}${path}`, { headers: { 'X-API-Key': key } });
      expect(response.status, path).to.equal(200);
      return (await response.text()).replace(/"cache_age_seconds":\d+/, '');
    }),
  );
}

describe('a backup taken during an ingest', () => {
  let scratch: string;
  let original: Spine;
  let data = '';
  const opened: Spine[] = [];
  const at = (name: string): string => join(scratch, name);

  const restored = async (name: string): Promise<Spine> => {
    const spine = await openSpine(async (folder) => {
      await restoreBackup(at(name), dataDirAt(folder));
    });
    opened.push(spine);
    await spine.settle();
    return spine;
  };

  before('is taken in the middle and at the end of an ingest of two companies', async () => {
    scratch = await mkdtemp(join(tmpdir(), 'footnote-backup-'));
    const specs = demoSpecs.slice(0, 2).map((spec) => ({ ...spec, first_year: 2024, years: 2 }));
    await writeMirror(at('mirror'), specs.map(generateIssuer));
    original = await openSpine((folder) => Promise.resolve(void (data = folder)));
    opened.push(original);
    const dir = dataDirAt(data);
    const ingesting = original.ingest(at('mirror'), { universe: true });
    while (((await countRecords(original.log))['documents'] ?? 0) === 0)
      await new Promise((resolve) => setTimeout(resolve, 5));
    await createBackup(dir, at('during'), Date.now);
    expect((await ingesting).ok).to.equal(true);
    await createBackup(dir, at('after'), Date.now);
  });
  after(async () => {
    for (const spine of opened) await spine.close();
    await rm(scratch, { recursive: true, force: true });
  });

  it('restores the same rows and responses in another folder', async () => {
    const other = await restored('after');
    expect(await other.cells()).to.deep.equal(await original.cells());
    expect((await other.cells()).count).to.be.greaterThan(1000);
    expect(await answersOf(other, original.key)).to.deep.equal(await answersOf(original, original.key));
  });

  it('taken in the middle, contains what was published by then, and the next ingest adds the rest', async () => {
    const other = await restored('during');
    const [then, now] = [await countRecords(other.log), await countRecords(original.log)];
    expect(then['documents'])
      .to.be.greaterThan(0)
      .and.to.be.at.most(now['documents'] ?? 0);
    expect((await other.ingest(at('mirror'), { universe: true })).ok).to.equal(true);
    expect(await other.cells()).to.deep.equal(await original.cells());
  });
});
