import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import {
  FILING_COLUMNS,
  FILING_PARAGRAPH_COLUMNS,
  FILING_SECTION_COLUMNS,
  FILING_TEXT_COLUMNS,
} from '@footnote/read-models/filings';
import { FILING_HEADS, type FilingHead } from './read-filing.ts';
import type { FilingsRequest } from './request.ts';

/** The filters for filings; an empty text or list matches any. */
type Filters = {
  readonly cik: string;
  readonly forms: readonly string[];
  readonly item: string;
  readonly from: string;
  readonly to: string;
  /** The last filing of the previous page, its day and its filer. */
  readonly after: string;
  readonly after_filed: string;
  readonly after_cik: string;
  readonly limit: number;
};

const SELECTED = `({cik:String} = '' OR cik = {cik:String})
    AND (empty({forms:Array(String)}) OR has({forms:Array(String)}, form))
    AND ({item:String} = '' OR has(items, {item:String}))
    AND ({from:String} = '' OR filed >= {from:String})
    AND ({to:String} = '' OR filed <= {to:String})
    AND ({after:String} = '' OR (filed, accession, cik) < ({after_filed:String}, {after:String}, {after_cik:String}))`;

const ORDER = 'ORDER BY filed DESC, accession DESC, cik DESC LIMIT {limit:UInt32}';

const HAS_WORDS = `({cik:String} = '' OR cik = {cik:String}) AND hasAllTokens(lower(text), {words:Array(String)})`;

const DOCUMENT_COLUMNS = pick(FILING_COLUMNS, 'primary_document', 'size');

/** A filing with the file name and the size that EDGAR lists. */
export type ListedRow = FilingHead & RowOf<typeof DOCUMENT_COLUMNS>;

const LISTED = `${FILING_HEADS}, ${selectList(DOCUMENT_COLUMNS)}`;

export const FILINGS_PAGE = storeQuery<Filters, ListedRow>(
  `SELECT ${LISTED} FROM filings WHERE ${SELECTED} ${ORDER}`,
);

export const FILINGS_WITH_WORDS = storeQuery<Filters & { readonly words: readonly string[] }, ListedRow>(
  `SELECT ${LISTED} FROM filings WHERE ${SELECTED}
    AND (cik, accession) IN (SELECT cik, accession FROM filing_paragraphs WHERE ${HAS_WORDS}) ${ORDER}`,
);

const MATCH_COLUMNS = pick(FILING_PARAGRAPH_COLUMNS, 'cik', 'accession', 'section', 'place', 'text');

export type MatchRow = RowOf<typeof MATCH_COLUMNS>;

const MATCHES = 3;

export const MATCHES_OF_FILINGS = storeQuery<
  { readonly cik: string; readonly accessions: readonly string[]; readonly words: readonly string[] },
  MatchRow
>(
  `SELECT ${selectList(MATCH_COLUMNS)} FROM filing_paragraphs
  WHERE ${HAS_WORDS} AND accession IN {accessions:Array(String)}
  ORDER BY cik, accession, section, place LIMIT ${MATCHES} BY cik, accession`,
);

const TEXT_COLUMNS = pick(FILING_TEXT_COLUMNS, 'cik', 'accession');
const SECTION_COLUMNS = pick(FILING_SECTION_COLUMNS, 'cik', 'accession', 'section');

type OfFilings = { readonly ciks: readonly string[]; readonly accessions: readonly string[] };

const OF_FILINGS = 'cik IN {ciks:Array(String)} AND accession IN {accessions:Array(String)}';

/** Filings whose text was parsed. */
export const PARSED_OF_FILINGS = storeQuery<OfFilings, RowOf<typeof TEXT_COLUMNS>>(
  `SELECT ${selectList(TEXT_COLUMNS)} FROM filing_texts WHERE ${OF_FILINGS}`,
);

/** Sections that were found in filings. */
export const SECTIONS_OF_FILINGS = storeQuery<OfFilings, RowOf<typeof SECTION_COLUMNS>>(
  `SELECT ${selectList(SECTION_COLUMNS)} FROM filing_sections WHERE ${OF_FILINGS} AND omission = ''
  ORDER BY cik, accession, section`,
);

/** First symbols of companies. */
export const FIRST_SYMBOLS = storeQuery<
  { readonly ciks: readonly string[] },
  { readonly cik: string; readonly symbol: string }
>(`SELECT cik, symbols[1] AS symbol FROM companies WHERE cik IN {ciks:Array(String)} AND notEmpty(symbols)`);

export type FilingsPage = {
  readonly filings: readonly ListedRow[];
  /** Whether there are more. */
  readonly goesOn: boolean;
  readonly matches: readonly MatchRow[];
  /** First symbols by CIK. */
  readonly symbols: ReadonlyMap<string, string>;
  /** Names of the sections found, by `filingKey`; a filing whose text was not parsed is not there. */
  readonly sections: ReadonlyMap<string, readonly string[]>;
};

export const filingKey = ({ cik, accession }: Pick<FilingHead, 'accession' | 'cik'>): string =>
  `${cik} ${accession}`;

/** Words of a text as the index has them: lower case, runs of letters and digits of ASCII or of anything else. */
export function wordsOf(query: string): readonly string[] {
  return [
    ...new Set(
      query
        .normalize('NFKC')
        .toLowerCase()
        .match(/[^\x00-\x2f\x3a-\x60\x7b-\x7f]+/g) ?? [],
    ),
  ];
}

/** Filings newest first, after the filing in the cursor. */
export async function readFilings(
  store: StoreReader,
  cik: string,
  { form = '', item = '', from = '', to = '', cursor = '' }: FilingsRequest,
  words: readonly string[] | undefined,
  limit: number,
): Promise<FilingsPage> {
  const [after_filed = '', after = '', after_cik = ''] = cursor.split('.');
  const forms = form === '' ? [] : form.split(',');
  const filters = { cik, forms, item, from, to, after, after_filed, after_cik, limit: limit + 1 };
  const rows = await (words === undefined
    ? store.read(FILINGS_PAGE, filters)
    : store.read(FILINGS_WITH_WORDS, { ...filters, words }));
  const filings = rows.slice(0, limit);
  const accessions = filings.map(({ accession }) => accession);
  const ciks = [...new Set(filings.map((filing) => filing.cik))];
  const [matches, symbols, parsed, found] = await Promise.all([
    words === undefined || filings.length === 0
      ? []
      : store.read(MATCHES_OF_FILINGS, { cik, words, accessions }),
    store.read(FIRST_SYMBOLS, { ciks }),
    store.read(PARSED_OF_FILINGS, { ciks, accessions }),
    store.read(SECTIONS_OF_FILINGS, { ciks, accessions }),
  ]);
  const names = Map.groupBy(found, filingKey);
  return {
    filings,
    goesOn: rows.length > limit,
    matches,
    symbols: new Map(symbols.map((row) => [row.cik, row.symbol])),
    sections: new Map(
      parsed.map((filing) => [
        filingKey(filing),
        (names.get(filingKey(filing)) ?? []).map(({ section }) => section),
      ]),
    ),
  };
}
