import { FAMILY_FORMS } from '@footnote/edgar/form-family';
import { isMissingTable } from '@footnote/read-store/missing-table';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { ListedReport } from './statements-age.ts';

type OfCompany = { readonly cik: string };

const { annual, quarterly, foreign_annual: foreign } = FAMILY_FORMS;
const PERIODIC_FORMS = [...annual, ...quarterly, ...foreign].map((form) => `'${form}'`).join(', ');

const filedWith = (part: 'companyfacts' | 'consolidated'): string =>
  `accession IN (SELECT accession FROM fact_sets WHERE cik = {cik:String} AND part = '${part}')`;

/** Truths are 0 or 1. */
type ListedRow = Omit<ListedReport, 'in_companyfacts' | 'is_read'> & {
  readonly in_companyfacts: number;
  readonly is_read: number;
};

/** The report of the newest period, as it was first filed; a period after its filing is a typo. */
export const NEWEST_REPORT = storeQuery<OfCompany, ListedRow>(
  `SELECT accession, form, filed, report_date AS period_end, url,
    ${filedWith('companyfacts')} AS in_companyfacts, ${filedWith('consolidated')} AS is_read
  FROM filings
  WHERE cik = {cik:String} AND form IN (${PERIODIC_FORMS}) AND report_date != '' AND report_date <= filed
  ORDER BY report_date DESC, filed, accession LIMIT 1 SETTINGS max_threads = 1`,
);

/** Newest filing days, YYYY-MM-DD; empty for none. */
export const NEWEST_DAYS = storeQuery<
  OfCompany,
  { readonly listed_to: string; readonly companyfacts_to: string }
>(
  `SELECT max(filed) AS listed_to, maxIf(filed, ${filedWith('companyfacts')}) AS companyfacts_to
  FROM filings WHERE cik = {cik:String} SETTINGS max_threads = 1`,
);

/** What EDGAR's list of filings has of a company, and which of its facts were loaded. */
export type FoundReports = {
  readonly newest: ListedReport | undefined;
  readonly listedTo: string;
  readonly companyfactsTo: string;
};

const NONE: FoundReports = { newest: undefined, listedTo: '', companyfactsTo: '' };

/** Nothing where filings or facts are not projected. */
export async function readReports(store: StoreReader, cik: string): Promise<FoundReports> {
  try {
    return await readFound(store, cik);
  } catch (error) {
    if (!isMissingTable(error)) throw error;
    return NONE;
  }
}

async function readFound(store: StoreReader, cik: string): Promise<FoundReports> {
  const [[newest], [days]] = await Promise.all([
    store.read(NEWEST_REPORT, { cik }),
    store.read(NEWEST_DAYS, { cik }),
  ]);
  return {
    newest: newest && {
      ...newest,
      in_companyfacts: newest.in_companyfacts !== 0,
      is_read: newest.is_read !== 0,
    },
    listedTo: days?.listed_to ?? '',
    companyfactsTo: days?.companyfacts_to ?? '',
  };
}
