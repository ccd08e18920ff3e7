import { LIMITS } from '../limits.ts';
import type { RawCell, RawTable } from './parts.ts';

type Attributes = Readonly<Record<string, string>>;

/** A span as browsers read it: at least 1, cut at the limit. */
function spanOf(text: string | undefined, limit: number): number {
  const span = /^\s*\+?(\d{1,6})/.exec(text ?? '')?.[1];
  return Math.min(Math.max(Number(span ?? 1), 1), limit);
}

/** Places the cells of one table, in document order, on a grid. */
export class TableBuilder {
  readonly #rows: RawCell[][] = [];
  /** Offset of its start tag. */
  readonly from: number;
  /** Column → rows below that a cell spanning rows still covers. */
  readonly #covered = new Map<number, number>();
  #cells: RawCell[] | undefined;
  #column = 0;
  #open: { readonly from: number; readonly columns: number; readonly rows: number } | undefined;

  constructor(from: number) {
    this.from = from;
  }

  get inCell(): boolean {
    return this.#open !== undefined;
  }

  beginRow(): void {
    this.endRow();
    this.#cells = [];
    this.#column = 0;
  }

  endRow(): void {
    if (this.#cells === undefined) return;
    this.#rows.push(this.#cells);
    this.#cells = undefined;
    for (const [column, rows] of this.#covered)
      if (rows <= 1) this.#covered.delete(column);
      else this.#covered.set(column, rows - 1);
  }

  beginCell(from: number, attributes: Attributes): void {
    if (this.#cells === undefined) this.beginRow();
    this.#open = {
      from,
      columns: spanOf(attributes['colspan'], LIMITS.columns),
      rows: spanOf(attributes['rowspan'], LIMITS.rowSpan),
    };
  }

  endCell(to: number, text: string, strong: boolean): void {
    const open = this.#open;
    if (open === undefined) return;
    this.#open = undefined;
    while (this.#column < LIMITS.columns && this.#covered.has(this.#column)) this.#column += 1;
    const column = Math.min(this.#column, LIMITS.columns);
    const columns = Math.max(1, Math.min(open.columns, LIMITS.columns - column));
    if (text !== '')
      this.#cells?.push({ text, row: this.#rows.length, column, columns, strong, from: open.from, to });
    // Rows count down when this row ends, so that the row itself is one of them.
    if (open.rows > 1) for (let at = 0; at < columns; at += 1) this.#covered.set(column + at, open.rows);
    this.#column = column + columns;
  }

  take(to: number): RawTable {
    this.endRow();
    return { kind: 'table', rows: this.#rows, from: this.from, to };
  }
}
