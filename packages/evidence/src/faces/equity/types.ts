import type { Offsets } from '@footnote/releases/document/parts';
import type { Figure } from '@footnote/releases/grid/lines';
import type { Grid } from '../grid.ts';

/** A row of a statement of equity: a balance, a movement, or a heading without figures. */
export type MatrixRow = {
  readonly label: string;
  readonly indent: number;
  readonly figures: readonly (Figure | undefined)[];
  readonly places: readonly (Offsets | undefined)[];
};

/** A statement of equity with its components side by side, however it is printed. `grid`: the first of its tables. */
export type Matrix = {
  readonly grid: Grid;
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly MatrixRow[];
};
