import { expect } from 'chai';
import { CORPUS } from '@footnote/testing/corpus';
import { existsSync, readFileSync } from 'node:fs';
import { diffParagraphs } from './diff.ts';
import { readDocument } from './read-document.ts';
import { sectionsOf } from './sections.ts';
import { readGolden } from './testing/golden.ts';

const NONE = { changed: [], totalChanges: 0 };

/**
 * Replaces digits by other digits: 2024 becomes 3135. A single digit is kept, since "1" may be a footnote
 * mark.
 */
const otherNumbers = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}.-])\d[\d,.]*\d(?![\p{L}\p{N}-])/gu, (number) =>
    number.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10)),
  );

const otherSpace = (text: string): string => `\u00a0${text.replaceAll(' ', ' \n')} `;

describe('diffParagraphs on real documents', () => {
  it('finds no changes if only numbers, white space or the order of paragraphs differ', function () {
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
