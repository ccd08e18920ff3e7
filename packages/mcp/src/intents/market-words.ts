import { phrase } from './field-words.ts';

/** What people call figures at the newest close, beside their names. */
const PHRASES: Readonly<Record<string, readonly string[]>> = {
  market_value: ['market cap', 'market capitalization', 'market capitalisation', 'mkt cap', 'size'],
  enterprise_value: ['ev'],
  price_to_earnings: ['p e', 'pe', 'price earnings', 'pe ttm', 'earnings multiple'],
  price_to_sales: ['p s', 'ps', 'price sales', 'sales multiple'],
  price_to_book: ['p b', 'pb', 'price book'],
  price_to_free_cash_flow: ['p fcf', 'pfcf', 'price to fcf', 'price fcf'],
  ev_to_ebitda: ['ev ebitda'],
  ev_to_ebit: ['ev ebit'],
  ev_to_sales: ['ev sales', 'ev revenue', 'ev to revenue'],
  ev_to_free_cash_flow: ['ev fcf', 'ev to fcf'],
  earnings_yield_pct: ['earnings yield'],
  free_cash_flow_yield_pct: ['fcf yield', 'free cash flow yield', 'cash flow yield'],
  dividend_yield_pct: ['dividend yield', 'yield'],
  buyback_yield_pct: ['buyback yield', 'repurchase yield'],
  shareholder_yield_pct: ['shareholder yield', 'total yield', 'payout yield'],
  close: ['price', 'share price', 'stock price'],
  rsi_14: ['rsi'],
  realized_vol_30d_annualized_pct: ['volatility', 'realized volatility'],
  distance_from_52w_high_pct: ['distance from 52 week high', 'below 52 week high', '52 week high'],
  vs_sma_50_pct: ['vs 50 day average', 'vs sma 50'],
  vs_sma_200_pct: ['vs 200 day average', 'vs sma 200'],
};

/** Words for several figures at once. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  prices: ['close', 'distance_from_52w_high_pct'],
  returns: ['1m', '3m', 'ytd', '1y', '3y', '5y'].map((span) => `total_return_${span}_pct`),
  multiples: [
    'price_to_earnings',
    'price_to_sales',
    'price_to_book',
    'price_to_free_cash_flow',
    'ev_to_ebitda',
    'ev_to_sales',
  ],
  yields: ['earnings_yield_pct', 'free_cash_flow_yield_pct', 'dividend_yield_pct', 'buyback_yield_pct'],
};

const FIELD_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(PHRASES).flatMap(([field, phrases]) => phrases.map((words) => [words, field] as const)),
);

const SPANS: Readonly<Record<string, string>> = {
  day: 'd',
  week: 'w',
  month: 'm',
  year: 'y',
  d: 'd',
  w: 'w',
  m: 'm',
  y: 'y',
};
const NUMBERS: Readonly<Record<string, string>> = { one: '1', three: '3', six: '6', five: '5', ten: '10' };
const RETURN =
  /^(?:(?<before>.*?) )?(?<kind>total return|return|performance|price change|price return|change)(?: (?:over |in |of )?(?<after>.*))?$/;

/** The names of the figures at a close that words mean: several for `returns`, one of another figure if they mean none. */
export const marketNames = (words: string): readonly string[] =>
  GROUPS[phrase(words)] ?? [marketName(words) ?? ''];

/** The name of the figure at a close that words mean; undefined if they mean none. */
export function marketName(words: string): string | undefined {
  const asked = phrase(words).replace(/ (?:ratio|multiple)$/, '');
  const { kind, before, after } = RETURN.exec(asked.replace(/ pct$/, ''))?.groups ?? {};
  const span = spanOf(before ?? after ?? '1y');
  if (kind === undefined || span === undefined) return FIELD_OF.get(asked) ?? asked.replaceAll(' ', '_');
  return `${/^(?:price|change)/.test(kind) ? 'price' : 'total'}_return_${span}_pct`;
}

/** `1y` of `1 year`, `12m`, `ytd` and `one-year`. */
function spanOf(words: string): string | undefined {
  if (/^(?:ytd|year to date|this year)$/.test(words)) return 'ytd';
  const [, count = '', unit = ''] =
    /^(?:last )?(\d+|[a-z]+)? ?(day|week|month|year|[dwmy])s?$/.exec(words) ?? [];
  const short = `${NUMBERS[count] ?? (count || '1')}${SPANS[unit] ?? ''}`;
  if (unit === '') return undefined;
  return { '12m': '1y', '1w': '5d', '36m': '3y', '52w': '1y' }[short] ?? short;
}
