import { DIVIDENDS_FIGURES } from './dividends-figures.ts';
import { GOVERNANCE_FIGURES } from './governance-figures.ts';
import type { LaneFigure } from './lane-figure.ts';
import { MULTIPLES_FIGURES } from './multiples-figures.ts';
import { OWNERSHIP_FIGURES } from './ownership-figures.ts';
import { PRICE_ACTION_FIGURES } from './price-action-figures.ts';
import { SNAPSHOT_FIGURES } from './snapshot-figures.ts';
import { TECHNICALS_FIGURES } from './technicals-figures.ts';

const ENTERPRISE_FORMULA =
  'market_value + total_debt + noncontrolling_interest + preferred_stock + temporary_equity − cash_and_equivalents − short_term_investments';

const worths: readonly LaneFigure[] = (['/v2/valuation', '/v2/priced-in'] as const).flatMap(
  (path): readonly LaneFigure[] => [
    {
      path,
      members: ['market_value.value'],
      unit: 'price_currency',
      definition:
        'The value of all shares at the newest close; refused if the statements are stale or share classes have an unknown value.',
      formula: 'close · shares_outstanding',
      operands: ['market_value.close', 'market_value.shares_outstanding'],
    },
    {
      path,
      members: ['market_value.close'],
      unit: 'price_currency_per_share',
      definition: 'The newest close, of `close_date`.',
      formula: null,
      operands: [],
    },
    {
      path,
      members: ['market_value.shares_outstanding'],
      unit: 'shares',
      definition:
        'Shares of the newest cover page, all classes, on the shares of the close: of `shares_source`, times the splits since.',
      formula: null,
      operands: ['market_value.shares_source'],
    },
    {
      path,
      members: ['enterprise_value.value'],
      unit: 'price_currency',
      definition:
        'The value of the whole company, including its debt and less its cash; not defined for banks and insurers.',
      formula: ENTERPRISE_FORMULA,
      operands: ['market_value.value', 'enterprise_value.operands[]'],
    },
  ],
);

const valuation: readonly LaneFigure[] = [
  {
    path: '/v2/valuation',
    members: ['yields.earnings_yield_pct'],
    unit: 'percent',
    definition:
      'Diluted earnings per share of twelve months, of a partnership income per unit, over the close; negative for a loss.',
    formula: 'eps_diluted ÷ close · 100',
    operands: ['multiples.price_to_earnings.denominator', 'market_value.close'],
  },
  {
    path: '/v2/valuation',
    members: ['yields.free_cash_flow_yield_pct'],
    unit: 'percent',
    definition:
      'Free cash flow of twelve months over the market value; negative if free cash flow is negative.',
    formula: 'free_cash_flow ÷ market_value · 100',
    operands: ['multiples.price_to_free_cash_flow.denominator', 'market_value.value'],
  },
  {
    path: '/v2/valuation',
    members: ['dividend.per_share'],
    unit: 'price_currency_per_share',
    definition:
      'A year of dividends at the rate of the newest regular payment, or those of twelve months: `basis`.',
    formula: null,
    operands: ['GET /v2/dividends'],
  },
  {
    path: '/v2/valuation',
    members: ['dividend.yield_pct'],
    unit: 'percent',
    definition: 'That rate over the newest close.',
    formula: 'dividend.per_share ÷ close · 100',
    operands: ['dividend.per_share', 'market_value.close'],
  },
];

/** Growth between two fiscal years, at places of the answer that have both. */
const grown = (definition: string, places: readonly string[]): LaneFigure => ({
  path: '/v2/priced-in',
  members: places.map((place) => `${place}.growth_pct`),
  unit: 'percent',
  definition,
  formula: '((to ÷ from)^(1 ÷ years) − 1) · 100',
  operands: places.flatMap((place) => [`${place}.from`, `${place}.to`]),
});

const pricedIn: readonly LaneFigure[] = [
  {
    path: '/v2/priced-in',
    members: ['free_cash_flow.value'],
    unit: 'reporting_currency',
    definition: 'Operating cash flow less capital expenditure of the trailing twelve months.',
    formula: 'operating_cash_flow + capex',
    operands: ['cash_flow.free_cash_flow'],
  },
  {
    path: '/v2/priced-in',
    members: ['implied_growth_pct', 'sensitivity[].implied_growth_pct'],
    unit: 'percent',
    definition:
      'The annual growth g of free cash flow over n years, T afterwards, at which its present value at r equals the enterprise value.',
    formula: 'EV = Σ F·((1+g)/(1+r))^t for t = 1 … n + F·((1+g)/(1+r))^n · (1+T)/(r−T)',
    operands: ['enterprise_value.value', 'free_cash_flow.value', 'assumptions'],
  },
  {
    path: '/v2/priced-in',
    members: ['fade.initial_growth_pct'],
    unit: 'percent',
    definition:
      'The growth g of free cash flow in the first year, from which it fades linearly to T in the year after the last, at which the present value at r equals the enterprise value.',
    formula:
      'EV = Σ F·Π(1+g_k, k = 1 … t)/(1+r)^t for t = 1 … n + F·Π(1+g_k, k = 1 … n)/(1+r)^n · (1+T)/(r−T), g_t = g + (T−g)·(t−1)/n',
    operands: ['enterprise_value.value', 'free_cash_flow.value', 'assumptions'],
  },
  {
    path: '/v2/priced-in',
    members: ['fade.growth_by_year_pct[]'],
    unit: 'percent',
    definition: 'The growth of each year of that model.',
    formula: 'g_t = g + (T−g)·(t−1)/n for t = 1 … n',
    operands: ['fade.initial_growth_pct', 'assumptions'],
  },
  {
    path: '/v2/priced-in',
    members: ['fade.compound_growth_pct'],
    unit: 'percent',
    definition: 'The constant annual growth that over the years of that model comes to the same.',
    formula: '(Π(1+g_t, t = 1 … n)^(1 ÷ n) − 1) · 100',
    operands: ['fade.growth_by_year_pct'],
  },
  grown(
    'Compound growth of free cash flow over so many fiscal years; both ends must be above zero.',
    [3, 5, 10].map((years) => `growth_that_was.years_${years}`),
  ),
  grown(
    'Compound growth over so many fiscal years, of earnings per share on today’s split basis; refused from a base that says little.',
    ['eps_diluted', 'revenue'].flatMap((field) =>
      [1, 3, 5].map((years) => `own_growth.${field}.years_${years}`),
    ),
  ),
];

const earnings: readonly LaneFigure[] = [
  {
    members: ['announced_not_reported.results.figures[].value'],
    unit: 'reporting_currency',
    definition:
      'The figure of a release before its report, as `field` of the income statement; per share and in shares for EPS and averages, as `unit` says.',
    operands: ['GET /v2/releases/{accession}'],
  },
  {
    members: ['guidance.items[].low', 'guidance.items[].high'],
    unit: 'reporting_currency',
    definition:
      'The ends of the range that the newest release states for a period to come, equal for a single value; per share for EPS, in percent for margins, rates and growth, as `unit` says.',
    operands: ['GET /v2/releases/{accession}'],
  },
  {
    members: ['periods[].eps_basic', 'periods[].eps_diluted'],
    unit: 'reporting_currency_per_share',
    definition: 'Of the row of the income statement.',
    operands: ['income_statement.eps_basic', 'income_statement.eps_diluted'],
  },
  {
    members: ['periods[].revenue'],
    unit: 'reporting_currency',
    definition: 'Of the row of the income statement.',
    operands: ['income_statement.revenue'],
  },
  {
    members: ['periods[].eps_yoy_pct', 'periods[].revenue_yoy_pct'],
    unit: 'percent',
    definition: 'Growth over the same period of the previous year, as in the row of the income statement.',
    operands: ['income_statement.growth.eps_yoy_pct', 'income_statement.growth.revenue_yoy_pct'],
  },
  {
    members: ['periods[].against_trend.eps_diluted.trend_pct', 'periods[].against_trend.revenue.trend_pct'],
    unit: 'percent',
    definition:
      'Growth of the four quarters before the period, together, over the same four of the year before: Σ four ÷ Σ those of the year before − 1.',
    operands: ['income_statement.eps_diluted', 'income_statement.revenue'],
  },
  {
    members: [
      'periods[].against_trend.eps_diluted.difference_pp',
      'periods[].against_trend.revenue.difference_pp',
    ],
    unit: 'percentage_points',
    definition: 'The growth of the period over the year before, less that trend.',
    operands: ['periods[].eps_yoy_pct', 'periods[].revenue_yoy_pct', 'periods[].against_trend'],
  },
  {
    members: ['periods[].announced.days_after_period_end', 'periods[].report.days_after_period_end'],
    unit: 'days',
    definition:
      'Calendar days from the end of the period to the filing of the 8-K with item 2.02, or of the report.',
    operands: ['periods[].period_end', 'periods[].announced.filed', 'periods[].report.filed'],
  },
  {
    members: [
      'reports_without_figures[].announced.days_after_period_end',
      'reports_without_figures[].report.days_after_period_end',
    ],
    unit: 'days',
    definition:
      'The same of a report of which there are no figures, from the end of the period that EDGAR’s list has.',
    operands: [
      'reports_without_figures[].period_end',
      'reports_without_figures[].announced.filed',
      'reports_without_figures[].report.filed',
    ],
  },
  {
    members: ['periods[].days_from_announcement_to_report'],
    unit: 'days',
    definition: 'Calendar days from that 8-K to the report.',
    operands: ['periods[].announced.filed', 'periods[].report.filed'],
  },
].map((figure) => ({ ...figure, path: '/v2/earnings', formula: null }) as LaneFigure);

/** Every figure of the answers about value, price, dividends and announcements, and of owners in screens. */
export const LANE_FIGURES: readonly LaneFigure[] = [
  ...worths,
  ...MULTIPLES_FIGURES,
  ...valuation,
  ...pricedIn,
  ...earnings,
  ...PRICE_ACTION_FIGURES,
  ...SNAPSHOT_FIGURES,
  ...TECHNICALS_FIGURES,
  ...DIVIDENDS_FIGURES,
  ...GOVERNANCE_FIGURES,
  ...OWNERSHIP_FIGURES,
];
