import type { ReadStore } from '@footnote/read-store/port';

/** A table of an export: rows of the read models that are documented for SQL, with the columns that they have there. */
export type ExportedTable = {
  readonly name: string;
  /** The projection that makes its rows. */
  readonly projection: string;
  /** Its rows. */
  readonly select: string;
  /** Column whose year the rows are partitioned by, and the year as an expression. */
  readonly by: { readonly column: string; readonly year: string };
  /** Column that a selection is by. */
  readonly key: 'cik' | 'symbol';
  /** One row for each published state that the rows are of, with `time`, the newest source time of it. */
  readonly states: string;
};

const datePart = (column: string): ExportedTable['by'] => ({ column, year: `toYear(${column})` });
const FILED: ExportedTable['by'] = { column: 'filed', year: 'toUInt16OrZero(substring(filed, 1, 4))' };

/** A symbol's states are its years of every source; some may be there twice. */
const yearStates = (table: string): string =>
  `SELECT DISTINCT symbol, source, set_key, chunk, year, version, fromUnixTimestamp64Milli(toInt64(source_time), 'UTC') AS time FROM ${table}`;

/** What `footnote export` writes, by its name. */
export const DATASETS = {
  statements: [
    {
      name: 'statement_cells',
      projection: 'statements',
      select: 'SELECT * FROM statement_cells',
      by: datePart('period_end'),
      key: 'cik',
      states: 'SELECT cik, revision, as_of AS time FROM statement_issuers',
    },
  ],
  facts: [
    {
      name: 'facts',
      projection: 'facts',
      select: 'SELECT * FROM facts',
      by: FILED,
      key: 'cik',
      states: 'SELECT cik, accession, part, set_key, source_time AS time FROM fact_sets',
    },
  ],
  prices: [
    {
      name: 'bars',
      projection: 'prices',
      // The currency of a symbol's prices and where they were read are kept once a symbol.
      select:
        'SELECT * FROM bars LEFT JOIN (SELECT symbol, currency, address FROM price_series) AS series USING (symbol)',
      by: datePart('date'),
      key: 'symbol',
      states: yearStates('bar_years'),
    },
    {
      name: 'corporate_actions',
      projection: 'prices',
      select: 'SELECT * FROM corporate_actions',
      by: datePart('ex_date'),
      key: 'symbol',
      states: yearStates('corporate_action_years'),
    },
  ],
  stakes: [
    {
      name: 'stakes',
      projection: 'stakes',
      select: 'SELECT * FROM stakes',
      by: FILED,
      key: 'cik',
      states: 'SELECT cik, revision, newest AS time FROM stake_issuers',
    },
  ],
} as const satisfies Readonly<Record<string, readonly ExportedTable[]>>;

export type Dataset = keyof typeof DATASETS;

/** The companies or symbols to export; null for all. */
export type Keys = readonly string[] | null;

/** The rows of `select` that a selection has, as FROM takes them. */
export function selected(select: string, { key }: Pick<ExportedTable, 'key'>, keys: Keys): string {
  return keys === null ? `(${select})` : `(SELECT * FROM (${select}) WHERE ${key} IN {keys:Array(String)})`;
}

export type TableState = {
  /** Version of the projection that readers see; null before the first. */
  readonly projection_version: number | null;
  /** Equal for equal published states of what is selected. */
  readonly state: string;
  /** Newest source time of it, UTC; null where there is none. */
  readonly as_of: string | null;
};

/** What a table's rows are of at this moment. It changes whenever one of them does. */
export async function readState(store: ReadStore, table: ExportedTable, keys: Keys): Promise<TableState> {
  const [state] = await store.query<TableState>(
    `SELECT (SELECT argMaxOrNull(version, seq) FROM projection_generations
              WHERE name = {projection:String} AND event = 'active') AS projection_version,
       lower(concat(hex(groupBitXor(hash)), hex(sum(hash)))) AS state,
       if(count() = 0, NULL, formatDateTime(max(time), '%Y-%m-%dT%H:%i:%SZ', 'UTC')) AS as_of
     FROM (SELECT cityHash64(formatRow('RowBinary', *)) AS hash, time FROM ${selected(table.states, table, keys)})`,
    { projection: table.projection, keys: keys ?? [] },
  );
  if (state === undefined) throw new Error(`no state of ${table.name}`);
  return state;
}
