import { expect } from 'chai';
import fc from 'fast-check';
import { excerptOf } from './excerpt.ts';

const filler = (words: number): string => Array.from({ length: words }, (_, at) => `word${at}`).join(' ');

describe('an excerpt', () => {
  it('is a short paragraph as it is', () => {
    expect(excerptOf('Sales rose.', ['sales'])).to.deep.equal({ text: 'Sales rose.' });
  });

  it('is the text around the first of the words, cut at word boundaries', () => {
    const { text, trimmed } = excerptOf(`${filler(200)} Tariffs on lamps ${filler(200)}`, [
      'lamps',
      'tariffs',
    ]);
    expect(trimmed).to.equal(true);
    expect(text).to.include(' Tariffs on lamps ').and.have.length.at.most(600);
    expect(text.split(' ').every((word) => /^(word\d+|Tariffs|on|lamps)$/.test(word))).to.equal(true);
  });

  it('contains the word wherever it is, and is never long', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(300), (before, after) => {
        const { text } = excerptOf(`${filler(before)} tariffs ${filler(after)}`, ['tariffs']);
        return text.length <= 600 + 'word300'.length && text.includes('tariffs');
      }),
    );
    expect(excerptOf('x'.repeat(2000), ['y']).text).to.have.length(600);
  });
});
