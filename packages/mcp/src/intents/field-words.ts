/** What people call fields, beside their names. One phrase means one field, or it is not here. */
const PHRASES: Readonly<Record<string, readonly string[]>> = {
  revenue: ['sales', 'net sales', 'revenues', 'total revenue', 'turnover', 'top line', 'net revenue'],
  cost_of_revenue: ['cogs', 'cost of goods sold', 'cost of sales', 'cost of revenues'],
  gross_profit: ['gross income'],
  operating_expense: ['opex', 'operating expenses', 'operating costs'],
  rnd_expense: [
    'r d',
    'rd',
    'rnd',
    'r and d',
    'research and development',
    'research development',
    'r d expense',
    'r d spending',
    'research',
  ],
  sga_expense: ['sg a', 'sga', 'sgna', 'selling general and administrative', 'overhead'],
  operating_income: [
    'operating profit',
    'ebit',
    'operating earnings',
    'income from operations',
    'operating result',
  ],
  pretax_income: [
    'income before tax',
    'earnings before tax',
    'profit before tax',
    'ebt',
    'pre tax income',
    'income before taxes',
  ],
  income_tax: [
    'tax',
    'taxes',
    'income taxes',
    'tax expense',
    'income tax expense',
    'provision for income taxes',
  ],
  net_income: ['net profit', 'net earnings', 'profit', 'earnings', 'bottom line', 'net result'],
  depreciation_amortization: ['d a', 'da', 'depreciation', 'amortization', 'depreciation and amortization'],
  eps_diluted: ['eps', 'diluted eps', 'earnings per share', 'diluted earnings per share', 'profit per share'],
  eps_basic: ['basic eps', 'basic earnings per share'],
  shares_diluted: [
    'diluted shares',
    'share count',
    'weighted average diluted shares',
    'average diluted shares',
  ],
  shares_basic: ['basic shares', 'weighted average shares'],
  dividends_per_share: ['dps', 'dividend per share', 'dividends declared per share'],
  interest_expense: ['interest', 'interest cost'],
  total_assets: ['assets'],
  cash_and_equivalents: ['cash', 'cash and cash equivalents', 'cash equivalents', 'cash balance'],
  short_term_investments: ['marketable securities', 'current marketable securities', 'short term securities'],
  long_term_investments: ['noncurrent marketable securities', 'long term securities'],
  receivables: ['accounts receivable', 'trade receivables'],
  inventory: ['inventories'],
  accounts_payable: ['payables', 'trade payables'],
  ppe_net: ['ppe', 'pp e', 'property plant and equipment', 'fixed assets'],
  intangibles: ['intangible assets'],
  total_liabilities: ['liabilities'],
  total_equity: [
    'equity',
    'shareholders equity',
    'stockholders equity',
    'book value',
    'common equity',
    'net assets',
  ],
  total_debt: ['debt', 'borrowings', 'gross debt'],
  shares_outstanding_cover_page: ['shares outstanding', 'outstanding shares'],
  operating_cash_flow: [
    'ocf',
    'cfo',
    'cash from operations',
    'cash flow from operations',
    'cash flow from operating activities',
    'operating cash',
  ],
  investing_cash_flow: ['cfi', 'cash flow from investing', 'cash from investing'],
  financing_cash_flow: ['cff', 'cash flow from financing', 'cash from financing'],
  capex: ['capital expenditure', 'capital expenditures', 'capital spending', 'investment in ppe'],
  free_cash_flow: ['fcf'],
  dividends_paid: ['dividends', 'cash dividends'],
  buybacks: [
    'share repurchases',
    'repurchases',
    'stock repurchases',
    'share buybacks',
    'stock buybacks',
    'buyback',
  ],
  stock_based_comp: ['sbc', 'stock based compensation', 'share based compensation', 'stock compensation'],
  ebitda: [],
  gross_margin_pct: ['gross margin', 'gross margins', 'gross profit margin'],
  operating_margin_pct: ['operating margin', 'operating margins', 'ebit margin'],
  net_margin_pct: ['net margin', 'profit margin', 'net profit margin', 'net income margin'],
  fcf_margin_pct: ['fcf margin', 'free cash flow margin'],
  ebitda_margin_pct: ['ebitda margin'],
  revenue_yoy_pct: ['revenue growth', 'sales growth', 'growth', 'yoy revenue growth', 'revenue growth rate'],
  net_income_yoy_pct: ['earnings growth', 'net income growth', 'profit growth'],
  eps_yoy_pct: ['eps growth'],
  fcf_yoy_pct: ['fcf growth', 'free cash flow growth'],
  roe_pct: ['roe', 'return on equity'],
  roa_pct: ['roa', 'return on assets'],
  roic_pct: ['roic', 'return on invested capital', 'return on capital'],
  rnd_intensity_pct: ['r d intensity', 'rd intensity', 'r d to sales', 'r d as percent of revenue'],
  capex_intensity_pct: ['capex intensity', 'capex to sales'],
  net_debt_to_ebitda: ['leverage', 'net leverage', 'net debt ebitda'],
  debt_to_equity: ['debt equity', 'd e', 'gearing'],
  interest_coverage: ['interest cover', 'times interest earned'],
  piotroski_f_score: ['piotroski', 'f score', 'piotroski score'],
  cash_conversion_cycle_days: ['cash conversion cycle', 'ccc'],
  days_sales_outstanding: ['dso'],
  days_inventory: ['dio', 'days inventory outstanding'],
  days_payables: ['dpo', 'days payable outstanding'],
  cet1_ratio_pct: ['cet1', 'cet 1', 'tier 1 capital ratio'],
  net_interest_income: ['nii'],
  provision: ['provision for credit losses', 'loan loss provision'],
};

/** Figures of a price: another tool has them. */
const OF_PRICES =
  /^(?:p ?e|pe ttm|price to earnings|price earnings|p s|ps|p b|pb|price to book|price to sales|ev.*|enterprise value|market cap.*|market value|dividend yield|yield|price|share price|stock price|close|.*multiple|beta|pfcf.*|pocf.*)(?: ratio)?$/;

export const isOfPrices = (phrase: string): boolean => OF_PRICES.test(phrase);

/** Phrase → field. */
export const FIELD_OF_PHRASE: ReadonlyMap<string, string> = new Map(
  Object.entries(PHRASES).flatMap(([field, phrases]) => phrases.map((phrase) => [phrase, field] as const)),
);

export const phrasesOf = (field: string): readonly string[] => PHRASES[field] ?? [];

/** In lower case, words separated by one space: `R&D` is `r d`, `free_cash_flow` is `free cash flow`. */
export const phrase = (text: string): string =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/['’]s?\b/g, '')
    .replaceAll('%', ' pct ')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
