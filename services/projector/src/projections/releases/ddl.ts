import type { Columns } from '@footnote/read-models/columns';
import { RELEASE_COLUMNS, RELEASE_PART_COLUMNS } from '@footnote/read-models/releases';
import type { ReadModel } from '@footnote/projection/projection';
import { storedTable } from '@footnote/projection/stored-table';

export const SETS = 'release_sets';
export const PARTS = 'release_part_rows';

/** One row for each event of a set. */
export const STORED_SET_COLUMNS = {
  ...RELEASE_COLUMNS,
  chunk: 'UInt32',
  chunks: 'UInt32',
  /** Offset of the event. A company's events are in one partition, so a later one has a higher offset. */
  version: 'UInt64',
} as const satisfies Columns;

export const STORED_PART_COLUMNS = {
  ...RELEASE_PART_COLUMNS,
  set_key: RELEASE_COLUMNS.set_key,
} as const satisfies Columns;

/** The newest complete set of each exhibit. */
const standing = (sets: string): string =>
  `SELECT cik, accession, source_document, argMax(set_key, newest) AS set_key
FROM (
  SELECT cik, accession, source_document, set_key, max(version) AS newest
  FROM ${sets} GROUP BY cik, accession, source_document, set_key HAVING uniqExact(chunk) = max(chunks)
)
GROUP BY cik, accession, source_document`;

const ofStanding = (sets: string, table: string, columns: Columns): string =>
  `SELECT ${Object.keys(columns)
    .map((column) => `t.${column} AS ${column}`)
    .join(', ')}
FROM (${standing(sets)}) AS s
INNER JOIN ${table} AS t FINAL
  ON t.cik = s.cik AND t.accession = s.accession AND t.source_document = s.source_document AND t.set_key = s.set_key`;

/** An exhibit is visible once its last event is stored, and then hides its previous set as a whole. */
export const readModel: ReadModel = {
  tables: [
    storedTable({
      base: SETS,
      columns: STORED_SET_COLUMNS,
      orderBy: ['cik', 'accession', 'source_document', 'set_key', 'chunk'],
      version: 'version',
      indexes: ['by_accession accession TYPE bloom_filter GRANULARITY 1'],
    }),
    storedTable({
      base: PARTS,
      columns: STORED_PART_COLUMNS,
      orderBy: ['cik', 'accession', 'source_document', 'set_key', 'chunk', 'place'],
      // A table of a release may be a hundred KiB.
      settings: ['index_granularity_bytes = 1048576'],
    }),
  ],
  views: (name) => [
    {
      name: 'releases',
      columns: RELEASE_COLUMNS,
      select: `${ofStanding(name(SETS), name(SETS), RELEASE_COLUMNS)} WHERE t.chunk = 0`,
    },
    {
      name: 'release_parts',
      columns: RELEASE_PART_COLUMNS,
      select: ofStanding(name(SETS), name(PARTS), RELEASE_PART_COLUMNS),
    },
  ],
};
