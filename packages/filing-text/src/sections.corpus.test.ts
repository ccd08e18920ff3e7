import { expect } from 'chai';
import { CORPUS } from '@footnote/testing/corpus';
import { existsSync } from 'node:fs';
import { goldenOf, readGolden } from './testing/golden.ts';

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
