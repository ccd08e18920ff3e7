import type { Screen } from '@footnote/contract/types.generated';
import { FIGURE_COLUMNS, figureCells } from '../figures/csv.ts';
import { nextOf, type Read, type Table } from '../../subject/table.ts';

/** A row for each figure of each company that was found. */
export const screenTable = ({ rows, next_cursor: cursor }: Read<Screen>): Table => ({
  columns: ['symbol', 'cik', 'name', 'currency', ...FIGURE_COLUMNS, 'exchange', 'sic', 'stale'],
  rows: rows.flatMap(({ symbol, cik, name, currency, exchange, sic, stale, figures }) =>
    figures.map((figure) => [symbol, cik, name, currency, ...figureCells(figure), exchange, sic, stale]),
  ),
  next: nextOf(cursor),
});
