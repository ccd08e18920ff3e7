import { captionsOf } from '@footnote/releases/captions/captions';
import { scaleIn } from '@footnote/releases/captions/scale';
import type { Offsets, Part, RawCell, RawTable } from '@footnote/releases/document/parts';
import { readParts } from '@footnote/releases/document/read-parts';
import { printedNumber } from '@footnote/releases/grid/printed-number';
import { tablesIn } from './enclosing.ts';

/** A cell of a table as printed: its text, and the columns that it covers, counted from zero. */
export type ShownCell = { readonly column: number; readonly columns: number; readonly text: string };

/** A row of a table: its position, counted from zero, and its cells that are not empty. */
export type ShownRow = { readonly row: number; readonly cells: readonly ShownCell[] };

/** A cell with what a reader needs in order to understand it, all as printed. */
export type PrintedCell = Offsets & {
  /** The cell with its currency sign and parentheses, which may stand in cells of their own. */
  readonly text: string;
  readonly row: number;
  readonly column: number;
  /** Label of the row; empty if it has none. */
  readonly label: string;
  /** The nearest heading over the row, as "Current assets:"; null if there is none, or a total between them. */
  readonly heading: string | null;
  /** Headings over the column, from top to bottom. */
  readonly headers: readonly string[];
  /** The nearest line that names the unit, as "(In millions, except per share amounts)"; null if there is none. */
  readonly unitLine: string | null;
  /** Short texts over the table, nearest last. */
  readonly captions: readonly string[];
  /** The rows of headings, and the rows around the cell. */
  readonly rows: readonly ShownRow[];
  /** Rows of the whole table. */
  readonly totalRows: number;
};

/** Rows of figures shown before and after the one of the cell. */
const AROUND = 4;
const MOST_HEADER_ROWS = 8;
/** Text before a table in which its captions are looked for. */
const CAPTION_REACH = 12_000;

const TOTAL = /^(?:sub)?total\b/i;
/** A number with points between its groups of digits, or with a decimal comma. */
const CONTINENTAL =
  /^(?:US)?[$€£¥]?\s*[-–−(]?\s*(?:\d{1,3}(?:\.\d{3})+(?:,\d{1,6})?|\d+,\d{1,6})\s*\)?(?:[*†‡]|\([a-z\d]\)|\[\d\])*$/i;
const YEAR = /^(?:19|20)\d\d(?:\s*\(\w\))?$/;
const OPENING = /^(?:[(–−-]|(?:US)?[$€£¥]\s*\(?)$/;
const DASH = /^[–−-]$/;
const CLOSING = /^(?:\)|%|\)\s*%|%\s*\))$/;

/** The tables of a document, each read when a place in it is first asked for. */
export type DocumentTables = {
  /** The innermost table around a place; null outside of tables. */
  readonly around: (place: Offsets) => Offsets | null;
  /**
   * The cell around a place, read from its table alone; null outside of tables. Throws `DocumentRefusedError` for a
   * table that was made to hurt.
   */
  readonly cell: (place: Offsets) => PrintedCell | null;
};

/** A table of the decoded text of a document. */
type ReadTable = Offsets & {
  readonly tables: readonly (RawTable & {
    readonly headerRows: number;
    readonly around: Pick<PrintedCell, 'captions' | 'unitLine'>;
  })[];
};

export function documentTables(text: string): DocumentTables {
  const around = tablesIn(text);
  const known = new Map<number, ReadTable>();
  const read = (place: Offsets): ReadTable => {
    const { from, to } = place;
    const before = known.get(from);
    if (before !== undefined) return before;
    const parts = readParts(text.slice(from, to));
    const caption = parts.filter((part) => part.kind === 'prose' && part.to === 0);
    const tables = parts
      .filter((part) => part.kind === 'table')
      .map((table) => {
        const headerRows = headerRowsOf(table);
        return { ...table, headerRows, around: captionsAround(text, place, { table, headerRows, caption }) };
      });
    const found = { from, to, tables };
    known.set(from, found);
    return found;
  };
  return {
    around,
    cell: (place) => {
      const table = around(place);
      return table === null ? null : cellIn(read(table), place);
    },
  };
}

function cellIn({ from: begin, tables }: ReadTable, place: Offsets): PrintedCell | null {
  const within = { from: place.from - begin, to: place.to - begin };
  for (const table of tables)
    for (const [row, cells] of table.rows.entries()) {
      const at = cells.findIndex(({ from, to }) => from <= within.from && within.to <= to);
      if (at !== -1) return described(begin, table, { row, at });
    }
  return null;
}

type At = { readonly row: number; readonly at: number };

function described(begin: number, table: ReadTable['tables'][number], { row, at }: At): PrintedCell | null {
  const cells = table.rows[row] ?? [];
  const cell = cells[at];
  if (cell === undefined) return null;
  const after = cells[at + 1];
  const opening = openingBefore(table, cells, at);
  const closing = after !== undefined && CLOSING.test(after.text) ? after : undefined;
  const columns = {
    from: opening[0]?.column ?? cell.column,
    to: closing === undefined ? cell.column + cell.columns : closing.column + closing.columns,
  };
  const { headerRows, around } = table;
  return {
    ...around,
    from: begin + cell.from,
    to: begin + cell.to,
    text: [...opening, cell, ...(closing === undefined ? [] : [closing])].map((one) => one.text).join(' '),
    row,
    column: cell.column,
    label: labelOf(cells, cell),
    heading: headingOver(table, row, headerRows),
    headers: headersOver(table, headerRows, columns),
    rows: shownRows(table, row, headerRows),
    totalRows: table.rows.length,
  };
}

/**
 * The cells with a currency sign, a minus or an opening parenthesis before a number. A dash under a heading of its own is the
 * figure of another column.
 */
function openingBefore(
  table: ReadTable['tables'][number],
  cells: readonly RawCell[],
  at: number,
): readonly RawCell[] {
  const over = ({ column, columns }: RawCell): readonly string[] =>
    headersOver(table, table.headerRows, { from: column, to: column + columns });
  const own = cells[at] === undefined ? [] : over(cells[at]);
  let first = at;
  while (first > Math.max(0, at - 2)) {
    const before = cells[first - 1];
    if (before === undefined || !OPENING.test(before.text)) break;
    if (DASH.test(before.text) && over(before).some((text) => !own.includes(text))) break;
    first -= 1;
  }
  return cells.slice(first, at);
}

const isContinental = ({ text }: RawCell): boolean => CONTINENTAL.test(text);

const isAmount = (cell: RawCell): boolean =>
  !YEAR.test(cell.text) && (printedNumber(cell.text) !== undefined || isContinental(cell));

/** What stands to the left of a row's first figure. */
const labelCells = (cells: readonly RawCell[]): readonly RawCell[] => {
  const first = cells.findIndex((cell) => isAmount(cell) || OPENING.test(cell.text));
  return first === -1 ? cells : cells.slice(0, first);
};

const labelOf = (cells: readonly RawCell[], cell: RawCell): string =>
  labelCells(cells)
    .filter(({ column }) => column < cell.column)
    .map(({ text }) => text)
    .join(' ');

/** The rows of headings: those before the first row with a figure. */
function headerRowsOf({ rows }: RawTable): number {
  const first = rows.findIndex((cells) => cells.some(isAmount));
  return Math.min(first === -1 ? rows.length : withoutLabelRows(rows, first), MOST_HEADER_ROWS);
}

/** A row with one text that begins in the first column just before the figures heads rows, not columns. */
function withoutLabelRows(rows: RawTable['rows'], first: number): number {
  let count = first;
  while (count > 0) {
    const cells = rows[count - 1] ?? [];
    const [only, more] = cells;
    const isLabel = more === undefined && (only === undefined || only.column === 0);
    if (!isLabel || scaleIn(only?.text ?? '') !== null) break;
    count -= 1;
  }
  return count;
}

function headingOver({ rows }: RawTable, row: number, headerRows: number): string | null {
  for (let above = row - 1; above >= headerRows; above -= 1) {
    const cells = rows[above] ?? [];
    const text = labelCells(cells)
      .map((cell) => cell.text)
      .join(' ')
      .trim();
    // What follows a total stands under another heading, or none.
    if (TOTAL.test(text)) return null;
    if (text !== '' && !cells.some(isAmount)) return text;
  }
  return null;
}

function headersOver(
  { rows }: RawTable,
  headerRows: number,
  columns: { readonly from: number; readonly to: number },
): readonly string[] {
  return rows
    .slice(0, headerRows)
    .flatMap((cells) =>
      cells.filter((cell) => cell.column < columns.to && columns.from < cell.column + cell.columns),
    )
    .filter(({ column, text }) => text !== '' && column > 0)
    .map(({ text }) => text);
}

function captionsAround(
  text: string,
  around: Offsets,
  {
    table,
    headerRows,
    caption,
  }: { readonly table: RawTable; readonly headerRows: number; readonly caption: readonly Part[] },
): Pick<PrintedCell, 'captions' | 'unitLine'> {
  const begin = Math.max(0, around.from - CAPTION_REACH);
  const before = readParts(text.slice(text.indexOf('<', begin), around.from));
  const last = before.findLastIndex((part) => part.kind === 'table' && part.rows.flat().some(isContinental));
  const parts = [...before.slice(last + 1), ...caption];
  const captions = captionsOf(parts, parts.length);
  const own = table.rows
    .slice(0, headerRows)
    .flat()
    .map((cell) => cell.text);
  const unitLine =
    own.find((line) => scaleIn(line) !== null) ?? captions.findLast((line) => scaleIn(line) !== null);
  return { captions, unitLine: unitLine ?? null };
}

const shownRows = ({ rows }: RawTable, row: number, headerRows: number): readonly ShownRow[] =>
  rows.flatMap((cells, at) =>
    cells.length > 0 && (at < headerRows || Math.abs(at - row) <= AROUND)
      ? [{ row: at, cells: cells.map(({ column, columns, text }) => ({ column, columns, text })) }]
      : [],
  );
