import { FAMILY_FORMS } from '@footnote/edgar/form-family';
import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { FILING_COLUMNS } from '@footnote/read-models/filings';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { Dated, Report } from './announcements.ts';

const COLUMNS = pick(FILING_COLUMNS, 'accession', 'form', 'filed', 'accepted_at', 'report_date', 'items');

type Row = RowOf<typeof COLUMNS>;

const { annual, quarterly, foreign_annual: foreign } = FAMILY_FORMS;

export const EARNINGS_FILINGS = storeQuery<
  { readonly cik: string; readonly periodic: readonly string[] },
  Row
>(
  `SELECT ${selectList(COLUMNS)} FROM filings
  WHERE cik = {cik:String} AND (form IN {periodic:Array(String)} OR (form = '8-K' AND has(items, '2.02')))
  ORDER BY filed, accession`,
);

/** Originals only, oldest first. */
export async function readEarningsFilings(
  store: StoreReader,
  cik: string,
): Promise<{ readonly reports: readonly Report[]; readonly releases: readonly Dated[] }> {
  const rows = await store.read(EARNINGS_FILINGS, { cik, periodic: [...annual, ...quarterly, ...foreign] });
  return {
    reports: rows.filter(({ form }) => form !== '8-K'),
    releases: rows.filter(({ form }) => form === '8-K'),
  };
}
