import { expect } from 'chai';
import { measuredCells, servedCells } from '../integration/demo-issuers/measured-cells.ts';
import { openSpine, type Spine } from '../integration/spine.ts';
import { CORPUS } from '@footnote/testing/corpus';
import { needCorpus } from './fetcher-corpus.ts';

describe('the cells that the accuracy page measures for a real company', () => {
  let spine: Spine;
  before(async function () {
    needCorpus(this);
    spine = await openSpine();
  });
  after(() => spine.close());

  it('equal those that the projections serve, including masks', async () => {
    const cik = '0000001961';
    await spine.ingest(CORPUS, { ciks: [cik] });
    const rows = await servedCells(spine, cik);
    expect(rows.filter((row) => row.includes('oracle_contradicted')).length).to.be.at.least(1);
    expect(rows).to.deep.equal(await measuredCells(CORPUS, cik, spine));
  });
});
