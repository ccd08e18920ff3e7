import type { Part } from '@footnote/releases/document/parts';
import { readReleaseParts } from '@footnote/releases/read-release';

/** Paragraphs and cells at the beginning of a document, among which its headline is. */
const BEGINNING = 25;
/** Characters of a headline at most. */
const HEADLINE = 300;

const RESULTS = /\b(?:results|earnings|profit|revenues?)\b/i;
const PERIOD =
  /\b(?:(?:first|second|third|fourth|1st|2nd|3rd|4th)[ -](?:quarter|half)|[1-4]q(?:\d\d)?|q[1-4]|h[12]|half[ -]year(?:ly)?|full[ -]year|(?:fiscal|financial) (?:year|\d{4})|interim|annual|(?:three|six|nine|twelve) months|year ended)\b/i;

/**
 * Whether an exhibit of a 6-K, which has no items, announces results: a headline at its beginning names results of a
 * period, and one of its tables is a statement that is proven without earlier figures.
 * @param filed YYYY-MM-DD.
 * @throws DocumentRefusedError for a document that takes too long to read.
 */
export function announcesPeriod(parts: readonly Part[], filed: string): boolean {
  const beginning = parts
    .slice(0, BEGINNING)
    .flatMap((part) => (part.kind === 'prose' ? [part.text] : part.rows.flat().map(({ text }) => text)))
    .slice(0, BEGINNING);
  const hasHeadline = beginning.some(
    (text) => text.length <= HEADLINE && RESULTS.test(text) && PERIOD.test(text),
  );
  if (!hasHeadline) return false;
  // No figure is taken from here, so that the currency does not matter.
  const context = { released: filed, fiscalYearEnd: null, served: [], currency: 'USD' };
  return readReleaseParts(parts, context).statements.length > 0;
}
