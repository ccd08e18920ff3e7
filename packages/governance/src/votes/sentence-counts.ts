import { namedDays } from '../values/named-days.ts';
import { sentencesOf } from '../values/sentences.ts';
import type { VoteKind } from './types.ts';

type Token = { readonly at: number; readonly kind: VoteKind | null; readonly votes: string | null };

/** The words for what is counted; "for" and "against" only where they are not part of a phrase about something else. */
const WORDS: readonly (readonly [VoteKind, RegExp])[] = [
  ['broker_non_votes', /\bbroker\s*non\s*-?\s*votes?\b/gi],
  ['withheld', /\bwithheld\b/gi],
  ['abstain', /\babst(?:ain(?:ed|ing)?|entions?)\b/gi],
  ['against', /\bagainst\b/gi],
  ['for', /\b(?:in favou?r|for)\b/gi],
];
/** With a separator of thousands, so that no year, section or number of a proposal is one. Small counts follow others. */
const NUMBER =
  /\b\d{1,3}(?:,\d{3})+\b|\b\d{1,6}\b(?=\s+(?:votes?\s+|shares?\s+)?(?:were\s+)?(?:cast\s+|voted\s+)?(?:against|withheld|abst|broker))/g;
const ANY_NUMBER = /\d[\d,.]*/g;
/** A sentence on votes has at least these. */
const LEAST = 2;

/**
 * The votes that the sentences of a text state, a list for each sentence that does. Only where numbers and the words for what they
 * count take turns, from the first to the last, with no other number in the sentence but days.
 */
export function sentenceCounts(
  text: string,
): readonly (readonly { readonly kind: VoteKind; readonly votes: string }[])[] {
  return sentencesOf(text).flatMap((sentence) => {
    const counts = countsIn(sentence);
    return counts === null ? [] : [counts];
  });
}

function countsIn(sentence: string): readonly { readonly kind: VoteKind; readonly votes: string }[] | null {
  const days = namedDays(sentence);
  const isInDay = (at: number): boolean => days.some(({ from, to }) => at >= from && at < to);
  const numbers = [...sentence.matchAll(NUMBER)].filter(({ index }) => !isInDay(index));
  const all = [...sentence.matchAll(ANY_NUMBER)].filter(({ index }) => !isInDay(index));
  if (numbers.length < LEAST || all.length !== numbers.length) return null;
  const tokens: Token[] = [
    ...numbers.map(({ 0: digits, index }) => ({ at: index, kind: null, votes: digits.replaceAll(',', '') })),
    ...WORDS.flatMap(([kind, pattern]) =>
      [...sentence.matchAll(pattern)].map(({ index }) => ({ at: index, kind, votes: null })),
    ),
  ].sort((a, b) => a.at - b.at);
  const counts: { kind: VoteKind; votes: string }[] = [];
  if (tokens.length !== numbers.length * 2) return null;
  for (let at = 0; at < tokens.length; at += 2) {
    const [one, other] = [tokens[at], tokens[at + 1]];
    const kind = one?.kind ?? other?.kind ?? null;
    const votes = one?.votes ?? other?.votes ?? null;
    // All pairs have the same order.
    if (kind === null || votes === null || (one?.kind === null) !== (tokens[0]?.kind === null)) return null;
    counts.push({ kind, votes: BigInt(votes).toString() });
  }
  const kinds = new Set(counts.map(({ kind }) => kind));
  return kinds.size === counts.length && kinds.has('for') ? counts : null;
}
