import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { measuredCells, servedCells } from './measured-cells.ts';
import { openSpine, type Spine } from './spine.ts';
import { ciksOf } from '@footnote/accuracy/corpus/folder-companies';

describe('what the accuracy page measures', () => {
  let spine: Spine;
  before(async () => {
    spine = await openSpine();
  });
  after(() => spine.close());

  it('measures the same cells as the projections serve, for invented companies', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'footnote-accuracy-'));
    await writeMirror(folder, demoIssuers());
    await spine.ingest(folder, { ciks: ciksOf(folder) });
    for (const cik of ciksOf(folder)) {
      const rows = await servedCells(spine, cik);
      expect(rows.length).to.be.at.least(100);
      expect(rows).to.deep.equal(await measuredCells(folder, cik));
    }
    await rm(folder, { recursive: true, force: true });
  });
});
