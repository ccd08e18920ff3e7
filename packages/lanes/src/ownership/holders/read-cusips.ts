import { type CusipIssuer, issuerOfCusip } from '@footnote/ownership/form-13f/cusip-issuer';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';

type CusipQuery = { readonly periods: readonly string[]; readonly cusips: readonly string[] };

/** How many managers use which name for a CUSIP in these quarters. */
export const NAMES_OF_CUSIPS = storeQuery<
  CusipQuery,
  { readonly cusip: string; readonly issuer_key: string; readonly managers: number }
>(
  // By its full name: the alias of the result hides the column, and expressions on an alias use no index.
  `SELECT toString(n.cusip) AS cusip, toString(n.issuer_key) AS issuer_key, toUInt32(uniqExact(n.cik)) AS managers
  FROM holding_names AS n
  WHERE n.period IN {periods:Array(String)} AND n.cusip IN {cusips:Array(String)}
  GROUP BY n.cusip, n.issuer_key`,
);

/** Schedules 13D and 13G that name a CUSIP together with its issuer. */
export const SCHEDULES_OF_CUSIPS = storeQuery<
  Pick<CusipQuery, 'cusips'>,
  { readonly cusip: string; readonly cik: string }
>('SELECT DISTINCT cusip, cik FROM cusip_witnesses WHERE cusip IN {cusips:Array(String)}');

/** Companies with these names. */
export const COMPANIES_OF_NAMES = storeQuery<
  { readonly keys: readonly string[] },
  { readonly issuer_key: string; readonly cik: string }
>('SELECT issuer_key, cik FROM issuer_names WHERE issuer_key IN {keys:Array(String)}');

/** Candidate CUSIPs of an issuer: named by a schedule, or reported by a manager with one of its names. */
export const CANDIDATES_OF_ISSUER = storeQuery<
  { readonly cik: string; readonly periods: readonly string[] },
  { readonly cusip: string }
>(
  `SELECT DISTINCT toString(n.cusip) AS cusip FROM holding_names AS n
  WHERE n.period IN {periods:Array(String)}
    AND n.issuer_key IN (SELECT issuer_key FROM issuer_names WHERE cik = {cik:String})
  UNION DISTINCT
  SELECT cusip FROM cusip_witnesses WHERE cik = {cik:String}`,
);

/** The same of several issuers. */
export const CANDIDATES_OF_ISSUERS = storeQuery<
  { readonly ciks: readonly string[]; readonly periods: readonly string[] },
  { readonly cik: string; readonly cusip: string }
>(
  `SELECT DISTINCT i.cik AS cik, toString(n.cusip) AS cusip
  FROM holding_names AS n INNER JOIN issuer_names AS i ON i.issuer_key = n.issuer_key
  WHERE n.period IN {periods:Array(String)} AND i.cik IN {ciks:Array(String)}
    AND n.issuer_key IN (SELECT issuer_key FROM issuer_names WHERE cik IN {ciks:Array(String)})
  UNION DISTINCT
  SELECT cik, cusip FROM cusip_witnesses WHERE cik IN {ciks:Array(String)}`,
);

/** The issuer of each of these CUSIPs, from the filings of these quarters and schedules of any time. */
export async function readCusipIssuers(
  store: StoreReader,
  periods: readonly string[],
  cusips: readonly string[],
): Promise<ReadonlyMap<string, CusipIssuer>> {
  if (cusips.length === 0) return new Map();
  const [names, schedules] = await Promise.all([
    store.read(NAMES_OF_CUSIPS, { periods, cusips }),
    store.read(SCHEDULES_OF_CUSIPS, { cusips }),
  ]);
  const keys = [...new Set(names.map(({ issuer_key: key }) => key))].filter((key) => key !== '');
  const companies = keys.length === 0 ? [] : await store.read(COMPANIES_OF_NAMES, { keys });
  const ciksByKey = Map.groupBy(companies, ({ issuer_key: key }) => key);
  const ciksOf = (key: string): readonly string[] => (ciksByKey.get(key) ?? []).map(({ cik }) => cik);
  const namesByCusip = Map.groupBy(names, ({ cusip }) => cusip);
  const schedulesByCusip = Map.groupBy(schedules, ({ cusip }) => cusip);
  return new Map(
    cusips.map((cusip) => [
      cusip,
      issuerOfCusip(
        {
          schedules: (schedulesByCusip.get(cusip) ?? []).map(({ cik }) => cik),
          names: (namesByCusip.get(cusip) ?? []).map(({ issuer_key: key, managers }) => ({ key, managers })),
        },
        ciksOf,
      ),
    ]),
  );
}
