import { MARKET_SERIES } from '@footnote/figures/series/market-series';
import { PERIOD_SERIES } from '@footnote/figures/series/period-series';
import type { HistoryRefusal } from '@footnote/contract/types.generated';
import { dayBefore } from '@footnote/values/day';
import type { SymbolEntry } from '../../subject/symbols.ts';
import { everyShareIsAlike, readMarket } from '../profile/market.ts';
import { isOnlyShare, isWantingCount } from '../profile/price-per-share.ts';
import { DESCRIBED_COMPANY, readStated } from '../../subject/stated-profile.ts';
import { periodStart } from '../../market/prices/price-table.ts';
import { barsTimeliness } from '../../market/prices/timeliness.ts';
import { ANY_PRICES, readSeries } from '../../market/prices/read-series.ts';
import { UNSUPPORTED } from '../../subject/freshness.ts';
import { type FiledDays } from '../../statements/as-filed/filed-days.ts';
import { closesOf } from './closes.ts';
import type { Found, SeriesRequest, HistorySources } from './found.ts';
import { marketRows } from './market-rows.ts';
import { seriesMember } from './series-member.ts';
import { tableOf } from './table.ts';

/** Maximum number of days with reports in a response: ten years of quarterly ones. */
const MAX_FILED_DAYS = 44;

const REACHING_BACK = ['sma_50', 'sma_200', 'under_peak_pct'];
const BEFORE_ALL = '1900-01-01';

/** The rows of a symbol by session; null for a symbol without a company and prices. */
export async function readMarketHistory(
  sources: HistorySources,
  entry: SymbolEntry,
  requested: SeriesRequest,
): Promise<Found | null> {
  const { store } = sources;
  const { symbol, cik } = entry;
  const interval =
    requested.interval === 'day' || requested.interval === 'week' ? requested.interval : 'month';
  // Averages and declines reach back before the first row.
  const reachesBack = requested.names.some((name) => REACHING_BACK.includes(name));
  const read = await readSeries(store, symbol, {
    from: reachesBack ? BEFORE_ALL : periodStart(requested.from, interval),
  });
  if (read === undefined) {
    if (cik === null) return null;
    const [any] = await store.read(ANY_PRICES, {});
    return refused(any === undefined ? 'no_price_source' : 'no_prices');
  }
  const { head, series } = read;
  const closes = closesOf(series, { ...requested, interval, reachesBack });
  const page = closes.sessions.slice(0, requested.limit);
  const [newest, oldest] = [page[0], page.at(-1)];
  const range = { from: oldest?.date ?? '', to: newest?.date ?? '' };
  const filed =
    newest === undefined || cik === null ? null : await filedOf(sources, cik, requested.names, range);
  // Figures of older filings are for a page of their own.
  const reach = filed?.isCut === true ? (filed.days.at(-1)?.day ?? '') : '';
  const sessions = page.filter(({ date }) => date > reach);
  const currency = head.currency === '' ? 'USD' : head.currency;
  const rows = marketRows(
    {
      ...closes,
      sessions,
      currency,
      filed: filed?.days ?? [],
      isAlike: cik === null ? 'company_unknown' : await alikeOf(sources, { cik, symbol }),
      unfiled: cik === null ? 'company_unknown' : 'not_filed_yet',
    },
    requested.names,
  );
  const last = rows.at(-1);
  const asOf = head.source_time;
  const timeliness = barsTimeliness(head.last_date);
  const { excluded } = closes;
  if (last === undefined && excluded === undefined) return { ...refused('range_empty'), asOf, timeliness };
  return {
    history: {
      ...tableOf(requested.names, rows),
      available: true,
      excluded:
        excluded === undefined
          ? null
          : { first_date: excluded.from, last_date: excluded.date, sessions: excluded.sessions },
      next_to: last !== undefined && closes.sessions.length > rows.length ? dayBefore(last.date) : null,
      price_currency: head.currency === '' ? null : head.currency,
      price_source: {
        address: head.address,
        first_date: head.first_date,
        last_date: head.last_date,
        name: head.source,
        price_adjustment: head.price_adjustment,
        volume_adjustment: head.volume_adjustment,
      },
      reporting_currency: filed?.days[0]?.issuer.reporting_currency ?? null,
      series: requested.names.map(seriesMember),
    },
    rows,
    asOf,
    timeliness,
  };
}

/** Figures as filed by the days of the rows; null if none is requested, or nothing was filed. */
async function filedOf(
  { computer, states, verifier }: HistorySources,
  cik: string,
  names: readonly string[],
  range: { readonly from: string; readonly to: string },
): Promise<FiledDays | null> {
  const figureNames = new Set(
    names.flatMap((name) => {
      const market = MARKET_SERIES.get(name);
      if (market === undefined) return PERIOD_SERIES.has(name) ? [name] : [];
      if (market.multiple !== null) return [market.multiple.over, market.multiple.overOfPartnership];
      return name === 'market_value' ? ['shares_outstanding_cover_page_quarter'] : [];
    }),
  );
  if (figureNames.size === 0) return null;
  const requested = { ...range, names: [...figureNames], masks: verifier === 'on', most: MAX_FILED_DAYS };
  return computer.ask(await states(cik), { kind: 'filed', requested });
}

/**
 * Whether each share of the company has the price of this symbol, according to its newest filings and prices.
 */
async function alikeOf(
  { store, heads }: HistorySources,
  { cik, symbol }: { readonly cik: string; readonly symbol: string },
): Promise<true | string> {
  const [[company], stated] = await Promise.all([
    store.read(DESCRIBED_COMPANY, { cik }),
    readStated(store, heads, cik),
  ]);
  const profile = stated?.profile;
  if (profile === undefined) return 'no_statements';
  const market = await readMarket(store, { cik, symbol }, company?.symbols ?? []);
  const close = market.prices.find((price) => price.symbol === symbol)?.close ?? null;
  if (close === null) return 'no_prices';
  const { shares_outstanding: shares, shares_refusal: refusal, share_count_basis: basis } = profile;
  const reason = refusal === '' && shares === null ? 'not_reported' : refusal;
  if (isWantingCount(reason)) return isOnlyShare(market);
  if (reason !== '' || shares === null) return reason;
  return everyShareIsAlike(market, basis, shares, close);
}

const refused = (reason: HistoryRefusal['reason']): Found => ({
  history: { available: false, reason },
  rows: [],
  asOf: null,
  timeliness: UNSUPPORTED,
});
