import type { RowCell } from '@footnote/figures/index/row-cell';
import { CLAIM_CONCEPTS, type ClaimFact } from '@footnote/figures/valuation/claims';
import { VALUED_FIELDS } from '@footnote/figures/valuation/fields';
import { selectList } from '@footnote/read-models/columns';
import { COMPANY_COLUMNS } from '@footnote/read-models/companies';
import { PROFILE_COLUMNS, type ProfileRow } from '@footnote/read-models/profiles';
import { DIVIDEND_COLUMNS, TECHNICAL_COLUMNS } from '@footnote/read-models/securities';
import { STATEMENT_CELL_COLUMNS, STATEMENT_ISSUER_COLUMNS } from '@footnote/read-models/statement-cells';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { StoredDividends } from '../../market/dividends/read.ts';
import type { StoredTechnicals } from '../../market/technicals/read.ts';
import { ROW_CELL_MEMBERS } from '../../statements/fundamentals/row-cell-members.ts';
import type { IssuerHead } from '../../subject/issuer-heads.ts';
import type { DescribedCompany } from '../../subject/stated-profile.ts';
import type { ReadEntry } from '../company-book/book.ts';
import { balanceCell } from '../valuation/valued.ts';
import { newestFigures, PRICED_FIELDS, type PricedCompany, pricedCompany } from './priced.ts';

type OfCompanies = { readonly ciks: readonly string[] };
type OfSymbols = { readonly symbols: readonly string[] };
type Of<Row> = Row & { readonly cik: string };

const OF_COMPANIES = 'WHERE cik IN {ciks:Array(String)}';

const HEADS = storeQuery<OfCompanies, Of<IssuerHead>>(
  `SELECT ${selectList(STATEMENT_ISSUER_COLUMNS, undefined, ['revision'])} FROM statement_issuers ${OF_COMPANIES}`,
);
const PROFILES = storeQuery<OfCompanies, ProfileRow>(
  `SELECT ${selectList(PROFILE_COLUMNS, undefined, ['revision'])} FROM profiles ${OF_COMPANIES}`,
);
const COMPANIES = storeQuery<OfCompanies, DescribedCompany>(
  `SELECT ${selectList(COMPANY_COLUMNS)} FROM companies ${OF_COMPANIES}`,
);
const BASIC_SHARES = storeQuery<OfCompanies, { readonly cik: string; readonly value: string }>(`
  SELECT cik, toString(c.value) AS value FROM statement_cells AS c
  ${OF_COMPANIES} AND field = 'shares_basic' AND period_kind IN ('quarter', 'annual') AND c.value > 0
  ORDER BY period_end DESC, period_kind LIMIT 1 BY cik`);

type OfFields = OfCompanies & { readonly fields: readonly string[]; readonly valued: readonly string[] };

/** The cells of the newest period of each company's own view, as `indexCells` finds it among the valued fields. */
const NEWEST_CELLS = storeQuery<OfFields, Of<RowCell>>(`
  SELECT cik, ${selectList(STATEMENT_CELL_COLUMNS, [...ROW_CELL_MEMBERS]).replaceAll(
    /toString\((\w+)\) AS \w+/g,
    'toString(n.$1) AS $1',
  )}
  FROM (
    SELECT c.*, max(if(c.field IN {valued:Array(String)} AND if(c.period_kind = 'instant',
        i.reporting_cadence != 'annual' OR c.fiscal_period IN ('FY', 'Q4'),
        c.period_kind = if(i.reporting_cadence = 'annual', 'annual', 'quarter')),
      c.period_end, toDate32('1900-01-01'))) OVER (PARTITION BY c.cik) AS newest_end
    FROM statement_cells AS c INNER JOIN statement_issuers AS i ON i.cik = c.cik
    WHERE c.cik IN {ciks:Array(String)} AND c.field IN {fields:Array(String)} AND c.fiscal_period != 'TP' AND c.period_kind != 'ytd'
  ) AS n WHERE n.period_end = n.newest_end`);

type OfFilings = OfCompanies & {
  readonly accessions: readonly string[];
  readonly concepts: readonly string[];
};

/** Of all their dates: the reader takes those of its balance sheet. */
const CLAIMS = storeQuery<OfFilings, Of<ClaimFact> & { readonly accession: string }>(`
  SELECT cik, accession, concat(taxonomy, ':', facts.concept) AS concept, period_end AS end, value
  FROM facts
  ${OF_COMPANIES} AND accession IN {accessions:Array(String)} AND empty(axes)
    AND unit = 'USD' AND concat(taxonomy, ':', facts.concept) IN {concepts:Array(String)}`);

const { revision: _, return_dates: __, return_closes: ___, ...PRICE_COLUMNS } = TECHNICAL_COLUMNS;
const { revision: ____, ...PAID_COLUMNS } = DIVIDEND_COLUMNS;

const TECHNICALS = storeQuery<OfSymbols, Omit<StoredTechnicals, 'return_closes' | 'return_dates'>>(
  `SELECT ${selectList(PRICE_COLUMNS)} FROM technicals WHERE symbol IN {symbols:Array(String)}`,
);
const DIVIDENDS = storeQuery<OfSymbols, StoredDividends>(
  `SELECT ${selectList(PAID_COLUMNS)} FROM dividends WHERE symbol IN {symbols:Array(String)}`,
);
const OWNERS = storeQuery<OfSymbols, { readonly symbol: string; readonly cik: string }>(
  'SELECT symbol, cik FROM symbols WHERE symbol IN {symbols:Array(String)}',
);

/** Some companies at their newest closes; those without statements are left out. */
export async function readPriced(
  store: StoreReader,
  ciks: readonly string[],
): Promise<readonly ReadEntry<PricedCompany>[]> {
  const [heads, profiles, companies, basic, cells] = await Promise.all([
    store.read(HEADS, { ciks }),
    store.read(PROFILES, { ciks }),
    store.read(COMPANIES, { ciks }),
    store.read(BASIC_SHARES, { ciks }),
    store.read(NEWEST_CELLS, { ciks, fields: PRICED_FIELDS, valued: VALUED_FIELDS }),
  ]);
  const profileOf = byCik(profiles);
  const companyOf = byCik(companies);
  const basicOf = byCik(basic);
  const cellsOf = Map.groupBy(cells, ({ cik }) => cik);
  const found = heads.map((head) => {
    const { cik } = head;
    const stated = { head, profile: profileOf.get(cik) };
    const own = cellsOf.get(cik) ?? [];
    const company = companyOf.get(cik);
    return { cik, stated, company, cells: own, balance: balanceCell(newestFigures(own, stated)) };
  });
  const symbols = [...new Set(found.flatMap(({ company }) => company?.symbols ?? []))];
  const accessions = [...new Set(found.flatMap(({ balance }) => balance?.accession ?? []))];
  const [prices, dividends, owners, claims] = await Promise.all([
    store.read(TECHNICALS, { symbols }),
    store.read(DIVIDENDS, { symbols }),
    store.read(OWNERS, { symbols }),
    store.read(CLAIMS, { ciks, accessions, concepts: CLAIM_CONCEPTS }),
  ]);
  const priceOf = new Map(prices.map((row) => [row.symbol, { ...row, return_dates: [], return_closes: [] }]));
  const dividendsOf = new Map(dividends.map((row) => [row.symbol, row]));
  const ownerOf = new Map(owners.map(({ symbol, cik }) => [symbol, cik]));
  const claimsOf = Map.groupBy(claims, ({ cik }) => cik);
  return found.map(({ cik, stated, company, cells: own, balance }) => {
    const all = company?.symbols ?? [];
    const [symbol = ''] = all;
    const technicals = priceOf.get(symbol);
    const entry = pricedCompany({
      cik,
      company,
      stated,
      market: {
        symbol,
        symbols: all,
        prices: all.flatMap((each) => priceOf.get(each) ?? []),
        dividends: dividendsOf.get(symbol),
        basicShares: basicOf.get(cik)?.value ?? null,
      },
      cells: own,
      claimFacts: (claimsOf.get(cik) ?? []).filter(({ accession }) => accession === balance?.accession),
      technicals,
      isListed: ownerOf.get(symbol) === cik,
    });
    return { cik, symbols: all, entry };
  });
}

const byCik = <Row extends { readonly cik: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.cik, row]));
