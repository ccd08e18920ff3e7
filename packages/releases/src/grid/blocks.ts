import { DocumentRefusedError } from '@footnote/filing-text/refused';
import type { RawCell, RawTable } from '../document/parts.ts';
import { LIMITS } from '../limits.ts';
import type { Column } from './columns.ts';
import { columnsOf, figuresByColumn } from './columns.ts';
import type { Figure, Line } from './lines.ts';
import { linesOf } from './lines.ts';

/** A row with its figures by column of the block. */
export type Row = {
  readonly row: number;
  readonly label: string;
  readonly figures: readonly (Figure | undefined)[];
};

/** The rows of a table under one set of column headings. */
export type Block = {
  /** Titles over the columns: rows with one text before the first figure. */
  readonly titles: readonly string[];
  /** Headings of each column, from top to bottom. */
  readonly heads: readonly (readonly string[])[];
  /** What stands before the first column in the rows of the headings. */
  readonly stub: readonly string[];
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
};

const YEAR = /^(?:19|20)\d\d$/;
const PERIOD =
  /\b(?:months?|weeks?|quarters?|years?|periods?)\b|\b(?:ended|ending)\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?\s*\d|\b[1-4]Q\s?'?\d\d|\bQ[1-4]\b|\bFY\s?'?\d\d|^(?:as of|at)$/i;

/** What a title over columns without periods names. */
const NAMED = new RegExp(`${PERIOD.source}|\\b(?:thousands|millions|billions)\\b`, 'i');

type Kind = 'empty' | 'text' | 'heading' | 'data';

function kindOf(line: Line, isFirst: boolean): Kind {
  if (line.cells.length === 0) return 'empty';
  const isYears = line.figures.every(({ text, places }) => places === 0 && YEAR.test(text.trim()));
  if (line.figures.length > 0) return isYears && (isFirst || isHeadLabel(line.label)) ? 'heading' : 'data';
  const [only] = line.cells;
  if (line.cells.length > 1) return line.cells.some(({ text }) => PERIOD.test(text)) ? 'heading' : 'text';
  return only !== undefined && only.column > 0 && PERIOD.test(only.text) ? 'heading' : 'text';
}

const isHeadLabel = (label: string): boolean =>
  label === '' || PERIOD.test(label) || /\b(?:in|except|unaudited|dollars?|amounts?)\b|[$]|,$/i.test(label);

/**
 * The blocks of a table: a row of headings below figures begins another one.
 * @throws DocumentRefusedError if there are too many.
 */
export function blocksOf(table: RawTable): readonly Block[] {
  const blocks: { heading: Line[]; rows: Line[] }[] = [];
  let current = { heading: [] as Line[], rows: [] as Line[] };
  for (const line of linesOf(table)) {
    const hasData = current.rows.some(({ figures }) => figures.length > 0);
    const kind = kindOf(line, !hasData);
    if (kind === 'empty' || table.repeated?.includes(line.row) === true) continue;
    if (kind === 'heading' && hasData) {
      blocks.push(current);
      if (blocks.length > LIMITS.blocks) throw new DocumentRefusedError('document_too_complex');
      current = { heading: [], rows: [] };
    }
    const isBefore = !hasData || kind === 'heading';
    if (kind === 'heading') {
      // Texts above headings are titles, not rows.
      current.heading.push(...current.rows, line);
      current.rows = [];
    } else if (kind === 'text' && isBefore && current.heading.length === 0) current.heading.push(line);
    else current.rows.push(line);
  }
  blocks.push(current);
  return blocks.map(({ heading, rows }) => blockOf(heading, rows));
}

function blockOf(above: readonly Line[], below: readonly Line[]): Block {
  const untitled = titlesIn(below);
  const heading = above.concat(below.slice(0, untitled));
  const lines = below.slice(untitled);
  const columns = columnsOf(lines);
  const under = heading.concat(headingTexts(lines));
  const edge = columns[0]?.outerLeft ?? Infinity;
  const titles = heading.flatMap(({ cells }) => (cells.length === 1 ? cells : [])).filter(isTitle(columns));
  const cells = under.flatMap((line) => line.cells).filter((cell) => !titles.includes(cell));
  return {
    titles: titles.map(({ text }) => text),
    heads: columns.map((column) => cells.filter((cell) => covers(cell, column)).map(({ text }) => text)),
    stub: cells.filter(({ column, columns: wide }) => column + wide <= edge).map(({ text }) => text),
    columns,
    rows: lines.map((line) => ({
      row: line.row,
      label: line.label,
      figures: figuresByColumn(line, columns),
    })),
  };
}

/** Rows at the top that are titles although no row of headings follows: those down to the last that names a period or unit. */
function titlesIn(lines: readonly Line[]): number {
  const first = lines.findIndex(({ figures }) => figures.length > 0);
  return (
    lines
      .slice(0, Math.max(first, 0))
      .findLastIndex(
        ({ cells: [only, ...more] }) => only?.column === 0 && more.length === 0 && NAMED.test(only.text),
      ) + 1
  );
}

/** Texts over the columns in the rows between the headings and the first figures: "(unaudited)". */
function headingTexts(lines: readonly Line[]): Line[] {
  const first = lines.findIndex(({ figures }) => figures.length > 0);
  return lines.slice(0, Math.max(first, 0)).filter(({ cells }) => (cells[0]?.column ?? 0) > 0);
}

/** A text over everything is a title; one that stands over some columns only is a heading. */
const isTitle =
  (columns: readonly Column[]) =>
  (cell: RawCell): boolean =>
    cell.column <= (columns[0]?.outerLeft ?? 0) && (cell.column === 0 || !PERIOD.test(cell.text));

const covers = (cell: RawCell, column: Column): boolean =>
  cell.column <= column.outerRight && cell.column + cell.columns - 1 >= column.outerLeft;
