import { isStaleOn, type ReportingCadence, staleFrom } from '@footnote/figures/age/statements';
import { exact, quotient, served } from '@footnote/figures/ratios/exact';
import { pick, selectList } from '@footnote/read-models/columns';
import { TECHNICAL_COLUMNS, type TechnicalRow } from '@footnote/read-models/securities';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { Writable } from '@footnote/wire/json';
import type { ProfileMarketCapSource, ProfileRefusal } from '@footnote/contract/types.generated';
import { DAY_MS, dayAt } from '@footnote/values/day';
import { yieldOrReason } from '../../market/dividends/assemble.ts';
import { DIVIDENDS_OF_SYMBOL, type StoredDividends } from '../../market/dividends/read.ts';
import type { Stated } from '../../subject/stated-profile.ts';
import { limitOf } from '../../subject/thresholds.ts';

const PRICE_COLUMNS = pick(
  TECHNICAL_COLUMNS,
  'symbol',
  'source',
  'currency',
  'last_bar',
  'close',
  'splits_reported',
  'split_dates',
  'split_ratios',
  'jump_on',
);

/** `jump_on`: undefined where nobody looked for a jump. */
export type StoredPrice = Omit<Pick<TechnicalRow, keyof typeof PRICE_COLUMNS>, 'jump_on'> &
  Partial<Pick<TechnicalRow, 'jump_on'>>;

export const PRICES_OF_SYMBOLS = storeQuery<{ readonly symbols: readonly string[] }, StoredPrice>(
  `SELECT ${selectList(PRICE_COLUMNS)} FROM technicals WHERE symbol IN ({symbols:Array(String)})
  SETTINGS max_threads = 1`,
);

export const NEWEST_BASIC_SHARES = storeQuery<{ readonly cik: string }, { readonly value: string }>(
  `SELECT toString(c.value) AS value FROM statement_cells AS c
  WHERE cik = {cik:String} AND field = 'shares_basic' AND period_kind IN ('quarter', 'annual') AND c.value > 0
  ORDER BY period_end DESC, period_kind LIMIT 1 SETTINGS max_threads = 1`,
);

/** Market data of a company: prices of its symbols, and the dividends of the requested one. */
export type FoundMarket = {
  readonly symbol: string;
  /** In EDGAR's order: the first is the common stock. */
  readonly symbols: readonly string[];
  readonly prices: readonly StoredPrice[];
  readonly dividends: StoredDividends | undefined;
  /** The newest weighted average of the basic shares; null without one. */
  readonly basicShares: string | null;
};

export async function readMarket(
  store: StoreReader,
  { cik, symbol }: { readonly cik: string; readonly symbol: string },
  symbols: readonly string[],
): Promise<FoundMarket> {
  const [prices, [dividends], [basic]] = await Promise.all([
    store.read(PRICES_OF_SYMBOLS, { symbols: [...new Set([symbol, ...symbols])] }),
    store.read(DIVIDENDS_OF_SYMBOL, { symbol }),
    store.read(NEWEST_BASIC_SHARES, { cik }),
  ]);
  return { symbol, symbols, prices, dividends, basicShares: basic?.value ?? null };
}

type Amount = NonNullable<ReturnType<typeof served>>;
export type MarketCap =
  | {
      readonly value: Amount;
      readonly source: Writable<ProfileMarketCapSource>;
      /** Shares outstanding on the basis of the close. */
      readonly shares: Amount;
    }
  | { readonly refusal: ProfileRefusal['reason'] };

/** The decimals of a quote. */
const QUOTE_DECIMALS = 4;

/**
 * The newest close as it was quoted: sources have binary numbers of sixteen digits. It is what is served, so that a market
 * value can be recomputed from the answer.
 */
export function tradedClose(close: number): Amount {
  return served(exact(String(close)), QUOTE_DECIMALS);
}

/** A company whose newest close is older is no longer traded, or its source has stopped. */
const STALE_DAYS = limitOf('market.stale_close');
/**
 * All classes have equal rights if the average of the earnings per share has as many shares as the cover
 * page.
 */
const SAME_COUNT = limitOf('market.same_count') / 100;
/** Prices of two classes that convert into each other. */
const SAME_PRICE = limitOf('market.same_price') / 100;

/**
 * The newest close times the shares outstanding (semantics §9), if each share has that price. Refused for a
 * company that must have filed newer statements, because its number of shares has changed since.
 */
export function marketCapOf(market: FoundMarket, stated: Stated | undefined, now: number): MarketCap {
  const cap = lastMarketCapOf(market, stated, now);
  return 'refusal' in cap || areStatementsCurrent(stated, now) ? cap : { refusal: 'stale_statements' };
}

/** Whether no newer statements must have been filed by now, epoch milliseconds. */
export function areStatementsCurrent(stated: Stated | undefined, now: number): boolean {
  const end = stated?.profile?.period_end ?? null;
  return end !== null && !isStaleOn(dayAt(now), end, cadenceOf(stated));
}

const cadenceOf = (stated: Stated | undefined): ReportingCadence =>
  stated?.head.reporting_cadence === 'annual' ? 'annual' : 'quarterly';

/** From when on newer statements must have been filed, epoch milliseconds; null without statements. */
export function statementsStaleFrom(stated: Stated): number | null {
  const end = stated.profile?.period_end ?? null;
  return end === null ? null : Date.parse(staleFrom(end, cadenceOf(stated)));
}

/** The same with the newest available cover page, however old it is. */
export function lastMarketCapOf(market: FoundMarket, stated: Stated | undefined, now: number): MarketCap {
  const price = market.prices.find(({ symbol }) => symbol === market.symbol);
  const refused = (refusal: ProfileRefusal['reason']): MarketCap => ({ refusal });
  if (price?.close === undefined || price.close === null || price.last_bar === null)
    return refused('prices_not_collected');
  if (price.currency !== '' && price.currency !== 'USD') return refused('not_in_usd');
  if (isStalePrice(price.last_bar, now)) return refused('stale_prices');
  if (stated === undefined) return refused('no_statements');
  const { profile, head } = stated;
  if (profile === undefined) return refused('no_report');
  const { shares_outstanding: shares, shares_as_of: countedOn, shares_refusal: reason } = profile;
  if (reason !== '' || shares === null || countedOn === null)
    return refused(reason === '' ? 'not_reported' : reason);
  const isAlike = everyShareIsAlike(market, profile.share_count_basis, shares, price.close);
  if (isAlike !== true) return refused(isAlike);
  const splits = splitsSince(price, countedOn, head.as_of.slice(0, 10));
  if (typeof splits === 'string') return refused(splits);
  const close = tradedClose(price.close);
  const outstanding = exact(shares).times(exact(String(splits.factor)));
  return {
    value: served(outstanding.times(close), 0),
    shares: outstanding,
    source: { close, close_date: price.last_bar, source: price.source, splits_from: splits.from },
  };
}

/** The yield on the newest close, or the reason it is refused. */
export function yieldOf(
  { dividends, symbol, prices }: FoundMarket,
  now: number,
): Amount | ProfileRefusal['reason'] {
  const lastBar = prices.find((price) => price.symbol === symbol)?.last_bar ?? null;
  if (dividends === undefined || lastBar === null) return 'prices_not_collected';
  return isStalePrice(lastBar, now) ? 'stale_prices' : yieldOrReason(dividends);
}

/** Whether a newest close (YYYY-MM-DD) is too old to value a company by. */
export function isStalePrice(lastBar: string, now: number): boolean {
  return now - Date.parse(lastBar) > STALE_DAYS * DAY_MS;
}

/** The day (YYYY-MM-DD) from which on a close is not too old at `now`. */
export const stalePricesBefore = (now: number): string =>
  new Date(Math.ceil((now - STALE_DAYS * DAY_MS) / DAY_MS) * DAY_MS).toISOString().slice(0, 10);

export function everyShareIsAlike(
  { symbol, symbols, prices, basicShares }: FoundMarket,
  basis: NonNullable<Stated['profile']>['share_count_basis'],
  shares: string,
  close: number,
): true | ProfileRefusal['reason'] {
  if (basis === 'ordinary_shares') return 'deposit_ratio_unknown';
  // Preferred stock and notes are listed under the same CIK.
  if (basis === 'listed_security') return symbol === (symbols[0] ?? symbol) ? true : 'another_security';
  const ratio = basicShares === null ? null : quotient(exact(shares), exact(basicShares));
  const isSameCount = ratio?.minus(1).abs().lte(SAME_COUNT) === true;
  const isSamePrice = prices.some(
    (other) =>
      other.symbol === symbols[0] && other.close !== null && Math.abs(close / other.close - 1) <= SAME_PRICE,
  );
  return isSameCount && isSamePrice ? true : 'class_values_unknown';
}

type Splits = {
  /** New shares per old share. */
  readonly factor: number;
  readonly from: ProfileMarketCapSource['splits_from'];
};

/**
 * Splits since shares were counted, or since the end of the period of figures per share. The count may already reflect one up to the newest filing. Where the price source
 * reports no splits, those that filings prove stand in, which the count reflects: unless raw prices jumped since.
 */
export function splitsSince(
  { splits_reported: reported, split_dates: dates, split_ratios: ratios, jump_on: jump }: StoredPrice,
  countedOn: string,
  newestFiling: string,
): Splits | ProfileRefusal['reason'] {
  if (!reported)
    return jump === undefined || (jump !== null && jump > countedOn)
      ? 'splits_unknown'
      : { factor: 1, from: 'filings' };
  const since = dates.flatMap((date, at) => (date > countedOn ? [{ date, ratio: ratios[at] ?? 1 }] : []));
  if (since.some(({ date }) => date <= newestFiling)) return 'split_unconfirmed';
  return { factor: since.reduce((factor, { ratio }) => factor * ratio, 1), from: 'prices' };
}

/** A public float of a different order of magnitude than the market value is a typing error in its filing. */
const FLOAT_TIMES = limitOf('market.float_magnitude');

export function isPlausibleFloat(float: string, market: MarketCap): boolean {
  if ('refusal' in market || market.value.isZero()) return true;
  const ratio = quotient(exact(float), market.value);
  return ratio === null || (ratio.times(FLOAT_TIMES).gte(1) && ratio.lte(FLOAT_TIMES));
}
