import type { Part, RawTable } from '../document/parts.ts';
import { printedNumber } from '../grid/printed-number.ts';

/** Texts over a table that may name it. */
const MOST = 9;
/** A longer text is prose, not a caption. */
const LONGEST = 170;
const SENTENCE = /^(?:\S+ ){9,}.*\.$/;

/** Short texts between a table and the figures before it, nearest last, as the document has them. */
export function captionsOf(parts: readonly Part[], at: number): readonly string[] {
  const captions: string[] = [];
  for (let back = at - 1; back >= 0 && captions.length < MOST; back -= 1) {
    const part = parts[back];
    if (part === undefined) break;
    const texts = part.kind === 'prose' ? [part.text] : textsOf(part);
    if (texts === null || texts.some((text) => text.length > LONGEST || SENTENCE.test(text))) break;
    captions.unshift(...texts);
  }
  return captions;
}

/** The texts of a table without figures; null for one with figures. */
function textsOf(table: RawTable): readonly string[] | null {
  const cells = table.rows.flat();
  if (cells.length > MOST * 2) return null;
  const isData = cells.some(
    ({ text }) => printedNumber(text)?.amount !== undefined && !/^\d{1,4}$/.test(text),
  );
  return isData ? null : cells.map(({ text }) => text);
}
