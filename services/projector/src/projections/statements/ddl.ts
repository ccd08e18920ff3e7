import { inputsTable } from '@footnote/projection/company/tables';
import type { ReadModel } from '@footnote/projection/projection';
import { cellsDdl, visibleCells } from '../cells-ddl.ts';

export const CELLS = 'statement_cells';
export const ISSUERS = 'statement_issuers';

const COLUMNS = {
  value: 'Nullable(Decimal(38, 10))',
  refusal: 'LowCardinality(String)',
  rule: 'LowCardinality(String)',
  unit: 'LowCardinality(String)',
  concept: 'LowCardinality(String)',
  accession: 'String',
  form: 'LowCardinality(String)',
  filed: 'Nullable(Date32)',
  method: 'LowCardinality(String)',
  operands: 'String CODEC(ZSTD(1))',
  flags: 'Array(LowCardinality(String))',
};

/**
 * Cells of several revisions are stored side by side; the row of a company in the table of issuers says which one
 * is visible.
 */
export const readModel: ReadModel = {
  tables: [
    {
      base: CELLS,
      ddl: (name) => cellsDdl(name, COLUMNS),
      later: [`rule ${COLUMNS.rule} AFTER refusal`],
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
      select: visibleCells(name(ISSUERS), name(CELLS), Object.keys(COLUMNS)),
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
