import type { Bars, CorporateActions } from '@footnote/event-types/types.generated';
import { type InventedBar, inventedHistory } from '@footnote/market/testing/invented-history';

type Basis = Bars['price_adjustment'] & CorporateActions['dividend_adjustment'];

/** How a source was read, and what of. */
export type Reading = {
  readonly symbol: string;
  readonly history: readonly InventedBar[];
  /** Epoch milliseconds. */
  readonly time: number;
  readonly set: string;
  readonly basis: Basis;
  readonly source: string;
};

/** Invented prices up to the Thursday before Good Friday of 2024, of a source that adjusts them for splits. */
export const FIRST_READING: Reading = {
  symbol: 'FNDEC',
  history: inventedHistory(1),
  time: Date.UTC(2024, 2, 28, 20),
  set: 'first',
  basis: 'split',
  source: 'daily',
};

const SPLIT = { ex_date: '2021-06-01', ratio: '4' };

const yearOf = (date: string): number => Number(date.slice(0, 4));
const yearsOf = ({ history }: Reading): readonly number[] => [
  ...new Set(history.map(({ date }) => yearOf(date))),
];

const stampsOf = ({ symbol, time, set, source }: Reading, year: number, years: readonly number[]) => ({
  event_id: `${set} ${year}`,
  source_time: time,
  recorded_at: 0,
  symbol,
  source,
  priority: 1,
  address: 'daily.csv',
  year,
  chunk: years.indexOf(year),
  chunks: years.length,
  set_id: set,
  currency: 'USD',
});

/** The history in years; raw prices are before a split of 4 for 1 in June 2021. */
export const barsOf = (reading = FIRST_READING, years = yearsOf(reading)): readonly Bars[] =>
  years.map((year) => ({
    ...stampsOf(reading, year, years),
    price_adjustment: reading.basis,
    volume_adjustment: reading.basis,
    rows: reading.history
      .filter(({ date }) => yearOf(date) === year)
      .map(({ date, high, low, close, volume }) => {
        const factor = reading.basis === 'raw' && date < SPLIT.ex_date ? 4 : 1;
        const price = (value: number): string => String(value * factor);
        return {
          date,
          open: price(close),
          high: price(high),
          low: price(low),
          close: price(close),
          volume: volume === null ? null : String(volume / factor),
        };
      }),
  }));

export const actionsOf = (reading = FIRST_READING, years = yearsOf(reading)): readonly CorporateActions[] =>
  years.map((year) => ({
    ...stampsOf({ ...reading, set: `${reading.set} actions` }, year, years),
    reports_dividends: true,
    reports_splits: true,
    dividend_adjustment: reading.basis,
    dividends: reading.history
      .filter(({ date, dividend }) => dividend > 0 && yearOf(date) === year)
      .map(({ date, dividend }) => ({
        ex_date: date,
        amount: String(reading.basis === 'raw' && date < SPLIT.ex_date ? 4 * dividend : dividend),
        kind: null,
        currency: null,
      })),
    splits: year === yearOf(SPLIT.ex_date) ? [SPLIT] : [],
  }));
