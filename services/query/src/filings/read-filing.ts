import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { FILING_COLUMNS, FILING_SECTION_COLUMNS, FILING_TEXT_COLUMNS } from '@footnote/read-models/filings';
import { SYMBOLS_OF_COMPANY } from '../tools/financials/subject.ts';

const HEAD_COLUMNS = pick(
  FILING_COLUMNS,
  'cik',
  'accession',
  'form',
  'filed',
  'report_date',
  'accepted_at',
  'items',
  'url',
  'source_time',
);

/** What EDGAR lists of a filing. */
export type FilingHead = RowOf<typeof HEAD_COLUMNS>;

export const FILING_HEADS = selectList(HEAD_COLUMNS);

const SECTION_COLUMNS = pick(FILING_SECTION_COLUMNS, 'section', 'omission', 'char_count');

export type SectionRow = RowOf<typeof SECTION_COLUMNS>;

const TEXT_COLUMNS = pick(
  FILING_TEXT_COLUMNS,
  'items',
  'release_exhibit',
  'release_url',
  'release_headline',
  'release_length',
);

export type TextRow = RowOf<typeof TEXT_COLUMNS>;

export type OfFiling = { readonly cik: string; readonly accession: string };

/** Its filers: several may share one filing. */
export const FILERS_OF_ACCESSION = storeQuery<{ readonly accession: string }, FilingHead>(
  `SELECT ${FILING_HEADS} FROM filings WHERE accession = {accession:String} ORDER BY cik`,
);

export const SECTIONS_OF_FILING = storeQuery<OfFiling, SectionRow>(
  `SELECT ${selectList(SECTION_COLUMNS)} FROM filing_sections
  WHERE cik = {cik:String} AND accession = {accession:String}`,
);

export const TEXT_OF_FILING = storeQuery<OfFiling, TextRow>(
  `SELECT ${selectList(TEXT_COLUMNS)} FROM filing_texts
  WHERE cik = {cik:String} AND accession = {accession:String} LIMIT 1`,
);

/** The parsed text of a filing; `text` is undefined if nothing was parsed. */
export type ReadText = {
  readonly text: TextRow | undefined;
  readonly sections: ReadonlyMap<string, SectionRow>;
};

export async function readText(store: StoreReader, { cik, accession }: OfFiling): Promise<ReadText> {
  const [[text], rows] = await Promise.all([
    store.read(TEXT_OF_FILING, { cik, accession }),
    store.read(SECTIONS_OF_FILING, { cik, accession }),
  ]);
  return { text, sections: new Map(rows.map((row) => [row.section, row])) };
}

/** The filers of a filing; empty if unknown. */
export function readFilers(store: StoreReader, accession: string): Promise<readonly FilingHead[]> {
  return store.read(FILERS_OF_ACCESSION, { accession });
}

/**
 * The filer under which a filing is served: the requested one, else the one whose number the accession begins
 * with.
 */
export function filerOf(filers: readonly FilingHead[], cik?: string): FilingHead | undefined {
  if (cik !== undefined) return filers.find((filer) => filer.cik === cik);
  return filers.find((filer) => filer.accession.startsWith(filer.cik)) ?? filers[0];
}

/** The first symbol of a company; null if it has none. */
export async function readSymbol(store: StoreReader, cik: string): Promise<string | null> {
  const [company] = await store.read(SYMBOLS_OF_COMPANY, { cik });
  return company?.symbols[0] ?? null;
}
