import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from 'chai';
import { cellsAfter, type Cells } from '../integration/cells-after.ts';
import { CORPUS } from '@footnote/testing/corpus';
import { needCorpus } from './fetcher-corpus.ts';

describe('captures of real companies', () => {
  let folder: string;
  const ciks = ['0000320193', '0001652044'];
  const facts = (cik: string): string => `data.sec.gov/api/xbrl/companyfacts/CIK${cik}.json`;
  const captures: readonly [string, string][] = [
    ['edgartools', '0000320193'],
    ['finalysis', '0001652044'],
  ];
  const put = async (from: string, to: string): Promise<void> => {
    await mkdir(dirname(to), { recursive: true });
    await cp(from, to, { recursive: true });
  };

  before(async function () {
    needCorpus(this);
    folder = await mkdtemp(join(tmpdir(), 'footnote-captures-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('produce the same cells if an older capture of AAPL and GOOGL is ingested before the newer one, in either order', async function () {
    const changing = join(folder, 'mirror');
    for (const [capture, cik] of captures) {
      const own = join(CORPUS, 'snapshots', capture);
      await put(join(own, facts(cik)), join(changing, facts(cik)));
      const submissions = `data.sec.gov/submissions/CIK${cik}.json`;
      await put(join(own, submissions), join(changing, submissions));
    }
    const direct = await cellsAfter((spine) => spine.ingest(CORPUS, { ciks }));
    let older: Cells | undefined;
    const stepwise = await cellsAfter(async (spine) => {
      for (const cik of ciks.toReversed()) await spine.ingest(changing, { ciks: [cik] });
      older = await spine.cells();
      await spine.ingest(CORPUS, { ciks });
    });
    expect(older?.count).to.be.within(1000, direct.count - 1);
    expect(stepwise).to.deep.equal(direct);
  });
});
