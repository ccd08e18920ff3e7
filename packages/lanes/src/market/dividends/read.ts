import { DIVIDEND_HEALTH_FIELDS } from '@footnote/figures/dividends/health';
import type { RowCell, View } from '@footnote/figures/index/row-cell';
import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import {
  DIVIDEND_COLUMNS,
  DIVIDEND_PAYMENT_COLUMNS,
  type DividendRow,
} from '@footnote/read-models/securities';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { Issuer, IssuerHeads } from '../../subject/issuer-heads.ts';
import { CELLS_OF_FIELDS } from '../../statements/fundamentals/read-cells.ts';
import { assetTypeOf, KIND_OF_COMPANY, whyWithoutCompany } from '../../subject/asset-type.ts';
import type { Company } from '../../subject/company.ts';

const { revision: _, ...STORED_COLUMNS } = DIVIDEND_COLUMNS;

export type StoredDividends = Omit<DividendRow, 'revision'>;

export const DIVIDENDS_OF_SYMBOL = storeQuery<{ readonly symbol: string }, StoredDividends>(
  `SELECT ${selectList(STORED_COLUMNS)} FROM dividends WHERE symbol = {symbol:String} LIMIT 1
  SETTINGS max_threads = 1`,
);

const LISTED_COLUMNS = pick(DIVIDEND_PAYMENT_COLUMNS, 'ex_date', 'regular', 'special', 'possible_special');

/** A payment per share of today. */
export type ListedPayment = RowOf<typeof LISTED_COLUMNS>;

/** Newest first. */
export const LISTED_PAYMENTS = storeQuery<{ readonly symbol: string }, ListedPayment>(
  `SELECT ${selectList(LISTED_COLUMNS)} FROM dividend_payments WHERE symbol = {symbol:String}
  ORDER BY dividend_payments.ex_date DESC SETTINGS max_threads = 1`,
);

/** Five quarters: the twelve months and one more. */
const DEPTH = 5;

/** Why the statements of a symbol are missing: it has no company, it is a fund, or none were ingested. */
export type WithoutStatements = 'company_unknown' | 'no_statements' | 'not_applicable';

export async function readWhyWithout(
  store: StoreReader,
  { cik, symbol }: Company,
): Promise<WithoutStatements> {
  if (cik === '') return whyWithoutCompany(symbol);
  const [kind] = await store.read(KIND_OF_COMPANY, { cik });
  return assetTypeOf(kind) === 'fund' ? 'not_applicable' : 'no_statements';
}

/** The inputs of the dividend health of a company; undefined without statements. */
export type PayingCompany = {
  readonly issuer: Issuer;
  readonly view: View;
  readonly cells: readonly RowCell[];
};

export async function readPayingCompany(
  store: StoreReader,
  heads: IssuerHeads,
  cik: string,
): Promise<PayingCompany | undefined> {
  const issuer = await heads.read(cik);
  if (issuer === undefined) return undefined;
  const view = issuer.reporting_cadence === 'annual' ? 'annual' : 'quarter';
  const cells = await store.read(CELLS_OF_FIELDS, {
    cik,
    fields: DIVIDEND_HEALTH_FIELDS,
    depth: DEPTH,
  });
  return { issuer, view, cells };
}
