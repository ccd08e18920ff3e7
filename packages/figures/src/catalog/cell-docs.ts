/** What a cell of the statements means; how it is found is in the catalogue of fields. */
export type CellDoc = {
  readonly definition: string;
  /** How it is computed where no concept gives it, in the names of fields; null when it is only ever filed. */
  readonly formula: string | null;
};

const doc = (definition: string, formula: string | null = null): CellDoc => ({ definition, formula });

const INCOME: Readonly<Record<string, CellDoc>> = {
  revenue: doc(
    "Total revenue: the face's own total. Of several totals the first in order, unless another is more than 0.5 % larger; then the one that gross profit and cost of revenue add up to.",
  ),
  cost_of_revenue: doc('Cost of the goods and services sold.'),
  gross_profit: doc('Revenue less its cost.', 'revenue − cost_of_revenue'),
  operating_expense: doc(
    "Operating expense without the cost of revenue; a bank's noninterest expense, an insurer's benefits, losses and expenses.",
    'costs_and_expenses − cost_of_revenue, else gross_profit − operating_income; a tag that holds the cost of revenue is served less it',
  ),
  costs_and_expenses: doc('All costs and expenses, the cost of revenue included.'),
  rnd_expense: doc('Research and development.'),
  sga_expense: doc('Selling, general and administrative expense.'),
  operating_income: doc(
    'Operating income or loss.',
    'gross_profit − operating_expense, where both are reported',
  ),
  interest_expense: doc(
    'Interest expense as one concept of the face shows it, as a positive magnitude. Not reported where the face has no such row, whatever notes tag; a filing whose face is not known is judged by the nearest of the filer’s that is. Refused where several rows disagree, where other rows of interest stand beside it or its label names a part, and where a captive finance business has interest of its own.',
  ),
  pretax_income: doc(
    'Income of continuing operations before income taxes; of several in an annual report the one that its interim reports tag.',
  ),
  income_tax: doc('Income tax; a benefit is negative.'),
  net_income: doc('Net income of the parent, before preferred dividends.'),
  net_income_to_common: doc('Net income of the parent after preferred dividends.'),
  depreciation_amortization: doc(
    'Depreciation and amortisation of the cash-flow statement. A sum of two concepts counts for a year where interim reports show both rows: notes tag them in narrower scopes. Where comparatives prove that amortisation of intangibles was split off the row, both are added.',
  ),
  ebitda: doc(
    'Earnings before interest, taxes, depreciation and amortisation.',
    'operating_income + depreciation_amortization',
  ),
  eps_basic: doc("Basic earnings per share, on today's split basis."),
  eps_diluted: doc("Diluted earnings per share, on today's split basis."),
  shares_basic: doc("Weighted average shares, basic, on today's split basis."),
  shares_diluted: doc("Weighted average shares, diluted, on today's split basis."),
  dividends_per_share: doc(
    "Dividends of the fiscal year for one common share, on today's split basis: declared, else paid in cash (see the flag). Fiscal years only.",
  ),
  net_interest_income: doc('Interest income less interest expense of a bank.'),
  noninterest_income: doc("A bank's income that is no interest."),
  provision: doc('Provision for credit losses; a release is negative.'),
};

const BALANCE: Readonly<Record<string, CellDoc>> = {
  total_assets: doc('Total assets.'),
  cash_and_equivalents: doc('Cash and cash equivalents; a flag tells where restricted cash is in it.'),
  short_term_investments: doc('Securities held for less than a year, cash equivalents not among them.'),
  long_term_investments: doc('Securities held beyond a year.'),
  receivables: doc('Trade receivables, net; vendor and other receivables only where they are not apart.'),
  inventory: doc('Inventories, net.'),
  current_assets: doc('Current assets; none on an unclassified balance sheet.'),
  ppe_net: doc('Property, plant and equipment, net.'),
  intangibles: doc(
    'Goodwill and other intangible assets. Goodwill alone is refused in an interim report where the annual ones show more, and flagged goodwill_only where that is less than a twentieth.',
  ),
  current_liabilities: doc('Current liabilities; none on an unclassified balance sheet.'),
  total_liabilities: doc(
    'Total liabilities.',
    'liabilities and equity − equity with noncontrolling interests − temporary equity, as one filing tags them',
  ),
  total_equity: doc(
    'Equity of the parent.',
    'equity with noncontrolling interests − noncontrolling interests, as one filing tags them',
  ),
  total_equity_with_nci: doc('Equity with noncontrolling interests.'),
  retained_earnings: doc('Retained earnings; an accumulated deficit is negative.'),
  accounts_payable: doc('Trade payables; never a tag that holds accrued liabilities as well.'),
  long_term_debt: doc(
    'Debt due after a year, current maturities not in it. Notes by kind are added, and refused as partial where the filing tags more debt than they are.',
  ),
  debt_borrowings: doc(
    'Borrowings, current and not, without leases (see the flag where a tag holds finance leases); parent and child concepts are never added. Short-term debt under other names is in it where the current liabilities prove it; else it is refused.',
    'current part + noncurrent part, else a tag of both',
  ),
  operating_lease_liabilities: doc('Operating lease liabilities.'),
  finance_lease_liabilities: doc('Finance lease liabilities; all leases under IFRS 16.'),
  shares_outstanding_cover_page: doc(
    "Shares outstanding on the cover of the row's own filing, classes summed, as filed: not split-adjusted, and at the cover's date.",
  ),
  total_debt: doc(
    'Borrowings and finance leases; operating leases are not in it.',
    'debt_borrowings + finance_lease_liabilities (nothing where none are tagged, or the debt tag holds them)',
  ),
  net_debt: doc(
    'Total debt less cash and current investments; negative with net cash.',
    'total_debt − cash_and_equivalents − short_term_investments (nothing where the balance sheet has no such row, or its other current assets add up)',
  ),
  tangible_book_value: doc('Equity of the parent less intangibles.', 'total_equity − intangibles'),
  loans_net: doc('Loans after their allowance.'),
  allowance: doc('Allowance for credit losses on loans.'),
  deposits: doc('Deposits of customers.'),
  noninterest_bearing_deposits: doc('Deposits that bear no interest, domestic and foreign.'),
  preferred_stock: doc('Preferred stock of the parent.'),
  cet1_ratio: doc('Common equity tier 1 capital over risk-weighted assets, a share of 1, as filed.'),
};

const CASH_FLOW: Readonly<Record<string, CellDoc>> = {
  operating_cash_flow: doc('Cash flow from operations, of one scope with the other two totals.'),
  investing_cash_flow: doc('Cash flow from investing.'),
  financing_cash_flow: doc('Cash flow from financing.'),
  capex: doc('Purchases of property, plant and equipment; capitalised software is not in it.'),
  dividends_paid: doc('Dividends paid to common shareholders.'),
  buybacks: doc('Own shares bought back; tax withheld on share awards is not in it.'),
  stock_based_comp: doc('Share-based compensation added back.'),
  acquisitions: doc('Businesses acquired, net of their cash; positive where that exceeds the price.'),
  working_capital_change: doc('Change of working capital; positive where it released cash.'),
  free_cash_flow: doc('Operating cash flow after capital expenditure.', 'operating_cash_flow + capex'),
};

/** By statement and field. */
export const cellDocs: Readonly<Record<string, Readonly<Record<string, CellDoc>>>> = {
  income: INCOME,
  balance: BALANCE,
  cash_flow: CASH_FLOW,
};
