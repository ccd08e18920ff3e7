import type { Offsets } from '../parts.ts';
import type { FixedLine } from './fixed-text.ts';

/** A text of a line, apart from the next one by two spaces or more. */
export type Segment = Offsets & {
  readonly text: string;
  /** First column of the page that it covers, and the one after its last. */
  readonly left: number;
  readonly right: number;
  /** Of a figure, the column after its last digit; null for any other text. */
  readonly edge: number | null;
};

/** A line of a page. */
export type PageLine = {
  readonly kind: 'blank' | 'rule' | 'text' | 'data';
  readonly segments: readonly Segment[];
};

const TAB = 8;
const RULE = /^[-=_–—]{3,}$/;
const LEADERS = /(?:\.{3,}|(?: \.){3,})/g;
const FIGURE =
  /^(?:US)?[$€£¥]?\s*[-–]?\(?\s*[$€£¥]?\s*-?(?:\d{1,3}(?:,\d{3})+|\d+|(?=\.\d))(?:\.\d+)?\s?\)?\s?%?\s?\)?$|^[$€£¥]?\s*[-–—]{1,4}\s?%?$/;
const YEAR = /^(?:19|20)\d\d$/;
const SIGN_BEFORE = /^[$€£¥]\s?\(?$|^\($/;
const SIGN_AFTER = /^\)?\s?%?\)?$/;
/** A number of a page alone in its line. */
const PAGE = /^(?:page\s+)?-?\s?\d{1,3}\s?-?$/i;

/** The line with its texts; the number of a page is none. */
export function pageLine(line: FixedLine): PageLine {
  const texts = separated(line);
  if (texts.length === 0 || (texts.length === 1 && PAGE.test(texts[0]?.text ?? '')))
    return { kind: 'blank', segments: [] };
  if (texts.every(({ text }) => RULE.test(text))) return { kind: 'rule', segments: texts.map(withEdge) };
  const segments = signed(texts.flatMap((segment) => figuresOf(segment, line))).map(withEdge);
  const figures = segments.filter(({ edge }) => edge !== null);
  const isData = figures.some(({ text, left }) => !YEAR.test(text) && left > 0);
  return { kind: isData ? 'data' : 'text', segments };
}

type Text = Omit<Segment, 'edge'> & { readonly at: number };

function separated(line: FixedLine): Text[] {
  const text = line.text.replace(LEADERS, (leaders) => ' '.repeat(leaders.length));
  const columns = columnsIn(text);
  return [...text.matchAll(/\S+(?: \S+)*/g)].map(({ 0: found, index }) =>
    textAt(line, found, index, columns?.[index] ?? index),
  );
}

/** The column of the page of each character; null where that is its position. */
function columnsIn(text: string): readonly number[] | null {
  if (!text.includes('\t')) return null;
  let column = 0;
  return Array.from(text, (character) => {
    const at = column;
    column += character === '\t' ? TAB - (column % TAB) : 1;
    return at;
  });
}

const textAt = (line: FixedLine, text: string, at: number, left: number): Text => ({
  text,
  at,
  left,
  right: left + text.length,
  ...line.placeOf(at, at + text.length),
});

/** Figures that stand one space apart, each for itself. */
function figuresOf(segment: Text, line: FixedLine): Text[] {
  const parts = [...segment.text.matchAll(/(?:[$€£¥] ?\(?)?[^\s$€£¥]+(?: %)?/g)];
  if (parts.length < 2 || !parts.every(([part]) => FIGURE.test(part))) return [segment];
  return parts.map(({ 0: part, index }) => textAt(line, part, segment.at + index, segment.left + index));
}

/** Signs that stand apart go with their figures. */
function signed(texts: readonly Text[]): Text[] {
  const joined: Text[] = [];
  for (const text of texts) {
    const last = joined.at(-1);
    const isSigned =
      last !== undefined &&
      ((SIGN_BEFORE.test(last.text) && FIGURE.test(text.text)) ||
        (FIGURE.test(last.text) && SIGN_AFTER.test(text.text)));
    if (isSigned)
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} ${text.text}`,
        right: text.right,
        to: text.to,
      };
    else joined.push(text);
  }
  return joined;
}

function withEdge({ text, left, right, from, to }: Text): Segment {
  const isFigure = FIGURE.test(text);
  const after = /[^\d]*$/.exec(text)?.[0].length ?? 0;
  return { text, left, right, from, to, edge: isFigure ? right - (/\d/.test(text) ? after : 0) : null };
}
