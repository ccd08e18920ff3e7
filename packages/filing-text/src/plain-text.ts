import { LIMITS } from './limits.ts';
import { normalised } from './normalised.ts';
import { DocumentRefusedError } from './refused.ts';
import type { Block, FilingText } from './types.ts';

const LINE = /([^\r\n]*)(?:\r\n|\r|\n|$)/g;
const PAGE = /^\s*<PAGE>|\f/i;
const TABLE_START = /<TABLE>/i;
const TABLE_END = /<\/TABLE>/i;
const TAGS = /<\/?(?:TABLE|CAPTION|S|C|FN|F\d+|PAGE|TEXT|DOCUMENT)>/gi;
/** Columns: two gaps of three spaces or more, dots that lead to a figure, or a ruled line. */
const COLUMNS = /\S {3,}\S.*\S {3,}\S|\.{4,}|(?:\. ){4,}|\S {3,}\$?\(?[\d,]+(?:\.\d+)?\)?%?\s*$|[-=_]{4,}/;
const RULE = /^[\s\-=_.*]*$/;
const ITEM = /^\s*(?:PART\s+[IV]+\b|ITEMS?\s+\d+[A-C]?\b)/i;
const INDENT = 3;
const LINE_WIDTH = 50;
const PROSE_WORDS = 7;
const LONG_LINE = 2_000;

/** The paragraphs and rows of a document without markup. */
export function readPlainText(text: string): FilingText {
  return { format: 'text', blocks: readLines(text, 0) };
}

/** Blocks of lines; pages are counted from `firstPage`. */
export function readLines(text: string, firstPage: number): Block[] {
  const blocks: Block[] = [];
  let page = firstPage;
  let inTable = false;
  let lines: string[] = [];
  let [length, begun] = [0, 0];

  const push = (kind: Block['kind'], source: string, cells: readonly string[], from: number): void => {
    if (source.length > LIMITS.blockCharacters) throw new DocumentRefusedError('text_too_large');
    if (blocks.length >= LIMITS.blocks) throw new DocumentRefusedError('document_too_complex');
    const whole = normalised(source);
    if (whole === '') return;
    const emphasised = whole.length < 200 && isCapital(whole);
    blocks.push({ kind, text: whole, cells, anchors: [], links: [], emphasised, page, from });
  };
  const endParagraph = (): void => {
    if (lines.length > 0) push('paragraph', lines.join(' '), [], begun);
    lines = [];
    length = 0;
  };

  for (const { 1: raw = '', index } of text.matchAll(LINE)) {
    const from = index + indentOf(raw);
    if (PAGE.test(raw)) {
      endParagraph();
      page += 1;
    }
    if (TABLE_START.test(raw)) inTable = true;
    const endsTable = TABLE_END.test(raw);
    const line = raw.replace(TAGS, '').replaceAll('\f', '').trimEnd();
    if (RULE.test(line)) endParagraph();
    else if (inTable || (line.length < LONG_LINE && COLUMNS.test(line) && !isProse(line))) {
      endParagraph();
      push('row', line, cellsOf(line), from);
    } else {
      if (startsAnew(lines, line)) endParagraph();
      if (lines.length === 0) begun = from;
      lines.push(line);
      length += line.length + 1;
      if (length > LIMITS.blockCharacters) throw new DocumentRefusedError('text_too_large');
    }
    if (endsTable) inTable = false;
  }
  endParagraph();
  return blocks;
}

/** A justified line of prose has wide gaps too, but it has many words and does not end in figures. */
function isProse(line: string): boolean {
  const words = line.match(/\b[a-z]{2,}\b/g)?.length ?? 0;
  return line.length > LINE_WIDTH && words >= PROSE_WORDS && !/[\d)%]$|\.{4}|(?:\. ){4}/.test(line);
}

function startsAnew(lines: readonly string[], line: string): boolean {
  const last = lines.at(-1);
  if (last === undefined) return false;
  if (ITEM.test(line) && last.length < LINE_WIDTH) return true;
  if (isCapital(last) !== isCapital(line) && last.length < LINE_WIDTH) return true;
  return indentOf(line) >= indentOf(last) + INDENT && (lines.length > 1 || last.length < LINE_WIDTH);
}

function isCapital(text: string): boolean {
  return /[A-Z]/.test(text) && !/[a-z]/.test(text);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function cellsOf(line: string): string[] {
  return line
    .trim()
    .split(/ {2,}|\t+|\.{4,}|(?:\. ){4,}/)
    .map(normalised)
    .filter((cell) => cell !== '');
}
