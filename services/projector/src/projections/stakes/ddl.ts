import type { Columns } from '@footnote/read-models/columns';
import {
  STAKE_COLUMNS,
  STAKE_ISSUER_COLUMNS,
  STAKE_PERSON_COLUMNS,
  UNREAD_STAKE_COLUMNS,
} from '@footnote/read-models/stakes';
import type { ReadModel, StoredTable } from '@footnote/projection/projection';
import { storedTable, visible } from '@footnote/projection/stored-table';
import { visibleCells } from '../cells-ddl.ts';

export const STAKES = 'stake_rows';
export const PERSONS = 'stake_person_rows';
export const UNREAD = 'unread_stake_rows';
export const ISSUERS = 'stake_issuer_heads';
export const INPUTS = 'stake_inputs';

const rowsTable = (
  base: string,
  columns: Columns,
  last: readonly string[],
  indexes: readonly string[] = [],
): StoredTable =>
  storedTable({
    base,
    columns,
    orderBy: ['cik', 'revision', ...last],
    indexes: ['cik_index cik TYPE bloom_filter(0.001) GRANULARITY 1', ...indexes],
  });

/** Rows of several revisions are stored side by side; the head of an issuer shows which are visible, of all at once. */
export const readModel: ReadModel = {
  tables: [
    rowsTable(
      STAKES,
      STAKE_COLUMNS,
      ['accession'],
      [
        'accession_index accession TYPE bloom_filter(0.001) GRANULARITY 1',
        'holder_cik_index holder_cik TYPE bloom_filter(0.001) GRANULARITY 1',
      ],
    ),
    rowsTable(
      PERSONS,
      STAKE_PERSON_COLUMNS,
      ['accession', 'place'],
      ['person_cik_index person_cik TYPE bloom_filter(0.001) GRANULARITY 1'],
    ),
    rowsTable(UNREAD, UNREAD_STAKE_COLUMNS, ['accession']),
    storedTable({
      base: ISSUERS,
      columns: { ...STAKE_ISSUER_COLUMNS, newest: 'UInt64' },
      orderBy: ['cik'],
      version: 'revision',
    }),
  ],
  views: (name) => [
    {
      name: 'stakes',
      columns: STAKE_COLUMNS,
      select: visibleCells(name(ISSUERS), name(STAKES), STAKE_COLUMNS),
    },
    {
      name: 'stake_persons',
      columns: STAKE_PERSON_COLUMNS,
      select: visibleCells(name(ISSUERS), name(PERSONS), STAKE_PERSON_COLUMNS),
    },
    {
      name: 'unread_stakes',
      columns: UNREAD_STAKE_COLUMNS,
      select: visibleCells(name(ISSUERS), name(UNREAD), UNREAD_STAKE_COLUMNS),
    },
    {
      name: 'stake_issuers',
      columns: STAKE_ISSUER_COLUMNS,
      select: visible(name(ISSUERS), STAKE_ISSUER_COLUMNS, {
        newest: "fromUnixTimestamp64Milli(toInt64(newest), 'UTC')",
      }),
    },
  ],
};
