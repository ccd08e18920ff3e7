import { captionsOf } from '@footnote/releases/captions/captions';
import { withContinued } from '@footnote/releases/captions/continued';
import type { Offsets, Part, RawTable } from '@footnote/releases/document/parts';
import { readParts } from '@footnote/releases/document/read-parts';
import { type Block, blocksOf } from '@footnote/releases/grid/blocks';
import type { Figure } from '@footnote/releases/grid/lines';
import { LIMITS } from '@footnote/releases/limits';
import { knownDays } from '@footnote/releases/periods/known-days';
import { type SheetRow, sheetRows } from '@footnote/releases/statements/sheet';
import { rowHeadings, withLastHeads } from './headings.ts';
import type { Candidate, FaceRow, Grid } from './grid.ts';
import { isOther, kindOf, titleOf } from './kinds.ts';
import { sidesOf } from './totals.ts';
import type { FaceDocument } from './types.ts';

/** Captions that may name the table under them. */
const NEAREST = 6;
const FEWEST_ROWS = 2;
/** The longest labels of statements have some 400 characters. */
const LONGEST_TEXT = 1_000;
/** A title with its date and unit in one paragraph. */
const LONGEST_TITLE = 300;

/** The tables of a document with figures, in its order. Throws `DocumentRefusedError`. */
export function gridsIn(document: FaceDocument): readonly Grid[] {
  const parts = withContinued(readParts(document.text));
  const known = knownDays(parts);
  return parts.flatMap((part, at) =>
    part.kind === 'table' ? gridsOf(parts, at, part).map((grid) => ({ ...grid, document, at, known })) : [],
  );
}

function gridsOf(
  parts: readonly Part[],
  at: number,
  table: RawTable,
): readonly Omit<Grid, 'at' | 'document' | 'known'>[] {
  if (table.rows.length < FEWEST_ROWS) return [];
  const blocks = blocksOf(table);
  const captions = captionsOver(parts, at);
  return blocks.flatMap((read, index) => {
    const block = withLastHeads(read, table);
    const { columns, heads, stub, titles } = block;
    if (columns.length === 0 || columns.length > LIMITS.statementColumns) return [];
    if (block.rows.length < FEWEST_ROWS || block.rows.length > LIMITS.statementRows) return [];
    if (!isShort(block)) return [];
    const above = blocks.slice(0, index).flatMap((before) => before.titles);
    const rows = rowsOf(block, index === 0 ? rowHeadings(table, block) : [], table);
    return [{ heads, stub, titles, rows, captions: [...captions, ...above] }];
  });
}

function captionsOver(parts: readonly Part[], at: number): readonly string[] {
  const captions = captionsOf(parts, at);
  const before = parts[at - 1];
  return captions.length === 0 && before?.kind === 'prose' && before.text.length <= LONGEST_TITLE
    ? [before.text]
    : captions;
}

function rowsOf(block: Block, headings: Block['rows'], table: RawTable): readonly FaceRow[] {
  const whole = { ...block, rows: [...headings, ...block.rows] };
  const isBalance =
    kindOf(sheetRows(whole, false))?.kind === 'balance' || sidesOf(sheetRows(whole, true)) !== null;
  return sheetRows(whole, isBalance).map((row) => ({
    ...row,
    table,
    places: row.figures.map((figure) => (figure === undefined ? undefined : cellOf(table, row.row, figure))),
  }));
}

const cellOf = (table: RawTable, row: number, figure: Figure): Offsets => {
  const { from, to } = table.rows[row]?.find(({ column }) => column === figure.left) ?? figure;
  return { from, to };
};

/** The grids with the title and the rows of a statement. */
export function candidateOf(grid: Grid): Candidate | null {
  const found = faceOf(grid.rows);
  if (found === null) return null;
  const near = [...grid.captions.slice(-NEAREST), ...grid.titles, ...grid.stub];
  const title = titleOf(found.kind, near);
  return title === null || isOther(near) ? null : { ...grid, ...found, title };
}

const isShort = ({ heads, stub, titles, rows }: Block): boolean =>
  [...heads.flat(), ...stub, ...titles, ...rows.map(({ label }) => label)].every(
    (text) => text.length <= LONGEST_TEXT,
  );

/** The statement that rows are; a balance sheet may have no labels at its totals. */
export function faceOf(rows: readonly SheetRow[]): Pick<Candidate, 'isWhole' | 'kind'> | null {
  return kindOf(rows) ?? (sidesOf(rows) === null ? null : { kind: 'balance', isWhole: true });
}
