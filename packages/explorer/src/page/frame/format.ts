/** How a figure is shown. Amounts and shares are in millions. */
import { fractionOf } from '@footnote/values/decimal';
export type Kind = 'amount' | 'shares' | 'per_share' | 'percent' | 'ratio' | 'plain';

/** Fields whose names do not read as English. */
const LABELS: Readonly<Record<string, string>> = {
  accruals_ratio_pct: 'Accruals ratio',
  capex: 'Capital expenditure',
  capex_intensity_3y_avg_pct: 'Capex to revenue, 3-year average',
  capex_intensity_pct: 'Capex to revenue',
  cash_conversion_cycle_days: 'Cash conversion cycle',
  cet1_ratio_pct: 'CET1 ratio',
  days_inventory: 'Days inventory outstanding',
  days_payables: 'Days payables outstanding',
  days_sales_outstanding: 'Days sales outstanding',
  deferred_revenue_current: 'Deferred revenue, current',
  debt_borrowings: 'Borrowings',
  depreciation_amortization: 'Depreciation and amortization',
  diluted_shares_cagr_3y_pct: 'Diluted shares, 3-year CAGR',
  diluted_shares_cagr_5y_pct: 'Diluted shares, 5-year CAGR',
  eps_basic: 'EPS, basic',
  eps_diluted: 'EPS, diluted',
  eps_growth: 'EPS growth',
  fcf_per_share_cagr_3y_pct: 'Free cash flow per share, 3-year CAGR',
  loans_to_deposits_pct: 'Loans to deposits',
  loans_net: 'Loans, net',
  long_term_debt: 'Long-term debt',
  long_term_investments: 'Long-term investments',
  net_debt_to_ebitda: 'Net debt to EBITDA',
  nci: 'Noncontrolling interest',
  nii_to_avg_assets_pct: 'Net interest income to average assets',
  noninterest_bearing_deposits: 'Noninterest-bearing deposits',
  operating_lease_liabilities_current: 'Operating lease liabilities, current',
  piotroski_f_score: 'Piotroski F-score',
  ppe_net: 'PP&E, net',
  pretax_income: 'Income before tax',
  provision_to_avg_loans_pct: 'Provision to average loans',
  revenue_per_share_cagr_3y_pct: 'Revenue per share, 3-year CAGR',
  rnd_intensity_pct: 'R&D to revenue',
  rotce_pct: 'ROTCE',
  sbc_pct_ocf: 'Stock-based compensation to operating cash flow',
  sbc_pct_revenue: 'Stock-based compensation to revenue',
  shares_basic: 'Shares, basic',
  shares_diluted: 'Shares, diluted',
  shares_outstanding_cover_page: 'Shares on the cover page',
  short_term_investments: 'Short-term investments',
  stock_based_comp: 'Stock-based compensation',
  total_equity_with_nci: 'Total equity with noncontrolling interest',
  working_capital_change: 'Change in working capital',
};

const WORDS: Readonly<Record<string, string>> = {
  adx: 'ADX',
  atr: 'ATR',
  ema: 'EMA',
  macd: 'MACD',
  obv: 'OBV',
  rsi: 'RSI',
  sma: 'SMA',
  cet1: 'CET1',
  ebitda: 'EBITDA',
  eps: 'EPS',
  ev: 'EV',
  fcf: 'free cash flow',
  nii: 'NII',
  ocf: 'operating cash flow',
  ppe: 'PP&E',
  qoq: 'growth, quarter over quarter',
  rnd: 'R&D',
  roa: 'ROA',
  roe: 'ROE',
  roic: 'ROIC',
  rotce: 'ROTCE',
  sga: 'SG&A',
  usd: 'USD',
  yoy: 'growth, year over year',
};

const RATIOS = /^(current_ratio|debt_to_|interest_coverage|net_debt_to_ebitda)/;

export function kindOf(field: string): Kind {
  if (field.endsWith('_pct')) return 'percent';
  if (field.startsWith('eps_')) return 'per_share';
  if (field.startsWith('shares_')) return 'shares';
  if (field.startsWith('piotroski')) return 'plain';
  return RATIOS.test(field) ? 'ratio' : 'amount';
}

/** `net_income` is “Net income”; the unit is in the kind. */
export function labelOf(field: string): string {
  const label = LABELS[field];
  if (label !== undefined) return label;
  const words = field.replace(/_pct$/, '').split('_');
  const text = words.map((word) => WORDS[word] ?? word).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const MILLION = 1e6;
const formatOf = (least: number, most: number): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
const [MILLIONS, WHOLE, TENTHS] = [formatOf(0, 1), formatOf(0, 0), formatOf(1, 1)];
const [HUNDREDTHS, PLAIN] = [formatOf(2, 2), formatOf(0, 2)];

/** From this many millions on, a decimal is noise. */
const LARGE = 10_000 * MILLION;

/** Whether amounts of a table have a decimal in millions: one of them does, and none is large. */
export const hasTenths = (values: readonly (number | string)[]): boolean =>
  values.every((value) => Math.abs(Number(value)) < LARGE) &&
  values.some((value) => Math.round(Math.abs(Number(value)) / (MILLION / 10)) % 10 !== 0);

/**
 * A value as a cell shows it, with a true minus; `exactly` keeps all digits. `tenths`: whether amounts and shares have a
 * decimal, so that those of a table line up; as needed by default.
 */
export function shown(value: number | string, kind: Kind, tenths?: boolean): string {
  const number = Number(value);
  const isWhole = tenths === undefined ? Math.abs(number) >= LARGE : !tenths;
  const millions = isWhole ? WHOLE : tenths === undefined ? MILLIONS : TENTHS;
  const text = {
    amount: () => millions.format(number / MILLION),
    shares: () => millions.format(number / MILLION),
    per_share: () => HUNDREDTHS.format(number),
    percent: () => `${HUNDREDTHS.format(number)}%`,
    ratio: () => HUNDREDTHS.format(number),
    plain: () => PLAIN.format(number),
  }[kind]();
  return text.replace('-', '−');
}

const SCALES = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [MILLION, 'million'],
] as const;

/** An amount of money to two decimals of a trillion, billion or million, with its currency. */
export function compactAmount(value: number | string, currency: string | null): string {
  const number = Number(value);
  const [scale, word] = SCALES.find(([least]) => Math.abs(number) >= least) ?? [1, ''];
  const text = (scale === 1 ? WHOLE : HUNDREDTHS).format(number / scale).replace('-', '−');
  return [text, word, currency ?? ''].filter((part) => part !== '').join(' ');
}

const PENNY_DECIMALS = 4;

/** A price to the cent, or to four decimals below 1. */
export const priceText = (value: number): string =>
  (Math.abs(value) < 1 && value !== 0 ? formatOf(2, PENNY_DECIMALS) : HUNDREDTHS)
    .format(value)
    .replace('-', '−');

/** Shows numbers with as many decimals as the most precise of them, so that they line up in a column. */
export function alignedDecimals(values: readonly number[]): (value: number) => string {
  const decimals = Math.max(2, ...values.map((value) => fractionOf(String(value))));
  const format = formatOf(decimals, decimals);
  return (value) => format.format(value).replace('-', '−');
}

/** A number or decimal string with all its digits, grouped by thousands. */
export function exactly(value: number | string): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',').replace('-', '−');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** The unit that follows a value with all its digits. */
export const unitOf = (kind: Kind, currency: string): string =>
  ({
    amount: ` ${currency}`,
    shares: ' shares',
    per_share: ` ${currency} per share`,
    percent: '%',
    ratio: '',
    plain: '',
  })[kind];

/** The unit of a value as a cell shows it, in words. */
export const shownUnitOf = (kind: Kind, currency: string): string =>
  ({
    amount: `million ${currency}`,
    shares: 'million shares',
    per_share: `${currency} per share`,
    percent: '',
    ratio: '',
    plain: '',
  })[kind];

/** Parts of codes that are abbreviations or forms. */
const CODE_WORDS: Readonly<Record<string, string>> = {
  '13d': '13D',
  '13f': '13F',
  '13g': '13G',
  '8k': '8-K',
  cik: 'CIK',
  def14a: 'DEF 14A',
  dei: 'DEI',
  form345: 'Forms 3, 4 and 5',
  q4: 'Q4',
  schedule13: 'Schedule 13D and 13G',
  sec: 'SEC',
  ttm: 'TTM',
  usd: 'USD',
  xbrl: 'XBRL',
  xml: 'XML',
};

const UNITS: Readonly<Record<string, string>> = {
  count: '',
  date: '',
  index: '',
  percent: '%',
  price_currency: '',
  price_currency_per_share: ' per share',
  ratio: '×',
  reporting_currency: '',
  reporting_currency_per_share: ' per share',
  state: '',
  usd: ' USD',
};

/** A figure with the unit that its explanation names, or a list of them; undefined without a value. */
export function withUnit(value: unknown, unit: string): string | undefined {
  if (Array.isArray(value)) {
    const texts = value.map((item: unknown) => withUnit(item, unit) ?? 'none');
    return texts.length === 0 ? undefined : texts.join(', ');
  }
  if (typeof value === 'string') return wordsOf(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value !== 'number') return undefined;
  return `${exactly(value)}${UNITS[unit] ?? ` ${wordsOf(unit)}`}`;
}

/** `not_reported` as words. */
export const wordsOf = (code: string): string =>
  code
    .split('_')
    .map((word) => CODE_WORDS[word] ?? word)
    .join(' ');
