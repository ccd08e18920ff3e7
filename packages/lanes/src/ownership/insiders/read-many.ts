import { pick, selectList } from '@footnote/read-models/columns';
import { FILING_COLUMNS } from '@footnote/read-models/filings';
import { COMPANY_COLUMNS } from '@footnote/read-models/companies';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { monthsBefore } from '@footnote/values/month';
import { readAtOneRevision, UNSETTLED } from '../../subject/read-at-one-revision.ts';
import type { DescribedCompany } from '../../subject/stated-profile.ts';
import { coverageOf } from './coverage.ts';
import {
  FORM_COLUMNS,
  FORMS,
  type KnownForm,
  type ListedForm,
  READ_FORMS,
  TRADE_COLUMNS,
  type TradeLine,
} from './queries.ts';
import { readInsiderMarket } from './read-market.ts';
import type { SummarisedInsiders } from './summary.ts';

const LONGEST_MONTHS = 12;
/** Companies whose prices are read at once. */
const AT_ONCE = 8;

type OfCompanies = { readonly ciks: readonly string[] };
type Since = OfCompanies & { readonly from: string };
type OfCompany<Row> = Row & { readonly cik: string };

const OF_COMPANIES = 'cik IN {ciks:Array(String)}';
const LISTED = selectList(pick(FILING_COLUMNS, 'cik', 'accession', 'form', 'filed', 'primary_document'));
const MISSING = `${OF_COMPANIES} AND form IN ${FORMS}
    AND (cik, accession) NOT IN (SELECT cik, accession FROM insider_filings WHERE ${OF_COMPANIES})`;

export const COMPANIES_OF_INSIDERS = storeQuery<OfCompanies, DescribedCompany>(
  `SELECT ${selectList(COMPANY_COLUMNS)} FROM companies WHERE ${OF_COMPANIES}`,
);

/** Forms that EDGAR lists and that are not known: those filed since a day, and the oldest of each company. */
export const MISSING_FORMS = storeQuery<Since, OfCompany<ListedForm>>(
  `SELECT ${LISTED} FROM filings AS f WHERE ${MISSING} AND f.filed >= {from:String}
  UNION ALL
  SELECT ${LISTED} FROM filings AS f WHERE ${MISSING} AND f.filed < {from:String}
  ORDER BY f.filed, accession LIMIT 1 BY cik`,
);

/** Of the known forms the refused ones and the oldest that was read. */
export const BOUNDING_FORMS = storeQuery<OfCompanies, OfCompany<KnownForm>>(
  `SELECT cik, ${selectList(FORM_COLUMNS)} FROM insider_filings AS i WHERE ${OF_COMPANIES} AND refusal != ''
  UNION ALL
  SELECT cik, ${selectList(FORM_COLUMNS)} FROM insider_filings AS i WHERE ${OF_COMPANIES} AND refusal = ''
  ORDER BY i.filed, accession LIMIT 1 BY cik`,
);

/** Newest source time of what EDGAR lists and of the known forms, and the revision of those. */
export const NEWEST_OF_COMPANIES = storeQuery<
  OfCompanies,
  { readonly cik: string; readonly newest: string; readonly revision: string }
>(
  `SELECT cik, toString(max(newest)) AS newest, toString(max(revision)) AS revision FROM (
    SELECT cik, max(source_time) AS newest, 0 AS revision FROM filings WHERE ${OF_COMPANIES} GROUP BY cik
    UNION ALL
    SELECT cik, max(source_time) AS newest, max(revision) AS revision FROM insider_filings WHERE ${OF_COMPANIES} GROUP BY cik
  ) GROUP BY cik`,
);

export const TRADES_OF_COMPANIES = storeQuery<Since & { readonly to: string }, OfCompany<TradeLine>>(
  `SELECT cik, ${selectList(TRADE_COLUMNS)} FROM insider_transactions
  WHERE ${OF_COMPANIES} AND day >= {from:String} AND day <= {to:String}
    AND code IN ('P', 'S') AND NOT derivative AND superseded_by = '' AND same_as = ''`,
);

/** A company with what the sums of its insiders' trades in the twelve months up to a day depend on. */
export type InsidersOfCompany = SummarisedInsiders & {
  readonly cik: string;
  readonly company: DescribedCompany | undefined;
};

/** The same data as of one company, without forms that no such sum depends on. */
export async function readInsidersOf(
  store: StoreReader,
  ciks: readonly string[],
  to: string,
): Promise<readonly InsidersOfCompany[]> {
  const from = monthsBefore(to, LONGEST_MONTHS);
  const found = await readAtOneRevision('the revision of the insiders of several companies', async () => {
    const [companies, missing, bounds, newest, trades] = await Promise.all([
      store.read(COMPANIES_OF_INSIDERS, { ciks }),
      store.read(MISSING_FORMS, { ciks, from }),
      store.read(BOUNDING_FORMS, { ciks }),
      store.read(NEWEST_OF_COMPANIES, { ciks }),
      store.read(TRADES_OF_COMPANIES, { ciks, from, to }),
    ]);
    const heads = new Map(newest.map((row) => [row.cik, row]));
    const isOther = (row: { readonly cik: string; readonly revision: string | number }): boolean =>
      heads.get(row.cik)?.revision !== String(row.revision);
    return [...bounds, ...trades].some(isOther) ? UNSETTLED : { companies, missing, bounds, heads, trades };
  });
  const doubted = [...found.missing, ...found.bounds.filter(({ refusal }) => refusal !== '')];
  const accessions = [...new Set(doubted.map(({ accession }) => accession))];
  const rows = accessions.length === 0 ? [] : await store.read(READ_FORMS, { accessions });
  const elsewhere = new Set(rows.map(({ accession }) => accession));
  const companyOf = new Map(found.companies.map((company) => [company.cik, company]));
  const missingOf = Map.groupBy(found.missing, ({ cik }) => cik);
  const boundsOf = Map.groupBy(found.bounds, ({ cik }) => cik);
  const tradesOf = Map.groupBy(found.trades, ({ cik }) => cik);
  const read: InsidersOfCompany[] = [];
  const one = async (cik: string): Promise<void> => {
    const [company, trades] = [companyOf.get(cik), tradesOf.get(cik) ?? []];
    const oldest = trades.flatMap(({ date }) => date ?? []).sort()[0] ?? to;
    read.push({
      cik,
      company,
      coverage: await coverageOf(missingOf.get(cik) ?? [], boundsOf.get(cik) ?? [], () =>
        Promise.resolve(elsewhere),
      ),
      newest: found.heads.get(cik)?.newest ?? null,
      trades,
      market:
        trades.length === 0
          ? NO_TRADES
          : await readInsiderMarket(store, { cik, symbols: company?.symbols ?? [] }, oldest),
    });
  };
  for (let at = 0; at < ciks.length; at += AT_ONCE) await Promise.all(ciks.slice(at, at + AT_ONCE).map(one));
  return read;
}

const NO_TRADES = { days: new Map(), splits: null, symbols: 0, count: null } as const;
