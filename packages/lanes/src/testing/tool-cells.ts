import type { RowCell } from '@footnote/figures/index/row-cell';
import type { ToolCell } from '../statements/financials/read.ts';

/**
 * The cells of a company as the tool reads them: a cell without a value is `not_reported` unless given
 * otherwise.
 */
export function toolCells(cells: readonly (RowCell & Partial<ToolCell>)[]): readonly ToolCell[] {
  return cells.map((cell) => ({
    refusal: cell.value === null ? 'not_reported' : '',
    concept: `us-gaap:${cell.field}`,
    operands: JSON.stringify(
      cell.value === null
        ? []
        : [
            {
              accession: cell.accession,
              form: cell.form,
              filed: cell.filed,
              concept: `us-gaap:${cell.field}`,
              value: cell.value,
              start: null,
              end: cell.period_end,
              role: '+',
            },
          ],
    ),
    ...cell,
  }));
}

/** The same cells with every cell changed for which `matches` returns true. */
export function changed(
  cells: readonly ToolCell[],
  matches: (cell: ToolCell) => boolean,
  change: Partial<ToolCell>,
): readonly ToolCell[] {
  return cells.map((cell) => (matches(cell) ? { ...cell, ...change } : cell));
}
