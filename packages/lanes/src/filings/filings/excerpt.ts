/** A paragraph, or the part of a long one around the first of the words. */
export type Excerpt = { readonly text: string; readonly trimmed?: true };

const CHARACTERS = 600;
/** How much of it is before the word. */
const BEFORE = 200;

/** At most 600 UTF-16 units, cut at the edges of words. `words` in lower case. */
export function excerptOf(text: string, words: readonly string[]): Excerpt {
  if (text.length <= CHARACTERS) return { text };
  const lower = text.toLowerCase();
  const found = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
  const from = Math.max(0, Math.min(Math.min(...found, text.length) - BEFORE, text.length - CHARACTERS));
  const to = from + CHARACTERS;
  const begin = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = to >= text.length ? text.length : text.lastIndexOf(' ', to);
  // A text without spaces is cut at any character.
  const isCutWell = begin > 0 || from === 0;
  return { text: text.slice(isCutWell ? begin : from, end > begin ? end : to), trimmed: true };
}
