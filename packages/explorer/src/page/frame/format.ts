/** How a line of a statement is shown. Amounts and shares are shown in millions. */
export type Kind = 'amount' | 'shares' | 'per_share' | 'percent' | 'plain';

/** Names of fields whose words alone are no plain English. */
const LABELS: Readonly<Record<string, string>> = {
  accruals_ratio_pct: 'Accruals ratio',
  capex: 'Capital expenditure',
  capex_intensity_3y_avg_pct: 'Capex to revenue, 3-year average',
  capex_intensity_pct: 'Capex to revenue',
  cash_conversion_cycle_days: 'Cash conversion cycle',
  cet1_ratio_pct: 'CET1 ratio',
  days_inventory: 'Days of inventory',
  days_payables: 'Days of payables',
  days_sales_outstanding: 'Days of sales outstanding',
  deferred_revenue_current: 'Deferred revenue, current',
  depreciation_amortization: 'Depreciation and amortization',
  diluted_shares_cagr_3y_pct: 'Diluted shares, CAGR 3 years',
  diluted_shares_cagr_5y_pct: 'Diluted shares, CAGR 5 years',
  eps_basic: 'EPS, basic',
  eps_diluted: 'EPS, diluted',
  eps_growth: 'EPS growth',
  fcf_per_share_cagr_3y_pct: 'Free cash flow per share, CAGR 3 years',
  loans_to_deposits_pct: 'Loans to deposits',
  long_term_debt: 'Long-term debt',
  long_term_investments: 'Long-term investments',
  net_debt_to_ebitda: 'Net debt to EBITDA',
  nii_to_avg_assets_pct: 'Net interest income to average assets',
  noninterest_bearing_deposits: 'Noninterest-bearing deposits',
  operating_lease_liabilities_current: 'Operating lease liabilities, current',
  piotroski_f_score: 'Piotroski F-score',
  ppe_net: 'PP&E, net',
  pretax_income: 'Income before tax',
  provision_to_avg_loans_pct: 'Provision to average loans',
  revenue_per_share_cagr_3y_pct: 'Revenue per share, CAGR 3 years',
  rnd_intensity_pct: 'R&D to revenue',
  rotce_pct: 'ROTCE',
  sbc_pct_ocf: 'Stock-based pay to operating cash flow',
  sbc_pct_revenue: 'Stock-based pay to revenue',
  shares_basic: 'Shares, basic',
  shares_diluted: 'Shares, diluted',
  shares_outstanding_cover_page: 'Shares on the cover page',
  short_term_investments: 'Short-term investments',
  stock_based_comp: 'Stock-based pay',
  working_capital_change: 'Change in working capital',
};

const WORDS: Readonly<Record<string, string>> = {
  cet1: 'CET1',
  ebitda: 'EBITDA',
  eps: 'EPS',
  fcf: 'free cash flow',
  nii: 'NII',
  ocf: 'operating cash flow',
  ppe: 'PP&E',
  qoq: 'growth on the quarter',
  rnd: 'R&D',
  roa: 'ROA',
  roe: 'ROE',
  roic: 'ROIC',
  rotce: 'ROTCE',
  sga: 'SG&A',
  usd: 'USD',
  yoy: 'growth on the year',
};

const RATIOS = /^(current_ratio|debt_to_|interest_coverage|net_debt_to_ebitda|piotroski)/;

export function kindOf(field: string): Kind {
  if (field.endsWith('_pct')) return 'percent';
  if (field.startsWith('eps_')) return 'per_share';
  if (field.startsWith('shares_')) return 'shares';
  return RATIOS.test(field) ? 'plain' : 'amount';
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
const [MILLIONS, HUNDREDTHS, PLAIN] = [formatOf(0, 1), formatOf(2, 2), formatOf(0, 2)];

/** A value as a cell shows it, with a true minus; `exactly` has all its digits. */
export function shown(value: number | string, kind: Kind): string {
  const number = Number(value);
  const text = {
    amount: () => MILLIONS.format(number / MILLION),
    shares: () => MILLIONS.format(number / MILLION),
    per_share: () => HUNDREDTHS.format(number),
    percent: () => `${HUNDREDTHS.format(number)}%`,
    plain: () => PLAIN.format(number),
  }[kind]();
  return text.replace('-', '−');
}

/** A number or decimal string with every digit that it has, grouped by thousands. */
export function exactly(value: number | string): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',').replace('-', '−');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** What follows a value with all its digits. */
export const unitOf = (kind: Kind, currency: string): string =>
  ({
    amount: ` ${currency}`,
    shares: ' shares',
    per_share: ` ${currency} per share`,
    percent: '%',
    plain: '',
  })[kind];

/** The unit of a value as a cell shows it, in words. */
export const shownUnitOf = (kind: Kind, currency: string): string =>
  ({
    amount: `million ${currency}`,
    shares: 'million shares',
    per_share: `${currency} per share`,
    percent: '',
    plain: '',
  })[kind];

const UNITS: Readonly<Record<string, string>> = { percent: '%', usd: ' USD', price_currency: '' };

/** A figure with its unit as explanations have it, a list with each of its values; undefined without a value. */
export function withUnit(value: unknown, unit: string): string | undefined {
  if (Array.isArray(value)) {
    const texts = value.map((item: unknown) => withUnit(item, unit) ?? 'none');
    return texts.length === 0 ? undefined : texts.join(', ');
  }
  if (typeof value === 'string') return wordsOf(value);
  if (typeof value !== 'number') return undefined;
  return `${exactly(value)}${UNITS[unit] ?? ` ${wordsOf(unit)}`}`;
}

/** `not_reported` as words. */
export const wordsOf = (code: string): string => code.replaceAll('_', ' ');
