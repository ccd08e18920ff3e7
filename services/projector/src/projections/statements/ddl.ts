import { inputsTable } from '@footnote/service/projection/company/tables';
import type { ReadModel } from '@footnote/service/projection/projection';

export const CELLS = 'statement_cells';
export const ISSUERS = 'statement_issuers';

const COLUMNS = [
  'cik',
  'symbol',
  'statement',
  'field',
  'period_kind',
  'fiscal_year',
  'fiscal_period',
  'period_start',
  'period_end',
  'value',
  'refusal',
  'unit',
  'concept',
  'accession',
  'form',
  'filed',
  'method',
  'operands',
  'flags',
  'revision',
];

/**
 * Cells of several revisions are stored side by side; the row of a company in the table of issuers says which one
 * is visible. In the view of cells the issuers stand on the left of the join: ClickHouse fixes what a query sees of
 * its tables from left to right, and a revision's cells are there before its issuer's row, so a query that sees
 * the row sees the cells.
 */
export const readModel: ReadModel = {
  tables: [
    {
      base: CELLS,
      ddl: (name) => `CREATE TABLE IF NOT EXISTS ${name} (
  cik String,
  symbol LowCardinality(String),
  statement LowCardinality(String),
  field LowCardinality(String),
  period_kind LowCardinality(String),
  fiscal_year UInt16,
  fiscal_period LowCardinality(String),
  period_start Nullable(Date32),
  period_end Date32,
  value Nullable(Decimal(38, 10)),
  refusal LowCardinality(String),
  unit LowCardinality(String),
  concept LowCardinality(String),
  accession String,
  form LowCardinality(String),
  filed Nullable(Date32),
  method LowCardinality(String),
  operands String CODEC(ZSTD(1)),
  flags Array(LowCardinality(String)),
  revision UInt64,
  INDEX symbol_index symbol TYPE set(8) GRANULARITY 1
) ENGINE = ReplacingMergeTree
ORDER BY (cik, revision, statement, field, period_kind, period_end, fiscal_year, fiscal_period)
SETTINGS non_replicated_deduplication_window = 1000`,
    },
    {
      base: ISSUERS,
      ddl: (name) => `CREATE TABLE IF NOT EXISTS ${name} (
  cik String,
  reporting_currency LowCardinality(String),
  reporting_cadence LowCardinality(String),
  issuer_type LowCardinality(String),
  revision UInt64,
  as_of DateTime64(0, 'UTC'),
  cells UInt32
) ENGINE = ReplacingMergeTree(revision)
ORDER BY cik
SETTINGS non_replicated_deduplication_window = 1000`,
    },
  ],
  views: (name) => [
    {
      name: 'statement_cells',
      select: `SELECT ${COLUMNS.map((column) => `c.${column} AS ${column}`).join(', ')}
FROM ${name(ISSUERS)} AS i FINAL INNER JOIN ${name(CELLS)} AS c FINAL ON c.cik = i.cik AND c.revision = i.revision`,
    },
    {
      name: 'statement_issuers',
      select: `SELECT cik, reporting_currency, reporting_cadence, issuer_type, revision, as_of
FROM ${name(ISSUERS)} FINAL WHERE cells > 0`,
    },
    {
      // What each company is computed from, for readers who compute it as it was known on some day.
      name: 'statement_inputs',
      select: `SELECT cik, topic, slot, set_id, rank, parts, part, log_offset, changed, payload
FROM ${name(inputsTable('statements'))} FINAL`,
    },
  ],
};
