/**
 * How many letters must be put in, left out, replaced or exchanged with their neighbour to make one word of the
 * other; `most + 1` as soon as it is certain to be more than `most`. (Damerau and Levenshtein's distance, restricted:
 * no letter is touched twice.)
 */
export function editDistance(a: string, b: string, most: number): number {
  const tooFar = most + 1;
  if (Math.abs(a.length - b.length) > most) return tooFar;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let cost = Math.min(
        (previous[column] ?? tooFar) + 1,
        (current[column - 1] ?? tooFar) + 1,
        (previous[column - 1] ?? tooFar) + (same ? 0 : 1),
      );
      const exchanged =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (exchanged) cost = Math.min(cost, (before[column - 2] ?? tooFar) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return tooFar;
    before = previous;
    previous = current;
  }
  return Math.min(previous[b.length] ?? tooFar, tooFar);
}

/** How many slips are forgiven in a word: none in the shortest, where one makes another word. */
export function slipsForgiven(length: number): number {
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

/** Whether words with these letters may be within `most` slips: a slip changes two kinds of letters at most. */
export function maybeWithin(a: number, b: number, most: number): boolean {
  let differing = a ^ b;
  let count = 0;
  while (differing !== 0) {
    differing &= differing - 1;
    count += 1;
  }
  return count <= 2 * most;
}
