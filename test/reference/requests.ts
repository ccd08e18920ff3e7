/**
 * A request to the service with the invented companies of the demo. The first request of an operation is the initial one
 * of its try-it form; its response is the first example of the contract.
 */
export type ExampleRequest = {
  /** Name of the example in the contract, unique in its operation. */
  readonly name: string;
  readonly summary: string;
  /** Path and query. */
  readonly path: string;
  /** JSON of a POST. */
  readonly body?: unknown;
  readonly accept?: 'text/csv' | 'text/html';
  /** The key to send: one without limits, one that reached its rate limit, an unknown one, or none. */
  readonly key?: 'limited' | 'none' | 'unknown';
};

const TOOL = '/v1/tools/stock_financials';
const ANNUAL_REPORT = '0009990001-26-000028';
const PRESS_RELEASE = '0009990001-26-900030';
/** A report of a smaller reporting company, which need not state risk factors. */
const SMALL_REPORT = '0009990006-26-000016';
const FIRST_REPORT = '0009990001-20-000004';
const QUARTERLY_REPORT = '0009990001-26-000030';
const TRADE = '0009960041-25-700011';

/** Listed by the mirror but not ingested, so that the first request starts its collection. */
export const UNCOLLECTED = 'FNLAT';

const get = (name: string, summary: string, path: string): ExampleRequest => ({ name, summary, path });
const csv = (path: string): ExampleRequest => ({
  name: 'table',
  summary: 'As CSV',
  path,
  accept: 'text/csv',
});
const post = (name: string, summary: string, path: string, body: unknown): ExampleRequest => ({
  name,
  summary,
  path,
  body,
});

const tools: readonly ExampleRequest[] = [
  post('statements', 'Three statements', TOOL, { symbol: 'FNDEC' }),
  post('audited', 'One statement, each cell with its derivation', TOOL, {
    symbol: 'FNDEC',
    statements: ['income'],
    period_kind: 'quarter',
    periods: 1,
    detail: 'audit',
  }),
  post('legacy', 'Schema 1', TOOL, { symbol: 'FNDEC', schema: 1, statement: 'balance' }),
  post('collecting', 'Schema 2', TOOL, { symbol: UNCOLLECTED, schema: 2 }),
  post('collecting_legacy', 'Schema 1', TOOL, { symbol: UNCOLLECTED, schema: 1 }),
  post('unknown', 'Schema 2, no such symbol', TOOL, { symbol: 'FNDEX', schema: 2 }),
  post('no_such_periods', 'Schema 2, quarters of a company that reports once a year', TOOL, {
    symbol: 'FNFOR',
    schema: 2,
    period_kind: 'quarter',
  }),
  post('unknown_legacy', 'Schema 1', TOOL, { symbol: 'FNDEX', schema: 1 }),
  post('invalid', 'The request names schema 2', TOOL, { symbol: 'FNDEC', schema: 2, periods: 99 }),
  post('invalid_legacy', 'The request names schema 1 or none', TOOL, { symbol: 'FNDEC', periods: 99 }),
  { ...post('limited', 'The request names schema 2', TOOL, { symbol: 'FNDEC', schema: 2 }), key: 'limited' },
  { ...post('limited_legacy', 'Flat', TOOL, { symbol: 'FNDEC' }), key: 'limited' },
  post('slip', 'A name with a typo', '/v1/tools/stock_search', { query: 'decembr wigets' }),
  post('ticker', 'A ticker', '/v1/tools/stock_search', { query: 'FNJAN', limit: 3 }),
  post('invalid', 'Without a query', '/v1/tools/stock_search', {}),
  {
    ...post('limited', 'The minute is used up', '/v1/tools/stock_search', { query: 'FNDEC' }),
    key: 'limited',
  },
];

const statements: readonly ExampleRequest[] = [
  get('quarters', 'All blocks of a company that reports by quarter', '/v2/fundamentals?symbol=FNDEC'),
  get('years', 'Fiscal years', '/v2/fundamentals?symbol=FNJAN&period=annual&blocks=income_statement'),
  get(
    'as_known_on',
    'As known before a correction',
    '/v2/fundamentals?symbol=FNJAN&as_known_on=2022-06-30&blocks=ttm',
  ),
  get('bank', 'A block of banks', '/v2/fundamentals?symbol=FNBNK&blocks=bank_metrics'),
  get('detail', 'The concepts of the newest filing', '/v2/fundamentals?symbol=FNDEC&blocks=statement_detail'),
  get(
    'annual_only',
    'Quarters of a company that reports once a year',
    '/v2/fundamentals?symbol=FNFOR&period=quarter&blocks=cash_flow',
  ),
  get(
    'reasons',
    'Why figures are null',
    '/v2/fundamentals?symbol=FNBNK&period=annual&blocks=balance_sheet&reasons=true',
  ),
  csv('/v2/fundamentals?symbol=FNDEC&blocks=income_statement'),
  get('interest', 'One concept in every filing', '/v2/facts?symbol=FNDEC&concept=InterestExpense'),
  get('products', 'Facts by product', '/v2/facts?symbol=FNDEC&axis=ProductOrServiceAxis&limit=2'),
  csv('/v2/facts?symbol=FNDEC&concept=InterestExpense&limit=2'),
  get('product', 'Revenue by product', '/v2/segments?symbol=FNDEC&by=product'),
  get('segment', 'Revenue by business segment', '/v2/segments?symbol=FNJAN&by=segment&history=1'),
  get('fourth_quarter', 'A derived fourth quarter', '/v2/segments?symbol=FNJAN&by=segment&period=2025-Q4'),
  csv('/v2/segments?symbol=FNDEC&by=product'),
  get('leases', 'Maturities of leases', '/v2/notes?symbol=FNDEC&note=operating_lease_maturities'),
  get('tax', 'A reconciliation with a row of the filer', '/v2/notes?symbol=FNJAN&note=tax_reconciliation'),
  get('refused', 'Rows that miss their total', '/v2/notes?symbol=FNCAP&note=fair_value_levels'),
  csv('/v2/notes?symbol=FNDEC&note=debt_maturities'),
];

const company: readonly ExampleRequest[] = [
  get('stock', 'A company with prices', '/v2/coverage?symbol=FNDEC'),
  get('foreign', 'A company that reports once a year', '/v2/coverage?symbol=FNFOR'),
  get('stock', 'A company with one class of shares', '/v2/profile?symbol=FNDEC'),
  get('classes', 'Two classes of shares', '/v2/profile?symbol=FNCLS'),
  get('stock', 'A company with prices', '/v2/snapshot?symbol=FNDEC'),
  get('reasons', 'With the reasons of missing figures', '/v2/snapshot?symbol=FNBNK&reasons=true'),
  get(
    'history',
    'With multiples ranked in the company’s own ten years',
    '/v2/snapshot?symbol=FNDEC&history=include',
  ),
  get('index', 'A symbol that has prices only', '/v2/snapshot?symbol=FNIDX'),
  get('quarterly', 'A company that announces its results', '/v2/earnings?symbol=FNDEC'),
  csv('/v2/earnings?symbol=FNDEC'),
  get('quarterly', 'A company that pays quarterly dividends', '/v2/calendar?symbol=FNDEC'),
  get('newest', 'The newest reports', '/v2/events?symbol=FNDEC'),
  get('results', 'Results only', '/v2/events?symbol=FNDEC&item=2.02&limit=1'),
  csv('/v2/events?symbol=FNDEC&limit=2'),
];

const market: readonly ExampleRequest[] = [
  get('stock', 'A stock with years of prices', '/v2/technicals?symbol=FNDEC'),
  get('stock', 'A stock with years of prices', '/v2/price-action?symbol=FNDEC'),
  get('payer', 'A quarterly payer', '/v2/dividends?symbol=FNDEC'),
  get('sessions', 'The newest sessions', '/v2/prices?symbol=FNDEC&limit=10'),
  get(
    'split',
    'Two sessions around a split, on the shares of today',
    '/v2/prices?symbol=FNDEC&from=2024-06-17&to=2024-06-18',
  ),
  get(
    'months',
    'Months, dividends reinvested',
    '/v2/prices?symbol=FNDEC&adjust=total&interval=month&limit=2',
  ),
  csv('/v2/prices?symbol=FNDEC&limit=2'),
];

const valuation: readonly ExampleRequest[] = [
  get('stock', 'A company with prices', '/v2/valuation?symbol=FNDEC'),
  get('unsupported', 'A symbol without a company', '/v2/valuation?symbol=FNIDX'),
  get('stock', 'At the default rates', '/v2/priced-in?symbol=FNDEC'),
  get(
    'rates',
    'At rates of the caller',
    '/v2/priced-in?symbol=FNDEC&discount_pct=8.5&terminal_pct=2&years=5',
  ),
  get(
    'as_filed',
    'Months, each as filed by then',
    '/v2/history?symbol=FNDEC&series=close,pe_ttm,revenue_ttm&from=2025-01-01',
  ),
  get(
    'quarters',
    'Quarters',
    '/v2/history?symbol=FNDEC&series=revenue_ttm,gross_margin_pct_quarter&interval=quarter&limit=2',
  ),
  csv('/v2/history?symbol=FNDEC&series=close,pe_ttm&from=2025-01-01&limit=2'),
];

const ownership: readonly ExampleRequest[] = [
  get('holders', 'Holders of five percent and managers', '/v2/ownership?symbol=FNDEC'),
  csv('/v2/ownership?symbol=FNDEC'),
  get('trades', 'The newest trades', '/v2/insiders?symbol=FNDEC'),
  get('sales', 'Purchases and sales', '/v2/insiders?symbol=FNDEC&code=P,S&limit=2'),
  csv('/v2/insiders?symbol=FNDEC&limit=2'),
  get('portfolio', 'A portfolio', '/v2/holders/0009940001'),
  csv('/v2/holders/0009940001'),
];

const filings: readonly ExampleRequest[] = [
  get('arrangements', 'Trading arrangements and policies', '/v2/governance?symbol=FNDEC'),
  get(
    'proxy',
    'Pay, fees and the meeting of the proxy statement',
    '/v2/governance?symbol=FNDEC&limit=1&sections=compensation,meeting',
  ),
  csv('/v2/governance?symbol=FNDEC'),
  get('newest', 'The newest filings', '/v2/filings?symbol=FNDEC'),
  get('results', '8-Ks with results', '/v2/filings?symbol=FNDEC&form=8-K&item=2.02&limit=2'),
  get('words', 'Filings whose text has the words', '/v2/filings?query=castings+suppliers&limit=2'),
  csv('/v2/filings?symbol=FNDEC&limit=2'),
  get('annual', 'A 10-K', `/v2/filings/${ANNUAL_REPORT}`),
  get('current', 'An 8-K with a press release', `/v2/filings/${PRESS_RELEASE}`),
  get('quarterly', 'A 10-Q', `/v2/filings/${QUARTERLY_REPORT}`),
  get('report', 'The figures of a 10-Q', `/v2/filings/${QUARTERLY_REPORT}/evidence`),
  get('form', 'Fields of a Schedule 13G', '/v2/filings/0009980001-25-500012/evidence?path=ReportingPerson'),
  get('found', 'Risk factors', `/v2/filings/${ANNUAL_REPORT}/sections/risk_factors`),
  get('omitted', 'A section that is not required', `/v2/filings/${SMALL_REPORT}/sections/risk_factors`),
  get('current', 'The report of an 8-K', `/v2/filings/${PRESS_RELEASE}/document`),
  get('changed', 'Changes of an annual report', `/v2/filings/${ANNUAL_REPORT}/diff`),
  get('first', 'The first annual report', `/v2/filings/${FIRST_REPORT}/diff`),
  get('statements', 'Statements of an annual report', `/v2/filings/${ANNUAL_REPORT}/statements`),
  get('none', 'A filing that has none', `/v2/filings/${PRESS_RELEASE}/statements`),
  get('results', 'A release', `/v2/releases/${PRESS_RELEASE}`),
  get('none', 'A filing that is none', `/v2/releases/${ANNUAL_REPORT}`),
  get('filings', 'Filings of one company', '/v2/stream?symbols=FNDEC&kinds=filing'),
];

const acrossCompanies: readonly ExampleRequest[] = [
  get(
    'two',
    'Two companies, and a symbol that is unknown',
    '/v2/compare?symbols=FNDEC,FNJAN,FNDEX&fields=revenue,roic_pct',
  ),
  csv('/v2/compare?symbols=FNDEC,FNJAN&fields=revenue,roic_pct'),
  get(
    'returns',
    'Companies with high returns, by growth',
    '/v2/screen?where=roic_pct+%3E+5&sort=-revenue_yoy_pct&stale=include',
  ),
  get(
    'multiples',
    'Companies with low multiples at the newest close, by market value',
    '/v2/screen?where=price_to_earnings+%3C+30+and+sector+%21%3D+%27Energy%27&sort=-market_value&stale=include&limit=2',
  ),
  get(
    'undetermined',
    'Companies for which it is not known, with the reasons',
    '/v2/screen?where=ev_to_ebitda+%3C+30&list=undetermined&stale=include&limit=2',
  ),
  get(
    'owners',
    'Companies with a large stake in force, by its size, with the schedules',
    '/v2/screen?where=largest_stake_pct+%3E+5&sort=-largest_stake_pct&columns=largest_stake_pct,holders_above_5_pct&stale=include&limit=2',
  ),
  csv('/v2/screen?where=roic_pct+%3E+5&stale=include&limit=2'),
  get('typo', 'A name with a typo', '/v2/search?query=wigets'),
  get('nothing', 'Nothing similar', '/v2/search?query=zzzzzz'),
  get('listed', 'A symbol that EDGAR lists and that was not ingested', `/v2/search?query=${UNCOLLECTED}`),
  get('loaded', 'What is loaded', '/v2/companies?limit=3'),
];

const provenance: readonly ExampleRequest[] = [
  get('block', 'Figures of the trailing twelve months', '/v2/catalog?blocks=ttm'),
  get(
    'derived',
    'A fourth quarter that no filing states',
    '/v2/explain?symbol=FNDEC&statement=income_statement&field=eps_diluted&period=2024-Q4',
  ),
  get(
    'seen',
    'A fourth quarter, seen in two reports',
    '/v2/evidence?symbol=FNDEC&statement=income_statement&field=operating_income&period=2024-Q4',
  ),
  get(
    'trade',
    'The price of a trade, in the Form 4 that reports it',
    `/v2/evidence?accession=${TRADE}&path=transactionPricePerShare`,
  ),
  get(
    'margin',
    'A margin whose gross profit no filing states',
    '/v2/explain/figure?symbol=FNJAN&block=income_statement&figure=gross_margin_pct&period=FY2024',
  ),
  get(
    'multiple',
    'A multiple of sales',
    '/v2/explain/lane?symbol=FNDEC&lane=valuation&figure=multiples.price_to_sales.value',
  ),
  get(
    'stake',
    'The largest stake, with the schedules that it is chosen from',
    '/v2/explain/lane?symbol=FNBNK&lane=owners&figure=largest_stake_pct',
  ),
  get('correction', 'Values that later filings changed', '/v2/revisions?symbol=FNJAN'),
  get('findings', 'Findings about one field', '/v2/verification?symbol=FNDEC&field=revenue'),
  post('disputed', 'A value that is disputed', '/v2/flags', {
    symbol: 'FNDEC',
    statement: 'income_statement',
    field: 'revenue',
    period: '2025-Q3',
    reason: 'wrong_value',
  }),
  get('checked', 'A flag that the verifier has answered', '/v2/flags?symbol=FNDEC'),
  get('none', 'No flags', '/v2/flags?symbol=FNJAN'),
];

/** Requests in the order of sending: a flag is posted before flags are listed. */
export const REQUESTS: readonly ExampleRequest[] = [
  ...statements,
  ...company,
  ...market,
  ...valuation,
  ...ownership,
  ...filings,
  ...acrossCompanies,
  ...provenance,
  ...tools,
];

/** Requests for responses that operations share, by the name of the response in the contract. */
export const SHARED_REQUESTS: Readonly<Record<string, readonly ExampleRequest[]>> = {
  BadRequest: [
    get('parameter', 'A wrong value of a parameter', '/v2/fundamentals?symbol=FNDEC&period=monthly'),
    get('symbol', 'No symbol is spelt like this', '/v2/fundamentals?symbol=FN%20DEC'),
  ],
  Unauthorized: [
    { ...get('missing', 'Without a key', '/v2/fundamentals?symbol=FNDEC'), key: 'none' },
    { ...get('invalid', 'A key that was never issued', '/v2/fundamentals?symbol=FNDEC'), key: 'unknown' },
  ],
  NotFound: [
    get('symbol', 'An unknown symbol', '/v2/fundamentals?symbol=FNDEX'),
    get(
      'cell',
      'A period that no filing covers',
      '/v2/explain?symbol=FNDEC&statement=income_statement&field=revenue&period=FY1999',
    ),
  ],
  NotAcceptable: [
    { ...get('html', 'Neither JSON nor CSV', '/v2/fundamentals?symbol=FNDEC'), accept: 'text/html' },
  ],
  TooLarge: [
    {
      ...get('body', 'A body of more than 64 KiB', '/v2/flags'),
      body: { note: 'x'.repeat(64 * 1024) },
    },
  ],
  RateLimited: [
    { ...get('minute', 'The minute is used up', '/v2/fundamentals?symbol=FNDEC'), key: 'limited' },
  ],
  Collecting: [
    get('collecting', 'The first request for a company', `/v2/fundamentals?symbol=${UNCOLLECTED}`),
  ],
};
