import type { AdjustedSeries, Adjustment } from '@footnote/market/adjustment/adjust';
import { byInterval, type Interval, type IntervalBar } from '@footnote/market/adjustment/intervals';
import type { PriceSeriesRow } from '@footnote/read-models/prices';
import type { PriceRefusal, Prices, PriceTable } from '@footnote/contract/types.generated';
import { DAY_MS, dayAt, dayBefore } from '@footnote/values/day';

export const COLUMNS = ['date', 'open', 'high', 'low', 'close', 'volume'] as const;

export type PriceReason = PriceRefusal['reason'];

export const priceRefusal = (reason: PriceReason): PriceRefusal => ({ available: false, reason });

export type TableRequest = {
  readonly adjust: Adjustment;
  readonly interval: Interval;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly limit: number;
};

const SIX_DECIMALS = 1e6;

/**
 * The first day of the week or month of a day, because periods are aggregated as a whole. Undefined stays
 * undefined.
 */
export function periodStart(day: string | undefined, interval: Interval): string | undefined {
  if (day === undefined || interval === 'day') return day;
  if (interval === 'month') return `${day.slice(0, 7)}-01`;
  const at = Date.parse(day);
  return dayAt(at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS);
}

/**
 * Rows newest first, with their source and adjustment; a refusal if there are none, or the adjustment is
 * impossible.
 */
export function priceTable(
  head: PriceSeriesRow,
  adjusted: AdjustedSeries,
  requested: TableRequest,
): Prices['prices'] {
  if (!adjusted.available) return priceRefusal(adjusted.reason);
  const { from = '', to = '9999-12-31', interval, limit } = requested;
  const periods = byInterval(adjusted.bars, interval);
  const inRange = periods.filter((bar) => bar.from <= to && bar.date >= from);
  const whole = inRange.filter(({ isComplete }) => isComplete).reverse();
  const rows = whole.slice(0, limit);
  const excluded = inRange.find(({ isComplete }) => !isComplete);
  if (rows.length === 0 && excluded === undefined) return priceRefusal('range_empty');
  const oldest = rows.at(-1)?.from ?? excluded?.from ?? '';
  return {
    actions: actionsOf(adjusted, oldest),
    available: true,
    columns: [...COLUMNS],
    currency: head.currency === '' ? null : head.currency,
    excluded:
      excluded === undefined
        ? null
        : { first_date: excluded.from, last_date: excluded.date, sessions: excluded.sessions },
    next_to: whole.length > limit ? dayBefore(oldest) : null,
    rows: rows.map(rowOf),
    source: {
      address: head.address,
      first_date: head.first_date,
      last_date: head.last_date,
      name: head.source,
      price_adjustment: head.price_adjustment,
      volume_adjustment: head.volume_adjustment,
    },
  };
}

const rowOf = ({ date, open, high, low, close, volume }: IntervalBar): PriceTable['rows'][number] => [
  date,
  price(open),
  price(high),
  price(low),
  price(close),
  volume === null ? null : Math.round(volume),
];

/** At most six decimals, as per-share figures have. */
const price = (value: number): number => Math.round(value * SIX_DECIMALS) / SIX_DECIMALS;

/** The applied adjustments: actions after the oldest row, newest first. */
function actionsOf(
  { ratios, dividends }: Extract<AdjustedSeries, { available: true }>,
  oldest: string,
): PriceTable['actions'] {
  const all = [
    ...dividends.map(({ exDate, amount }) => ({
      amount: price(amount),
      ex_date: exDate,
      kind: 'dividend' as const,
      ratio: null,
    })),
    ...ratios.map(({ exDate, kind, ratio }) => ({
      amount: null,
      ex_date: exDate,
      kind,
      ratio: price(ratio),
    })),
  ];
  return all
    .filter((action) => action.ex_date > oldest)
    .sort((a, b) => (a.ex_date > b.ex_date ? -1 : a.ex_date < b.ex_date ? 1 : a.kind < b.kind ? -1 : 1));
}
