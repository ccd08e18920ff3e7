/** How a line of a statement is shown. Amounts and shares are shown in millions. */
export type Kind = 'amount' | 'shares' | 'per_share' | 'percent' | 'plain';

const WORDS: Readonly<Record<string, string>> = {
  cet1: 'CET1',
  ebitda: 'EBITDA',
  eps: 'EPS',
  fcf: 'FCF',
  nii: 'NII',
  ocf: 'OCF',
  ppe: 'PP&E',
  qoq: 'on the quarter before',
  rnd: 'R&D',
  roa: 'ROA',
  roe: 'ROE',
  roic: 'ROIC',
  rotce: 'ROTCE',
  sga: 'SG&A',
  usd: 'USD',
  yoy: 'on the year before',
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

/** `not_reported` as words. */
export const wordsOf = (code: string): string => code.replaceAll('_', ' ');
