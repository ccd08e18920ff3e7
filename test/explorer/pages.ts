import { addressOf, routeTo } from '@footnote/explorer/page/frame/address';
import { PAGE_NAMES } from '@footnote/explorer/page/frame/routes';
import type { Service } from './demo-service.ts';

export type VisitedPage = { readonly name: string; readonly path: string };

/** An invented manager that reports positions in two quarters. */
const MANAGER = '0009940002';

/** Companies and states other than a page's first view. */
const VARIANTS: Readonly<Record<string, string>> = {
  'search-found': '/?query=widgets',
  'search-manager': '/?query=corvane',
  'search-nothing': '/?query=zzzzzzz',
  'statements-quarters': '/companies/FNDEC/statements?period=quarter',
  'statements-known-on': '/companies/FNDEC/statements?period=quarter&as_known_on=2026-02-23',
  'statements-all-years': '/companies/FNDEC/statements?columns=all&order=oldest',
  'statements-common-size': '/companies/FNDEC/statements?period=ttm&view=common_size',
  'statements-growth': '/companies/FNDEC/statements?view=growth&from=2023&to=2025',
  'statements-footnote':
    '/companies/FNDEC/statements#note=cell&symbol=FNDEC&statement=income_statement&field=revenue&period=FY2025',
  'statements-before-all': '/companies/FNDEC/statements?as_known_on=2010-01-01',
  'statements-bank': '/companies/FNBNK/statements',
  'statements-no-quarters': '/companies/FNFOR/statements?period=quarter',
  'filing-release': '/companies/FNDEC/filings/0009990001-26-900030',
  'filings-found': '/companies/FNDEC/filings?query=suppliers',
  'segments-regions': '/companies/FNDEC/segments?by=geography',
  'valuation-foreign': '/companies/FNFOR/valuation',
  'ownership-filtered': '/companies/FNDEC/ownership?code=S,P&from=2020-01-01&to=2026-12-31&owner=9990055',
  'ownership-group': '/companies/FNJAN/ownership',
  'compare-three': '/compare?symbols=FNDEC,FNBNK,NONE&fields=revenue,deposits,roic_pct,gross_margin.trend',
  'screen-found': '/screen?where=roic_pct+%3E+5&sort=-revenue_yoy_pct',
  'screen-undetermined': '/screen?where=roic_pct+%3E+5+and+price_to_earnings+%3C+20&list=undetermined',
  'screen-market': '/screen?where=market_value+%3E+1+and+sector+%21%3D+%27Energy%27&stale=include',
  'screen-wrong': '/screen?where=roic_pct+%3E+%3E+5',
  'overview-prices-alone': '/companies/FNIDX',
  'overview-unknown': '/companies/NONE',
  'prices-alone': '/companies/FNIDX/prices',
  'manager-earlier': '/managers/0009940001?quarter=2025-06-30',
  'manager-stakes': '/managers/0009980021?stakes=history',
  'manager-unknown': '/managers/1',
};

/** Every page of the explorer's registry with a company's example, and the variants. */
export async function visitedPages(service: Service, symbol: string): Promise<readonly VisitedPage[]> {
  // Values for the parameters of paths; each page uses those in its own path.
  const names = { symbol, accession: await newestReport(service, symbol), cik: MANAGER };
  return [
    ...PAGE_NAMES.map((page) => ({
      name: page,
      path: addressOf(routeTo(page, names)),
    })),
    ...Object.entries(VARIANTS).map(([name, path]) => ({ name, path })),
  ];
}

async function newestReport({ address, key }: Service, symbol: string): Promise<string> {
  const response = await fetch(`${address}/v2/filings?symbol=${symbol}&form=10-K,20-F&limit=1`, {
    headers: { 'X-API-Key': key },
  });
  const { data } = (await response.json()) as {
    readonly data: { readonly filings: readonly { readonly accession: string }[] };
  };
  const [filing] = data.filings;
  if (filing === undefined) throw new Error(`${symbol} has no annual report`);
  return filing.accession;
}
