import { quarterToTell } from '@footnote/ownership/form-13f/institutional';
import { pick, selectList } from '@footnote/read-models/columns';
import { HOLDING_FILING_COLUMNS } from '@footnote/read-models/holdings';
import type { RowOf } from '@footnote/read-models/columns';
import type { StoreReader } from '@footnote/read-store/port';
import { type NoParams, storeQuery } from '@footnote/read-store/store-query';
import { projectionTag } from '../../subject/tagged-cache.ts';
import type { TaggedCache } from '../../subject/tagged-cache.ts';
import { keyOfRows } from './parts.ts';

export type Quarter = {
  readonly period: string;
  /** Managers whose portfolio of the quarter is known. */
  readonly managers: number;
  /** Managers that filed but whose portfolio is unknown, by reason. */
  readonly amendment_type_unknown: number;
  readonly filing_not_read: number;
  readonly original_missing: number;
  /** Acceptance of its newest filing, UTC. */
  readonly newest: string;
};

export const QUARTERS = storeQuery<NoParams, Quarter>(
  `SELECT period, toUInt32(uniqExactIf(cik, portfolio = 'known')) AS managers,
    toUInt32(uniqExactIf(cik, portfolio = 'amendment_type_unknown')) AS amendment_type_unknown,
    toUInt32(uniqExactIf(cik, portfolio = 'filing_not_read')) AS filing_not_read,
    toUInt32(uniqExactIf(cik, portfolio = 'original_missing')) AS original_missing,
    toString(max(source_time)) AS newest
  FROM holding_filings WHERE kind != 'notice' GROUP BY period ORDER BY period DESC LIMIT 12`,
);

const FILING = pick(
  HOLDING_FILING_COLUMNS,
  'accession',
  'amendment_number',
  'cik',
  'filed',
  'form',
  'is_effective',
  'manager',
  'period',
  'portfolio',
  'set_key',
  'value_unit',
);

export type CollectedFiling = RowOf<typeof FILING>;

export const FILINGS_OF_QUARTERS = storeQuery<{ readonly periods: readonly string[] }, CollectedFiling>(
  `SELECT ${selectList(FILING)} FROM holding_filings WHERE period IN {periods:Array(String)}`,
);

type OfQuarter = { readonly period: string };

export const UNREAD_OF_QUARTER = storeQuery<OfQuarter, { readonly cik: string }>(
  'SELECT DISTINCT cik FROM unread_holdings WHERE period = {period:String}',
);

/** Of the managers with an unread report for a quarter, those with at least one parsed filing. */
export const READ_THOUGH_UNREAD = storeQuery<OfQuarter, { readonly cik: string }>(
  `SELECT DISTINCT cik FROM holding_filings
  WHERE cik IN (SELECT cik FROM unread_holdings WHERE period = {period:String})`,
);

/** The Forms 13F ingested for the reported quarter and the previous one: the same for every issuer. */
export type Collected = {
  readonly quarter: Quarter;
  readonly before: Quarter | null;
  /**
   * Managers without a parsed filing for the quarter but with one for another, for which EDGAR lists a
   * report.
   */
  readonly whollyUnread: number;
  /** Filings of known portfolios of both quarters, by `keyOfRows`. */
  readonly filings: ReadonlyMap<string, CollectedFiling>;
  /** CIKs of managers whose portfolio of the previous quarter is known. */
  readonly reportedBefore: ReadonlySet<string>;
};

/** Null if no Form 13F was ingested. */
export async function readCollected(store: StoreReader): Promise<Collected | null> {
  const reported = quarterToTell(await store.read(QUARTERS, {}));
  if (reported === null) return null;
  const { quarter, before } = reported;
  const periods = [quarter.period, ...(before === null ? [] : [before.period])];
  const all = await store.read(FILINGS_OF_QUARTERS, { periods });
  const known = all.filter(({ portfolio }) => portfolio === 'known');
  return {
    quarter,
    before,
    whollyUnread: await countWhollyUnread(store, quarter.period, all),
    filings: new Map(
      known.flatMap((filing) => (filing.is_effective ? [[keyOfRows(filing), filing] as const] : [])),
    ),
    reportedBefore: new Set(known.flatMap(({ cik, period }) => (period === before?.period ? [cik] : []))),
  };
}

async function countWhollyUnread(
  store: StoreReader,
  period: string,
  filings: readonly CollectedFiling[],
): Promise<number> {
  const read = new Set(filings.flatMap((filing) => (filing.period === period ? [filing.cik] : [])));
  const without = (rows: readonly { readonly cik: string }[]): number =>
    rows.filter(({ cik }) => !read.has(cik)).length;
  if (without(await store.read(UNREAD_OF_QUARTER, { period })) === 0) return 0;
  return without(await store.read(READ_THOUGH_UNREAD, { period }));
}

/** An object, as caches keep them. */
export type CachedCollected = { readonly collected: Collected | null };

const KEY = 'forms 13F';
const TAGS = [projectionTag('holdings')];
const BASE_BYTES = 1000;
const FILING_BYTES = 500;

/** The ingested Forms 13F, cached until a manager's filings are published. */
export const cachedCollected =
  (store: StoreReader, cache: TaggedCache<CachedCollected>): (() => Promise<Collected | null>) =>
  async () => {
    const cached =
      cache.get(KEY) ??
      (await cache.load(KEY, TAGS, async () => {
        const collected = await readCollected(store);
        const size = BASE_BYTES + FILING_BYTES * (collected?.filings.size ?? 0);
        return { value: { collected }, size, tags: TAGS };
      }));
    return cached.collected;
  };
