import { type Columns, pick } from '@footnote/read-models/columns';
import { FACT_COLUMNS, FACT_LABEL_COLUMNS, FACT_SET_COLUMNS } from '@footnote/read-models/filed-facts';
import type { ReadModel } from '@footnote/projection/projection';
import { storedTable } from '@footnote/projection/stored-table';

export const FACTS = 'fact_rows';
export const LABELS = 'fact_label_rows';
export const SETS = 'fact_set_rows';

const { set_key } = FACT_SET_COLUMNS;

export const STORED_FACT_COLUMNS = { ...FACT_COLUMNS, set_key } as const satisfies Columns;
export const STORED_LABEL_COLUMNS = { ...FACT_LABEL_COLUMNS, set_key } as const satisfies Columns;

/** One row for each event of a set. */
export const STORED_SET_COLUMNS = {
  ...pick(FACT_SET_COLUMNS, 'cik', 'accession', 'part', 'set_key'),
  chunk: 'UInt32',
  chunks: 'UInt32',
  /** Epoch milliseconds. */
  source_time: 'UInt64',
  /** Offset of the event. A company's events are in one partition, so a later one has a higher offset. */
  version: 'UInt64',
} as const satisfies Columns;

/** The valid rows of a table with several sets: those of the newest complete set of each part of a filing. */
const standing = (sets: string, table: string, columns: Columns): string =>
  `SELECT ${Object.keys(columns)
    .map((column) => `f.${column} AS ${column}`)
    .join(', ')}
FROM (${newestComplete(sets)}) AS s
INNER JOIN ${table} AS f FINAL ON f.cik = s.cik AND f.accession = s.accession AND f.set_key = s.set_key`;

const newestComplete = (sets: string): string =>
  `SELECT cik, accession, part, argMax(set_key, newest) AS set_key,
  fromUnixTimestamp64Milli(toInt64(argMax(newest_time, newest)), 'UTC') AS source_time
FROM (
  SELECT cik, accession, part, set_key, max(version) AS newest, max(source_time) AS newest_time
  FROM ${sets} GROUP BY cik, accession, part, set_key HAVING uniqExact(chunk) = max(chunks)
)
GROUP BY cik, accession, part`;

/**
 * A fact's key is its position in its set, so the same event always produces the same rows, and contradictory
 * duplicates of a filing are all kept. Sets of several versions are stored side by side; a set is visible
 * once its last event is stored, and then hides the previous one as a whole.
 */
export const readModel: ReadModel = {
  tables: [
    storedTable({
      base: FACTS,
      columns: STORED_FACT_COLUMNS,
      orderBy: ['cik', 'accession', 'set_key', 'place'],
    }),
    storedTable({
      base: LABELS,
      columns: STORED_LABEL_COLUMNS,
      orderBy: ['cik', 'accession', 'set_key', 'name'],
    }),
    storedTable({
      base: SETS,
      columns: STORED_SET_COLUMNS,
      orderBy: ['cik', 'accession', 'part', 'set_key', 'chunk'],
      version: 'version',
    }),
  ],
  views: (name) => [
    { name: 'facts', columns: FACT_COLUMNS, select: standing(name(SETS), name(FACTS), FACT_COLUMNS) },
    {
      name: 'fact_labels',
      columns: FACT_LABEL_COLUMNS,
      select: standing(name(SETS), name(LABELS), FACT_LABEL_COLUMNS),
    },
    { name: 'fact_sets', columns: FACT_SET_COLUMNS, select: newestComplete(name(SETS)) },
  ],
};
