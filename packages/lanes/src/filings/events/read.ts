import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { FILING_SECTION_COLUMNS, FILING_TEXT_COLUMNS } from '@footnote/read-models/filings';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import {
  FILING_HEADS,
  type FilingHead,
  type ReadText,
  type SectionRow,
  type TextRow,
} from '../filings/read-filing.ts';
import type { EventsRequest } from './request.ts';

/** The filters for 8-Ks; an empty text matches any. */
type Filters = {
  readonly cik: string;
  readonly item: string;
  readonly from: string;
  readonly to: string;
  /** The last filing of the page before, and its day. */
  readonly after: string;
  readonly after_filed: string;
  readonly limit: number;
};

export const CURRENT_REPORTS = storeQuery<Filters, FilingHead>(
  `SELECT ${FILING_HEADS} FROM filings
  WHERE cik = {cik:String} AND startsWith(form, '8-K')
    AND ({item:String} = '' OR has(items, {item:String}))
    AND ({from:String} = '' OR filed >= {from:String})
    AND ({to:String} = '' OR filed <= {to:String})
    AND ({after:String} = '' OR (filed, accession) < ({after_filed:String}, {after:String}))
  ORDER BY filed DESC, accession DESC LIMIT {limit:UInt32} SETTINGS max_threads = 1`,
);

type Texts = { readonly cik: string; readonly accessions: readonly string[] };

const TEXT_COLUMNS = pick(
  FILING_TEXT_COLUMNS,
  'accession',
  'items',
  'release_exhibit',
  'release_url',
  'release_headline',
  'release_length',
);
const SECTION_COLUMNS = pick(FILING_SECTION_COLUMNS, 'accession', 'section', 'omission', 'char_count');

export const TEXTS_OF_FILINGS = storeQuery<Texts, RowOf<typeof TEXT_COLUMNS>>(
  `SELECT ${selectList(TEXT_COLUMNS)} FROM filing_texts
  WHERE cik = {cik:String} AND accession IN {accessions:Array(String)} SETTINGS max_threads = 1`,
);

export const SECTIONS_OF_FILINGS = storeQuery<Texts, RowOf<typeof SECTION_COLUMNS>>(
  `SELECT ${selectList(SECTION_COLUMNS)} FROM filing_sections
  WHERE cik = {cik:String} AND accession IN {accessions:Array(String)} SETTINGS max_threads = 1`,
);

/** The filings of a company as a whole; the days are empty without any. */
export type FilingSpan = {
  /** Newest source time. */
  readonly newest: string | null;
  /** First filing day. */
  readonly oldest: string;
};

export const FILING_SPAN = storeQuery<{ readonly cik: string }, FilingSpan>(
  `SELECT if(count() = 0, NULL, toString(max(source_time))) AS newest, min(filed) AS oldest
  FROM filings WHERE cik = {cik:String} SETTINGS max_threads = 1`,
);

export type EventsPage = {
  readonly reports: readonly FilingHead[];
  /** What was read of a report's text. */
  readonly textOf: (accession: string) => ReadText;
  readonly span: FilingSpan;
  /** Whether there are more. */
  readonly goesOn: boolean;
};

/** 8-Ks of a company newest first, after the filing in the cursor. */
export async function readEvents(
  store: StoreReader,
  cik: string,
  { cursor = '', item = '', from = '', to = '' }: EventsRequest,
  limit: number,
): Promise<EventsPage> {
  const [after_filed = '', after = ''] = cursor.split('.');
  const filters = { cik, item, from, to, after, after_filed, limit: limit + 1 };
  const [rows, [span]] = await Promise.all([
    store.read(CURRENT_REPORTS, filters),
    store.read(FILING_SPAN, { cik }),
  ]);
  const reports = rows.slice(0, limit);
  const requested = { cik, accessions: reports.map(({ accession }) => accession) };
  const [texts, sections] = await Promise.all([
    store.read(TEXTS_OF_FILINGS, requested),
    store.read(SECTIONS_OF_FILINGS, requested),
  ]);
  return {
    reports,
    textOf: textsBy(texts, sections),
    span: span ?? { newest: null, oldest: '' },
    goesOn: rows.length > limit,
  };
}

function textsBy(
  texts: readonly (TextRow & { readonly accession: string })[],
  sections: readonly (SectionRow & { readonly accession: string })[],
): EventsPage['textOf'] {
  const text = new Map(texts.map((row) => [row.accession, row]));
  const rows = Map.groupBy(sections, ({ accession }) => accession);
  return (accession) => ({
    text: text.get(accession),
    sections: new Map(rows.get(accession)?.map((row) => [row.section, row]) ?? []),
    otherYears: new Map(),
  });
}
