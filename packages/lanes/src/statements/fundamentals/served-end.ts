import type { RowCell } from '@footnote/figures/index/row-cell';

/** End of the newest period of which a figure is served, YYYY-MM-DD; null without any. */
export const servedEnd = (cells: readonly RowCell[]): string | null =>
  cells.reduce<string | null>(
    (newest, { period_end: end, value }) =>
      value !== null && (newest === null || end > newest) ? end : newest,
    null,
  );

/**
 * End of the newest period of which a figure is served: what is refused does not make old figures newer. Without any, of the
 * newest period; empty without cells.
 */
export const newestEnd = (cells: readonly RowCell[]): string =>
  servedEnd(cells) ?? cells.reduce((newest, { period_end: end }) => (end > newest ? end : newest), '');
