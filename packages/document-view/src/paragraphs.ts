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

/** Before the first text of `pre`: markup that is longer is none of a paragraph's beginning. */
const LONGEST_MARKUP = 400;

/**
 * The offset of the first text of a `pre` whose tag is at `tag`, if it is between two offsets and no paragraph is known to
 * begin there; else null. It is the same for whoever reads a stretch of the text.
 */
export function firstParagraph(text: string, tag: number, from: number, to: number): number | null {
  if (
    from - tag > LONGEST_MARKUP ||
    text
      .slice(tag, from)
      .replace(/<[^>]*>/g, '')
      .trim() !== ''
  )
    return null;
  const blanks = /^\s*/.exec(text.slice(from, to))?.[0].length ?? 0;
  const at = from + blanks;
  return at < to && paragraphsIn(text, tag, at + 1).length === 0 ? at : null;
}
