import type { Issuer } from './issuer.ts';
import { wordsOf } from './text.ts';
import { createVocabulary, type Agreement } from './vocabulary.ts';

/** A name of an issuer, present or former. */
export type Name = {
  readonly issuer: Issuer;
  readonly text: string;
  readonly isFormer: boolean;
  /** Words that distinguish companies. */
  readonly strong: readonly string[];
};

export type NameMatch = {
  readonly name: Name;
  readonly kind: 'whole' | 'start' | 'words' | 'similar';
  /** Score among matches of its kind, 0 to 1. */
  readonly likeness: number;
};

export type Names = {
  add(issuer: Issuer): void;
  remove(issuer: Issuer): void;
  /** Names that contain every word of the query, completely or as a prefix. */
  matching(query: string): readonly NameMatch[];
  /** The same, tolerating typos and one extra word. */
  similar(query: string): readonly NameMatch[];
};

/** A word, or two neighbours written as one, in a name. */
type Place = { readonly name: Name; readonly position: number; readonly words: 1 | 2 };

/** The match of a name with the words of the query so far. */
type Tally = {
  matched: number;
  likeness: number;
  covered: number;
  /** Position of each word; undefined for a word that the name lacks. */
  readonly positions: (number | undefined)[];
};

const MAX_WORDS = 8;

/** Weaker matches, such as one letter of one word, are not returned. */
const LEAST_LIKENESS = 0.4;

export function createNames(): Names {
  const vocabulary = createVocabulary<Place>();
  const filed = new Map<Issuer, readonly (readonly [string, Place])[]>();

  /** Names with all words but `spare`. */
  const matchingAll = (tokens: readonly string[], find: Finder, spare: number): readonly NameMatch[] => {
    const tallies = new Map<Name, Tally>();
    // The rarest words first: names that have none of the first words need not be examined.
    const requested = tokens
      .map((token, index) => ({ index, agreements: find(token) }))
      .sort((a, b) => placesOf(a.agreements) - placesOf(b.agreements));
    for (const [turn, { index, agreements }] of requested.entries()) {
      const isOpen = turn <= spare;
      for (const [name, { place, likeness }] of bestPlaces(agreements, isOpen ? undefined : tallies)) {
        let tally = tallies.get(name);
        if (tally === undefined) {
          tally = { matched: 0, likeness: 0, covered: 0, positions: [] };
          tallies.set(name, tally);
        }
        tally.matched += 1;
        tally.likeness += likeness;
        tally.covered += place.words;
        tally.positions[index] = place.position;
      }
      for (const [name, { matched }] of tallies) if (matched < turn + 1 - spare) tallies.delete(name);
    }
    return Array.from(tallies, ([name, tally]) => judged(name, tally, tokens));
  };

  const asItIs = (word: string): readonly Agreement<Place>[] => [
    { kind: 'same', likeness: 1, places: vocabulary.same(word) },
  ];

  const matching = (query: string): readonly NameMatch[] => {
    const tokens = wordsOf(query).strong.slice(0, MAX_WORDS);
    if (tokens.length === 0) return [];
    const [only = ''] = tokens;
    // Half of all names have a word with a given first letter.
    if (tokens.length === 1 && only.length === 1) return matchingAll(tokens, asItIs, 0);
    const found = matchingAll(tokens, vocabulary.beginning, 0);
    if (tokens.length === 1) return found;
    const variants = found.length > 0 ? [[tokens.join('')]] : joined(tokens);
    return [...found, ...variants.flatMap((variant) => matchingAll(variant, vocabulary.beginning, 0))];
  };

  return {
    add: (issuer) => {
      const places = [...placesIn(issuer)];
      filed.set(issuer, places);
      for (const [word, place] of places) vocabulary.add(word, place);
    },
    remove: (issuer) => {
      for (const [word, place] of filed.get(issuer) ?? []) vocabulary.remove(word, place);
      filed.delete(issuer);
    },
    matching,
    similar: (query) => {
      const tokens = wordsOf(query).strong.slice(0, MAX_WORDS);
      if (tokens.length === 0) return [];
      const roughly = (word: string): readonly Agreement<Place>[] => [
        ...vocabulary.beginning(word),
        ...vocabulary.resembling(word),
      ];
      return matchingAll(tokens, roughly, tokens.length > 1 ? 1 : 0)
        .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
        .map((match) => ({ ...match, kind: 'similar' }));
    },
  };
}

type Finder = (word: string) => readonly Agreement<Place>[];
type Best = { readonly place: Place; readonly likeness: number };

/** Best position of a word in each name, or in some names: most similar, then first. */
function bestPlaces(
  agreements: readonly Agreement<Place>[],
  among: ReadonlyMap<Name, unknown> | undefined,
): ReadonlyMap<Name, Best> {
  const best = new Map<Name, Best>();
  for (const { likeness, places } of agreements) {
    for (const place of places) {
      if (among?.has(place.name) === false) continue;
      const known = best.get(place.name);
      const isBetter =
        known === undefined ||
        likeness > known.likeness ||
        (likeness === known.likeness && place.position < known.place.position);
      if (isBetter) best.set(place.name, { place, likeness });
    }
  }
  return best;
}

function placesOf(agreements: readonly Agreement<Place>[]): number {
  return agreements.reduce((sum, { places }) => sum + places.size, 0);
}

function judged(name: Name, tally: Tally, tokens: readonly string[]): NameMatch {
  const { likeness, covered, positions } = tally;
  const coverage = Math.min(1, covered / name.strong.length);
  const isFromStart = positions[0] === 0 && isRising(positions);
  return {
    name,
    kind: tokens.join('') === name.strong.join('') ? 'whole' : isFromStart ? 'start' : 'words',
    likeness: 0.6 * (likeness / tokens.length) + 0.3 * coverage + (isFromStart ? 0.1 : 0),
  };
}

function isRising(positions: readonly (number | undefined)[]): boolean {
  let last = -1;
  for (const position of positions) {
    if (position === undefined) continue;
    if (position <= last) return false;
    last = position;
  }
  return true;
}

function* placesIn(issuer: Issuer): Iterable<readonly [string, Place]> {
  const texts = [issuer.name, ...issuer.formerNames];
  for (const [index, text] of texts.entries()) {
    const { strong } = wordsOf(text);
    const name: Name = { issuer, text, isFormer: index > 0, strong };
    for (const [position, word] of strong.entries()) {
      yield [word, { name, position, words: 1 }];
      const neighbour = strong[position + 1];
      if (neighbour !== undefined) yield [word + neighbour, { name, position, words: 2 }];
    }
  }
}

/** The words with each pair of neighbours joined, in turn. */
function joined(tokens: readonly string[]): readonly (readonly string[])[] {
  return tokens
    .slice(1)
    .map((token, index) => [
      ...tokens.slice(0, index),
      `${tokens[index] ?? ''}${token}`,
      ...tokens.slice(index + 2),
    ]);
}
