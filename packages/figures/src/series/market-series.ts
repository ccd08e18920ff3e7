import type { CatalogUnit } from '../catalog/catalog.ts';
import { quotient, type Figure } from '../ratios/exact.ts';

/** A multiple: the market value, or the price of one share, over a filed figure. */
export type Multiple = {
  /** The numerator: the value of the company, or the price of one share. */
  readonly of: 'market_value' | 'share';
  /** The series by period that it is divided by. */
  readonly over: string;
  /** The equivalent for a partnership, which has units instead of shares. */
  readonly overOfPartnership: string;
};

export type MarketSeries = {
  readonly name: string;
  readonly unit: CatalogUnit | 'price_currency' | 'price_currency_per_share';
  readonly definition: string;
  readonly formula: string;
  /** Null for prices and the market value. */
  readonly multiple: Multiple | null;
};

const AS_FILED = 'as filed before the day; refused if it is zero or less';

const multiple = (
  name: string,
  of: Multiple['of'],
  over: string,
  label: string,
  overOfPartnership = over,
): MarketSeries => ({
  name,
  unit: 'ratio',
  definition: `${of === 'share' ? 'The close as traded' : 'The market value'} over ${label}, ${AS_FILED}.`,
  formula: `${of === 'share' ? 'close_traded' : 'market_value'} ÷ ${over}`,
  multiple: { of, over, overOfPartnership },
});

const price = (name: string, definition: string, formula: string): MarketSeries => ({
  name,
  unit: 'price_currency_per_share',
  definition,
  formula,
  multiple: null,
});

const LISTED: readonly MarketSeries[] = [
  price(
    'close',
    'The close on the shares of the newest bar.',
    'close_traded ÷ new shares per old share since then',
  ),
  price(
    'close_total_return',
    'The close with every later dividend reinvested at the close of its ex-date.',
    'close · the product of close ÷ (close + dividend) of each later ex-date',
  ),
  price(
    'close_traded',
    'The close as it was traded.',
    'as reported by the source, or derived from its splits',
  ),
  price(
    'sma_50',
    'The mean close of the last 50 sessions, on the shares of the newest bar.',
    'mean(close of 50 sessions)',
  ),
  price(
    'sma_200',
    'The mean close of the last 200 sessions, on the shares of the newest bar.',
    'mean(close of 200 sessions)',
  ),
  {
    name: 'under_peak_pct',
    unit: 'percent',
    definition: 'How far the close is below the highest close up to the day; zero at a new high.',
    formula: '(close ÷ highest close up to the day − 1) · 100',
    multiple: null,
  },
  {
    name: 'market_value',
    unit: 'price_currency',
    definition:
      'The close as traded times the shares outstanding of the newest cover page that had been filed before the day.',
    formula: 'close_traded · shares on the cover page · new shares per old share since their count',
    multiple: null,
  },
  multiple(
    'pb',
    'market_value',
    'total_equity_quarter',
    "the parent's equity at the end of the newest period",
  ),
  multiple(
    'pe_ttm',
    'share',
    'eps_diluted_ttm',
    'diluted earnings per share of twelve months, of a partnership income per unit',
    'income_per_unit_diluted_ttm',
  ),
  multiple('pfcf_ttm', 'market_value', 'free_cash_flow_ttm', 'free cash flow of twelve months'),
  multiple('pocf_ttm', 'market_value', 'operating_cash_flow_ttm', 'operating cash flow of twelve months'),
  multiple('ps_ttm', 'market_value', 'revenue_ttm', 'revenue of twelve months'),
];

/** Every series by session, by name. */
export const MARKET_SERIES: ReadonlyMap<string, MarketSeries> = new Map(
  LISTED.map((series) => [series.name, series]),
);

/** Price or value over a figure above zero; null otherwise. */
export function multipleOf(paid: Figure, figure: Figure): Figure {
  return figure === null || figure.lte(0) ? null : quotient(paid, figure);
}
