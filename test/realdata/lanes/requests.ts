/** Requests about a benchmark fund. */
export const requestsOfFund = (symbol: string): ReturnType<typeof requestsOf> => [
  ['prices-total', `/v2/prices?symbol=${symbol}&adjust=total&limit=10000`],
];

/** Requests about a symbol: file name → path. */
export function requestsOf(symbol: string): readonly (readonly [name: string, path: string])[] {
  const of = (lane: string, rest = ''): string => `/v2/${lane}?symbol=${symbol}${rest}`;
  return [
    ...LANES.map((lane) => [lane, of(lane)] as const),
    ...(['product', 'segment', 'geography'] as const).map(
      (by) => [`segments-${by}`, of('segments', `&by=${by}&history=4`)] as const,
    ),
    ['fundamentals-quarter', of('fundamentals', '&period=quarter')],
    ['fundamentals-annual', of('fundamentals', '&period=annual')],
    ...(['none', 'splits', 'total'] as const).map(
      (adjust) => [`prices-${adjust}`, of('prices', `&adjust=${adjust}&limit=10000`)] as const,
    ),
    ...(['week', 'month'] as const).map(
      (interval) => [`prices-${interval}`, of('prices', `&interval=${interval}&limit=10000`)] as const,
    ),
    ['history-month', of('history', `&interval=month&series=${MONTHLY}`)],
    ['history-quarter', of('history', `&interval=quarter&series=${QUARTERLY}`)],
    ['history-year', of('history', `&interval=year&series=${YEARLY}`)],
    ...EXPLAINED.map(
      ([lane, figure]) =>
        [
          `explain-${lane}-${figure.split('.')[0]}-${figure.split('.')[1] ?? ''}`,
          of('explain/lane', `&lane=${lane}&figure=${figure}`),
        ] as const,
    ),
    ...Object.entries(CONCEPTS).map(
      ([name, concept]) => [`facts-${name}`, of('facts', `&concept=${concept}&limit=1000`)] as const,
    ),
    ['compare', `/v2/compare?symbols=${symbol}&fields=${COMPARED}`],
    ['compare-closes', `/v2/compare?symbols=${symbol}&fields=${AT_CLOSE}`],
    ['compare-ttm', `/v2/compare?symbols=${symbol}&fields=${COMPARED}&period=ttm`],
    [
      'screen',
      `/v2/screen?where=${encodeURIComponent(`symbol = '${symbol}'`)}&stale=include&columns=${SCREENED}`,
    ],
  ];
}

const LANES = [
  'coverage',
  'profile',
  'fundamentals',
  'snapshot',
  'technicals',
  'price-action',
  'dividends',
  'valuation',
  'priced-in',
  'ownership',
  'insiders',
  'earnings',
  'calendar',
  'events',
];

const CONCEPTS = {
  cover: 'dei:EntityCommonStockSharesOutstanding',
  equity: 'us-gaap:StockholdersEquity',
  revenues: 'us-gaap:Revenues',
  sales: 'us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax',
  'sales-net': 'us-gaap:SalesRevenueNet',
  'equity-with-minority': 'us-gaap:StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
};
const MONTHLY =
  'close,market_value,pe_ttm,ps_ttm,pfcf_ttm,revenue_ttm,net_income_ttm,free_cash_flow_ttm,eps_diluted_ttm';
const QUARTERLY =
  'revenue_quarter,net_income_quarter,eps_diluted_quarter,free_cash_flow_quarter,revenue_ttm,total_debt_quarter';
const YEARLY =
  'revenue_annual,net_income_annual,eps_diluted_annual,free_cash_flow_annual,operating_cash_flow_annual,capex_annual';
const EXPLAINED = [
  ['valuation', 'market_value.value'],
  ['valuation', 'enterprise_value.value'],
  ['priced_in', 'implied_growth_pct'],
  ['priced_in', 'fade.initial_growth_pct'],
  ['priced_in', 'own_growth.revenue.years_3.growth_pct'],
] as const;
const COMPARED =
  'revenue,net_income,eps_diluted,free_cash_flow,gross_margin_pct,roic_pct,total_debt,net_debt,current_ratio,revenue_yoy_pct';
const AT_CLOSE = [
  ...['close', 'market_value', 'enterprise_value', 'price_to_earnings', 'price_to_sales', 'price_to_book'],
  ...['price_to_free_cash_flow', 'ev_to_ebitda', 'ev_to_ebit', 'ev_to_sales', 'ev_to_free_cash_flow'],
  ...['earnings_yield_pct', 'free_cash_flow_yield_pct', 'dividend_yield_pct', 'buyback_yield_pct'],
  ...['shareholder_yield_pct', 'rsi_14', 'vs_sma_50_pct', 'vs_sma_200_pct', 'distance_from_52w_high_pct'],
  ...['1d', '5d', '1m', '3m', '6m', 'ytd', '1y', '3y', '5y', '10y'].flatMap((span) => [
    `price_return_${span}_pct`,
    `total_return_${span}_pct`,
  ]),
].join();
const SCREENED = COMPARED;
