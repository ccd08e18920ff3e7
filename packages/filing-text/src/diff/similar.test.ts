import { expect } from 'chai';
import fc from 'fast-check';
import { similarPairs, type SimilarPair } from './similar.ts';

const words = fc.array(fc.constantFrom('cash', 'debt', 'tax', 'risk', 'law', 'sales', 'cost'), {
  maxLength: 14,
});
const paragraphs = fc.array(words, { maxLength: 12 });

const gramsOf = (list: readonly string[]): Set<string> =>
  new Set(
    list.length < 3
      ? [list.join(' ')]
      : list.slice(2).map((word, at) => `${list[at] ?? ''} ${list[at + 1] ?? ''} ${word}`),
  );

/** The definition, pair by pair. */
const everyPair = (before: readonly string[][], after: readonly string[][]): SimilarPair[] =>
  before.flatMap((left, one) =>
    after.flatMap((right, other) => {
      const grams = { left: gramsOf(left), right: gramsOf(right) };
      const common = [...grams.left].filter((gram) => grams.right.has(gram)).length;
      const similarity = common / (grams.left.size + grams.right.size - common);
      return similarity >= 0.5 ? [{ before: one, after: other, similarity }] : [];
    }),
  );

const ALPHABET = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ');

const sorted = (pairs: readonly SimilarPair[]): SimilarPair[] =>
  pairs.toSorted((one, other) => one.before - other.before || one.after - other.after);

describe('similarPairs', () => {
  it('finds the same pairs as a direct implementation of the definition', () => {
    fc.assert(
      fc.property(paragraphs, paragraphs, (before, after) => {
        expect(sorted(similarPairs(before, after))).to.deep.equal(everyPair(before, after));
      }),
      { numRuns: 500 },
    );
  });

  it('returns the most similar pairs first', () => {
    fc.assert(
      fc.property(paragraphs, paragraphs, (before, after) => {
        const found = similarPairs(before, after).map(({ similarity }) => similarity);
        expect(found).to.deep.equal(found.toSorted((one, other) => other - one));
      }),
    );
  });

  it('compares a bounded number of paragraphs that are all alike', () => {
    const alike = (count: number, side: string): string[][] =>
      Array.from({ length: count }, (_, at) => [...ALPHABET, `${side}${at}`]);
    expect(similarPairs(alike(100, 'old'), alike(100, 'new'))).to.have.length(10_000);
    expect(similarPairs(alike(5000, 'old'), alike(5000, 'new'))).to.deep.equal([]);
  });
});
