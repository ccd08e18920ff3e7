import { expect } from 'chai';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { goldenOf, readGolden } from './testing/golden.ts';

/** Real documents, where the machine has them: an unpacked mirror of EDGAR, never part of the repository. */
const CORPUS =
  process.env['FOOTNOTE_CORPUS'] ??
  fileURLToPath(new URL('../../../../shared/corpus/unpack', import.meta.url));

describe('sectionsOf on real documents', () => {
  it('finds the sections that were read by eye', function () {
    this.timeout(300_000);
    const documents = Object.entries(readGolden()).filter(([path]) => existsSync(`${CORPUS}/${path}`));
    if (documents.length === 0) {
      console.log(`      skipped: no documents under ${CORPUS} (set FOOTNOTE_CORPUS)`);
      this.skip();
    }
    const read = documents.map(([path, { form = '' }]) => [path, goldenOf(CORPUS, path, form)] as const);
    expect(Object.fromEntries(read)).to.deep.equal(Object.fromEntries(documents));
  });
});
