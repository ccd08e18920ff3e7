import type { RowCell } from '@footnote/figures/index/row-cell';

/** Columns of `statement_cells` that make a `RowCell`. */
export const ROW_CELL_MEMBERS = [
  'statement',
  'field',
  'period_kind',
  'fiscal_year',
  'fiscal_period',
  'period_end',
  'value',
  'accession',
  'form',
  'filed',
  'method',
  'flags',
] as const satisfies readonly (keyof RowCell)[];
