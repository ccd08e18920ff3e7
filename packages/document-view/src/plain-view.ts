import { escaped } from './escaped.ts';
import type { OpenedView } from './types.ts';

/** Tags of EDGAR's plain text, which only tell where pages, tables and their columns begin. */
const LAYOUT = /<\/?(?:PAGE|TABLE|CAPTION|S|C|FN|TEXT)>/gi;

/** Where a paragraph begins: after an empty line. */
const PARAGRAPH = /(?<=\n[ \t\r]*\n)(?![ \t\r]*\n)/;
const SPACE = /^\s*$/;

/** Characters of the longest of them. */
const LONGEST = 10;

/** Plain text as it was typed. A part has at most `size` characters and ends at the end of a line if there is one. */
export function plainParts(
  text: string,
  { from, to, size }: { readonly from: number; readonly to: number; readonly size: number },
): Pick<OpenedView, 'parts' | 'write'> {
  const { starts, parts } = divided(text, { from, to, size }, (at) => plainEnd(text, at, size));
  return {
    parts,
    write: (number) => {
      const [begin = from, end = to] = [starts[number], starts[number + 1]];
      return {
        opening: '<pre>',
        html: withLines(text.slice(begin, end), begin, isParagraph(text, begin, from)),
        closing: '</pre>',
        css: '',
        figures: [],
      };
    },
  };
}

/** The text with an empty element before each paragraph that is named by its offset, as the lines of an HTML document are. */
const withLines = (text: string, from: number, beginsAnew: boolean): string =>
  text.split(PARAGRAPH).reduce(
    ({ html, at }, piece, number) => {
      const shown = escaped(piece.replace(LAYOUT, ''));
      const isNamed = (number > 0 || beginsAnew) && !SPACE.test(piece);
      return { html: `${html}${isNamed ? `<span id="l${at}"></span>` : ''}${shown}`, at: at + piece.length };
    },
    { html: '', at: from },
  ).html;

/** Whether a paragraph begins there: after an empty line, or at the beginning of the text. */
const isParagraph = (text: string, at: number, from: number): boolean =>
  at === from || /\n[ \t\r]*\n[ \t\r]*$/.test(text.slice(Math.max(from, at - 200), at));

/** Where parts begin, and their ranges, which cover the whole text; `endOf` tells where the part that begins at an offset ends. */
export function divided(
  text: string,
  { from, to, size }: { readonly from: number; readonly to: number; readonly size: number },
  endOf: (from: number) => number,
): { readonly starts: readonly number[]; readonly parts: OpenedView['parts'] } {
  const starts = [from];
  for (let at = from; to - at > size;) {
    at = endOf(at);
    if (at < to) starts.push(at);
  }
  const parts = starts.map((at, number) => ({
    from: number === 0 ? 0 : at,
    to: starts[number + 1] ?? text.length,
  }));
  return { starts, parts };
}

/** Where a part of so many characters ends: at the end of a line, else within no tag and no character. */
export function plainEnd(text: string, from: number, size: number): number {
  const lineEnd = text.lastIndexOf('\n', from + size);
  if (lineEnd > from) return lineEnd + 1;
  const end = from + size;
  const tag = text.lastIndexOf('<', end - 1);
  if (tag > from && end - tag < LONGEST) return tag;
  return (text.charCodeAt(end) & 0xfc00) === 0xdc00 ? end + 1 : end;
}
