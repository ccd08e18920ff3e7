import { expect } from 'chai';
import fc from 'fast-check';
import { type BusinessParagraph, descriptionOf } from './description.ts';

const of = (...texts: readonly string[]): string | null =>
  descriptionOf(texts.map((text): BusinessParagraph => ({ kind: 'paragraph', text })));

describe('the description of a company', () => {
  it('leaves headings and tables out', () => {
    expect(
      descriptionOf([
        { kind: 'paragraph', text: 'Overview' },
        { kind: 'row', text: 'Founded 1901.' },
        { kind: 'paragraph', text: 'This report contains forward-looking statements.' },
        { kind: 'paragraph', text: 'Acme Corp. makes lamps.' },
        { kind: 'paragraph', text: 'Our Products' },
        { kind: 'paragraph', text: 'It sells desks.' },
      ]),
    ).to.equal('Acme Corp. makes lamps. It sells desks.');
  });

  it('is cut after a sentence, or after a word of a long sentence', () => {
    const sentence = `Acme Corp. Ltd makes ${'lamps, '.repeat(40)}and desks.`;
    expect(of(`${sentence} ${sentence} ${sentence}`)).to.equal(sentence);
    const long = `Acme makes ${'lamps, '.repeat(100)}and desks.`;
    expect(of(long))
      .to.match(/lamps…$/)
      .and.have.length.within(480, 501);
  });

  it('is missing without a paragraph', () => {
    expect(of()).to.equal(null);
    expect(of('Item 1. Business', 'Overview')).to.equal(null);
  });

  it('is never longer than the limit, and begins as the first paragraph does', () => {
    const words = fc.array(fc.constantFrom('Acme', 'makes', 'lamps,', 'U.S.', 'Desks.', 'and'), {
      minLength: 1,
    });
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 9 }), (paragraphs) => {
        const texts = paragraphs.map((paragraph) => `${paragraph.join(' ')}.`);
        const description = of(...texts) ?? '';
        expect(description.length).to.be.at.most(501);
        expect(texts.join(' ').startsWith(description.replace(/…$/, ''))).to.equal(true);
      }),
    );
  });
});
