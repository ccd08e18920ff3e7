import { editDistance, lettersOf, maybeWithin, typosTolerated } from './distance.ts';

/** The match of a word in the query with a known word. */
export type Agreement<Place> = {
  readonly kind: 'same' | 'begins' | 'resembles';
  /** 1 for the same word, less for a weaker match. */
  readonly likeness: number;
  readonly places: ReadonlySet<Place>;
};

/** Words with their positions; finds them exactly, by prefix and despite typos. */
export type Vocabulary<Place> = {
  add(word: string, place: Place): void;
  remove(word: string, place: Place): void;
  /** Places of the word itself. */
  same(word: string): ReadonlySet<Place>;
  /** Words that begin so, the word itself among them. */
  readonly beginning: (start: string) => readonly Agreement<Place>[];
  /** Other words within the tolerated typos. */
  resembling(word: string): readonly Agreement<Place>[];
};

type Term<Place> = { readonly word: string; readonly letters: number; readonly places: Set<Place> };

const NOWHERE: ReadonlySet<never> = new Set();

/** Words are indexed by up to this many first letters. */
const INDEXED_LETTERS = 3;

export function createVocabulary<Place>(): Vocabulary<Place> {
  const terms = new Map<string, Term<Place>>();
  const byStart = new Map<string, Set<Term<Place>>>();
  const byLength = new Map<number, Set<Term<Place>>>();

  const startsOf = (word: string): readonly string[] =>
    Array.from({ length: Math.min(INDEXED_LETTERS, word.length) }, (_, last) => word.slice(0, last + 1));

  return {
    add: (word, place) => {
      let term = terms.get(word);
      if (term === undefined) {
        term = { word, letters: lettersOf(word), places: new Set() };
        terms.set(word, term);
        for (const start of startsOf(word)) file(byStart, start, term);
        file(byLength, word.length, term);
      }
      term.places.add(place);
    },
    remove: (word, place) => {
      const term = terms.get(word);
      if (term === undefined) return;
      term.places.delete(place);
      if (term.places.size > 0) return;
      terms.delete(word);
      for (const start of startsOf(word)) unfile(byStart, start, term);
      unfile(byLength, word.length, term);
    },
    same: (word) => terms.get(word)?.places ?? NOWHERE,
    beginning: (start) => {
      const found: Agreement<Place>[] = [];
      for (const { word, places } of byStart.get(start.slice(0, INDEXED_LETTERS)) ?? []) {
        if (word === start) found.push({ kind: 'same', likeness: 1, places });
        else if (word.startsWith(start))
          found.push({ kind: 'begins', likeness: start.length / word.length, places });
      }
      return found;
    },
    resembling: (word) => {
      const most = typosTolerated(word.length);
      const letters = lettersOf(word);
      const found: Agreement<Place>[] = [];
      for (let length = word.length - most; most > 0 && length <= word.length + most; length += 1) {
        for (const term of byLength.get(length) ?? []) {
          if (!maybeWithin(letters, term.letters, most)) continue;
          const typos = editDistance(word, term.word, most);
          if (typos === 0 || typos > most) continue;
          // Typos are rare in the first letter.
          const strange = term.word.charCodeAt(0) === word.charCodeAt(0) ? 0 : 0.5;
          const likeness = 1 - (typos + strange) / (Math.max(length, word.length) + 1);
          found.push({ kind: 'resembles', likeness, places: term.places });
        }
      }
      return found;
    },
  };
}

function file<Key, Term>(under: Map<Key, Set<Term>>, key: Key, term: Term): void {
  const filed = under.get(key);
  if (filed === undefined) under.set(key, new Set([term]));
  else filed.add(term);
}

function unfile<Key, Term>(under: Map<Key, Set<Term>>, key: Key, term: Term): void {
  const filed = under.get(key);
  filed?.delete(term);
  if (filed?.size === 0) under.delete(key);
}
