import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { CORPUS_ISSUERS, corpusFolder } from '../corpus/corpus-company.ts';
import { folderCompany } from '../corpus/folder-companies.ts';
import { companyMultiples } from './multiples.ts';

describe('multiples of a real company', () => {
  it('are served and agree with the recomputation, and are absent without prices', async function () {
    const folder = corpusFolder();
    if (folder === undefined || !existsSync(join(folder, 'prices'))) this.skip();
    const company = await folderCompany(folder, CORPUS_ISSUERS['AAPL'] ?? '');
    const measured = companyMultiples(company, join(folder, 'prices'));
    const kinds = Object.values(measured?.figures ?? {}).map(({ kind }) => kind);
    expect(kinds).to.deep.equal(Array.from({ length: 10 }, () => 'agrees'));

    const none = mkdtempSync(join(tmpdir(), 'no-prices-'));
    expect(companyMultiples(company, none)).to.equal(null);
    rmSync(none, { recursive: true });
  });
});
