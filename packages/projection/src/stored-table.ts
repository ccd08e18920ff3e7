import { type Columns, definitionsOf, pick } from '@footnote/read-models/columns';
import type { StoredTable } from './projection.ts';

export type TableDeclaration<C extends Columns> = {
  readonly base: string;
  readonly columns: C;
  /** Rows with equal values in these replace each other. */
  readonly orderBy: readonly (keyof C & string)[];
  /**
   * Of rows that replace each other, the one with the highest value in this column is valid; without it, they
   * are equal.
   */
  readonly version?: keyof C & string;
  /** As `name column TYPE … GRANULARITY n`. */
  readonly indexes?: readonly string[];
  /** In addition to the window of deduplication. */
  readonly settings?: readonly string[];
  /** Columns that tables of an older version may lack: they are added empty until a rebuild fills them. */
  readonly later?: readonly (keyof C & string)[];
};

/** Builds a stored table from its declaration. */
export function storedTable<C extends Columns>(declaration: TableDeclaration<C>): StoredTable {
  const { base, columns, orderBy, version = '', indexes = [], settings = [], later = [] } = declaration;
  const lines = [...definitionsOf(columns), ...indexes.map((index) => `INDEX ${index}`)];
  return {
    base,
    ddl: (name) => `CREATE TABLE IF NOT EXISTS ${name} (
  ${lines.join(',\n  ')}
) ENGINE = ReplacingMergeTree${version === '' ? '' : `(${version})`}
ORDER BY (${orderBy.join(', ')})
SETTINGS ${['non_replicated_deduplication_window = 1000', ...settings].join(', ')}`,
    later: later.map((name) => {
      const names = Object.keys(columns);
      const [definition = ''] = definitionsOf(pick(columns, name));
      const position = `AFTER ${names[names.indexOf(name) - 1] ?? ''}`;
      return { column: name, definition: `${definition} ${position}` };
    }),
  };
}

/** The visible rows of a stored table: `columns` of the valid rows, with other names in `from`. */
export function visible(
  table: string,
  columns: Columns,
  from: Readonly<Record<string, string>> = {},
): string {
  const selected = Object.keys(columns).map((name) => {
    const stored = from[name];
    return stored === undefined ? name : `${stored} AS ${name}`;
  });
  return `SELECT ${selected.join(', ')} FROM ${table} FINAL`;
}
