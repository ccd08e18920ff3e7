import { normalised } from '@footnote/filing-text/normalised';
import { DocumentRefusedError } from '@footnote/filing-text/refused';
import { LIMITS } from '../../limits.ts';
import type { Part } from '../parts.ts';
import type { FixedLine } from './fixed-text.ts';
import { pageTable } from './page-table.ts';
import type { PageLine } from './segments.ts';
import { pageLine } from './segments.ts';

/** Words of titles and headings: a table that has figures ends before them. */
const HEADING =
  /\b(?:months?|weeks?|quarters?|years?|periods?) end(?:ed|ing)\b|\bstatements? of\b|\bbalance sheets?\b|\bincome statements?\b|^\((?:in|dollars?|amounts?|unaudited)\b/i;
const YEARS = /^(?:19|20)\d\d$/;
/** A line of prose is that long. */
const LONG = 50;

/**
 * The tables and paragraphs of a text whose spaces count.
 * @throws DocumentRefusedError if it has too many texts.
 */
export function pageParts(lines: readonly FixedLine[]): readonly Part[] {
  const parts: Part[] = [];
  let table: PageLine[] = [];
  const page = lines.map(pageLine);
  const count = page.reduce((sum, { segments }) => sum + segments.length, 0);
  if (count > LIMITS.cells) throw new DocumentRefusedError('document_too_complex');
  const flush = (): void => {
    if (table.some(({ kind }) => kind === 'data')) parts.push(pageTable(table));
    else for (const line of table) parts.push(...proseOf([line]));
    table = [];
  };
  for (const paragraph of paragraphsOf(page)) {
    const hasData = table.some(({ kind }) => kind === 'data');
    if (isProse(paragraph)) {
      flush();
      parts.push(...proseOf(paragraph));
      continue;
    }
    if (hasData && isHead(paragraph)) flush();
    table.push(...paragraph, { kind: 'blank', segments: [] });
  }
  flush();
  return parts;
}

function paragraphsOf(lines: readonly PageLine[]): readonly (readonly PageLine[])[] {
  const paragraphs: PageLine[][] = [[]];
  for (const line of lines)
    if (line.kind === 'blank') paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  return paragraphs.filter(({ length }) => length > 0);
}

function isProse(lines: readonly PageLine[]): boolean {
  if (lines.some(({ kind }) => kind === 'data' || kind === 'rule')) return false;
  const widths = lines.map(({ segments }) => (segments.at(-1)?.right ?? 0) - (segments[0]?.left ?? 0));
  const isLong = widths.filter((width) => width >= LONG).length >= 2;
  const end = lines.at(-1)?.segments.at(-1)?.text ?? '';
  return isLong || (end.endsWith('.') && (widths[0] ?? 0) >= LONG);
}

/** Whether the lines before the figures of a paragraph are titles or headings. */
function isHead(lines: readonly PageLine[]): boolean {
  const first = lines.findIndex(({ kind }) => kind === 'data');
  return lines
    .slice(0, first === -1 ? undefined : first)
    .some(({ segments }) => segments.some(({ text }) => HEADING.test(text) || YEARS.test(text)));
}

function proseOf(lines: readonly PageLine[]): readonly Part[] {
  const segments = lines.flatMap((line) => (line.kind === 'rule' ? [] : line.segments));
  const [first, last] = [segments[0], segments.at(-1)];
  if (first === undefined || last === undefined) return [];
  const text = normalised(segments.map((segment) => segment.text).join(' '));
  return [{ kind: 'prose', text, from: first.from, to: last.to }];
}
