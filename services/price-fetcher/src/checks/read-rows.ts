import type { Bar, CashDividend, ReportedSplit } from '@footnote/event-types/types.generated';
import { isDay } from '@footnote/values/day';
import type { PriceTable, SourceRow } from '../source.ts';
import { decimalText } from './decimal-text.ts';

/** Why a row of a source is refused. Its other rows are kept. */
export type RowFault =
  | 'bad_tick'
  | 'contradictory_duplicate'
  | 'dividend_malformed'
  | 'ohlc_inconsistent'
  | 'price_not_positive'
  | 'row_malformed'
  | 'split_malformed'
  | 'unconfirmed_jump';

export type RefusedRow = {
  readonly reason: RowFault;
  readonly message: string;
  readonly date: string;
  readonly line: string;
};

export type ReadRow = { readonly bar: Bar; readonly line: string };

export type ReadRows = {
  /** In date order; several rows may have one date. */
  readonly bars: readonly ReadRow[];
  readonly dividends: readonly CashDividend[];
  readonly splits: readonly ReportedSplit[];
  readonly refused: readonly RefusedRow[];
};

/**
 * Prices of sources that adjust are separately rounded quotients: exceeding the highest price by less than
 * this is not a fault.
 */
const ROUNDING = 1e-6;

/** Rows as numbers; rows that are not numbers, or contradict themselves, are refused. */
export function readRows({ rows }: Pick<PriceTable, 'rows'>): ReadRows {
  const bars: ReadRow[] = [];
  const dividends: CashDividend[] = [];
  const splits: ReportedSplit[] = [];
  const refused: RefusedRow[] = [];
  for (const row of rows) {
    const date = dayOf(row.date);
    const refuse = (reason: RowFault, message: string): void =>
      void refused.push({ reason, message, date: date ?? row.date, line: row.line });
    if (date === null) {
      refuse('row_malformed', `'${row.date}' is not a date`);
      continue;
    }
    const bar = barOf(row, date, refuse);
    if (bar !== null) bars.push({ bar, line: row.line });
    const amount = actionValue(row.dividend);
    if (amount === undefined) refuse('dividend_malformed', `'${row.dividend ?? ''}' is not a dividend`);
    else if (amount !== null && Number(amount) !== 0)
      dividends.push({ ex_date: date, amount, kind: row.dividendKind, currency: null });
    const ratio = actionValue(row.split);
    if (ratio === undefined) refuse('split_malformed', `'${row.split ?? ''}' is not a ratio`);
    // Sources write either for a day without a split.
    else if (ratio !== null && Number(ratio) !== 0 && Number(ratio) !== 1)
      splits.push({ ex_date: date, ratio });
  }
  bars.sort((a, b) => compare(a.bar.date, b.bar.date));
  return {
    bars,
    dividends: distinct(dividends, ({ ex_date, amount, kind }) => [ex_date, amount, kind ?? '']),
    splits: distinct(splits, ({ ex_date, ratio }) => [ex_date, ratio]),
    refused,
  };
}

function barOf(
  row: SourceRow,
  date: string,
  refuse: (reason: RowFault, message: string) => void,
): Bar | null {
  const [open, high, low, close] = [row.open, row.high, row.low, row.close].map(decimalText);
  const volume = row.volume === null || row.volume === '' ? null : decimalText(row.volume);
  if (open == null || high == null || low == null || close == null) {
    refuse('row_malformed', `a price of ${date} is not a number`);
    return null;
  }
  if ((volume === null && row.volume !== null && row.volume !== '') || Number(volume) < 0) {
    refuse('row_malformed', `'${row.volume ?? ''}' is not a volume`);
    return null;
  }
  const prices = [open, high, low, close].map(Number);
  if (prices.some((price) => price <= 0)) {
    refuse('price_not_positive', `a price of ${date} is not above zero`);
    return null;
  }
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (most > Number(high) * (1 + ROUNDING) || least < Number(low) * (1 - ROUNDING)) {
    refuse('ohlc_inconsistent', `open or close of ${date} is not between low and high`);
    return null;
  }
  return { date, open, high, low, close, volume };
}

/** Null if empty, undefined if unreadable. */
function actionValue(written: string | null): string | null | undefined {
  if (written === null || written === '') return null;
  const value = decimalText(written);
  return value === null || Number(value) < 0 ? undefined : value;
}

/** YYYY-MM-DD of `2024-01-02`, `20240102` or `2024-01-02T00:00:00.000Z`. */
function dayOf(written: string): string | null {
  const [, year, month = '', day = ''] = /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ].*)?$/.exec(written) ?? [];
  if (year === undefined) return null;
  const ofCalendar = `${year}-${month}-${day}`;
  return isDay(ofCalendar) ? ofCalendar : null;
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function distinct<T extends { readonly ex_date: string }>(
  actions: readonly T[],
  keyOf: (action: T) => readonly string[],
): readonly T[] {
  const byKey = new Map(actions.map((action) => [keyOf(action).join('/'), action]));
  return [...byKey].sort(([a], [b]) => compare(a, b)).map(([, action]) => action);
}
