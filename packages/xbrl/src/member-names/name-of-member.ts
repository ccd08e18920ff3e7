import { SMALL_WORDS, joint, keyOf, type Dictionary } from './dictionary.ts';
import { LEARNT } from './learnt.ts';

/** Pieces of a name that may be one word: `You` and `Tube`. */
const MOST_PIECES = 4;
/** Small words that are found at the end or the beginning of another word: `Homeand`, `ofAsia`. */
const GLUED = ['and', 'of', 'the', 'for'];
/** Two words without a capital between them, `Financingincome`, are told only from this length. */
const LONG = 5;
const SHORTEST = 3;

const COUNTRIES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const COUNTRY = /^country:([A-Z]{2})$/;

type Word = { readonly key: string; readonly written: string };

/**
 * What a person would print for the qualified name of a member whose filing does not label it:
 * `aapl:WearablesHomeandAccessoriesMember` is “Wearables, Home and Accessories”.
 */
export function nameOfMember(member: string, dictionary: Dictionary = LEARNT): string {
  const code = COUNTRY.exec(member)?.[1];
  const country = code === undefined ? undefined : COUNTRIES.of(code);
  return country ?? (printed(wordsIn(member, dictionary), dictionary) || member);
}

/** The filing's label of a member without [Member]; without a label, what a person would print for its name. */
export const printedMember = (member: string, label: string | null): string =>
  label === null ? nameOfMember(member) : withoutKind(label);

/** A standard label of a member without the kind of element at its end. */
export const withoutKind = (label: string): string => label.replace(/\s*\[member\]$/i, '');

/** The words of the qualified name of a member, in lower case: `fn:RestofAsiaSegmentMember` is rest, of, asia. */
export function wordsOfMember(member: string, dictionary: Dictionary = LEARNT): readonly string[] {
  return wordsIn(member, dictionary).map(({ key }) => key);
}

function wordsIn(member: string, dictionary: Dictionary): readonly Word[] {
  const pieces = piecesOf(member);
  const words: Word[] = [];
  for (let at = 0; at < pieces.length;) {
    const count = countOfWord(pieces.slice(at, at + MOST_PIECES), dictionary);
    words.push(...unglued(pieces.slice(at, at + count).join(''), dictionary));
    at += count;
  }
  return words;
}

/** Where capitals and digits divide a name; a capital before a word may belong to it, as in `IPhone`. */
function piecesOf(member: string): readonly string[] {
  return member
    .slice(member.indexOf(':') + 1)
    .replace(/(Segment)?Member$/, '')
    .replaceAll(/([A-Z]{2})(and|of)(?=[A-Z])/g, '$1 $2 ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/([A-Za-z]{2})(\d)/g, '$1 $2')
    .split(/[\s_]+/)
    .filter((piece) => piece !== '');
}

/** How many of the pieces are the first word. */
function countOfWord(pieces: readonly string[], { forms, words }: Dictionary): number {
  for (let count = pieces.length; count > 1; count--) {
    const key = keyOf(pieces.slice(0, count).join(''));
    const isLetterAndWord = count === 2 && pieces[0]?.length === 1 && pieces[0] !== 'A';
    if (forms.has(key) || (isLetterAndWord && words.has(key))) return count;
  }
  return 1;
}

/** The words of a piece that is no word itself, if two or three known ones make it up. */
function unglued(piece: string, { forms, words }: Dictionary): readonly Word[] {
  const key = keyOf(piece);
  const whole = [{ key, written: piece }];
  if (key.length < LONG || /\d/.test(key) || words.has(key) || forms.has(key)) return whole;
  const isKnown = (word: string): boolean => word.length >= SHORTEST && words.has(word);
  const cuts = Array.from(
    { length: key.length - 1 },
    (_, at) => [key.slice(0, at + 1), key.slice(at + 1)] as const,
  );
  for (const [head, tail] of cuts) {
    if (GLUED.includes(head) && isKnown(tail)) return [head, tail].map(asWord);
    if (!isKnown(head)) continue;
    if (GLUED.includes(tail)) return [head, tail].map(asWord);
    const small = GLUED.find((word) => tail.startsWith(word) && isKnown(tail.slice(word.length)));
    if (small !== undefined) return [head, small, tail.slice(small.length)].map(asWord);
  }
  const pair = cuts.find((parts) => parts.every((part) => part.length >= LONG && isKnown(part)));
  return pair === undefined ? whole : pair.map(asWord);
}

const asWord = (word: string): Word => ({ key: word, written: word });

function printed(words: readonly Word[], { forms, joints }: Dictionary): string {
  const lastAnd = words.findLastIndex(({ key }) => key === 'and' || key === 'or');
  return words
    .map(({ key, written }, at) => {
      const text = forms.get(key) ?? inCase(key, written, at);
      const before = words[at - 1]?.key;
      if (before === undefined) return text;
      const sign = joints.get(joint(before, key));
      // A comma belongs to an enumeration.
      return sign === ',' && at < lastAnd ? `, ${text}` : `${sign === '-' ? '-' : ' '}${text}`;
    })
    .join('');
}

/** A letter by itself is a name, as in Series A. */
const inCase = (key: string, written: string, at: number): string =>
  at > 0 && SMALL_WORDS.has(key) && written !== 'A'
    ? key
    : `${written.slice(0, 1).toUpperCase()}${written.slice(1)}`;
