import type { RawCell } from '@footnote/releases/document/parts';
import { isVoteKind, type Label, labelOf } from './labels.ts';

/** A heading of a column, with the columns of the table that it covers. */
export type Heading = { readonly label: Label; readonly column: number; readonly end: number };

type Range = { readonly column: number; readonly end: number };
type Titled = Range & { readonly text: string };

const rangeOf = ({ column, columns }: Pick<RawCell, 'column' | 'columns'>): Range => ({
  column,
  end: column + columns,
});

export const overlap = (a: Range, b: Range): boolean => a.column < b.end && b.column < a.end;

/** The rows of a heading as one: what stands above a cell is read before it; what has no cell below it is a cell of its own. */
function merged(rows: readonly (readonly RawCell[])[]): readonly Titled[] {
  let titles: readonly Titled[] = [];
  for (const row of [...rows].reverse()) {
    const above = row.map((cell) => ({ ...rangeOf(cell), text: cell.text }));
    const joined = titles.map((title) => ({
      ...title,
      text: [...above.filter((cell) => overlap(cell, title)).map(({ text }) => text), title.text].join(' '),
    }));
    const alone = above.filter((cell) => titles.every((title) => !overlap(cell, title)));
    titles = [...joined, ...alone].sort((a, b) => a.column - b.column);
  }
  return titles;
}

export const headingsOf = (rows: readonly (readonly RawCell[])[]): readonly Heading[] =>
  merged(rows).map(({ text, column, end }) => ({ label: labelOf(text), column, end }));

/** Whether headings say what votes stand under them: each kind once. */
export function areClear(headings: readonly Heading[]): boolean {
  const kinds = headings.map(({ label }) => label).filter(isVoteKind);
  return kinds.length > 0 && new Set(kinds).size === kinds.length;
}

/**
 * The heading of each figure of a row, in its order: by the columns that they share or, where a table sets its headings
 * apart from its figures, by their order, if there are as many. Null where that leaves a doubt.
 */
export function headingsFor(
  figures: readonly RawCell[],
  headings: readonly Heading[],
): readonly Heading[] | null {
  const under = figures.map((cell) => headings.filter((heading) => overlap(rangeOf(cell), heading)));
  const byColumn = under.flatMap((found) => (found.length === 1 ? found : []));
  if (byColumn.length === figures.length && new Set(byColumn).size === figures.length) return byColumn;
  const counted = headings.filter(({ label }) => label !== 'name' && label !== 'ignored');
  return counted.length === figures.length ? counted : null;
}
