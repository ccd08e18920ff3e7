import type { Columns } from '@footnote/read-models/columns';
import {
  INSIDER_FILING_COLUMNS,
  INSIDER_HOLDING_COLUMNS,
  INSIDER_TRANSACTION_COLUMNS,
  SALE_INTENT_COLUMNS,
} from '@footnote/read-models/insiders';
import type { ReadModel } from '@footnote/projection/projection';
import { storedTable } from '@footnote/projection/stored-table';
import { visibleCells } from '../cells-ddl.ts';

export const FILINGS = 'insider_filing_rows';
export const TRANSACTIONS = 'insider_transaction_rows';
export const HOLDINGS = 'insider_holding_rows';
export const INTENTS = 'sale_intent_rows';
export const ISSUERS = 'insider_issuers';
export const INPUTS = 'insider_inputs';

/** The stored head of an issuer. */
export const HEAD_COLUMNS = {
  cik: 'String',
  filings: 'UInt32',
  revision: 'UInt64',
} as const satisfies Columns;

const BY_CIK = 'cik_index cik TYPE bloom_filter(0.001) GRANULARITY 1';

/** Rows of several revisions are stored side by side; the row of an issuer determines which is visible, of all at once. */
export const readModel: ReadModel = {
  tables: [
    storedTable({
      base: FILINGS,
      columns: INSIDER_FILING_COLUMNS,
      orderBy: ['cik', 'revision', 'accession'],
      indexes: [BY_CIK, 'by_accession accession TYPE bloom_filter GRANULARITY 1'],
    }),
    storedTable({
      base: TRANSACTIONS,
      columns: INSIDER_TRANSACTION_COLUMNS,
      orderBy: ['cik', 'revision', 'day', 'accession', 'line'],
      later: ['doubts'],
      indexes: [BY_CIK],
    }),
    storedTable({
      base: HOLDINGS,
      columns: INSIDER_HOLDING_COLUMNS,
      orderBy: ['cik', 'revision', 'filed', 'accession', 'line'],
      indexes: [BY_CIK],
    }),
    storedTable({
      base: INTENTS,
      columns: SALE_INTENT_COLUMNS,
      orderBy: ['cik', 'revision', 'filed', 'accession'],
      indexes: [BY_CIK],
    }),
    storedTable({ base: ISSUERS, columns: HEAD_COLUMNS, orderBy: ['cik'], version: 'revision' }),
  ],
  views: (name) =>
    (
      [
        ['insider_filings', FILINGS, INSIDER_FILING_COLUMNS],
        ['insider_transactions', TRANSACTIONS, INSIDER_TRANSACTION_COLUMNS],
        ['insider_holdings', HOLDINGS, INSIDER_HOLDING_COLUMNS],
        ['sale_intents', INTENTS, SALE_INTENT_COLUMNS],
      ] as const
    ).map(([view, table, columns]) => ({
      name: view,
      columns,
      select: visibleCells(name(ISSUERS), name(table), columns),
    })),
};
