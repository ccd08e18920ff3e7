/** The figures of the market in a snapshot: as the endpoints of prices, technicals and dividends have them. */
import type { Writable } from '@footnote/wire/json';
import type { ProfileRefusal, Snapshot } from '@footnote/contract/types.generated';
import { dividendMembers } from '../../market/dividends/assemble.ts';
import { priceActionMembers } from '../../market/price-action/assemble.ts';
import { marketCapOf } from '../profile/market.ts';
import { technicalMembers } from '../../market/technicals/assemble.ts';
import { comparisonsOf } from '../../market/technicals/comparisons.ts';
import type { SnapshotParts } from './read.ts';

type Members = Writable<Snapshot>;

/** The reasons of some members. */
function reasonsOf<Reason>(
  unavailable: Readonly<Record<string, Reason | undefined>>,
  names: readonly string[],
): Readonly<Record<string, Reason>> {
  return Object.fromEntries(
    names.toSorted().flatMap((name) => {
      const reason = unavailable[name];
      return reason === undefined ? [] : [[name, reason]];
    }),
  );
}

export function priceMember({ price }: SnapshotParts): Members['price'] {
  if (typeof price === 'string') return { available: false, reason: price };
  const { price_source: source, range_52w, returns } = priceActionMembers(price).members;
  return {
    close: source.close,
    close_date: source.last_bar,
    currency: source.currency,
    range_52w,
    return_1d: returns['1d'],
    return_1y: returns['1y'],
    return_ytd: returns.ytd,
    source: source.source,
  };
}

export function trendMember({ technicals: row }: SnapshotParts): Members['trend'] {
  if (row === undefined) return { available: false, reason: 'prices_not_collected' };
  if (row.refusal !== '') return { available: false, reason: row.refusal };
  if (row.last_bar === null) return { available: false, reason: 'no_bars' };
  // No displayed member compares with a fund.
  const comparisons = comparisonsOf(row, undefined, 'not_applicable');
  const {
    momentum,
    moving_averages: averages,
    unavailable,
  } = technicalMembers(row, comparisons, {
    market: '',
    sector: null,
  });
  const shown = {
    golden_cross_active: averages.golden_cross_active,
    rsi_14: momentum.rsi_14,
    vs_sma_200_pct: averages.vs_sma_200_pct,
    vs_sma_50_pct: averages.vs_sma_50_pct,
  };
  return {
    golden_cross_active: shown.golden_cross_active,
    last_bar: row.last_bar,
    rsi_14: shown.rsi_14,
    source: row.source,
    unavailable: reasonsOf(unavailable, Object.keys(shown)),
    vs_sma_200_pct: shown.vs_sma_200_pct,
    vs_sma_50_pct: shown.vs_sma_50_pct,
  };
}

export function dividendMember({ calendar, paying }: SnapshotParts): Members['dividend'] {
  const row = calendar.dividends;
  if (row === undefined) return { available: false, reason: 'prices_not_collected' };
  if (row.last_bar === null) return { available: false, reason: 'no_bars' };
  const { currency, current, status, unavailable } = dividendMembers(row, paying);
  const shown = {
    annual_rate_forward_estimated: current.annual_rate_forward_estimated,
    last_ex_date: current.last_ex_date,
    last_payment_amount: current.last_payment_amount,
    yield_pct: current.yield_pct,
  };
  return {
    annual_rate_forward_estimated: shown.annual_rate_forward_estimated,
    currency,
    last_bar: row.last_bar,
    last_ex_date: shown.last_ex_date,
    last_payment_amount: shown.last_payment_amount,
    source: row.source,
    status,
    unavailable: reasonsOf(unavailable, Object.keys(shown)),
    yield_pct: shown.yield_pct,
  };
}

/** `refusal`: for an asset without a known number of shares; null for a stock. `now`: epoch milliseconds. */
export function marketCapMember(
  { market, stated }: SnapshotParts,
  refusal: ProfileRefusal['reason'] | null,
  now: number,
): Members['market_cap'] {
  const cap = marketCapOf(market, stated, now);
  if ('refusal' in cap) return { available: false, reason: refusal ?? cap.refusal };
  return {
    ...cap.source,
    shares_accession: stated?.profile?.shares_accession ?? '',
    shares_as_of: stated?.profile?.shares_as_of ?? '',
    value_usd: cap.value,
  };
}
