import { type Columns, pick } from '@footnote/read-models/columns';
import { COMPANY_FIGURE_COLUMNS } from '@footnote/read-models/company-figures';
import { FLAG_VERDICT_COLUMNS } from '@footnote/read-models/flags';
import { STATEMENT_INPUT_COLUMNS } from '@footnote/read-models/inputs';
import { PROFILE_COLUMNS } from '@footnote/read-models/profiles';
import { SEGMENT_COLUMNS } from '@footnote/read-models/segments';
import { STATEMENT_CELL_COLUMNS, STATEMENT_ISSUER_COLUMNS } from '@footnote/read-models/statement-cells';
import { STATEMENT_WINDOW_COLUMNS } from '@footnote/read-models/statement-windows';
import { VERDICT_COLUMNS, VERIFIED_COMPANY_COLUMNS } from '@footnote/read-models/verdicts';
import type { ReadModel, TableNames, View } from '@footnote/projection/projection';
import { storedTable, visible } from '@footnote/projection/stored-table';
import { cellsTable, visibleCells } from '../cells-ddl.ts';

export const CELLS = 'statement_cells';
export const WINDOWS = 'statement_windows';
export const SEGMENTS = 'statement_segments';
export const PROFILES = 'statement_profiles';
export const FIGURES = 'statement_figures';
export const VERDICTS = 'statement_verdicts';
export const COMPANIES = 'statement_companies';
export const INPUTS = 'company_inputs';

/** The stored head of a company: what readers see about the issuer and its verification. */
export const HEAD_COLUMNS = {
  ...pick(VERIFIED_COMPANY_COLUMNS, 'cik', 'symbol'),
  ...STATEMENT_ISSUER_COLUMNS,
  /** Number of cells of the revision. */
  cells: 'UInt32',
  ...pick(VERIFIED_COMPANY_COLUMNS, 'policy_version', 'filings', 'passed', 'unchecked', 'contradicted'),
  /** JSON array of the answers to flags. */
  flags: { type: 'String', codec: 'ZSTD(1)' },
  /** Ids of the valid events. */
  emitted: { type: 'Array(String)', codec: 'ZSTD(1)' },
  /** Events on what the revision changed, as JSON, until the log has acknowledged them. */
  unannounced: { type: 'String', codec: 'ZSTD(1)' },
} as const satisfies Columns;

/** Part of the key: for each filing one row per member, or one for a refusal. */
const SEGMENT_KEY = [
  'cik',
  'revision',
  'measure',
  'breakdown',
  'period_kind',
  'period_end',
  'accession',
  'place',
] as const satisfies readonly (keyof typeof SEGMENT_COLUMNS)[];

const statementViews = (name: TableNames): readonly View[] => [
  {
    name: 'statement_cells',
    columns: STATEMENT_CELL_COLUMNS,
    select: visibleCells(name(COMPANIES), name(CELLS), STATEMENT_CELL_COLUMNS),
  },
  {
    // Readers name the revision, and equal rows replace each other: neither a join nor FINAL is needed.
    name: 'statement_windows',
    columns: STATEMENT_WINDOW_COLUMNS,
    select: `SELECT ${Object.keys(STATEMENT_WINDOW_COLUMNS).join(', ')} FROM ${name(WINDOWS)}`,
  },
  {
    name: 'segments',
    columns: SEGMENT_COLUMNS,
    select: visibleCells(name(COMPANIES), name(SEGMENTS), SEGMENT_COLUMNS),
  },
  {
    name: 'profiles',
    columns: PROFILE_COLUMNS,
    select: visibleCells(name(COMPANIES), name(PROFILES), PROFILE_COLUMNS),
  },
  {
    name: 'company_figures',
    columns: COMPANY_FIGURE_COLUMNS,
    select: visibleCells(name(COMPANIES), name(FIGURES), COMPANY_FIGURE_COLUMNS),
  },
  {
    name: 'statement_issuers',
    columns: STATEMENT_ISSUER_COLUMNS,
    select: `${visible(name(COMPANIES), STATEMENT_ISSUER_COLUMNS)} WHERE cells > 0`,
  },
  {
    // The inputs of each company, for readers who compute it as known on a day.
    name: 'statement_inputs',
    columns: STATEMENT_INPUT_COLUMNS,
    select: `${visible(name(INPUTS), STATEMENT_INPUT_COLUMNS)} WHERE topic != 'flags'`,
  },
];

const verdictViews = (name: TableNames): readonly View[] => [
  {
    name: 'cell_verdicts',
    columns: VERDICT_COLUMNS,
    select: visibleCells(name(COMPANIES), name(VERDICTS), VERDICT_COLUMNS),
  },
  {
    name: 'verified_companies',
    columns: VERIFIED_COMPANY_COLUMNS,
    select: `${visible(name(COMPANIES), VERIFIED_COMPANY_COLUMNS, { last_verified_at: 'as_of' })} WHERE policy_version > 0`,
  },
  {
    name: 'flag_verdicts',
    columns: FLAG_VERDICT_COLUMNS,
    select: `SELECT cik, symbol, JSONExtractString(flag, 'flag_id') AS flag_id,
  JSONExtractString(flag, 'statement') AS statement, JSONExtractString(flag, 'field') AS field,
  JSONExtractString(flag, 'period') AS period, JSONExtractString(flag, 'outcome') AS outcome,
  JSONExtract(flag, 'value', 'Nullable(Decimal(38, 10))') AS value, JSONExtractString(flag, 'refusal') AS refusal,
  JSONExtract(flag, 'vouched', 'Array(String)') AS vouched, JSONExtractRaw(flag, 'evidence') AS evidence,
  policy_version, as_of AS last_verified_at, revision
FROM ${name(COMPANIES)} FINAL ARRAY JOIN JSONExtractArrayRaw(flags) AS flag`,
  },
];

/**
 * Cells, windows, segments, profiles, figures and verdicts of several revisions are stored side by side; the row of a
 * company in the table of companies determines which revision is visible, for all tables at once. Without the
 * verifier the views of verdicts are omitted.
 */
export const readModelOf = (verifies: boolean): ReadModel => ({
  tables: [
    cellsTable({ base: CELLS, columns: STATEMENT_CELL_COLUMNS, later: ['rule'] }),
    cellsTable({ base: VERDICTS, columns: VERDICT_COLUMNS }),
    storedTable({
      base: WINDOWS,
      columns: STATEMENT_WINDOW_COLUMNS,
      orderBy: ['cik', 'view', 'revision'],
      indexes: ['cik_index cik TYPE bloom_filter(0.001) GRANULARITY 1'],
      // A granule is read as a whole, and a row may be a hundred KiB.
      settings: ['index_granularity_bytes = 65536'],
    }),
    storedTable({
      base: SEGMENTS,
      columns: SEGMENT_COLUMNS,
      later: ['derived', 'derivation'],
      orderBy: SEGMENT_KEY,
      indexes: ['cik_index cik TYPE bloom_filter(0.001) GRANULARITY 1'],
    }),
    storedTable({
      base: PROFILES,
      columns: PROFILE_COLUMNS,
      orderBy: ['cik', 'revision'],
      indexes: ['cik_index cik TYPE bloom_filter(0.001) GRANULARITY 1'],
    }),
    // Readers ask for a few figures of all companies.
    storedTable({
      base: FIGURES,
      columns: COMPANY_FIGURE_COLUMNS,
      later: ['preliminary'],
      orderBy: ['figure', 'view', 'cik', 'revision'],
    }),
    storedTable({
      base: COMPANIES,
      columns: HEAD_COLUMNS,
      orderBy: ['cik'],
      version: 'revision',
      later: ['unannounced'],
    }),
  ],
  views: (name) => [...statementViews(name), ...(verifies ? verdictViews(name) : [])],
  // Up to version 5 verdicts were a projection of their own, with inputs of their own.
  retired: [
    'statements_inputs',
    'statement_issuers',
    'verification_inputs',
    'verification_verdicts',
    'verification_companies',
  ],
});
