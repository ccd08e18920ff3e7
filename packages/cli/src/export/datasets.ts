import type { ReadStore } from '@footnote/read-store/port';

/** A table of an export: rows of the read models that are documented for SQL, with the columns that they have there. */
export type ExportedTable = {
  readonly name: string;
  /** The projection that writes its rows. */
  readonly projection: string;
  /** Its rows. */
  readonly select: string;
  /** Column whose year the rows are partitioned by, and the year as an expression. */
  readonly by: { readonly column: string; readonly year: string };
  /** Column that a selection is by. */
  readonly key: 'cik' | 'symbol';
  /** One row for each published state of the exported rows, with `time`, its newest source time. */
  readonly states: string;
};

const datePart = (column: string): ExportedTable['by'] => ({ column, year: `toYear(${column})` });
const FILED: ExportedTable['by'] = { column: 'filed', year: 'toUInt16OrZero(substring(filed, 1, 4))' };

/** The states of a symbol are its years from every source; some may appear twice. */
const yearStates = (table: string): string =>
  `SELECT DISTINCT symbol, source, set_key, chunk, year, version, fromUnixTimestamp64Milli(toInt64(source_time), 'UTC') AS time FROM ${table}`;

const GOVERNANCE_STATES =
  'SELECT cik, revision, max(source_time) AS time FROM governance_reports GROUP BY cik, revision';

/** The datasets of `footnote export` by name. */
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
      // The currency and the source address of a symbol's prices are stored once per symbol.
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
  governance: [
    {
      name: 'trading_arrangements',
      projection: 'governance',
      select: 'SELECT * FROM trading_arrangements',
      by: datePart('filed'),
      key: 'cik',
      states: GOVERNANCE_STATES,
    },
    {
      name: 'governance_reports',
      projection: 'governance',
      select: 'SELECT * FROM governance_reports',
      by: datePart('filed'),
      key: 'cik',
      states: GOVERNANCE_STATES,
    },
  ],
} as const satisfies Readonly<Record<string, readonly ExportedTable[]>>;

export type Dataset = keyof typeof DATASETS;

/** The companies or symbols to export; null for all. */
export type Keys = readonly string[] | null;

/** The rows of `select` for a selection, as a subquery for FROM. */
export function selected(select: string, { key }: Pick<ExportedTable, 'key'>, keys: Keys): string {
  return keys === null ? `(${select})` : `(SELECT * FROM (${select}) WHERE ${key} IN {keys:Array(String)})`;
}

export type TableState = {
  /** Version of the projection that readers see; null before the first. */
  readonly projection_version: number | null;
  /** A hash that is equal for equal published states of the selection. */
  readonly state: string;
  /** Newest source time of the selection, UTC; null without rows. */
  readonly as_of: string | null;
};

/** The current state of a table. It changes whenever one of its published states does. */
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
