import { STEP_DAYS } from '@footnote/market/dividends/current';
import { exDateHabit } from '@footnote/market/dividends/ex-date-habit';
import type { Cadence, Frequency } from '@footnote/market/dividends/frequency';
import { addDays, daysBetween } from '@footnote/values/day';
import { reasonOf } from '../../market/dividends/assemble.ts';
import type { StoredDividends } from '../../market/dividends/read.ts';
import { PAST } from './filing-items.ts';
import { isStalePrice } from '../profile/market.ts';
import { amountOf, byPrices, gapOf, type Item, itemOf, type Outlook } from './items.ts';
import type { CalendarParts } from './read.ts';

type Parts = Pick<CalendarParts, 'dividends' | 'payments' | 'reported'>;

const EX_DATE = { kind: 'dividend_ex' } as const;

/** Sources of prices have ex-dates only. */
const NO_PAY_DATE = gapOf({ basis: 'announced', kind: 'dividend_pay', reason: 'pay_dates_not_collected' });

const isCadence = (frequency: Frequency | ''): frequency is Cadence =>
  frequency !== '' && frequency !== 'irregular';

/** Dividends that are announced for a later day (than YYYY-MM-DD) or expected by habit. */
export function expectedDividends({ dividends: row, payments, reported }: Parts, today: string): Outlook {
  if (row === undefined || row.last_bar === null) {
    const reason = row === undefined ? 'prices_not_collected' : 'no_bars';
    return { items: [], gaps: [gapOf({ ...EX_DATE, basis: 'estimated', reason })] };
  }
  if (row.status === 'non_payer')
    return { items: [], gaps: [gapOf({ ...EX_DATE, basis: 'estimated', reason: 'no_payments' })] };
  const lastBar = row.last_bar;
  const announced = reported
    .filter(({ ex_date: date, amount }) => date >= today && date > lastBar && amount !== null)
    .map(({ ex_date: date, amount, source }) =>
      itemOf({
        ...{ ...EX_DATE, amount: amountOf(amount ?? ''), basis: 'announced', date },
        evidence: byPrices(source, lastBar),
      }),
    );
  const estimated = estimateOf(row, lastBar, payments, today);
  const { frequency } = row;
  const isAnnounced = (item: Item): boolean =>
    isCadence(frequency) &&
    announced.some(({ date }) => 2 * Math.abs(daysBetween(date, item.date)) <= STEP_DAYS[frequency]);
  return {
    items: [...announced, ...estimated.items.filter((item) => !isAnnounced(item))],
    gaps: [...(announced.length > 0 ? [] : estimated.gaps), NO_PAY_DATE],
  };
}

function estimateOf(
  row: StoredDividends,
  lastBar: string,
  payments: Parts['payments'],
  today: string,
): Outlook {
  const { frequency, next_ex_date_estimated: date, next_payment_amount_estimated: amount } = row;
  const refused = (reason: Outlook['gaps'][number]['reason']): Outlook => ({
    items: [],
    gaps: [gapOf({ ...EX_DATE, basis: 'estimated', reason })],
  });
  if (date === null || !isCadence(frequency)) return refused(reasonOf(row));
  const regular = payments.filter((payment) => payment.regular > 0).map((payment) => payment.ex_date);
  const habit = exDateHabit(regular, frequency);
  const latest = habit === null ? null : addDays(date, habit.latest);
  if (today > (latest ?? date))
    // Prices that are too old do not show whether a dividend went ex since.
    return refused(isStalePrice(lastBar, Date.parse(today)) ? 'stale_prices' : 'overdue');
  return {
    items: [
      itemOf({
        ...{ ...EX_DATE, amount: amount === null ? null : amountOf(amount), basis: 'estimated', date },
        ...{ compared: habit?.compared ?? null, latest },
        earliest: habit === null ? null : addDays(date, habit.earliest),
        evidence: byPrices(row.source, lastBar),
      }),
    ],
    gaps: [],
  };
}

/** The last payments up to the newest bar. */
export function pastDividends({ dividends: row, payments }: Parts): readonly Item[] {
  const lastBar = row?.last_bar ?? null;
  if (row === undefined || lastBar === null) return [];
  return payments.slice(-PAST).map(({ ex_date: date, regular, special }) =>
    itemOf({
      ...{ ...EX_DATE, amount: amountOf(regular + special), basis: 'occurred', date },
      evidence: byPrices(row.source, lastBar),
    }),
  );
}
