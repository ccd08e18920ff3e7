import type { Figure, Line } from './lines.ts';

/** A column of figures: the table's columns that its numbers cover, alone and with their signs. */
export type Column = {
  readonly left: number;
  readonly right: number;
  readonly outerLeft: number;
  readonly outerRight: number;
};

const overlap = (a: Column, b: Column): number => Math.min(a.right, b.right) - Math.max(a.left, b.left) + 1;

const joined = (a: Column, b: Column): Column => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  outerLeft: Math.min(a.outerLeft, b.outerLeft),
  outerRight: Math.max(a.outerRight, b.outerRight),
});

/** The columns of figures of some rows, from left to right: those of the fullest rows, and what the others add. */
export function columnsOf(lines: readonly Line[]): readonly Column[] {
  const columns: Column[] = [];
  const byCount = lines.toSorted((a, b) => b.figures.length - a.figures.length);
  for (const { figures } of byCount)
    for (const figure of figures) {
      const at = nearest(columns, figure);
      const known = columns[at];
      if (known === undefined) columns.push(figureColumn(figure));
      else if (!crosses(columns, at, figure)) columns[at] = joined(known, figureColumn(figure));
    }
  return columns.sort((a, b) => a.left - b.left);
}

const figureColumn = ({ left, right, outerLeft, outerRight }: Figure): Column => ({
  left,
  right,
  outerLeft,
  outerRight,
});

/** A figure that covers several columns widens none of them. */
function crosses(columns: readonly Column[], at: number, figure: Figure): boolean {
  return columns.some((column, other) => other !== at && overlap(column, figure) > 0);
}

/** Place of the column that a figure stands in, −1 for none. */
export function nearest(columns: readonly Column[], figure: Column): number {
  let best = -1;
  let most = 0;
  for (const [at, column] of columns.entries()) {
    const shared = overlap(column, figure);
    if (shared > most) {
      most = shared;
      best = at;
    }
  }
  return best;
}

/** The figures of a row by column; where two stand in one column neither is known. */
export function figuresByColumn(line: Line, columns: readonly Column[]): readonly (Figure | undefined)[] {
  const placed: (Figure | undefined)[] = columns.map(() => undefined);
  const doubled = new Set<number>();
  for (const figure of line.figures) {
    const at = nearest(columns, figure);
    if (at === -1) continue;
    if (placed[at] !== undefined) doubled.add(at);
    placed[at] = figure;
  }
  return placed.map((figure, at) => (doubled.has(at) ? undefined : figure));
}
