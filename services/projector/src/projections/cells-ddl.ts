import { CELL_KEY_COLUMNS } from '@footnote/read-models/cell-key';

const definitions = (columns: Readonly<Record<string, string>>): string =>
  Object.entries(columns)
    .map(([name, type]) => `  ${name} ${type},`)
    .join('\n');

/**
 * A table with a row for each cell of each revision of a company, `columns` (ClickHouse types by name) behind those
 * that say which cell it is.
 *
 * Companies come in any order, so the CIKs of a part span the universe and the key alone excludes no part: the index of
 * CIKs does. What reading one company takes then does not grow with the number of companies.
 */
export const cellsDdl = (table: string, columns: Readonly<Record<string, string>>): string =>
  `CREATE TABLE IF NOT EXISTS ${table} (
${definitions({ ...CELL_KEY_COLUMNS, ...columns, revision: 'UInt64' })}
  INDEX cik_index cik TYPE bloom_filter(0.001) GRANULARITY 1,
  INDEX symbol_index symbol TYPE set(8) GRANULARITY 1
) ENGINE = ReplacingMergeTree
ORDER BY (cik, revision, statement, field, period_kind, period_end, fiscal_year, fiscal_period)
SETTINGS non_replicated_deduplication_window = 1000`;

/**
 * What is visible of such a table: of each company the revision that its row in the table of `heads` names. The heads
 * stand on the left of the join: ClickHouse fixes what a query sees of its tables from left to right, and a revision's
 * cells are there before its head, so a query that sees the head sees the cells.
 */
export const visibleCells = (heads: string, cells: string, columns: readonly string[]): string =>
  `SELECT ${[...Object.keys(CELL_KEY_COLUMNS), ...columns, 'revision'].map((column) => `c.${column} AS ${column}`).join(', ')}
FROM ${heads} AS h FINAL INNER JOIN ${cells} AS c FINAL ON c.cik = h.cik AND c.revision = h.revision`;
