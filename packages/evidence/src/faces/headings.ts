import { scaleIn } from '@footnote/releases/captions/scale';
import type { RawTable } from '@footnote/releases/document/parts';
import type { Block } from '@footnote/releases/grid/blocks';
import { namesStatement } from './kinds.ts';

const PERIOD =
  /\b(?:months?|weeks?|quarters?|years?|periods?|ended|ending|unaudited|audited)\b|\b(?:19|20)\d\d\b|\bas of\b/i;

/** The rows with one text at the left just over the first figures that head rows, not columns: "Assets", "Current assets:". */
export function rowHeadings({ rows }: RawTable, block: Block): Block['rows'] {
  const known = new Set(block.rows.map(({ row }) => row));
  const first = block.rows[0]?.row ?? 0;
  const found: Block['rows'][number][] = [];
  for (let row = first - 1; row >= 0; row -= 1) {
    const [cell, ...more] = rows[row] ?? [];
    if (cell === undefined) continue;
    const isHeading = more.length === 0 && cell.column === 0 && !known.has(row) && !isOfTable(cell.text);
    if (!isHeading) break;
    found.unshift({ row, label: cell.text, figures: block.columns.map(() => undefined) });
  }
  return found;
}

/**
 * A block with its first row as headings where it has several texts over the columns and no figures: "Amount", "% Sales";
 * what stands before the columns in it, such as the unit, is of the stub.
 */
export function withLastHeads(block: Block, { rows }: RawTable): Block {
  const [first] = block.rows;
  const cells = rows[first?.row ?? -1] ?? [];
  const edge = block.columns[0]?.outerLeft ?? 0;
  const over = cells.filter(({ column }) => column >= edge);
  if (first === undefined || first.figures.some(Boolean) || over.length < 2) return block;
  const heads = block.columns.map(({ outerLeft, outerRight }, at) => {
    const known = block.heads[at] ?? [];
    const own = over.flatMap(({ column, columns, text }) =>
      column <= outerRight && column + columns > outerLeft ? [text] : [],
    );
    // A row without a text before the columns is among their headings already.
    return own.every((text) => known.slice(-own.length).includes(text)) ? known : [...known, ...own];
  });
  const before = cells.filter(({ column }) => column < edge).map(({ text }) => text);
  return { ...block, heads, stub: [...block.stub, ...before], rows: block.rows.slice(1) };
}

const isOfTable = (text: string): boolean =>
  scaleIn(text) !== null || PERIOD.test(text) || namesStatement(text);
