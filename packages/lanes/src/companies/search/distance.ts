/**
 * Number of letters to insert, delete, replace or transpose to change one word into the other; `most + 1` as
 * soon as it is certain to exceed `most`. (Restricted Damerau-Levenshtein distance: no letter is edited
 * twice.)
 */
export function editDistance(a: string, b: string, most: number): number {
  const tooFar = most + 1;
  if (Math.abs(a.length - b.length) > most) return tooFar;
  if (b.length + 2 > rows[0].length) rows = rowsOf(2 * b.length + 2);
  let [before, previous, current] = rows;
  for (let column = 0; column <= b.length; column += 1) previous[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    // Farther from the diagonal than `most` every distance is more than `most`.
    const from = Math.max(1, row - most);
    const to = Math.min(b.length, row + most);
    current[from - 1] = from === 1 ? row : tooFar;
    const letter = a.charCodeAt(row - 1);
    let least = row;
    for (let column = from; column <= to; column += 1) {
      const isSame = letter === b.charCodeAt(column - 1);
      let cost = Math.min(
        (previous[column] ?? tooFar) + 1,
        (current[column - 1] ?? tooFar) + 1,
        (previous[column - 1] ?? tooFar) + (isSame ? 0 : 1),
      );
      const isExchanged =
        row > 1 &&
        column > 1 &&
        letter === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (isExchanged) cost = Math.min(cost, (before[column - 2] ?? tooFar) + 1);
      current[column] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return tooFar;
    current[to + 1] = tooFar;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[b.length] ?? tooFar, tooFar);
}

type Rows = readonly [Uint16Array, Uint16Array, Uint16Array];

const rowsOf = (length: number): Rows => [
  new Uint16Array(length),
  new Uint16Array(length),
  new Uint16Array(length),
];

/** Three rows of distances are reused, because tens of thousands of words are compared per query. */
let rows = rowsOf(64);

/** Number of tolerated typos in a word: none in the shortest words, where a typo makes another word. */
export function typosTolerated(length: number): number {
  if (length < 3) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * Which letters a word has, one bit for each of 32 kinds: distinguishes most words without comparing them.
 */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let position = 0; position < word.length; position += 1)
    letters |= 1 << (word.charCodeAt(position) & 31);
  return letters;
}

/**
 * Whether words with these letters may be within `most` typos: a typo changes at most two kinds of letters.
 */
export function maybeWithin(a: number, b: number, most: number): boolean {
  let bits = a ^ b;
  // The number of bits, added up in pairs, fours and bytes.
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bits, 0x01010101) >>> 24 <= 2 * most;
}
