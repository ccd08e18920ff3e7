import type { Columns, RowOf } from './columns.ts';

/** The key of everything about an exhibit. */
const KEY_COLUMNS = {
  /** Ten digits with leading zeros. */
  cik: 'String',
  accession: 'String',
  /** SHA-256 (hex) of the exhibit in the archive. */
  source_document: 'String',
} as const satisfies Columns;

/** `releases`: the exhibits 99 of 8-Ks under item 2.02. */
export const RELEASE_COLUMNS = {
  ...KEY_COLUMNS,
  form: 'LowCardinality(String)',
  /** YYYY-MM-DD. */
  filed: 'String',
  /** Acceptance, epoch milliseconds UTC. */
  accepted: 'UInt64',
  /** EDGAR's type of the exhibit, such as EX-99.1. */
  exhibit: 'LowCardinality(String)',
  url: 'String',
  /** Id of the parsed exhibit, and its number of events. */
  set_key: 'String',
} as const satisfies Columns;

export type ReleaseRow = RowOf<typeof RELEASE_COLUMNS>;

/** `release_parts`: the paragraphs and tables of an exhibit. The columns that begin with `cell_` have an element per cell. */
export const RELEASE_PART_COLUMNS = {
  ...KEY_COLUMNS,
  /** Zero-based position of the event in its set, then of the part in its event: they order the parts. */
  chunk: 'UInt32',
  place: 'UInt32',
  kind: { type: 'LowCardinality(String)', of: ['prose', 'table'] },
  /** UTF-16 code units of the decoded document: the first one, and the one after the last. */
  start: 'UInt32',
  stop: 'UInt32',
  /** A paragraph; empty for a table. */
  text: { type: 'String', codec: 'ZSTD(1)' },
  cell_row: { type: 'Array(UInt32)', codec: 'ZSTD(1)' },
  cell_column: { type: 'Array(UInt32)', codec: 'ZSTD(1)' },
  /** Columns that the cell covers. */
  cell_span: { type: 'Array(UInt32)', codec: 'ZSTD(1)' },
  /** 1 if every letter is bold, else 0. */
  cell_strong: { type: 'Array(UInt32)', codec: 'ZSTD(1)' },
  cell_start: { type: 'Array(UInt32)', codec: 'ZSTD(1)' },
  cell_stop: { type: 'Array(UInt32)', codec: 'ZSTD(1)' },
  cell_text: { type: 'Array(String)', codec: 'ZSTD(1)' },
} as const satisfies Columns;

export type ReleasePartRow = RowOf<typeof RELEASE_PART_COLUMNS>;
