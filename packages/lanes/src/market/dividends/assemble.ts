import { dividendHealth, type HealthFigure } from '@footnote/figures/dividends/health';
import { exact, percentOf, served } from '@footnote/figures/ratios/exact';
import type { Writable } from '@footnote/wire/json';
import type { Dividends } from '@footnote/contract/types.generated';
import type { CommonMember } from '../../subject/document.ts';
import type { ListedPayment, PayingCompany, StoredDividends, WithoutStatements } from './read.ts';

type Members = Omit<Writable<Dividends>, CommonMember>;
export type Unavailable = Dividends['unavailable'];
type Reason = NonNullable<Unavailable[string]>;
/** Why a dividend figure may be missing. */
export type PaymentReason = Extract<
  Reason,
  | 'currency_mismatch'
  | 'dividends_not_reported'
  | 'insufficient_history'
  | 'irregular'
  | 'no_bars'
  | 'no_payments'
  | 'only_specials'
  | 'overdue'
  | 'possible_special'
  | 'split_contradicted'
  | 'splits_unknown'
  | 'suspended'
  | 'too_few_payments'
>;
type Figure = ReturnType<typeof served>;

/** Payments of some foreign stocks are fractions of a cent. */
const AMOUNT_DECIMALS = 6;
const PRICE_DECIMALS = 4;

/**
 * Members of a response, and the reasons for those that are null. `without`: why company data are missing.
 */
export function dividendMembers(
  row: StoredDividends,
  company: PayingCompany | undefined,
  without: WithoutStatements = 'no_statements',
): Members {
  const unavailable: Record<string, Reason> = {};
  const missing = (name: string, reason: Reason): null => {
    unavailable[name] = reason;
    return null;
  };
  const natural = reasonOf(row);
  const orReason = <Value>(name: string, value: Value | null, reason: Reason = natural): Value | null =>
    value ?? missing(name, reason);
  const amount = (name: string, value: number | null, reason?: Reason): Figure =>
    orReason(name, amountOf(value), reason);
  const record = trackRecordOf(row, incomparable(row, company, without), missing, natural);
  return {
    currency: row.dividend_currency || row.currency || null,
    current: {
      annual_rate: amount('annual_rate', row.annual_rate),
      annual_rate_forward_estimated: amount(
        'annual_rate_forward_estimated',
        row.annual_rate_forward_estimated,
      ),
      flags: [
        ...(row.possible_special ? (['possible_special'] as const) : []),
        ...(row.resumed ? (['resumed'] as const) : []),
      ],
      frequency: orReason(
        'frequency',
        row.frequency === '' ? null : row.frequency,
        reasonOf({ ...row, possible_special: false }),
      ),
      last_ex_date: orReason('last_ex_date', row.last_ex_date),
      last_payment_amount: amount('last_payment_amount', row.last_payment_amount),
      next_ex_date_estimated: orReason('next_ex_date_estimated', row.next_ex_date_estimated),
      next_payment_amount_estimated: amount(
        'next_payment_amount_estimated',
        row.next_payment_amount_estimated,
        // A day without an amount: the amounts follow no rule.
        row.next_ex_date_estimated === null || row.possible_special ? natural : 'irregular',
      ),
      yield_basis: orReason('yield_basis', row.yield_basis === '' ? null : row.yield_basis),
      yield_pct: yieldMember(row, missing),
    },
    dividend_health: {
      payout_components: componentsOf(company, without, missing),
      track_record: record.health,
    },
    growth: { consecutive_years_increased_within_5y_window: record.years, last_increase_date: record.raised },
    history_summary: {
      ex_date_first: orReason('ex_date_first', row.ex_date_first),
      total_payments: row.status === 'unknown' ? missing('total_payments', natural) : row.total_payments,
    },
    price_source: {
      close: row.close === null ? null : served(exact(String(row.close)), PRICE_DECIMALS),
      currency: row.currency === '' ? null : row.currency,
      last_bar: row.last_bar,
      source: row.source,
    },
    status: row.status,
    unavailable,
  };
}

/** A payment as the answer lists it. */
export const listedPayment = (payment: ListedPayment): NonNullable<Members['payments']>[number] => ({
  ex_date: payment.ex_date,
  possible_special: payment.possible_special,
  regular: served(exact(String(payment.regular)), AMOUNT_DECIMALS),
  special: served(exact(String(payment.special)), AMOUNT_DECIMALS),
});

function yieldMember(row: StoredDividends, missing: Missing): Figure {
  const found = yieldOrReason(row);
  return typeof found === 'string' ? missing('yield_pct', found) : found;
}

type Missing = (name: string, reason: Reason) => null;

/** Why the rates or the next payment are unknown. */
export function reasonOf({
  refusal,
  status,
  frequency,
  possible_special: maybeSpecial,
  annual_rate: rate,
}: StoredDividends): PaymentReason {
  if (refusal !== '') return refusal;
  if (status === 'non_payer') return 'no_payments';
  if (status === 'specials_only') return 'only_specials';
  if (status === 'suspended') return 'suspended';
  if (maybeSpecial) return 'possible_special';
  if (frequency === 'irregular') return 'irregular';
  return frequency === '' ? 'too_few_payments' : rate === null ? 'overdue' : 'too_few_payments';
}

/** The forward rate over the last close, in percent, or the reason it is refused. */
export function yieldOrReason(row: StoredDividends): Exclude<Figure, null> | PaymentReason {
  return yieldOf(row) ?? (isOneCurrency(row) ? reasonOf(row) : 'currency_mismatch');
}

function yieldOf(row: StoredDividends): Figure {
  const { annual_rate_forward_estimated: rate, close } = row;
  if (rate === null || close === null || close <= 0 || !isOneCurrency(row)) return null;
  return served(percentOf(exact(String(rate)), exact(String(close))));
}

function isOneCurrency({ currency, dividend_currency: paid }: StoredDividends): boolean {
  return currency === '' || paid === '' || currency === paid;
}

/**
 * Why payments cannot be compared, null if they can or there are none: payments that a foreign issuer
 * declares in its own currency move with the exchange rate. The currency comes from its statements; a fund
 * has none and pays in the currency of its quotation.
 */
function incomparable(
  row: StoredDividends,
  company: PayingCompany | undefined,
  without: WithoutStatements,
): Reason | null {
  if (!HAS_PAID.has(row.status)) return null;
  if (company === undefined) return without === 'not_applicable' ? null : without;
  const { reporting_currency: declared } = company.issuer;
  const isAlike = declared === '' || declared === (row.dividend_currency || row.currency || 'USD');
  return isAlike ? null : 'declared_in_another_currency';
}

const HAS_PAID = new Set<StoredDividends['status']>(['payer', 'suspended']);

function trackRecordOf(
  row: StoredDividends,
  refused: Reason | null,
  missing: Missing,
  natural: Reason,
): {
  readonly health: Members['dividend_health']['track_record'];
  readonly years: number | null;
  readonly raised: string | null;
} {
  const reason = refused ?? natural;
  const { consecutive_increase_years: years, cuts, last_increase_date: raised } = row;
  const shown = <Value>(names: readonly string[], value: Value | null, why: Reason): Value | null => {
    if (refused === null && value !== null) return value;
    for (const name of names) missing(name, why);
    return null;
  };
  const increases = shown(
    ['consecutive_increase_years_within_5y_window', 'consecutive_years_increased_within_5y_window'],
    years,
    reason,
  );
  const counted = shown(['cuts_in_5y_window', 'never_cut_in_5y_window'], cuts, reason);
  return {
    health: {
      consecutive_increase_years_within_5y_window: increases,
      cuts_in_5y_window: counted,
      never_cut_in_5y_window: counted === null ? null : counted === 0,
    },
    years: increases,
    raised: shown(
      ['last_increase_date'],
      raised,
      refused === null && HAS_PAID.has(row.status) ? 'never_increased' : reason,
    ),
  };
}

function componentsOf(
  company: PayingCompany | undefined,
  without: WithoutStatements,
  missing: Missing,
): Members['dividend_health']['payout_components'] {
  const health =
    company === undefined
      ? dividendHealth([], 'quarter', 'industrial')
      : dividendHealth(company.cells, company.view, company.issuer.issuer_type);
  const shown = (name: string, figure: HealthFigure): Figure =>
    typeof figure === 'string' ? missing(name, company === undefined ? without : figure) : served(figure);
  return {
    ebitda_coverage: shown('ebitda_coverage', health.ebitdaCoverage),
    fcf_payout_ratio_pct: shown('fcf_payout_ratio_pct', health.fcfPayout),
    net_debt_to_ebitda: shown('net_debt_to_ebitda', health.netDebtToEbitda),
    ocf_coverage: shown('ocf_coverage', health.ocfCoverage),
    payout_ratio_pct: shown('payout_ratio_pct', health.payout),
    period_end: health.periodEnd,
    provenance:
      health.filing === null
        ? null
        : {
            accession: health.filing.accession,
            filed: health.filing.filed ?? '',
            form: health.filing.form,
          },
  };
}

function amountOf(value: number | null): Figure {
  return value === null ? null : served(exact(String(value)), AMOUNT_DECIMALS);
}
