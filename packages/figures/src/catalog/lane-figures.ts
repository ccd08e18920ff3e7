import { MULTIPLE_NAMES, MULTIPLES } from '../valuation/multiples.ts';
import { WINDOW_YEARS } from '../valuation/windows.ts';
import { DIVIDENDS_FIGURES } from './dividends-figures.ts';
import type { LaneFigure } from './lane-figure.ts';
import { PRICE_ACTION_FIGURES } from './price-action-figures.ts';
import { TECHNICALS_FIGURES } from './technicals-figures.ts';

const OVER = {
  close: 'market_value.close',
  enterprise_value: 'enterprise_value.value',
  market_value: 'market_value.value',
} as const;

const multiples: readonly LaneFigure[] = MULTIPLE_NAMES.map((name) => {
  const { over, by } = MULTIPLES[name];
  const place = `multiples.${name}`;
  return {
    path: '/v2/valuation',
    members: [`${place}.value`],
    unit: 'ratio',
    definition:
      by === 'common_equity'
        ? 'The market value over equity of the parent less preferred stock at the end of the newest period.'
        : `The ${over.replace('_', ' ')} over ${by} of the trailing twelve months; not_meaningful if either is zero or less.`,
    formula: `${over} ÷ ${by}`,
    operands: [OVER[over], `${place}.numerator`, `${place}.denominator`],
  };
});

const placesOf = (member: string): readonly string[] =>
  MULTIPLE_NAMES.map((name) => `multiples.${name}.history.${member}`);

const histories: readonly LaneFigure[] = [
  {
    members: placesOf('percentile'),
    unit: 'percent',
    definition:
      "Share of the multiples at the company's last 120 month-ends that are below the value, those equal to it counting half.",
    formula: '(those below + ½ · those equal) ÷ observations · 100',
  },
  {
    members: [...placesOf('lowest'), ...placesOf('median'), ...placesOf('highest')],
    unit: 'ratio',
    definition:
      'Of the multiples at those month-ends, each computed from the close and the figures filed before that day.',
    formula: null,
  },
].map((figure) => ({ ...figure, path: '/v2/valuation', operands: placesOf('observations') }) as LaneFigure);

const inWindows = (member: string): readonly string[] =>
  WINDOW_YEARS.flatMap((years) => placesOf(`windows.years_${years}.${member}`));

const windows: readonly LaneFigure[] = (
  [
    {
      members: inWindows('mean'),
      unit: 'ratio',
      definition: "The mean of the multiples at the month-ends of the window's years.",
      formula: 'Σ multiples ÷ observations',
    },
    {
      members: inWindows('deviation'),
      unit: 'ratio',
      definition: 'The standard deviation of those multiples, as of a sample.',
      formula: '√(Σ (multiple − mean)² ÷ (observations − 1))',
    },
    {
      members: inWindows('z_score'),
      unit: 'ratio',
      definition: 'How many deviations the multiple is above the mean; negative below it.',
      formula: '(value − mean) ÷ deviation',
    },
    {
      members: inWindows('percentile'),
      unit: 'percent',
      definition: 'Share of those multiples that are below the value, those equal to it counting half.',
      formula: '(those below + ½ · those equal) ÷ observations · 100',
    },
  ] as const
).map((figure) => ({ ...figure, path: '/v2/valuation', operands: inWindows('observations') }));

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

const YEARS = [3, 5, 10] as const;

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
    members: YEARS.map((years) => `growth_that_was.years_${years}.growth_pct`),
    unit: 'percent',
    definition: 'Compound growth of free cash flow over so many fiscal years; both ends must be above zero.',
    formula: '((to ÷ from)^(1 ÷ years) − 1) · 100',
    operands: YEARS.flatMap((years) => [
      `growth_that_was.years_${years}.from`,
      `growth_that_was.years_${years}.to`,
    ]),
  },
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
    members: ['periods[].announced.days_after_period_end', 'periods[].report.days_after_period_end'],
    unit: 'days',
    definition:
      'Calendar days from the end of the period to the filing of the 8-K with item 2.02, or of the report.',
    operands: ['periods[].period_end', 'periods[].announced.filed', 'periods[].report.filed'],
  },
  {
    members: ['periods[].days_from_announcement_to_report'],
    unit: 'days',
    definition: 'Calendar days from that 8-K to the report.',
    operands: ['periods[].announced.filed', 'periods[].report.filed'],
  },
].map((figure) => ({ ...figure, path: '/v2/earnings', formula: null }) as LaneFigure);

/** Every figure of the answers about value, price, dividends and announcements. */
export const LANE_FIGURES: readonly LaneFigure[] = [
  ...worths,
  ...multiples,
  ...histories,
  ...windows,
  ...valuation,
  ...pricedIn,
  ...earnings,
  ...PRICE_ACTION_FIGURES,
  ...TECHNICALS_FIGURES,
  ...DIVIDENDS_FIGURES,
];
