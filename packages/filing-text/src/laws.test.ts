import { expect } from 'chai';
import fc from 'fast-check';
import { codePoints } from './normalised.ts';
import { DocumentRefusedError, readDocument } from './read-document.ts';
import { sectionsOf } from './sections.ts';
import { annualParts, bold, pageBreak, prose } from './testing/invented.ts';
import { readInvented } from './testing/fragments.ts';

const fragment = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...annualParts()) },
  { weight: 3, arbitrary: readInvented },
  fc.constantFrom(pageBreak, bold('PART I'), bold('PART II'), `<p>${prose(1_600)}</p>`),
  fc.string({ unit: 'grapheme' }),
);
const source = fc.array(fragment, { maxLength: 30 }).map((parts) => parts.join(''));
const form = fc.constantFrom('10-K', '10-Q', '10-KSB', '10-K405', '10-Q/A', '8-K');

describe('laws of documents', () => {
  it('reading fails only by refusing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          source.map((text) => Buffer.from(text)),
          fc.uint8Array({ maxLength: 2_000 }),
        ),
        (bytes) => {
          try {
            readDocument(bytes);
          } catch (error) {
            expect(error).to.be.instanceOf(DocumentRefusedError);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('texts are normalised and not empty', () => {
    fc.assert(
      fc.property(source, (text) => {
        for (const block of readDocument(Buffer.from(text)).blocks) {
          expect(block.text).to.equal(block.text.normalize('NFKC').trim().replace(/\s+/g, ' '));
          expect(block.text).not.to.equal('');
        }
      }),
    );
  });

  it('reading a document twice returns the same result', () => {
    fc.assert(
      fc.property(source, form, (text, name) => {
        const once = readDocument(Buffer.from(text));
        expect(readDocument(Buffer.from(text))).to.deep.equal(once);
        expect(sectionsOf(once, name)).to.deep.equal(sectionsOf(once, name));
      }),
    );
  });

  it('characters of a section are the code points of its paragraphs', () => {
    fc.assert(
      fc.property(source, form, (text, name) => {
        for (const section of sectionsOf(readDocument(Buffer.from(text)), name))
          if (section.found)
            expect(section.charCount).to.equal(
              Array.from(section.paragraphs.map((one) => one.text).join('\n')).length,
            );
      }),
    );
  });

  it('a section contains words of the document, in order', () => {
    fc.assert(
      fc.property(source, form, (text, name) => {
        const document = readDocument(Buffer.from(text));
        const whole = document.blocks
          .map((block) => block.text)
          .join('')
          .replace(/\s/g, '');
        for (const section of sectionsOf(document, name)) {
          if (!section.found) continue;
          let at = 0;
          for (const { text: part } of section.paragraphs)
            for (const word of part.split(/\s/)) {
              at = whole.indexOf(word, at);
              expect(at, word).not.to.equal(-1);
              at += word.length;
            }
        }
      }),
    );
  });

  it('code points are counted as iteration counts them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(codePoints(text)).to.equal(Array.from(text).length);
      }),
    );
  });
});
