/**
 * Where a paragraph of typed text begins: after an empty line, unless another one follows. So many blanks are looked at that
 * whoever reads a stretch of the text finds the same as who reads all of it.
 */
const PARAGRAPH = /(?<=\n[ \t\r]{0,80}\n)(?=[ \t\r]{0,80}[^ \t\r\n])/g;
const REACH = 100;

/** Offsets from `from` to before `to` at which paragraphs of typed text begin. */
export function paragraphsIn(text: string, from: number, to: number): readonly number[] {
  const begin = Math.max(0, from - REACH);
  const around = text.slice(begin, to + REACH);
  return Array.from(around.matchAll(PARAGRAPH), ({ index }) => begin + index).filter(
    (at) => at >= from && at < to,
  );
}
