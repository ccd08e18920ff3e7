import { expect } from 'chai';
import fc from 'fast-check';
import { wholesOf } from './contained.ts';

const word = fc.constantFrom('cash', 'debt', 'tax');
const words = (minLength: number, maxLength: number): fc.Arbitrary<string[]> =>
  fc.array(word, { minLength, maxLength });

describe('wholesOf', () => {
  it('finds a part anywhere in a longer paragraph', () => {
    fc.assert(
      fc.property(words(12, 20), words(0, 9), words(0, 9), (part, ahead, behind) => {
        const found = wholesOf([part], [[...ahead, ...part, ...behind], []]);
        expect(found).to.deep.equal([ahead.length + behind.length > 0 ? [0] : []]);
      }),
    );
  });

  it('finds the same parts as a direct implementation of the definition', () => {
    const text = (list: readonly string[]): string => ` ${list.join(' ')} `;
    fc.assert(
      fc.property(
        fc.array(words(10, 15), { maxLength: 5 }),
        fc.array(words(0, 40), { maxLength: 5 }),
        (parts, wholes) => {
          const expected = parts.map((part) =>
            wholes.flatMap((whole, at) =>
              part.length >= 12 && whole.length > part.length && text(whole).includes(text(part)) ? [at] : [],
            ),
          );
          expect(wholesOf(parts, wholes)).to.deep.equal(expected);
        },
      ),
    );
  });

  it('compares a bounded number of words', () => {
    const same = (count: number): string[] => Array.from({ length: count }, () => 'a');
    const parts = [...same(50).map(() => [...same(9000), 'b']), same(20)];
    expect(wholesOf(parts, [same(9500), same(30)]).at(-1)).to.deep.equal([0]);
  });
});
