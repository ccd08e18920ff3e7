import type { RowCell } from '@footnote/figures/index/row-cell';

/** End of the newest period of which a figure is served, YYYY-MM-DD; null without any. */
export const servedEnd = (cells: readonly RowCell[]): string | null =>
  cells.reduce<string | null>(
    (newest, { period_end: end, value }) =>
      value !== null && (newest === null || end > newest) ? end : newest,
    null,
  );
