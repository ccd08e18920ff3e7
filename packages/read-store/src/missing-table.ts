import { ClickHouseError } from '@clickhouse/client';

// ClickHouse's UNKNOWN_TABLE.
const UNKNOWN_TABLE = '60';

/** Whether a query failed because a table or view does not exist. */
export function isMissingTable(error: unknown): boolean {
  return error instanceof ClickHouseError && error.code === UNKNOWN_TABLE;
}
