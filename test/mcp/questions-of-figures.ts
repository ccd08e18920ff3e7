import { fundamentals, type Question, search } from './question.ts';

/** About amounts, margins and statements of one company or several. */
export const OF_FIGURES: readonly Question[] = [
  {
    asked: 'What was Apple’s revenue in fiscal 2024?',
    calls: [['get_figures', { company: 'Apple', fields: 'revenue', periods: '2024' }]],
    right: ['FY2024 to 2024-09-28', '391035', /10-K filed 2025-10-31 0000320193-25-000079/],
    before: [search('Apple'), fundamentals('AAPL', 'annual', 'income_statement')],
  },
  {
    asked: 'Apple’s net income over the last five years?',
    calls: [['get_figures', { company: 'AAPL', fields: ['net income'], periods: 'last 5 years' }]],
    right: ['112010', '93736', '96995', '99803', '94680'],
    before: [fundamentals('AAPL', 'annual', 'income_statement')],
  },
  {
    asked: 'Diluted EPS of Nvidia for FY2024, on today’s share basis?',
    calls: [['get_figures', { company: 'Nvidia', fields: 'EPS', periods: 'FY2024' }]],
    right: ['FY2024 to 2024-01-28', '1.19'],
    before: [search('Nvidia'), fundamentals('NVDA', 'annual', 'income_statement')],
  },
  {
    asked: 'How much cash did Walmart have at the end of January 2024?',
    calls: [['get_figures', { company: 'Walmart', fields: 'cash', periods: '2024-01-31' }]],
    right: ['to 2024-01-31', '9867'],
    before: [search('Walmart'), fundamentals('WMT', 'annual', 'balance_sheet')],
  },
  {
    asked: 'Which had the highest net margin in fiscal 2024: Walmart, Target or Costco?',
    calls: [
      [
        'compare_companies',
        { companies: ['Walmart', 'Target', 'Costco'], fields: 'net margin', periods: '2024' },
      ],
    ],
    right: [/WMT FY2024[^|]*\| 2\.39/, /TGT FY2024[^|]*\| 3\.84/, /COST FY2024[^|]*\| 2\.9/],
    before: ['WMT', 'TGT', 'COST'].map((symbol) => fundamentals(symbol, 'annual', 'income_statement')),
  },
  {
    asked: 'What did Intel spend on R&D in the last three years?',
    calls: [['get_figures', { company: 'INTC', fields: 'R&D', periods: 'last 3 years' }]],
    right: ['16546', '16046', '17528'],
    before: [fundamentals('INTC', 'annual', 'income_statement')],
  },
  {
    asked: 'Google’s revenue in the second quarter of 2025?',
    calls: [
      ['get_figures', { company: 'Google', fields: 'revenue', periods: 'Q2 2025' }],
      ['get_figures', { company: 'GOOGL', fields: 'revenue', periods: 'Q2 2025' }],
    ],
    right: ['2025-Q2 to 2025-06-30', '96428'],
    before: [search('Google'), fundamentals('GOOGL', 'quarter', 'income_statement')],
  },
  {
    asked: 'Capital expenditure of Meta in 2024?',
    calls: [['get_figures', { company: 'Meta', fields: 'capex', periods: 2024 }]],
    right: ['-37256'],
    before: [fundamentals('META', 'annual', 'cash_flow')],
  },
  {
    asked: 'What dividends did Home Depot pay per share in fiscal 2024?',
    calls: [['get_figures', { company: 'Home Depot', fields: 'dividends per share', periods: 'FY2024' }]],
    right: [/dividends_per_share, USD\/share \| 9$/m],
    before: [search('Home Depot'), fundamentals('HD', 'annual', 'income_statement')],
  },
  {
    asked: 'What was Apple’s interest expense in fiscal 2024?',
    calls: [
      ['get_figures', { company: 'AAPL', fields: 'interest expense', periods: '2024' }],
      ['explain_figure', { company: 'AAPL', field: 'interest expense', period: '2024' }],
    ],
    right: ['refused, not_reported: no filing that covers the period reports a value'],
    before: [
      fundamentals('AAPL', 'annual', 'income_statement'),
      [
        'get_explain',
        { symbol: 'AAPL', statement: 'income_statement', field: 'interest_expense', period: 'FY2024' },
      ],
    ],
  },
  {
    asked: 'How much of Apple’s revenue was the iPhone in fiscal 2025?',
    calls: [['get_statements', { company: 'Apple', statement: 'product', periods: 'FY2025' }]],
    right: ['iPhone (50.4%)', '209586'],
    before: [['get_segments', { symbol: 'AAPL', by: 'product', period: 'FY2025' }]],
  },
  {
    asked: 'What is Apple’s revenue over the trailing twelve months?',
    calls: [['get_figures', { company: 'AAPL', fields: 'sales', periods: 'TTM' }]],
    right: [
      'TTM 2026-Q2 to 2026-03-28',
      '451442',
      '10-Q for 2026-06-27 filed 2026-07-31',
      'NOT in the figures',
    ],
    before: [['get_history', { symbol: 'AAPL', series: ['revenue_ttm'], interval: 'quarter', limit: 1 }]],
  },
  {
    asked: 'Nike’s gross margin in the last three quarters?',
    calls: [['get_figures', { company: 'Nike', fields: 'gross margin', periods: 'last 3 quarters' }]],
    right: ['40.16', '40.6', '42.18'],
    before: [search('Nike'), fundamentals('NKE', 'quarter', 'income_statement')],
  },
  {
    asked: 'AMD’s free cash flow in 2024?',
    calls: [['get_figures', { company: 'AMD', fields: ['free cash flow'], periods: ['2024'] }]],
    right: ['2405'],
    before: [fundamentals('AMD', 'annual', 'cash_flow')],
  },
  {
    asked: 'Costco’s inventory at the end of its second quarter of fiscal 2025?',
    calls: [['get_figures', { company: 'Costco', fields: 'inventory', periods: 'second quarter 2025' }]],
    right: ['2025-Q2 to 2025-02-16', '18754'],
    before: [search('Costco'), fundamentals('COST', 'quarter', 'balance_sheet')],
  },
  {
    asked: 'How many of its own shares did Apple buy back in each of the last three years, in dollars?',
    calls: [['get_figures', { company: 'AAPL', fields: 'share repurchases', periods: '3 years' }]],
    right: ['90711', '94949', '77550'],
    before: [fundamentals('AAPL', 'annual', 'cash_flow')],
  },
  {
    asked: 'What was Costco’s margin in fiscal 2025?',
    calls: [
      ['get_figures', { company: 'COST', fields: 'margin', periods: '2025' }],
      ['get_figures', { company: 'COST', fields: 'gross_margin_pct', periods: '2025' }],
    ],
    right: [/gross_margin_pct, % \| 12\.84/],
    before: [fundamentals('COST', 'annual', 'income_statement')],
  },
  {
    asked: 'Compare R&D as a share of revenue of Nvidia, AMD and Intel, fiscal 2024 and 2025.',
    calls: [
      ['compare_companies', { companies: 'NVDA, AMD, INTC', fields: 'R&D intensity', periods: '2024-2025' }],
    ],
    right: [/NVDA FY2025[^|]*\| 9\.9/, /AMD FY2024[^|]*\| 25\.04/, /INTC FY2024[^|]*\| 31\.16/],
    before: ['NVDA', 'AMD', 'INTC'].map((symbol) => fundamentals(symbol, 'annual', 'income_statement')),
  },
  {
    asked: 'What was Apple’s EBITDA in 2023?',
    calls: [['get_figures', { company: 'AAPL', fields: 'EBITDA', periods: '2023' }]],
    right: ['125820'],
    before: [fundamentals('AAPL', 'annual', 'income_statement')],
  },
  {
    asked: 'Apple’s revenue every year since 2010?',
    calls: [['get_figures', { company: 'AAPL', fields: 'revenue', periods: 'since 2010' }]],
    right: ['FY2010 to 2010-09-25', '65225', '274515', '416161'],
    before: [
      ['get_history', { symbol: 'AAPL', series: ['revenue_annual'], interval: 'year', from: '2010-01-01' }],
    ],
  },
  {
    asked: 'Did Intel make a loss in 2024?',
    calls: [['get_figures', { company: 'Intel', fields: 'profit', periods: 'FY2024' }]],
    right: ['-18756'],
    before: [search('Intel'), fundamentals('INTC', 'annual', 'income_statement')],
  },
  {
    asked: 'Show me Meta’s income statement by quarter.',
    calls: [['get_statements', { company: 'Meta', statement: 'income', periods: 'quarterly' }]],
    right: ['2026-Q2 to 2026-06-30', '60801', '15848'],
    before: [fundamentals('META', 'quarter', 'income_statement')],
  },
  {
    asked: 'Operating margin of McDonald’s in 2024?',
    calls: [['get_figures', { company: "McDonald's", fields: 'operating margin', periods: '2024' }]],
    right: ['45.19'],
    before: [search('McDonalds'), fundamentals('MCD', 'annual', 'income_statement')],
  },
  {
    asked: 'Alphabet’s operating income in the last four quarters?',
    calls: [['get_figures', { company: 'Alphabet', fields: 'operating income', periods: 'last 4 quarters' }]],
    right: ['39696', '31228', '31271'],
    before: [search('Alphabet'), fundamentals('GOOGL', 'quarter', 'income_statement')],
  },
];
