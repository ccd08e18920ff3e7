/** Titles within a section, told from its text alone: what a risk or a part of the discussion is headed by. */

const SENTENCE_WITHIN = /[.!?]["”’)]*\s+["“‘(]?\p{Lu}/u;
/** A title begins in upper case or with a number, and is no entry of a list, which ends with a colon or a comma. */
const BEGINNING = /^["“‘]?[\p{Lu}\p{N}]/u;
const ENTRY = /[;:,]$|\b(?:and|or)$/u;
/** Risks are headed by a sentence; parts of the discussion by a few words, where a sentence is text. */
const OF_SENTENCES: Titles = { longest: 400, sentences: true };
const OF_WORDS: Titles = { longest: 100, sentences: false };
type Titles = { readonly longest: number; readonly sentences: boolean };

const SHORTEST = 8;
/** Text under a title is longer than it, and a paragraph. */
const TIMES_AS_LONG = 1.3;
const LEAST_TEXT = 160;
const SEARCHED = 60;

/**
 * The nearest title before a paragraph of a section: a text of few words, in risk factors also a sentence, directly over a
 * longer paragraph. Undefined if there is none within 60 paragraphs, and for a title itself.
 */
export function titleOver(
  section: 'mda' | 'risk_factors',
  texts: readonly string[],
  index: number,
): string | undefined {
  const titles = section === 'mda' ? OF_WORDS : OF_SENTENCES;
  if (isTitle(texts, index, titles)) return undefined;
  const least = Math.max(0, index - SEARCHED);
  for (let at = index - 1; at >= least; at -= 1) if (isTitle(texts, at, titles)) return texts[at];
  return undefined;
}

function isTitle(texts: readonly string[], at: number, { longest, sentences }: Titles): boolean {
  const text = texts[at] ?? '';
  const next = texts[at + 1] ?? '';
  if (text.length < SHORTEST || text.length > longest) return false;
  if (!sentences && text.endsWith('.')) return false;
  if (!BEGINNING.test(text) || ENTRY.test(text) || SENTENCE_WITHIN.test(text)) return false;
  return next.length >= Math.max(LEAST_TEXT, TIMES_AS_LONG * text.length);
}
