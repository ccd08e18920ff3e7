import type { Issuer } from './issuer.ts';
import { wordsOf } from './text.ts';
import { createVocabulary, type Agreement } from './vocabulary.ts';

/** A name of an issuer, present or former. */
export type Name = {
  readonly issuer: Issuer;
  readonly text: string;
  readonly isFormer: boolean;
  /** Words that tell companies apart. */
  readonly strong: readonly string[];
};

export type NameMatch = {
  readonly name: Name;
  readonly kind: 'whole' | 'start' | 'words' | 'similar';
  /** How well, 0 to 1, among matches of its kind. */
  readonly likeness: number;
};

export type Names = {
  add(issuer: Issuer): void;
  remove(issuer: Issuer): void;
  /** Names that have every word that was asked for, whole or its beginning. */
  matching(query: string): readonly NameMatch[];
  /** The same in spite of slips, and of one word too many. */
  similar(query: string): readonly NameMatch[];
};

/** A word, or two neighbours written as one, in a name. */
type Place = { readonly name: Name; readonly position: number; readonly words: 1 | 2 };

type Tally = {
  matched: number;
  likeness: number;
  covered: number;
  starts: boolean;
  isOrdered: boolean;
  at: number;
};

const MAX_WORDS = 8;

/** What agrees less, a letter of one word, is not worth telling. */
const LEAST_LIKENESS = 0.4;

export function createNames(): Names {
  const vocabulary = createVocabulary<Place>();
  const placesOf = new Map<Issuer, readonly (readonly [string, Place])[]>();

  const matchingAll = (tokens: readonly string[], find: Finder, spare: number): readonly NameMatch[] => {
    let tallies = new Map<Name, Tally>();
    tokens.forEach((token, index) => {
      const next = new Map<Name, Tally>();
      for (const [name, { place, likeness }] of bestPlaces(find(token))) {
        const tally = tallies.get(name);
        if (index > spare && tally === undefined) continue;
        next.set(name, {
          matched: (tally?.matched ?? 0) + 1,
          likeness: (tally?.likeness ?? 0) + likeness,
          covered: (tally?.covered ?? 0) + place.words,
          starts: tally?.starts ?? (index === 0 && place.position === 0),
          isOrdered: (tally?.isOrdered ?? true) && place.position > (tally?.at ?? -1),
          at: place.position,
        });
      }
      for (const [name, tally] of tallies)
        if (!next.has(name) && index - tally.matched < spare) next.set(name, tally);
      tallies = next;
    });
    const found: NameMatch[] = [];
    for (const [name, tally] of tallies)
      if (tally.matched >= tokens.length - spare) found.push(judged(name, tally, tokens));
    return found;
  };

  const asItIs = (word: string): readonly Agreement<Place>[] => [
    { kind: 'same', likeness: 1, places: vocabulary.same(word) },
  ];

  const matching = (query: string): readonly NameMatch[] => {
    const tokens = wordsOf(query).strong.slice(0, MAX_WORDS);
    if (tokens.length === 0) return [];
    const [only = ''] = tokens;
    // Half of all names have a word that begins with a given letter.
    if (tokens.length === 1 && only.length === 1) return matchingAll(tokens, asItIs, 0);
    const found = matchingAll(tokens, vocabulary.beginning, 0);
    if (tokens.length === 1) return found;
    const variants = found.length > 0 ? [[tokens.join('')]] : joined(tokens);
    return [...found, ...variants.flatMap((variant) => matchingAll(variant, vocabulary.beginning, 0))];
  };

  return {
    add: (issuer) => {
      const places = [...placesIn(issuer)];
      placesOf.set(issuer, places);
      for (const [word, place] of places) vocabulary.add(word, place);
    },
    remove: (issuer) => {
      for (const [word, place] of placesOf.get(issuer) ?? []) vocabulary.remove(word, place);
      placesOf.delete(issuer);
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

/** Where a word stands best in each name: likest, then first. */
function bestPlaces(agreements: readonly Agreement<Place>[]): ReadonlyMap<Name, Best> {
  const best = new Map<Name, Best>();
  for (const { likeness, places } of agreements) {
    for (const place of places) {
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

function judged(name: Name, tally: Tally, tokens: readonly string[]): NameMatch {
  const { likeness, covered, starts, isOrdered } = tally;
  const coverage = Math.min(1, covered / name.strong.length);
  const isFromStart = starts && isOrdered;
  return {
    name,
    kind: tokens.join('') === name.strong.join('') ? 'whole' : isFromStart ? 'start' : 'words',
    likeness: 0.6 * (likeness / tokens.length) + 0.3 * coverage + (isFromStart ? 0.1 : 0),
  };
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

/** The words with each pair of neighbours written as one, in turn. */
function joined(tokens: readonly string[]): readonly (readonly string[])[] {
  return tokens
    .slice(1)
    .map((token, index) => [
      ...tokens.slice(0, index),
      `${tokens[index] ?? ''}${token}`,
      ...tokens.slice(index + 2),
    ]);
}
