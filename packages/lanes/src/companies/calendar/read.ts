import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { PROFILE_COLUMNS } from '@footnote/read-models/profiles';
import { DIVIDEND_PAYMENT_COLUMNS } from '@footnote/read-models/securities';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { DIVIDENDS_OF_SYMBOL, type StoredDividends } from '../../market/dividends/read.ts';
import type { Dated, Report } from '../earnings/announcements.ts';
import { readEarningsFilings } from '../earnings/read.ts';
import { assetTypeOf, KIND_OF_COMPANY, whyWithoutCompany } from '../../subject/asset-type.ts';
import type { Company } from '../../subject/company.ts';
import type { ReportedDividend } from '../../market/prices/chosen-series.ts';
import { readDividends } from '../../market/prices/read-series.ts';

const CATEGORY_COLUMNS = pick(
  PROFILE_COLUMNS,
  'filer_category',
  'filer_category_accession',
  'filer_category_form',
  'filer_category_filed',
  'period_end',
);
const PAYMENT_COLUMNS = pick(DIVIDEND_PAYMENT_COLUMNS, 'ex_date', 'regular', 'special');

export type StoredCategory = RowOf<typeof CATEGORY_COLUMNS>;
export type StoredPayment = RowOf<typeof PAYMENT_COLUMNS>;

type OfCompany = { readonly cik: string };

export const CATEGORY_OF_COMPANY = storeQuery<OfCompany, StoredCategory>(
  `SELECT ${selectList(CATEGORY_COLUMNS)} FROM profiles WHERE cik = {cik:String} LIMIT 1 SETTINGS max_threads = 1`,
);

export const NEWEST_FILING = storeQuery<OfCompany, { readonly as_of: string }>(
  `SELECT toString(max(source_time)) AS as_of FROM filings WHERE cik = {cik:String} HAVING count() > 0`,
);

export const PAYMENTS_OF_SYMBOL = storeQuery<{ readonly symbol: string }, StoredPayment>(
  `SELECT ${selectList(PAYMENT_COLUMNS)} FROM dividend_payments WHERE symbol = {symbol:String}
  ORDER BY dividend_payments.ex_date SETTINGS max_threads = 1`,
);

/** The data of a company's calendar. Filings and payments are oldest first. */
export type CalendarParts = {
  readonly reports: readonly Report[];
  readonly releases: readonly Dated[];
  /** Why no report can be listed: no company has the symbol, or it is a fund; null for a company. */
  readonly withoutReports: 'company_unknown' | 'not_applicable' | null;
  /** Newest source time of the filings; null without any. */
  readonly filingsAsOf: string | null;
  /** Undefined without statements. */
  readonly category: StoredCategory | undefined;
  /** Undefined for a symbol without prices. */
  readonly dividends: StoredDividends | undefined;
  readonly payments: readonly StoredPayment[];
  /** Dividends of the price source, those that did not go ex yet among them. */
  readonly reported: readonly ReportedDividend[];
};

export async function readCalendar(store: StoreReader, { cik, symbol }: Company): Promise<CalendarParts> {
  const [filings, [newest], [category], [dividends], payments, reported, [kind]] = await Promise.all([
    readEarningsFilings(store, cik),
    store.read(NEWEST_FILING, { cik }),
    store.read(CATEGORY_OF_COMPANY, { cik }),
    store.read(DIVIDENDS_OF_SYMBOL, { symbol }),
    store.read(PAYMENTS_OF_SYMBOL, { symbol }),
    readDividends(store, symbol),
    cik === '' ? [] : store.read(KIND_OF_COMPANY, { cik }),
  ]);
  return {
    ...filings,
    withoutReports:
      cik === '' ? whyWithoutCompany(symbol) : assetTypeOf(kind) === 'fund' ? 'not_applicable' : null,
    filingsAsOf: newest?.as_of ?? null,
    category,
    dividends,
    payments,
    reported,
  };
}
