import { expect } from 'chai';
import fc from 'fast-check';
import { editDistance, lettersOf, maybeWithin, typosTolerated } from './distance.ts';

/** The definition, letter by letter, without any bound. */
function plainDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  );
  const at = (row: number, column: number): number => table[row]?.[column] ?? NaN;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const ways = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1),
      ];
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        ways.push(at(row - 2, column - 2) + 1);
      table[row]![column] = Math.min(...ways);
    }
  }
  return at(a.length, b.length);
}

describe('the distance of two words', () => {
  const CASES: readonly [string, string, number][] = [
    ['AAPL', 'AAPL', 0],
    ['APPL', 'AAPL', 1],
    ['AALP', 'AAPL', 1],
    ['AAP', 'AAPL', 1],
    ['AAPLE', 'AAPL', 1],
    ['MICROSFOT', 'MICROSOFT', 1],
    ['CA', 'ABC', 3],
    ['', 'AB', 2],
  ];
  for (const [a, b, distance] of CASES) {
    it(`is ${distance} from ${a || 'nothing'} to ${b}`, () => {
      expect(editDistance(a, b, 5)).to.equal(distance);
    });
  }

  it('equals its definition up to the limit, and the letter filter never excludes a near match', () => {
    const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, most) => {
        const distance = plainDistance(a, b);
        expect(editDistance(a, b, most)).to.equal(Math.min(distance, most + 1));
        if (distance <= most) expect(maybeWithin(lettersOf(a), lettersOf(b), most)).to.equal(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('forgives no slip in the shortest words', () => {
    expect([1, 2, 3, 6, 7, 20].map(typosTolerated)).to.deep.equal([0, 0, 1, 1, 2, 2]);
  });
});
