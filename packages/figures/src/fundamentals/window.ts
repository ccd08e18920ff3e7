import type { RowCell, View } from '../index/row-cell.ts';
import { OTHER_VIEW, TRAILING_FIELDS } from './fields.ts';

/** Periods of each field that are read: as far back as the score of the oldest fiscal year looks, in quarters. */
export const DEPTH = 32;

/**
 * The cells that the rows and blocks are computed from, newest first: as many periods of each field as they
 * need.
 */
export function newestCells<Cell extends RowCell>(cells: readonly Cell[]): readonly Cell[] {
  const counts = new Map<string, number>();
  return cells
    .filter(({ period_kind: kind, fiscal_period: period }) => kind !== 'ytd' && period !== 'TP')
    .sort((a, b) => (a.period_end < b.period_end ? 1 : a.period_end > b.period_end ? -1 : 0))
    .filter(({ statement, field, period_kind: kind }) => {
      const series = `${statement} ${field} ${kind}`;
      const count = (counts.get(series) ?? 0) + 1;
      counts.set(series, count);
      return count <= DEPTH;
    });
}

/** The cells that the rows and blocks of a view are computed from, newest first. */
export function windowOf<Cell extends RowCell>(cells: readonly Cell[], view: View): readonly Cell[] {
  const other = new Set(OTHER_VIEW[view]);
  const trailing = new Set<string>(TRAILING_FIELDS);
  return newestCells(
    cells.filter(({ field, period_kind: kind }) =>
      kind === 'ttm' ? trailing.has(field) : kind === view || kind === 'instant' || other.has(field),
    ),
  );
}
