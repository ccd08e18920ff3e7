import { fundamentals, type Question, search } from './question.ts';

const APPLE_10K = '0000320193-25-000079';

/** About filings, owners, prices, age and how figures came about. */
export const OF_SOURCES: readonly Question[] = [
  {
    asked: 'What does Apple say about China in the risk factors of its fiscal 2024 report?',
    calls: [
      [
        'read_filing',
        { company: 'Apple', form: '10-K', period: 'FY2024', section: 'risk factors', query: 'China' },
      ],
    ],
    right: [
      '0000320193-24-000123',
      '2 of 115 paragraphs',
      'outsourcing partners located primarily in China mainland',
    ],
    before: [
      ['get_filings', { symbol: 'AAPL', form: '10-K', limit: 3 }],
      ['get_filing_section', { accession: '0000320193-24-000123', name: 'risk_factors' }],
    ],
  },
  {
    asked: 'What is new in Apple’s newest annual report against the year before?',
    calls: [['read_filing', { company: 'AAPL', section: 'changes' }]],
    right: [`10-K ${APPLE_10K} against 0000320193-24-000123`, 'added mda'],
    before: [
      ['get_filings', { symbol: 'AAPL', form: '10-K', limit: 1 }],
      ['get_filing_diff', { accession: APPLE_10K }],
    ],
  },
  {
    asked: 'When did Apple file its last 10-K?',
    calls: [['search_filings', { company: 'AAPL', form: '10-K', limit: 1 }]],
    right: [`10-K filed 2025-10-31 | ${APPLE_10K}`],
    before: [['get_filings', { symbol: 'AAPL', form: '10-K', limit: 1 }]],
  },
  {
    asked: 'Where has Apple mentioned tariffs since 2025?',
    calls: [['search_filings', { company: 'Apple', query: 'tariffs', from: '2025' }]],
    right: ['10-Q filed 2026-07-31 | 0000320193-26-000020', APPLE_10K, 'Tariffs'],
    before: [['get_filings', { symbol: 'AAPL', query: 'tariffs', from: '2025-01-01' }]],
  },
  {
    asked: 'Show me where the filing states Apple’s revenue of fiscal 2025.',
    calls: [['show_evidence', { company: 'AAPL', field: 'revenue', period: 'FY2025' }]],
    right: ['416,161 "Total net sales"', 'Years ended', '/document?file='],
    before: [
      ['get_evidence', { symbol: 'AAPL', statement: 'income_statement', field: 'revenue', period: 'FY2025' }],
    ],
  },
  {
    asked: 'How is Apple’s return on equity computed?',
    calls: [['explain_figure', { company: 'AAPL', field: 'ROE' }]],
    right: ['171.42', '112010000000', '73733000000', '56950000000'],
    before: [['get_explain_figure', { symbol: 'AAPL', block: 'ttm', figure: 'roe_pct', period: '2025-Q4' }]],
  },
  {
    asked: 'Which companies trade below 20 times earnings?',
    calls: [['screen_companies', { where: 'P/E < 20', sort: '-market cap' }]],
    // The prices of the corpus are old: none is compared as if it were today's.
    right: [/0 of \d+ ingested companies match/, /(\d+) undetermined.*price_to_earnings stale_prices \(\1: /],
    before: [['get_screen', { where: 'price_to_earnings < 20', list: 'undetermined', stale: 'include' }]],
  },
  {
    asked: 'For which technology companies can a market value not be told, and why?',
    calls: [['screen_companies', { where: 'market cap > 0 and sector = Technology', list: 'undetermined' }]],
    right: [/AAPL Apple Inc\.: market_value > 0: stale_prices \(close of 2026-05-29\)/],
    before: [
      [
        'get_screen',
        { where: "market_value > 0 and sector = 'Technology'", list: 'undetermined', stale: 'include' },
      ],
    ],
  },
  {
    asked: 'Which health care companies have returns on capital above 10 %?',
    calls: [['screen_companies', { where: 'ROIC > 10% and sector = Health Care', sort: '-ROIC' }]],
    right: [/0 of \d+ ingested companies match/, 'roic_pct missing_operand (1: JNJ)'],
    before: [
      ['get_screen', { where: "roic_pct > 10 and sector = 'Health Care'", stale: 'include', period: 'ttm' }],
    ],
  },
  {
    asked: 'Which companies have a net margin above 20 % and more than 100 billion of revenue?',
    calls: [['screen_companies', { where: 'net margin > 20% and revenue > 100 billion', sort: '-revenue' }]],
    right: ['NVDA NVIDIA', 'AAPL Apple', 'GOOGL Alphabet', 'META Meta', "currency = 'USD'"],
    before: [
      [
        'get_screen',
        {
          where: "net_margin_pct > 20 and revenue > 100000000000 and currency = 'USD'",
          sort: '-revenue',
          period: 'ttm',
          stale: 'include',
        },
      ],
    ],
  },
  {
    asked: 'Which insiders traded Apple shares lately?',
    calls: [['get_ownership', { company: 'AAPL', what: 'insiders' }]],
    right: ['Newstead Jennifer', '30104', /NOT read: \d+ more forms/, 'forms_missing: not all forms'],
    before: [['get_insiders', { symbol: 'AAPL' }]],
  },
  {
    asked: 'Who owns more than five percent of Apple?',
    calls: [['get_ownership', { company: 'Apple', what: 'stakes' }]],
    right: ['Vanguard Capital Management', '1099168953', '7.48', 'NOT read: 2 more schedules'],
    before: [['get_ownership', { symbol: 'AAPL' }]],
  },
  {
    asked: 'What was Apple’s closing price on 3 June 2024?',
    calls: [['get_market', { company: 'AAPL', what: 'price', from: '2024-06-03', to: '2024-06-03' }]],
    right: [/2024-06-03 \| 194\.0[23]/],
    before: [['get_prices', { symbol: 'AAPL', from: '2024-06-03', to: '2024-06-03' }]],
  },
  {
    asked: 'What is the P/E of Walmart?',
    calls: [
      ['get_figures', { company: 'WMT', fields: 'P/E' }],
      ['get_market', { company: 'WMT', what: 'valuation' }],
    ],
    right: [
      'stale_prices: the newest price is too old',
      'As of the last close, 2026-05-29, NOT current: close 115.75',
    ],
    before: [['get_valuation', { symbol: 'WMT' }]],
  },
  {
    asked: 'What does Walmart pay as dividend, and when was it raised?',
    calls: [['get_market', { company: 'Walmart', what: 'dividends' }]],
    right: ['2026-05-08 | 0.248', 'last increase date 2026-03-20', 'STALE'],
    before: [search('Walmart'), ['get_dividends', { symbol: 'WMT', payments: 'include' }]],
  },
  {
    asked: 'When does Apple report next?',
    calls: [['get_market', { company: 'AAPL', what: 'earnings dates' }]],
    right: ['overdue', 'coming: filing 10-Q | 2027-02-04 | deadline'],
    before: [['get_calendar', { symbol: 'AAPL' }]],
  },
  {
    asked: 'How much does Apple owe in debt that matures next year?',
    calls: [['get_statements', { company: 'AAPL', statement: 'notes' }]],
    right: ['Principal due in year 1: 12393000000', APPLE_10K],
    before: [['get_notes', { symbol: 'AAPL' }]],
  },
  {
    asked: 'What is Microsoft’s newest revenue?',
    calls: [['get_figures', { company: 'Microsoft', fields: 'revenue', periods: 'latest' }]],
    right: [
      'Figures to 2015-Q4',
      'newest report known: 10-K for 2026-06-30 filed 2026-07-29',
      'NOT in the figures',
      'STALE',
    ],
    before: [search('Microsoft'), fundamentals('MSFT', 'annual', 'income_statement')],
  },
  {
    asked: 'What is Bank of America’s net interest income?',
    calls: [['get_figures', { company: 'Bank of America', fields: 'net interest income' }]],
    right: [
      'No figures of statements; newest report known: 10-Q for 2025-09-30',
      'no statements of the company were collected',
    ],
    before: [search('Bank of America'), fundamentals('BAC', 'annual', 'income_statement')],
  },
];
