import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { FILING_COLUMNS } from '@footnote/read-models/filings';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { type CalendarParts, readCalendar } from '../calendar/read.ts';
import { type PayingCompany, readPayingCompany } from '../../market/dividends/read.ts';
import { type FoundReports, readReports } from '../../subject/age/read-reports.ts';
import type { Company } from '../../subject/company.ts';
import type { IssuerHeads } from '../../subject/issuer-heads.ts';
import { type CompanyStatements, readStatements } from '../../statements/fundamentals/read.ts';
import {
  type PriceActionRefusal,
  readPriceAction,
  type StoredPriceAction,
} from '../../market/price-action/read.ts';
import { type FoundMarket, readMarket } from '../profile/market.ts';
import {
  type DescribedCompany,
  DESCRIBED_COMPANY,
  readStated,
  type Stated,
} from '../../subject/stated-profile.ts';
import { type StoredTechnicals, TECHNICALS_OF_SYMBOL } from '../../market/technicals/read.ts';

const LATEST_COLUMNS = pick(FILING_COLUMNS, 'accession', 'form', 'filed', 'report_date', 'url');

export type LatestFiling = RowOf<typeof LATEST_COLUMNS>;

export const LATEST_FILING = storeQuery<{ readonly cik: string }, LatestFiling>(
  `SELECT ${selectList(LATEST_COLUMNS)} FROM filings WHERE cik = {cik:String}
  ORDER BY filed DESC, accession DESC LIMIT 1`,
);

/** The data that the other endpoints read about a company, together. */
export type SnapshotParts = {
  /** False for a symbol that no ingested company has. */
  readonly isIngested: boolean;
  readonly described: DescribedCompany | undefined;
  readonly price: StoredPriceAction | PriceActionRefusal;
  /** Undefined for a symbol without prices. */
  readonly technicals: StoredTechnicals | undefined;
  /** In quarters, or in years of an annual filer; undefined without statements. */
  readonly statements: CompanyStatements | undefined;
  readonly paying: PayingCompany | undefined;
  readonly stated: Stated | undefined;
  readonly market: FoundMarket;
  readonly calendar: CalendarParts;
  readonly latest: LatestFiling | undefined;
  readonly reports: FoundReports;
};

export async function readSnapshot(
  store: StoreReader,
  heads: IssuerHeads,
  company: Company,
): Promise<SnapshotParts> {
  const { cik, symbol } = company;
  const statementsOf = async (): Promise<CompanyStatements | undefined> => {
    const head = await heads.read(cik);
    return readStatements(store, cik, head?.reporting_cadence === 'annual' ? 'annual' : 'quarter', heads);
  };
  const described = store.read(DESCRIBED_COMPANY, { cik });
  const marketOf = async (): Promise<FoundMarket> =>
    readMarket(store, company, (await described)[0]?.symbols ?? []);
  const [[found], price, [technicals], statements, paying, stated, market, calendar, [latest], reports] =
    await Promise.all([
      described,
      readPriceAction(store, symbol),
      store.read(TECHNICALS_OF_SYMBOL, { symbol }),
      statementsOf(),
      readPayingCompany(store, heads, cik),
      readStated(store, heads, cik),
      marketOf(),
      readCalendar(store, company),
      store.read(LATEST_FILING, { cik }),
      readReports(store, cik),
    ]);
  return {
    isIngested: cik !== '',
    described: found,
    price,
    technicals,
    statements,
    paying,
    stated,
    market,
    calendar,
    latest,
    reports,
  };
}
