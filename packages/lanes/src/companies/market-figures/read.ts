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
import { assetTypeOf, whyWithoutCompany } from '../../subject/asset-type.ts';
import type { IssuerHead } from '../../subject/issuer-heads.ts';
import type { DescribedCompany } from '../../subject/stated-profile.ts';
import type { ReadEntry } from '../company-book/book.ts';
import { balanceCell } from '../valuation/valued.ts';
import {
  newestFigures,
  PRICED_FIELDS,
  type PricedCompany,
  pricedCompany,
  type PricedParts,
  pricedWithoutStatements,
} from './priced.ts';

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

/** Some companies at their newest closes, under their first symbols; those without statements are left out. */
export async function readPriced(
  store: StoreReader,
  ciks: readonly string[],
): Promise<readonly ReadEntry<PricedCompany>[]> {
  const stated = await readStatedCompanies(store, ciks);
  const first = stated.map((found) => ({ found, symbol: found.company?.symbols[0] ?? '' }));
  const priced = await readPricedSymbols(store, first);
  return first.map(({ found: { cik, company } }, at) => ({
    cik,
    symbols: company?.symbols ?? [],
    entry: priced[at] as PricedCompany,
  }));
}

type StatedCompany = Pick<PricedParts, 'cells' | 'cik' | 'company' | 'stated'> & {
  readonly balance: ReturnType<typeof balanceCell>;
};

async function readStatedCompanies(
  store: StoreReader,
  ciks: readonly string[],
): Promise<readonly StatedCompany[]> {
  const [heads, profiles, companies, cells] = await Promise.all([
    store.read(HEADS, { ciks }),
    store.read(PROFILES, { ciks }),
    store.read(COMPANIES, { ciks }),
    store.read(NEWEST_CELLS, { ciks, fields: PRICED_FIELDS, valued: VALUED_FIELDS }),
  ]);
  const profileOf = byCik(profiles);
  const companyOf = byCik(companies);
  const cellsOf = Map.groupBy(cells, ({ cik }) => cik);
  return heads.map((head) => {
    const { cik } = head;
    const stated = { head, profile: profileOf.get(cik) };
    const own = cellsOf.get(cik) ?? [];
    const balance = balanceCell(newestFigures(own, stated));
    return { cik, stated, company: companyOf.get(cik), cells: own, balance };
  });
}

/** Companies at the newest closes of one of their symbols each, in the given order. */
async function readPricedSymbols(
  store: StoreReader,
  subjects: readonly { readonly found: StatedCompany; readonly symbol: string }[],
): Promise<readonly PricedCompany[]> {
  const ciks = [...new Set(subjects.map(({ found }) => found.cik))];
  const all = subjects.flatMap(({ found, symbol }) => [symbol, ...(found.company?.symbols ?? [])]);
  const symbols = [...new Set(all)];
  const accessions = [...new Set(subjects.flatMap(({ found }) => found.balance?.accession ?? []))];
  const [prices, dividends, owners, claims, basic] = await Promise.all([
    store.read(TECHNICALS, { symbols }),
    store.read(DIVIDENDS, { symbols }),
    store.read(OWNERS, { symbols }),
    store.read(CLAIMS, { ciks, accessions, concepts: CLAIM_CONCEPTS }),
    store.read(BASIC_SHARES, { ciks }),
  ]);
  const basicOf = byCik(basic);
  const priceOf = bySymbol(prices.map((row) => ({ ...row, return_dates: [], return_closes: [] })));
  const dividendsOf = bySymbol(dividends);
  const ownerOf = bySymbol(owners);
  const claimsOf = Map.groupBy(claims, ({ cik }) => cik);
  return subjects.map(({ found: { cik, stated, company, cells, balance }, symbol }) => {
    const own = company?.symbols ?? [];
    return pricedCompany({
      cik,
      company,
      stated,
      market: {
        symbol,
        symbols: own,
        prices: [...new Set([symbol, ...own])].flatMap((each) => priceOf.get(each) ?? []),
        dividends: dividendsOf.get(symbol),
        basicShares: basicOf.get(cik)?.value ?? null,
      },
      cells,
      claimFacts: (claimsOf.get(cik) ?? []).filter(({ accession }) => accession === balance?.accession),
      technicals: priceOf.get(symbol),
      isListed: ownerOf.get(symbol)?.cik === cik,
    });
  });
}

/** A requested symbol and its company; null if no ingested company has it. */
export type RequestedSymbol = { readonly symbol: string; readonly cik: string | null };

/**
 * Symbols at their newest closes: companies with statements with every figure, others with those of their prices, and the rest
 * refused because there are no statements; a symbol without prices is refused altogether.
 */
export async function readPricedBySymbol(
  store: StoreReader,
  requested: readonly RequestedSymbol[],
): Promise<ReadonlyMap<string, PricedCompany>> {
  const ciks = [...new Set(requested.flatMap(({ cik }) => cik ?? []))];
  const stated = byCik(await readStatedCompanies(store, ciks));
  const companies = requested.flatMap(({ cik, symbol }) => {
    const found = cik === null ? undefined : stated.get(cik);
    return found === undefined || assetTypeOf(found.company) === 'fund' ? [] : [{ found, symbol }];
  });
  const withStatements = new Set(companies.map(({ symbol }) => symbol));
  const others = requested.filter(({ symbol }) => !withStatements.has(symbol));
  const symbols = others.map(({ symbol }) => symbol);
  const [priced, prices, dividends, kinds] = await Promise.all([
    readPricedSymbols(store, companies),
    store.read(TECHNICALS, { symbols }),
    store.read(DIVIDENDS, { symbols }),
    store.read(COMPANIES, { ciks: others.flatMap(({ cik }) => cik ?? []) }),
  ]);
  const [priceOf, dividendsOf, companyOf] = [bySymbol(prices), bySymbol(dividends), byCik(kinds)];
  const withoutOf = ({ symbol, cik }: RequestedSymbol): PricedCompany => {
    const row = priceOf.get(symbol);
    return pricedWithoutStatements({
      technicals: row === undefined ? undefined : { ...row, return_dates: [], return_closes: [] },
      dividends: dividendsOf.get(symbol),
      reason: whyWithoutStatements(symbol, cik === null ? undefined : (companyOf.get(cik) ?? null)),
    });
  };
  return new Map([
    ...companies.map(({ symbol }, at) => [symbol, priced[at] as PricedCompany] as const),
    ...others.map((one) => [one.symbol, withoutOf(one)] as const),
  ]);
}

/** Undefined for a symbol of no ingested company, null for a company that is not described. */
const whyWithoutStatements = (symbol: string, company: DescribedCompany | null | undefined): string =>
  company === undefined
    ? whyWithoutCompany(symbol)
    : assetTypeOf(company ?? undefined) === 'fund'
      ? 'not_applicable'
      : 'no_statements';

const bySymbol = <Row extends { readonly symbol: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.symbol, row]));

const byCik = <Row extends { readonly cik: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.cik, row]));
