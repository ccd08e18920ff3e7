import type { CellIndex } from '../index/cell-index.ts';
import type { Anchor, RowCell } from '../index/row-cell.ts';
import { VALUED_BALANCES, VALUED_FIELDS, VALUED_FLOWS, type ValuedField, type ValuedFlow } from './fields.ts';

export type StatedCell = RowCell & { readonly value: string };

/** The twelve months and balances that a company is valued by: those of its newest period. */
export type StatedFigures = {
  readonly anchor: Anchor;
  /** Cells with a value; a refused field is absent. */
  readonly cells: Readonly<Partial<Record<ValuedField, StatedCell>>>;
};

const isStated = (cell: RowCell | undefined): cell is StatedCell =>
  cell?.value !== undefined && cell.value !== null;

/** The figures at the end of the newest period, or of the period that ends at `end`; null without it. */
export function statedFigures(index: CellIndex, end?: string): StatedFigures | null {
  const anchor = index.anchors.find(({ period_end: each }) => end === undefined || each === end);
  if (anchor === undefined) return null;
  const cellOf = (field: ValuedField): RowCell | undefined =>
    isBalance(field)
      ? index.cells('balance', anchor.period_end).find((cell) => cell.field === field)
      : index.trailingCell(VALUED_FLOWS[field], field, anchor.period_end);
  const found = VALUED_FIELDS.flatMap((field) => {
    const cell = cellOf(field);
    return isStated(cell) ? [[field, cell] as const] : [];
  });
  return { anchor, cells: Object.fromEntries(found) };
}

const BALANCES: ReadonlySet<string> = new Set(VALUED_BALANCES);

function isBalance(field: ValuedField): field is Exclude<ValuedField, ValuedFlow> {
  return BALANCES.has(field);
}
