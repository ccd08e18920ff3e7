import type { LaneFigure } from './lane-figure.ts';

type Figure = Omit<LaneFigure, 'formula' | 'path'> & { readonly formula?: string };

const PRICES = ['price_source'];
const BASIS = 'Per share of today: adjusted for splits.';

const current: readonly Figure[] = [
  {
    members: ['current.yield_pct'],
    unit: 'percent',
    definition: 'The forward rate, or what yield_basis names instead, over the newest close.',
    formula: 'annual_rate_forward_estimated ÷ close · 100',
    operands: ['current.annual_rate_forward_estimated', 'current.yield_basis', 'price_source.close'],
  },
  {
    members: ['current.annual_rate_forward_estimated'],
    unit: 'price_currency_per_share',
    definition: `The newest regular payment times the payments of a year, or the last cycle if amounts vary much; refused while the newest one may be special. ${BASIS}`,
    operands: ['current.last_payment_amount', 'current.frequency', ...PRICES],
  },
  {
    members: ['current.annual_rate'],
    unit: 'price_currency_per_share',
    definition: `The sum of the regular payments of the last cycle, of the last 13 months. ${BASIS}`,
    operands: ['current.frequency', ...PRICES],
  },
  {
    members: ['current.frequency'],
    unit: 'state',
    definition: 'The number of payments whose gaps add up to about 365 days.',
    operands: PRICES,
  },
  {
    members: ['current.last_payment_amount'],
    unit: 'price_currency_per_share',
    definition: `All that was paid on the last ex-date, a special part included. ${BASIS}`,
    operands: ['current.last_ex_date', ...PRICES],
  },
  {
    members: ['current.next_payment_amount_estimated'],
    unit: 'price_currency_per_share',
    definition: `The newest regular payment, of a half-yearly payer the one of the same kind. ${BASIS}`,
    operands: ['current.last_payment_amount', 'current.frequency', 'current.next_ex_date_estimated'],
  },
];

const record: readonly Figure[] = [
  {
    members: ['growth.last_increase_date'],
    unit: 'date',
    definition: 'Ex-date of the last payment more than 0.5 percent above the one before of its kind.',
    operands: PRICES,
  },
  {
    members: [
      'dividend_health.track_record.consecutive_increase_years_within_5y_window',
      'growth.consecutive_years_increased_within_5y_window',
    ],
    unit: 'years',
    definition:
      'Years of payments in a row, counted back from the newest, each more than 0.5 percent above the year before; at most five.',
    operands: PRICES,
  },
  {
    members: ['dividend_health.track_record.cuts_in_5y_window'],
    unit: 'count',
    definition:
      'Payments of five years more than 0.5 percent below the previous one of their kind, and suspensions.',
    operands: PRICES,
  },
  {
    members: ['dividend_health.track_record.never_cut_in_5y_window'],
    unit: 'state',
    definition: 'Whether there were no cuts in five years.',
    operands: ['dividend_health.track_record.cuts_in_5y_window'],
  },
  {
    members: ['history_summary.total_payments'],
    unit: 'count',
    definition:
      'Payments of the five years up to the newest bar; parts that go ex within ten days of each other are one.',
    operands: ['history_summary.ex_date_first', ...PRICES],
  },
];

const PAYOUT = 'dividend_health.payout_components';
const PERIOD = [`${PAYOUT}.period_end`, `${PAYOUT}.provenance`];

const payout = (
  member: string,
  unit: 'percent' | 'ratio',
  formula: string,
  operands: readonly string[],
): Figure => ({
  members: [`${PAYOUT}.${member}`],
  unit,
  definition: 'Of the twelve months to period_end; provenance is the newest filing among the operands.',
  formula,
  operands: [...PERIOD, ...operands],
});

const PAID = 'cash_flow.dividends_paid';

const health: readonly Figure[] = [
  payout('payout_ratio_pct', 'percent', '−dividends_paid ÷ net_income · 100', [
    PAID,
    'income_statement.net_income',
  ]),
  payout('fcf_payout_ratio_pct', 'percent', '−dividends_paid ÷ free_cash_flow · 100', [
    PAID,
    'cash_flow.free_cash_flow',
  ]),
  payout('ocf_coverage', 'ratio', 'operating_cash_flow ÷ −dividends_paid', [
    'cash_flow.operating_cash_flow',
    PAID,
  ]),
  payout('ebitda_coverage', 'ratio', 'ebitda ÷ −dividends_paid', ['income_statement.ebitda', PAID]),
  payout('net_debt_to_ebitda', 'ratio', 'net_debt ÷ ebitda', [
    'balance_sheet.net_debt',
    'income_statement.ebitda',
  ]),
];

export const DIVIDENDS_FIGURES: readonly LaneFigure[] = [...current, ...record, ...health].map((figure) => ({
  formula: null,
  ...figure,
  path: '/v2/dividends',
}));
