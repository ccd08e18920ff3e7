import type { Columns } from '@footnote/read-models/columns';
import { GOVERNANCE_REPORT_COLUMNS, TRADING_ARRANGEMENT_COLUMNS } from '@footnote/read-models/governance';
import { PROXY_ROW_COLUMNS, PROXY_STATEMENT_COLUMNS } from '@footnote/read-models/proxies';
import {
  CURRENT_REPORT_COLUMNS,
  OFFICER_CHANGE_COLUMNS,
  PROPOSAL_VOTE_COLUMNS,
} from '@footnote/read-models/votes';
import type { ReadModel } from '@footnote/projection/projection';
import { storedTable } from '@footnote/projection/stored-table';
import { visibleCells } from '../cells-ddl.ts';

export const REPORTS = 'governance_report_rows';
export const ARRANGEMENTS = 'trading_arrangement_rows';
export const CURRENT_REPORTS = 'current_report_rows';
export const VOTES = 'proposal_vote_rows';
export const CHANGES = 'officer_change_rows';
export const PROXIES = 'proxy_statement_rows';
export const PROXY_ROWS = 'proxy_row_rows';
export const REGISTRANTS = 'governance_registrants';
export const INPUTS = 'governance_inputs';

/** The stored head of a registrant. */
const HEAD_COLUMNS = { cik: 'String', reports: 'UInt32', revision: 'UInt64' } as const satisfies Columns;

const BY_CIK = 'cik_index cik TYPE bloom_filter(0.001) GRANULARITY 1';

/** Rows of several revisions are stored side by side; the row of a registrant determines which is visible, of all tables at once. */
export const readModel: ReadModel = {
  tables: [
    storedTable({
      base: REPORTS,
      columns: GOVERNANCE_REPORT_COLUMNS,
      orderBy: ['cik', 'revision', 'accession'],
      indexes: [BY_CIK, 'by_accession accession TYPE bloom_filter GRANULARITY 1'],
    }),
    storedTable({
      base: ARRANGEMENTS,
      columns: TRADING_ARRANGEMENT_COLUMNS,
      orderBy: ['cik', 'revision', 'filed', 'accession', 'line'],
      indexes: [BY_CIK],
    }),
    storedTable({
      base: PROXIES,
      columns: PROXY_STATEMENT_COLUMNS,
      orderBy: ['cik', 'revision', 'accession'],
      indexes: [BY_CIK],
    }),
    storedTable({
      base: CURRENT_REPORTS,
      columns: CURRENT_REPORT_COLUMNS,
      orderBy: ['cik', 'revision', 'accession'],
      indexes: [BY_CIK],
    }),
    storedTable({
      base: PROXY_ROWS,
      columns: PROXY_ROW_COLUMNS,
      orderBy: ['cik', 'revision', 'accession', 'line'],
      indexes: [BY_CIK],
    }),
    storedTable({
      base: VOTES,
      columns: PROPOSAL_VOTE_COLUMNS,
      orderBy: ['cik', 'revision', 'accession', 'proposal', 'line'],
      indexes: [BY_CIK],
    }),
    storedTable({
      base: CHANGES,
      columns: OFFICER_CHANGE_COLUMNS,
      orderBy: ['cik', 'revision', 'accession', 'line'],
      indexes: [BY_CIK],
    }),
    storedTable({ base: REGISTRANTS, columns: HEAD_COLUMNS, orderBy: ['cik'], version: 'revision' }),
  ],
  views: (name) =>
    (
      [
        ['governance_reports', REPORTS, GOVERNANCE_REPORT_COLUMNS],
        ['trading_arrangements', ARRANGEMENTS, TRADING_ARRANGEMENT_COLUMNS],
        ['current_reports', CURRENT_REPORTS, CURRENT_REPORT_COLUMNS],
        ['proposal_votes', VOTES, PROPOSAL_VOTE_COLUMNS],
        ['officer_changes', CHANGES, OFFICER_CHANGE_COLUMNS],
        ['proxy_statements', PROXIES, PROXY_STATEMENT_COLUMNS],
        ['proxy_rows', PROXY_ROWS, PROXY_ROW_COLUMNS],
      ] as const
    ).map(([view, table, columns]) => ({
      name: view,
      columns,
      select: visibleCells(name(REGISTRANTS), name(table), columns),
    })),
};
