import type { Block } from '../types.ts';
import type { Paragraph } from './paragraph.ts';

/** A row of a table: its cells in order, each with its paragraphs. */
export type Row = readonly (readonly Paragraph[])[];

/** A mark before a text: a bullet, a number or letter of a list, a footnote sign, the number of an item. */
const MARK =
  /^(?:[•·▪■●○◦‣–—*†‡§o-]|\(?(?:\d{1,2}|[a-z]{1,4})[.)]|\(\d{1,2}\)|(?:items?|part|note)\s+[\dIV]+[A-C]?\s*[.:–—-]?)$/i;

/**
 * The blocks of a table. A table that only places bullets or headings next to or above texts is layout: its
 * texts are paragraphs. Every other table is kept as rows.
 */
export function blocksOfTable(rows: readonly Row[]): Block[] {
  const filled = rows.map((row) => row.filter((cell) => cell.length > 0)).filter((row) => row.length > 0);
  return filled.every(isText) ? filled.flatMap(paragraphsOf) : filled.map(rowOf);
}

export function paragraphBlock(paragraph: Paragraph): Block {
  return { kind: 'paragraph', cells: [], ...paragraph };
}

function isText(row: Row): boolean {
  if (row.length === 1) return true;
  const [mark, text] = row;
  return row.length === 2 && mark !== undefined && text !== undefined && MARK.test(textOf(mark));
}

function paragraphsOf(row: Row): Block[] {
  if (row.length === 1) return (row[0] ?? []).map(paragraphBlock);
  const [first, ...rest] = row[1] ?? [];
  const mark = row[0]?.[0];
  if (first === undefined || mark === undefined) return [];
  const together = merged([mark, first], [textOf(row[0] ?? []), first.text]);
  return [paragraphBlock(together), ...rest.map(paragraphBlock)];
}

function rowOf(row: Row): Block {
  const cells = row.map(textOf);
  return { kind: 'row', cells, ...merged(row.flat(), cells) };
}

function merged(parts: readonly Paragraph[], texts: readonly string[]): Paragraph {
  return {
    text: texts.join(' '),
    anchors: parts.flatMap(({ anchors }) => anchors),
    links: parts.flatMap(({ links }) => links),
    emphasised: parts.every(({ emphasised }) => emphasised),
    page: parts[0]?.page ?? 0,
    from: parts[0]?.from ?? 0,
  };
}

function textOf(cell: readonly Paragraph[]): string {
  return cell.map(({ text }) => text).join(' ');
}
