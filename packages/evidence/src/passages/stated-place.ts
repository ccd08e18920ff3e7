import { normalised } from '@footnote/filing-text/normalised';
import type { Offsets } from '@footnote/releases/document/parts';
import { shownText } from '../inline/shown-text.ts';
import type { PassagePlace } from './passage-place.ts';
import { squeezed } from './squeezed.ts';

/** A sentence or row with the place at which it was read. */
export type SoughtStatement = Offsets & { readonly kind: 'statement'; readonly text: string };

/** Characters of the paragraph that are shown before and after the sentence. */
const AROUND = 240;

/** The paragraph around a sentence; null if the document does not have the sentence at that place. */
export function statedPlace(text: string, { from, to, text: stated }: SoughtStatement): PassagePlace | null {
  const paragraph = normalised(shownText(text.slice(from, to)));
  if (!squeezed(paragraph).includes(squeezed(stated))) return null;
  const at = paragraph.indexOf(stated);
  // The cells of a row stand apart in the statement alone.
  return { from, to, heading: null, passage: at === -1 ? stated : around(paragraph, at, at + stated.length) };
}

function around(text: string, from: number, to: number): string {
  const begin = from <= AROUND ? 0 : text.indexOf(' ', from - AROUND) + 1;
  const end = text.length - to <= AROUND ? text.length : text.lastIndexOf(' ', to + AROUND);
  const [lead, tail] = [begin > 0 ? '…' : '', end < text.length ? '…' : ''];
  return `${lead}${text.slice(Math.min(begin, from), Math.max(end, to))}${tail}`.toWellFormed();
}
