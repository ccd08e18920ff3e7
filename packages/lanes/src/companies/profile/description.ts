/** A paragraph or table row of Item 1 (Business) of an annual report, in the order of the report. */
export type BusinessParagraph = { readonly kind: 'paragraph' | 'row'; readonly text: string };

/** The first paragraphs of Item 1 of a company's newest annual report; undefined if none were found. */
export type BusinessSource = (cik: string) => Promise<readonly BusinessParagraph[] | undefined>;

const LENGTH = 500;

/** Sentences end so; a heading or the beginning of a list does not. */
const SENTENCE = /[.!?]["”’)]*$/;

/** Legal notices at the beginning do not describe the business. */
const NOTICE = /\bforward-looking\b/i;

/** An end of a sentence inside a text: not an initial or an abbreviation of a name. */
const SENTENCE_END =
  /(?<!\b(?:\p{Lu}|Inc|Corp|Co|Ltd|No|vs|St|U\.S|e\.g|i\.e))[.!?]["”’)]*(?=\s+["“(]?\p{Lu})/gu;

/**
 * The beginning of Item 1 without its headings, tables and notices on forward-looking statements: whole
 * paragraphs up to about 500 characters, the last one cut after a sentence, or after a word if its first
 * sentence is longer. Null without a paragraph.
 */
export function descriptionOf(paragraphs: readonly BusinessParagraph[]): string | null {
  const sentences = paragraphs.filter(
    ({ kind, text }) => kind === 'paragraph' && SENTENCE.test(text) && !NOTICE.test(text),
  );
  let description = '';
  for (const { text } of sentences) {
    const joined = description === '' ? text : `${description} ${text}`;
    if (joined.length > LENGTH) return shortened(joined, description.length);
    description = joined;
  }
  return description === '' ? null : description;
}

/**
 * Cuts after the last sentence within the limit that ends after `least` characters, else after the last word.
 */
function shortened(text: string, least: number): string {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length);
  const end = ends.findLast((at) => at <= LENGTH && at >= least && at >= LENGTH / 2);
  if (end !== undefined) return text.slice(0, end);
  const word = text.slice(0, LENGTH).lastIndexOf(' ');
  return `${text.slice(0, word === -1 ? LENGTH : word).replace(/[\s,;:–—-]+$/, '')}…`;
}
