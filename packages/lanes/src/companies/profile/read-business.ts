import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { FILING_PARAGRAPH_COLUMNS } from '@footnote/read-models/filings';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { BusinessSource } from './description.ts';

const BEGINNING_COLUMNS = pick(FILING_PARAGRAPH_COLUMNS, 'kind', 'text');

/** A description is found in the first of them. */
const PARAGRAPHS = 60;

/**
 * The beginning of Item 1 of the newest annual report whose text was parsed; empty if that report omits it.
 */
export const BEGINNING_OF_BUSINESS = storeQuery<
  { readonly cik: string; readonly paragraphs: number },
  RowOf<typeof BEGINNING_COLUMNS>
>(`
  SELECT ${selectList(BEGINNING_COLUMNS)} FROM filing_paragraphs
  WHERE cik = {cik:String} AND section = 'business' AND place < {paragraphs:UInt32} AND accession = (
    SELECT argMax(f.accession, (f.filed, f.accession))
    FROM filings AS f INNER JOIN filing_sections AS s ON s.cik = f.cik AND s.accession = f.accession
    WHERE f.cik = {cik:String} AND s.cik = {cik:String} AND s.section = 'business' AND NOT endsWith(f.form, '/A'))
  ORDER BY place SETTINGS max_threads = 1`);

export const businessIn =
  (store: StoreReader): BusinessSource =>
  async (cik) => {
    const paragraphs = await store.read(BEGINNING_OF_BUSINESS, { cik, paragraphs: PARAGRAPHS });
    return paragraphs.length === 0 ? undefined : paragraphs;
  };
