import { type Columns, pick } from '@footnote/read-models/columns';
import {
  FILING_COLUMNS,
  FILING_PARAGRAPH_COLUMNS,
  FILING_SECTION_COLUMNS,
  FILING_TEXT_COLUMNS,
} from '@footnote/read-models/filings';
import type { ReadModel } from '@footnote/projection/projection';
import { storedTable, visible } from '@footnote/projection/stored-table';

export const FILINGS = 'filing_rows';
export const SETS = 'filing_section_sets';
export const PARAGRAPHS = 'filing_paragraph_rows';

const { accepted_at: _, source_time: __, ...AS_STORED } = FILING_COLUMNS;

export const STORED_FILING_COLUMNS = {
  ...AS_STORED,
  /** Epoch milliseconds. */
  accepted_at: 'Nullable(Int64)',
  source_time: 'UInt64',
  /** Rank of the origin, then the offset of the event. A company's events are in one partition. */
  version: 'UInt64',
} as const satisfies Columns;

/** One row for each event of a set; the first one has the columns that describe the whole set. */
export const STORED_SET_COLUMNS = {
  ...FILING_TEXT_COLUMNS,
  chunk: 'UInt32',
  chunks: 'UInt32',
  /** Columns of sections, with one element each. */
  sections: 'Array(LowCardinality(String))',
  routes: 'Array(LowCardinality(String))',
  omissions: 'Array(LowCardinality(String))',
  char_counts: 'Array(UInt32)',
  paragraphs: 'Array(UInt32)',
  /** Offset of the event. A company's events are in one partition, so a later one has a higher offset. */
  version: 'UInt64',
} as const satisfies Columns;

export const STORED_PARAGRAPH_COLUMNS = {
  ...FILING_PARAGRAPH_COLUMNS,
  set_key: FILING_TEXT_COLUMNS.set_key,
} as const satisfies Columns;

/** The newest complete set of each filing. */
const standing = (sets: string): string =>
  `SELECT cik, accession, argMax(set_key, newest) AS set_key
FROM (
  SELECT cik, accession, set_key, max(version) AS newest
  FROM ${sets} GROUP BY cik, accession, set_key HAVING uniqExact(chunk) = max(chunks)
)
GROUP BY cik, accession`;

const ofStanding = (sets: string, table: string, columns: readonly string[]): string =>
  `SELECT ${columns.map((column) => `t.${column} AS ${column}`).join(', ')}
FROM (${standing(sets)}) AS s
INNER JOIN ${table} AS t FINAL ON t.cik = s.cik AND t.accession = s.accession AND t.set_key = s.set_key`;

/**
 * A set of sections is visible once its last event is stored, and then hides the previous one as a whole, as
 * with sets of facts. Words of paragraphs are indexed in lower case: `hasAllTokens(lower(text), ['supply',
 * 'chain'])` uses the index.
 */
export const readModel: ReadModel = {
  tables: [
    storedTable({
      base: FILINGS,
      columns: STORED_FILING_COLUMNS,
      orderBy: ['cik', 'accession'],
      version: 'version',
      indexes: ['by_accession accession TYPE bloom_filter GRANULARITY 1'],
    }),
    storedTable({
      base: SETS,
      columns: STORED_SET_COLUMNS,
      orderBy: ['cik', 'accession', 'set_key', 'chunk'],
      version: 'version',
    }),
    storedTable({
      base: PARAGRAPHS,
      columns: STORED_PARAGRAPH_COLUMNS,
      orderBy: ['cik', 'accession', 'set_key', 'section', 'place'],
      indexes: ["words lower(text) TYPE text(tokenizer = 'splitByNonAlpha')"],
    }),
  ],
  views: (name) => [
    {
      name: 'filings',
      columns: FILING_COLUMNS,
      select: visible(name(FILINGS), FILING_COLUMNS, {
        accepted_at: "fromUnixTimestamp64Milli(accepted_at, 'UTC')",
        source_time: "fromUnixTimestamp64Milli(toInt64(source_time), 'UTC')",
      }),
    },
    {
      name: 'filing_texts',
      columns: FILING_TEXT_COLUMNS,
      select: `${ofStanding(name(SETS), name(SETS), Object.keys(FILING_TEXT_COLUMNS))} WHERE t.chunk = 0`,
    },
    {
      name: 'filing_sections',
      columns: FILING_SECTION_COLUMNS,
      select: `SELECT cik, accession, form, section, route, omission, char_count, count AS paragraphs
FROM (${ofStanding(name(SETS), name(SETS), [...Object.keys(pick(STORED_SET_COLUMNS, 'cik', 'accession', 'form', 'sections', 'routes', 'omissions', 'char_counts', 'paragraphs'))])} WHERE t.chunk = 0)
ARRAY JOIN sections AS section, routes AS route, omissions AS omission, char_counts AS char_count, paragraphs AS count`,
    },
    {
      name: 'filing_paragraphs',
      columns: FILING_PARAGRAPH_COLUMNS,
      select: ofStanding(name(SETS), name(PARAGRAPHS), Object.keys(FILING_PARAGRAPH_COLUMNS)),
    },
  ],
};
