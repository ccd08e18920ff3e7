import { pick, type RowOf, selectList } from '@footnote/read-models/columns';
import { FILING_COLUMNS } from '@footnote/read-models/filings';
import {
  INSIDER_FILING_COLUMNS,
  INSIDER_HOLDING_COLUMNS,
  INSIDER_TRANSACTION_COLUMNS,
  SALE_INTENT_COLUMNS,
} from '@footnote/read-models/insiders';
import { storeQuery } from '@footnote/read-store/store-query';

/** Forms of insiders, as a list in SQL. */
export const FORMS = "('3', '3/A', '4', '4/A', '5', '5/A', '144', '144/A')";

type OfCompany = { readonly cik: string };

const LISTED_COLUMNS = pick(FILING_COLUMNS, 'accession', 'form', 'filed', 'primary_document');

export type ListedForm = RowOf<typeof LISTED_COLUMNS>;

/**
 * Insider forms that EDGAR lists for a company, newest first: those about itself, and those about others in
 * which it has a stake.
 */
export const LISTED_FORMS = storeQuery<OfCompany, ListedForm>(
  `SELECT ${selectList(LISTED_COLUMNS)} FROM filings WHERE cik = {cik:String} AND form IN ${FORMS}
  ORDER BY filed DESC, accession DESC`,
);

/** Newest source time of anything that EDGAR lists of a company; no row without any. */
export const NEWEST_LISTING = storeQuery<OfCompany, { readonly newest: string }>(
  'SELECT toString(max(source_time)) AS newest FROM filings WHERE cik = {cik:String} HAVING count() > 0',
);

export const FORM_COLUMNS = pick(
  INSIDER_FILING_COLUMNS,
  'accession',
  'form',
  'filed',
  'refusal',
  'source_time',
  'revision',
);

export type KnownForm = RowOf<typeof FORM_COLUMNS>;

export const KNOWN_FORMS = storeQuery<OfCompany, KnownForm>(
  `SELECT ${selectList(FORM_COLUMNS)} FROM insider_filings WHERE cik = {cik:String}
  ORDER BY filed DESC, accession DESC`,
);

/** The parsed ones of some forms, whoever their issuer is. */
export const READ_FORMS = storeQuery<
  { readonly accessions: readonly string[] },
  { readonly accession: string }
>(
  `SELECT DISTINCT accession FROM insider_filings
  WHERE accession IN {accessions:Array(String)} AND refusal = ''`,
);

type Selected = OfCompany & {
  readonly from: string;
  readonly to: string;
  /** CIK; empty for any. */
  readonly owner: string;
};

type Page = Selected & {
  /** The last line of the previous page: its day, accession and position; empty for the first page. */
  readonly after_day: string;
  readonly after: string;
  readonly after_line: number;
  readonly limit: number;
};

const selected = (day: string): string =>
  `cik = {cik:String} AND ({from:String} = '' OR ${day} >= {from:String}) AND ${day} <= {to:String}
    AND ({owner:String} = '' OR has(owner_ciks, {owner:String}))`;

/** Newest first, lines of a form in its order. */
const paged = (day: string): string =>
  `({after:String} = '' OR (${day}, accession, -toInt32(line)) < ({after_day:String}, {after:String}, -toInt32({after_line:UInt32})))
  ORDER BY ${day} DESC, accession DESC, line LIMIT {limit:UInt32}`;

const { cik: _, ...TRANSACTION_COLUMNS } = INSIDER_TRANSACTION_COLUMNS;

export type TransactionLine = RowOf<typeof TRANSACTION_COLUMNS>;

export const TRANSACTIONS_PAGE = storeQuery<Page & { readonly codes: readonly string[] }, TransactionLine>(
  `SELECT ${selectList(TRANSACTION_COLUMNS)} FROM insider_transactions WHERE ${selected('day')}
    AND (empty({codes:Array(String)}) OR has({codes:Array(String)}, code)) AND ${paged('day')}`,
);

const { cik: __, ...HOLDING_COLUMNS } = INSIDER_HOLDING_COLUMNS;

export type HoldingLine = RowOf<typeof HOLDING_COLUMNS>;

export const HOLDINGS_PAGE = storeQuery<Page, HoldingLine>(
  `SELECT ${selectList(HOLDING_COLUMNS)} FROM insider_holdings WHERE ${selected('filed')} AND ${paged('filed')}`,
);

export const TRADE_COLUMNS = pick(
  INSIDER_TRANSACTION_COLUMNS,
  'accession',
  'form',
  'line',
  'filed',
  'code',
  'direction',
  'date',
  'shares',
  'price',
  'total_value',
  'shares_after',
  'derivative',
  'equity_swap',
  'security',
  'owner_ciks',
  'doubts',
  'revision',
);

export type TradeLine = RowOf<typeof TRADE_COLUMNS>;

/** Effective open-market trades. */
export const OPEN_MARKET_TRADES = storeQuery<Selected, TradeLine>(
  `SELECT ${selectList(TRADE_COLUMNS)} FROM insider_transactions WHERE ${selected('day')}
    AND code IN ('P', 'S') AND NOT derivative AND superseded_by = '' AND same_as = ''`,
);

const {
  cik: ___,
  brokers: ____,
  exchanges: _____,
  acquired_by: ______,
  remarks: _______,
  past_units: ________,
  past_proceeds: _________,
  notice_date: __________,
  ...INTENT_COLUMNS
} = SALE_INTENT_COLUMNS;

export type IntentLine = RowOf<typeof INTENT_COLUMNS>;

export const SALE_INTENTS = storeQuery<Selected, IntentLine>(
  `SELECT ${selectList(INTENT_COLUMNS)} FROM sale_intents
  WHERE cik = {cik:String} AND filed >= {from:String} AND filed <= {to:String}
    AND ({owner:String} = '' OR owner_cik = {owner:String} OR has(filer_ciks, {owner:String}))
  ORDER BY filed DESC, accession DESC`,
);
