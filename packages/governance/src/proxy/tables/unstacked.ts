import type { RawCell, RawTable } from '@footnote/releases/document/parts';
import { printedNumber } from '@footnote/releases/grid/printed-number';
import { yearIn } from './grid.ts';
import { cellLines } from './persons.ts';

/** Years of one officer below each other in one cell, at least. */
const LEAST = 2;

/**
 * A table whose rows have one line for each year: of cells that have as many lines as there are years, each line is a cell
 * of its own. Other rows stay as they are.
 */
export function unstacked(html: string, table: RawTable): RawTable {
  return { ...table, rows: table.rows.flatMap((cells) => linesOf(html, cells)) };
}

function linesOf(html: string, cells: readonly RawCell[]): readonly (readonly RawCell[])[] {
  const lines = cells.map((cell) => (/\s/.test(cell.text) ? cellLines(html, cell) : [cell.text]));
  const years = lines.find((each) => each.length >= LEAST && each.every((line) => yearIn(line) !== null));
  if (years === undefined) return [cells];
  const isStack = (at: number): boolean => {
    const own = lines[at] ?? [];
    return own.length === years.length && own.every((line) => isAmount(line) || yearIn(line) !== null);
  };
  return years.map((_, year) =>
    cells.flatMap((cell, at) => {
      if (isStack(at)) return [{ ...cell, text: lines[at]?.[year] ?? '' }];
      return year === 0 ? [cell] : [];
    }),
  );
}

const isAmount = (line: string): boolean => line === '$' || printedNumber(line) !== undefined;
