import type { SectorOfCompany } from '@footnote/market/sector';
import { sectorOf } from '@footnote/market/sector';
import { pick, selectList } from '@footnote/read-models/columns';
import { COMPANY_COLUMNS, type CompanyRow } from '@footnote/read-models/companies';
import { PROFILE_COLUMNS, type ProfileRow } from '@footnote/read-models/profiles';
import { TECHNICAL_COLUMNS, type TechnicalRow } from '@footnote/read-models/securities';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';

/** EDGAR's codes of investment companies: management and unit investment trusts. */
const FUND_CODES = new Set(['6722', '6726']);

const { revision: _, ...STORED_COLUMNS } = TECHNICAL_COLUMNS;
const BENCHMARK_COLUMNS = pick(TECHNICAL_COLUMNS, 'symbol', 'currency', 'return_dates', 'return_closes');

export type StoredTechnicals = Omit<TechnicalRow, 'revision'>;
export type StoredReturns = Pick<TechnicalRow, 'symbol' | 'currency' | 'return_dates' | 'return_closes'>;

type OfSymbol = { readonly symbol: string };

export const TECHNICALS_OF_SYMBOL = storeQuery<OfSymbol, StoredTechnicals>(
  `SELECT ${selectList(STORED_COLUMNS)} FROM technicals WHERE symbol = {symbol:String} LIMIT 1
  SETTINGS max_threads = 1`,
);

export const RETURNS_OF_SYMBOL = storeQuery<OfSymbol, StoredReturns>(
  `SELECT ${selectList(BENCHMARK_COLUMNS)} FROM technicals WHERE symbol = {symbol:String} LIMIT 1
  SETTINGS max_threads = 1`,
);

type Described = Pick<CompanyRow, 'sic' | 'entity_type'>;
type Lending = Pick<ProfileRow, 'earns_interest'>;

export const SIC_OF_COMPANY = storeQuery<{ readonly cik: string }, Described>(
  `SELECT ${selectList(pick(COMPANY_COLUMNS, 'sic', 'entity_type'))} FROM companies WHERE cik = {cik:String} LIMIT 1`,
);

export const LENDING_OF_COMPANY = storeQuery<{ readonly cik: string }, Lending>(
  `SELECT ${selectList(pick(PROFILE_COLUMNS, 'earns_interest'))} FROM profiles WHERE cik = {cik:String} LIMIT 1
  SETTINGS max_threads = 1`,
);

/**
 * The company's sector and its fund; `fund` for an investment company, which has none; null without a code.
 */
export async function readSector(store: StoreReader, cik: string): Promise<SectorOfCompany | 'fund' | null> {
  const [[company], [profile]] = await Promise.all([
    store.read(SIC_OF_COMPANY, { cik }),
    store.read(LENDING_OF_COMPANY, { cik }),
  ]);
  const sic = company?.sic ?? '';
  if (company?.entity_type === 'investment' || FUND_CODES.has(sic)) return 'fund';
  return sectorOf({ cik, sic: sic === '' ? null : sic, isLender: profile?.earns_interest === true });
}

/** Closes of a fund with dividends reinvested; undefined if it has no prices. */
export async function readReturns(store: StoreReader, symbol: string): Promise<StoredReturns | undefined> {
  const [row] = await store.read(RETURNS_OF_SYMBOL, { symbol });
  return row;
}
