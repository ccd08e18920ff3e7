/** A name of a person in words, lower case; titles, degrees and punctuation do not count. */
type Name = { readonly words: readonly string[]; readonly suffix: string | null };

const IGNORED = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'sir', 'md', 'phd', 'cpa', 'esq']);
const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);
/** First name and surname. */
const FEWEST = 2;

function nameOf(text: string): Name {
  const all = text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’‘`]/gu, '')
    .replaceAll(/\([^)]*\)/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !IGNORED.has(word));
  return {
    words: all.filter((word) => !SUFFIXES.has(word)),
    suffix: all.find((word) => SUFFIXES.has(word)) ?? null,
  };
}

/** Equal, or one is the initial of the other. */
const areAlike = (a: string, b: string): boolean =>
  a === b || (a.length === 1 && b.startsWith(a)) || (b.length === 1 && a.startsWith(b));

/** Whether each word of the shorter name has one of its own in the longer one, and first name and surname are in both. */
function isOneName(a: Name, b: Name, given: readonly [number, number]): boolean {
  if (a.suffix !== null && b.suffix !== null && a.suffix !== b.suffix) return false;
  const [short, long] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words];
  if (short.length < FEWEST) return false;
  const left = new Set(long.keys());
  const pairs = new Map<number, number>();
  // Equal words first, so that an initial takes none of them.
  for (const fits of [(x: string, y: string): boolean => x === y, areAlike])
    for (const [at, word] of short.entries()) {
      if (pairs.has(at)) continue;
      const found = [...left].find((place) => fits(word, long[place] ?? ''));
      if (found === undefined) continue;
      left.delete(found);
      pairs.set(at, found);
    }
  if (pairs.size < short.length) return false;
  const whole = [...pairs].filter(([at, place]) => short[at] === long[place] && (short[at] ?? '').length > 1);
  const [needed] = short === a.words ? [given[1]] : [given[0]];
  return whole.length >= FEWEST && !left.has(0) && !left.has(needed);
}

/** Whether two names, surname last, may be of one person: `Ajay Puri` and `Ajay K. Puri`. */
export function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [nameOf(one), nameOf(other)];
  return isOneName(a, b, [a.words.length - 1, b.words.length - 1]);
}

/** Whether a name, surname last, may be that of an owner, whose form puts the surname first: `COOK TIMOTHY D`. */
export function isOwnerNamed(person: string, owner: string): boolean {
  const [a, b] = [nameOf(person), nameOf(owner)];
  const surname = a.words.at(-1);
  return surname !== undefined && b.words.includes(surname) && isOneName(a, b, [a.words.length - 1, 1]);
}

/** Whether a text names an owner by the surname alone, as `Ms. Kress` does. */
export function isSurnameOf(text: string, owner: string): boolean {
  const [only, ...others] = nameOf(text).words;
  return only !== undefined && others.length === 0 && nameOf(owner).words[0] === only;
}
