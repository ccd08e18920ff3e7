import type { Flag } from '@footnote/events/types.generated';

/** A row of `flags`: a value, or its absence, that a caller doubts. */
export type FlagRow = {
  readonly cik: string;
  readonly flag_id: string;
  readonly symbol: string;
  readonly statement: 'income' | 'balance' | 'cash_flow';
  readonly field: string;
  /** Label of the period, e.g. 2025-Q3. */
  readonly period: string;
  readonly reason: string;
  /** Empty when the caller named no filing. */
  readonly accession: string;
  /** Empty without a note by the caller. */
  readonly note: string;
  /** SHA-256 (hex) of the account of the caller's key. */
  readonly reporter: string;
  /** When it was first received, UTC. */
  readonly received_at: string;
};

/** Columns of `flags` as ClickHouse types. */
export const FLAG_COLUMNS: Readonly<Record<keyof FlagRow, string>> = {
  cik: 'String',
  flag_id: 'String',
  symbol: 'LowCardinality(String)',
  statement: 'LowCardinality(String)',
  field: 'LowCardinality(String)',
  period: 'String',
  reason: 'LowCardinality(String)',
  accession: 'String',
  note: 'String',
  reporter: 'String',
  received_at: "DateTime64(3, 'UTC')",
};

/** What a flag's row takes from its event as it is; when it was received is written as each use needs it. */
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
