import type { Flag } from '@footnote/event-types/types.generated';
import type { Columns, RowOf } from './columns.ts';

/** `flags`: a value, or its absence, that a caller disputes. */
export const FLAG_COLUMNS = {
  cik: 'String',
  flag_id: 'String',
  symbol: 'LowCardinality(String)',
  statement: { type: 'LowCardinality(String)', of: ['income', 'balance', 'cash_flow'] },
  field: 'LowCardinality(String)',
  /** Label of the period, e.g. 2025-Q3. */
  period: 'String',
  reason: 'LowCardinality(String)',
  /** Empty if the caller named no filing. */
  accession: 'String',
  /** Empty without a note by the caller. */
  note: 'String',
  /** SHA-256 (hex) of the account of the caller's key. */
  reporter: 'String',
  /** When it was first received, UTC. */
  received_at: "DateTime64(3, 'UTC')",
} as const satisfies Columns;

export type FlagRow = RowOf<typeof FLAG_COLUMNS>;

/** `flag_verdicts`: the verifier's response to a flag. */
export const FLAG_VERDICT_COLUMNS = {
  cik: 'String',
  symbol: 'LowCardinality(String)',
  flag_id: 'String',
  statement: 'String',
  field: 'String',
  period: 'String',
  outcome: { type: 'String', of: ['passed', 'unchecked', 'contradicted', 'refused', 'no_such_cell'] },
  value: 'Nullable(Decimal(38, 10))',
  /** Empty unless the cell has no value. */
  refusal: 'String',
  vouched: 'Array(String)',
  evidence: 'String',
  policy_version: 'UInt32',
  last_verified_at: "DateTime64(0, 'UTC')",
  revision: 'UInt64',
} as const satisfies Columns;

/** Columns of a flag's row that are copied from its event; each user formats the time it was received. */
export function flagMembers(event: Flag): Omit<FlagRow, 'received_at'> {
  const { cik, flag_id, symbol, statement, field, period, reason, accession, note, reporter } = event;
  return {
    cik,
    flag_id,
    symbol,
    statement,
    field,
    period,
    reason,
    accession: accession ?? '',
    note: note ?? '',
    reporter,
  };
}
