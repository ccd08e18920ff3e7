import type { CELL_KEY_COLUMNS } from '@footnote/read-models/cell-key';
import type { Columns } from '@footnote/read-models/columns';
import type { StoredTable } from '@footnote/projection/projection';
import { storedTable, type TableDeclaration } from '@footnote/projection/stored-table';

type CellColumns = typeof CELL_KEY_COLUMNS & Columns & { readonly revision: 'UInt64' };

/**
 * A table with a row for each cell of each revision of a company.
 * Companies are inserted in any order, so the CIKs of a part span the universe and the key alone excludes no
 * part: the index on CIKs does. Thus the time to read one company does not grow with the number of companies.
 */
export const cellsTable = <C extends CellColumns>(
  declaration: Pick<TableDeclaration<C>, 'base' | 'columns' | 'later'>,
): StoredTable =>
  storedTable<CellColumns>({
    ...declaration,
    orderBy: [
      'cik',
      'revision',
      'statement',
      'field',
      'period_kind',
      'period_end',
      'fiscal_year',
      'fiscal_period',
    ],
    indexes: [
      'cik_index cik TYPE bloom_filter(0.001) GRANULARITY 1',
      'symbol_index symbol TYPE set(8) GRANULARITY 1',
    ],
  });

/**
 * The visible rows of such a table: for each company the revision in its row of the table of `heads`. The
 * heads are on the left of the join: ClickHouse takes snapshots of a query's tables from left to right, and a
 * revision's cells are inserted before its head, so a query that sees the head sees the cells.
 */
export const visibleCells = (heads: string, cells: string, columns: Columns): string =>
  `SELECT ${Object.keys(columns)
    .map((column) => `c.${column} AS ${column}`)
    .join(', ')}
FROM ${heads} AS h FINAL INNER JOIN ${cells} AS c FINAL ON c.cik = h.cik AND c.revision = h.revision`;
