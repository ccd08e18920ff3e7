import { isPreliminary } from '@footnote/statements/cell';
import type { RowCell, View } from '../index/row-cell.ts';
import { OTHER_VIEW, TRAILING_FIELDS } from './fields.ts';

/** Periods of each field that any figure looks at: the score of the oldest fiscal year, in quarters. */
const DEPTH = 32;

/** Fewer that the rows and blocks look at, by kind of period. A balance at a year's end may be listed twice, as FY and Q4. */
const DEPTH_OF_KIND: Readonly<Record<RowCell['period_kind'], number>> = {
  /** Eight rows, the oldest with the mean capex of twelve quarters. */
  quarter: 20,
  /** Eight rows, and the score of each compares with a year earlier. */
  ttm: 16,
  /** Five rows, and the score of each compares with two years earlier. */
  annual: 12,
  /** Eight rows, and the score of each looks two years back; year ends further, for the rows of fiscal years. */
  instant: 24,
  ytd: 0,
};

/** Cells newest first, as many of each field and kind of period as `isKept` keeps of those that came before. */
function newest<Cell extends RowCell>(
  cells: readonly Cell[],
  isKept: (cell: Cell, count: number) => boolean,
): readonly Cell[] {
  const counts = new Map<string, number>();
  return cells
    .filter(({ period_kind: kind, fiscal_period: period }) => kind !== 'ytd' && period !== 'TP')
    .sort((a, b) => (a.period_end < b.period_end ? 1 : a.period_end > b.period_end ? -1 : 0))
    .filter((cell) => {
      const series = `${cell.statement} ${cell.field} ${cell.period_kind}`;
      // Readers who leave announced periods out see as many reported ones.
      if (isPreliminary(cell)) return true;
      const count = (counts.get(series) ?? 0) + 1;
      counts.set(series, count);
      return count <= DEPTH && isKept(cell, count);
    });
}

/**
 * The cells that the rows and blocks are computed from, newest first: as many periods of each field as they
 * need.
 */
export function newestCells<Cell extends RowCell>(cells: readonly Cell[]): readonly Cell[] {
  return newest(cells, () => true);
}

/** The cells that the rows and blocks of a view are computed from, newest first. */
export function windowOf<Cell extends RowCell>(cells: readonly Cell[], view: View): readonly Cell[] {
  const other = new Set(OTHER_VIEW[view]);
  const trailing = new Set<string>(TRAILING_FIELDS);
  const ofView = cells.filter(({ field, period_kind: kind }) =>
    kind === 'ttm' ? trailing.has(field) : kind === view || kind === 'instant' || other.has(field),
  );
  return newest(ofView, (cell, count) => isYearEnd(cell) || count <= DEPTH_OF_KIND[cell.period_kind]);
}

function isYearEnd({ period_kind: kind, fiscal_period: period }: RowCell): boolean {
  return kind === 'instant' && (period === 'FY' || period === 'Q4');
}
