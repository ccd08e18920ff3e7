import { expect } from 'chai';
import fc from 'fast-check';
import { trimmedText } from './trim.ts';

const length = (text: string): number => Array.from(text).length;

describe('trimmedText', () => {
  it('leaves 1,200 characters as they are', () => {
    const text = '𝒂'.repeat(1200);
    expect(trimmedText(text)).to.deep.equal({ text });
  });

  it('cuts after the last whole word', () => {
    const words = `${'word '.repeat(239)}lasts`;
    expect(trimmedText(`${words} more`)).to.deep.equal({ text: words, trimmed: true });
    expect(trimmedText(`${words}more`)).to.deep.equal({ text: words.slice(0, -6), trimmed: true });
  });

  it('cuts within a word without spaces, between characters', () => {
    expect(trimmedText('𝒂'.repeat(1300))).to.deep.equal({ text: '𝒂'.repeat(1200), trimmed: true });
  });

  it('returns the beginning of the text, well formed, and whether it is complete', () => {
    const unit = fc.constantFrom('a', ' ', '𝒂', 'é', '\n', 'long'.repeat(50));
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 2000, size: 'max' }), (source) => {
        const { text, trimmed } = trimmedText(source);
        expect(source.startsWith(text)).to.equal(true);
        expect(text.isWellFormed()).to.equal(true);
        expect(length(text)).to.be.at.most(1200);
        expect(trimmed === undefined).to.equal(text === source);
        expect(trimmed === undefined).to.equal(length(source) <= 1200);
      }),
    );
  });
});
