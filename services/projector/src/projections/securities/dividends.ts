import { contradictedSplit } from '@footnote/market/adjustment/contradicted';
import { currentDividends } from '@footnote/market/dividends/current';
import { type Payment, paymentsOf } from '@footnote/market/dividends/payments';
import { trackRecordOf } from '@footnote/market/dividends/track-record';
import { monthsBefore } from '@footnote/values/month';
import type { DividendPaymentRow, DividendRow } from '@footnote/read-models/securities';
import type { Security } from './inputs.ts';
import { type SecurityKey, storedTime } from './technicals.ts';

export type DividendRows = {
  readonly dividends: DividendRow;
  readonly payments: readonly DividendPaymentRow[];
};

/** The dividend of a symbol as of its newest bar, and each payment up to then. */
export function dividendRows(security: Security, key: SecurityKey): DividendRows {
  const { source, currency, dividendCurrency, series } = security;
  const asOf = series.bars.at(-1)?.date;
  const refusal = refusalOf(security);
  const payments = refusal === '' ? paymentsUpTo(security, asOf ?? '') : [];
  return {
    dividends: {
      ...key,
      source,
      currency,
      last_bar: asOf ?? null,
      close: series.bars.at(-1)?.close ?? null,
      as_of: storedTime(security.sourceTime),
      refusal,
      dividend_currency: dividendCurrency,
      ...(refusal === '' ? known(payments, asOf ?? '') : UNKNOWN),
    },
    payments: payments.map(({ exDate, regular, special, possibleSpecial }) => ({
      ...key,
      ex_date: exDate,
      regular,
      special,
      possible_special: possibleSpecial,
    })),
  };
}

/** Bars of fewer months without a payment do not prove a non-payer: most payers pay at least once a year. */
const TELLING_MONTHS = 13;

/** Amounts as they were paid cannot be brought to today's shares without the splits, or by a wrong one. */
function refusalOf({ dividends, series }: Security): DividendRow['refusal'] {
  const [first, last] = [series.bars[0], series.bars.at(-1)];
  if (first === undefined || last === undefined) return 'no_bars';
  if (dividends === null) return 'dividends_not_reported';
  const isNew = first.date > monthsBefore(last.date, TELLING_MONTHS);
  if (isNew && !dividends.some(({ amount, exDate }) => amount > 0 && exDate <= last.date))
    return 'insufficient_history';
  if (series.dividendBasis !== 'raw' || dividends.length === 0) return '';
  if (series.ratios === null) return 'splits_unknown';
  return contradictedSplit(series) === null ? '' : 'split_contradicted';
}

function paymentsUpTo({ dividends }: Security, asOf: string): readonly Payment[] {
  return paymentsOf((dividends ?? []).filter(({ exDate }) => exDate <= asOf));
}

type Known = Omit<
  DividendRow,
  keyof SecurityKey | 'as_of' | 'close' | 'currency' | 'dividend_currency' | 'last_bar' | 'refusal' | 'source'
>;

const UNKNOWN: Known = {
  status: 'unknown',
  frequency: '',
  resumed: false,
  possible_special: false,
  annual_rate: null,
  annual_rate_forward_estimated: null,
  yield_basis: '',
  last_ex_date: null,
  last_payment_amount: null,
  next_ex_date_estimated: null,
  next_payment_amount_estimated: null,
  ex_date_first: null,
  total_payments: 0,
  consecutive_increase_years: null,
  cuts: null,
  last_increase_date: null,
};

function known(payments: readonly Payment[], asOf: string): Known {
  const current = currentDividends(payments, asOf);
  const record = trackRecordOf(payments, current, asOf);
  return {
    status: current.status,
    frequency: current.frequency ?? '',
    resumed: current.resumed,
    possible_special: current.possibleSpecial,
    annual_rate: current.annualRate,
    annual_rate_forward_estimated: current.forwardRate,
    yield_basis: current.rateBasis ?? '',
    last_ex_date: current.lastExDate,
    last_payment_amount: current.lastAmount,
    next_ex_date_estimated: current.nextExDate,
    next_payment_amount_estimated: current.nextAmount,
    ex_date_first: record.firstExDate,
    total_payments: record.totalPayments,
    consecutive_increase_years: record.increaseYears,
    cuts: record.cuts,
    last_increase_date: record.lastIncreaseDate,
  };
}
