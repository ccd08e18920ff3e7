import type { Columns, RowOf } from './columns.ts';

/** Stored inputs of an entity, following the entity's key: one row for each part of a set. */
export const INPUT_COLUMNS = {
  topic: 'LowCardinality(String)',
  slot: 'String',
  set_id: 'String',
  rank: 'UInt64',
  parts: 'UInt32',
  part: 'UInt32',
  log_partition: 'UInt32',
  log_offset: 'UInt64',
  /** Whether the input changed the inputs of the computation. */
  changed: 'Bool',
  /** Of the event, as the log has it. */
  bytes: 'UInt32',
  /** Base64 of the log's bytes. */
  payload: { type: 'String', codec: 'ZSTD(1)' },
} as const satisfies Columns;

/** `statement_inputs`: what each company's statements are computed from. */
export const STATEMENT_INPUT_COLUMNS = {
  cik: 'String',
  topic: INPUT_COLUMNS.topic,
  slot: INPUT_COLUMNS.slot,
  set_id: INPUT_COLUMNS.set_id,
  rank: INPUT_COLUMNS.rank,
  parts: INPUT_COLUMNS.parts,
  part: INPUT_COLUMNS.part,
  log_offset: INPUT_COLUMNS.log_offset,
  changed: INPUT_COLUMNS.changed,
  payload: 'String',
} as const satisfies Columns;

export type StatementInputRow = RowOf<typeof STATEMENT_INPUT_COLUMNS>;
