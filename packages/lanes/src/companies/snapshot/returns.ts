/** Returns of a symbol and of the fund that represents the market, and beta against it. */
import {
  benchmarkReturn,
  type DatedClose,
  type SpanRefusal,
  type SpanReturn,
} from '@footnote/market/price-action/returns';
import type {
  Snapshot,
  SnapshotBenchmarkRefusal,
  SnapshotReturn,
  PriceMemberRefusal,
} from '@footnote/contract/types.generated';
import type { StoreReader } from '@footnote/read-store/port';
import { monthsBefore } from '@footnote/values/month';
import type { Writable } from '@footnote/wire/json';
import { figure, refused } from '../../market/price-action/figures.ts';
import type { StoredPriceAction } from '../../market/price-action/read.ts';
import { readPrices } from '../../market/prices/read-series.ts';
import { comparisonsOf } from '../../market/technicals/comparisons.ts';
import { readReturns, type StoredReturns } from '../../market/technicals/read.ts';
import type { SnapshotParts } from './read.ts';

const SPANS = ['1m', '1y', '3m', '3y', '5d', '6m', 'ytd'] as const;
type Span = (typeof SPANS)[number];
type Refusal = SnapshotBenchmarkRefusal['reason'];

/** Months of the longest span, with the days that a close may lie before it. */
const MONTHS = 37;

/** The fund that represents the market. */
export type Benchmark = {
  readonly symbol: string;
  /** ISO 4217; empty if its source states none. */
  readonly currency: string;
  /** With dividends reinvested, oldest first, since before the longest span; or why there are none. */
  readonly closes: readonly DatedClose[] | Refusal;
  /** Its returns for beta; undefined without prices. */
  readonly returns: StoredReturns | undefined;
};

/** `price`: of the symbol that is compared with it. */
export async function readBenchmark(
  store: StoreReader,
  symbol: string,
  price: SnapshotParts['price'],
): Promise<Benchmark> {
  const none = { symbol, currency: '', closes: [], returns: undefined };
  if (typeof price === 'string') return none;
  const from = monthsBefore(price.action.newest.date, MONTHS);
  const [read, returns] = await Promise.all([
    readPrices(store, symbol, { from }, 'total'),
    readReturns(store, symbol),
  ]);
  if (read === undefined) return none;
  const { adjusted, head } = read;
  return {
    symbol,
    currency: head.currency,
    closes: adjusted.available ? adjusted.bars : adjusted.reason,
    returns,
  };
}

export function returnsMember(
  price: StoredPriceAction,
  benchmark: Benchmark,
): Exclude<Writable<Snapshot>['returns'], { readonly available: false }> {
  return {
    benchmark: benchmark.symbol,
    ...(Object.fromEntries(SPANS.map((span) => [span, spanMember(price, benchmark, span)])) as Record<
      Span,
      ReturnType<typeof spanMember>
    >),
  };
}

function spanMember(
  { action, head }: StoredPriceAction,
  benchmark: Benchmark,
  span: Span,
): Writable<SnapshotReturn> | Writable<PriceMemberRefusal> {
  const found: SpanReturn | SpanRefusal = action.returns[span];
  if (typeof found === 'string') return refused(found);
  const { closes, currency } = benchmark;
  const isMixed = currency !== '' && head.currency !== '' && currency !== head.currency;
  const other = isMixed
    ? 'currency_mismatch'
    : typeof closes === 'string'
      ? closes
      : benchmarkReturn(found, closes, span);
  const { from, price: change, to, total } = found;
  return {
    benchmark_return_pct: typeof other === 'string' ? missing(other) : figure(other),
    from_date: from.date,
    price_return_pct: figure(change),
    to_date: to.date,
    total_return_pct: total === null ? refused('dividends_unknown') : figure(total),
    vs_benchmark_pp:
      typeof other === 'string'
        ? missing(other)
        : total === null
          ? missing('dividends_unknown')
          : figure(total - other),
  };
}

const missing = (reason: Refusal): Writable<SnapshotBenchmarkRefusal> => ({ available: false, reason });

/** Beta as `GET /v2/technicals` has it: the covariance of weekly total returns by the variance of the fund's. */
export function betaMember(
  { technicals: row }: Pick<SnapshotParts, 'technicals'>,
  { returns, symbol }: Benchmark,
): Writable<Snapshot>['beta'] {
  if (row === undefined) return { available: false, reason: 'prices_not_collected' };
  if (row.refusal !== '') return { available: false, reason: row.refusal };
  const found = comparisonsOf(row, returns, 'not_applicable').beta_1y_weekly;
  if (typeof found === 'string') return { available: false, reason: found };
  return { benchmark: symbol, last_bar: row.last_bar ?? '', source: row.source, value: figure(found) };
}
