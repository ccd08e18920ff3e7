import { monthsBefore } from '@footnote/values/month';
import type { InsiderMarket } from '@footnote/ownership/insiders/market';
import type { StoreReader } from '@footnote/read-store/port';
import { readAtOneRevision, UNSETTLED } from '../../subject/read-at-one-revision.ts';
import { DESCRIBED_COMPANY, type DescribedCompany } from '../../subject/stated-profile.ts';
import { coverageOf, type Coverage } from './coverage.ts';
import {
  HOLDINGS_PAGE,
  type HoldingLine,
  type IntentLine,
  KNOWN_FORMS,
  LISTED_FORMS,
  NEWEST_LISTING,
  OPEN_MARKET_TRADES,
  READ_FORMS,
  SALE_INTENTS,
  type TradeLine,
  type TransactionLine,
  TRANSACTIONS_PAGE,
} from './queries.ts';
import { readInsiderMarket } from './read-market.ts';
import type { InsidersRequest } from './request.ts';
import { firstCountedDay, undoubtedIntents } from './undoubted-intents.ts';

const LONGEST_MONTHS = 12;
const CIK_DIGITS = 10;

/** The data of a response. */
export type ReadInsiders = {
  readonly company: DescribedCompany | undefined;
  readonly coverage: Coverage;
  /** As in the read store; null if no filing of the company is known. */
  readonly newest: string | null;
  /** One line more than the page if there is another page. */
  readonly transactions: readonly TransactionLine[];
  readonly holdings: readonly HoldingLine[];
  readonly trades: readonly TradeLine[];
  readonly intents: readonly IntentLine[];
  /** From the oldest of the transactions and trades on. */
  readonly market: InsiderMarket;
};

/** Reads all parts at one revision; if another one is published in between, they are read again. */
export async function readInsiders(
  store: StoreReader,
  cik: string,
  request: InsidersRequest,
  to: string,
  limit: number,
): Promise<ReadInsiders> {
  return readAtOneRevision(`the revision of the insiders of ${cik}`, () =>
    readOnce(store, cik, request, to, limit),
  );
}

async function readOnce(
  store: StoreReader,
  cik: string,
  { lines = 'transactions', code = [], cursor = '', from = '', owner = '' }: InsidersRequest,
  to: string,
  limit: number,
): Promise<ReadInsiders | typeof UNSETTLED> {
  const year = monthsBefore(to, LONGEST_MONTHS);
  const ofOwner = { cik, to, owner: owner === '' ? '' : owner.padStart(CIK_DIGITS, '0') };
  const [after_day = '', after = '', line = '0'] = cursor.split('.');
  const page = { ...ofOwner, from, after_day, after, after_line: Number(line), limit: limit + 1 };
  const since = from !== '' && from < year ? from : year;
  const [[company], listed, [listing], known, transactions, holdings, trades, intents] = await Promise.all([
    store.read(DESCRIBED_COMPANY, { cik }),
    store.read(LISTED_FORMS, { cik }),
    store.read(NEWEST_LISTING, { cik }),
    store.read(KNOWN_FORMS, { cik }),
    lines === 'transactions' ? store.read(TRANSACTIONS_PAGE, { ...page, codes: code }) : [],
    lines === 'holdings' ? store.read(HOLDINGS_PAGE, page) : [],
    store.read(OPEN_MARKET_TRADES, { ...ofOwner, from: year }),
    store.read(SALE_INTENTS, { ...ofOwner, from: since }),
  ]);
  const revisions = [known, transactions, holdings, trades, intents].flat().map(({ revision }) => revision);
  if (new Set(revisions).size > 1) return UNSETTLED;
  const coverage = await coverageOf(listed, known, async (accessions) => {
    const rows = accessions.length === 0 ? [] : await store.read(READ_FORMS, { accessions });
    return new Set(rows.map(({ accession }) => accession));
  });
  const newest = [listing?.newest, ...known.map((form) => form.source_time)]
    .filter((time) => time !== undefined)
    .sort()
    .at(-1);
  const days = [...transactions, ...trades].flatMap(({ date }) => date ?? []);
  const oldest = [...days, firstCountedDay(intents) ?? to].sort()[0] ?? to;
  const market = await readInsiderMarket(store, { cik, symbols: company?.symbols ?? [] }, oldest);
  const undoubted = await undoubtedIntents(store, cik, intents, market);
  if (undoubted === UNSETTLED) return UNSETTLED;
  const lists = { transactions, holdings, trades, intents: undoubted };
  return { company, coverage, newest: newest ?? null, ...lists, market };
}
