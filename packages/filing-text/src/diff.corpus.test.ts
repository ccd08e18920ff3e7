import { expect } from 'chai';
import { CORPUS } from '@footnote/testing/corpus';
import { existsSync, readFileSync } from 'node:fs';
import { diffParagraphs } from './diff.ts';
import { readDocument } from './read-document.ts';
import { sectionsOf } from './sections.ts';
import { readGolden } from './testing/golden.ts';

const NONE = { changed: [], totalChanges: 0 };

/** Other digits, as many: 2024 becomes 3135. A figure of one digit keeps it, since "1" may be the mark of a footnote. */
const otherNumbers = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}.-])\d[\d,.]*\d(?![\p{L}\p{N}-])/gu, (number) =>
    number.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10)),
  );

const otherSpace = (text: string): string => `\u00a0${text.replaceAll(' ', ' \n')} `;

describe('diffParagraphs on real documents', () => {
  it('finds no changes where only numbers, white space or the order of paragraphs differ', function () {
    this.timeout(300_000);
    const documents = Object.entries(readGolden()).filter(([path]) => existsSync(`${CORPUS}/${path}`));
    if (documents.length === 0) {
      console.log(`      skipped: no documents under ${CORPUS} (set FOOTNOTE_CORPUS)`);
      this.skip();
    }
    for (const [path, { form = '' }] of documents)
      for (const section of sectionsOf(readDocument(readFileSync(`${CORPUS}/${path}`)), form)) {
        if (!section.found) continue;
        const texts = section.paragraphs.filter(({ kind }) => kind === 'paragraph').map(({ text }) => text);
        const where = `${path} ${section.name}`;
        expect(diffParagraphs(texts, texts), where).to.deep.equal(NONE);
        expect(diffParagraphs(texts, texts.map(otherNumbers)), where).to.deep.equal(NONE);
        expect(diffParagraphs(texts, texts.map(otherSpace).toReversed()), where).to.deep.equal(NONE);
      }
  });
});
