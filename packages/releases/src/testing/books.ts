import type { AnnouncedRow } from '@footnote/synthetic-edgar/announced/statement';
import { heading } from '@footnote/synthetic-edgar/announced/statement';
import type { Chance } from './random.ts';

/** The kinds of filer that are invented. */
export type FilerKind = 'maker' | 'loss' | 'bank' | 'insurer';

const row = (
  label: string,
  field: string | null,
  values: readonly number[],
  more: Partial<AnnouncedRow> = {},
): AnnouncedRow => ({ label, field, values, ...more });

const each = (columns: number, one: (column: number) => number): number[] =>
  Array.from({ length: columns }, (_, at) => one(at));

const add = (...lists: readonly (readonly number[])[]): number[] =>
  (lists[0] ?? []).map((_, at) => lists.reduce((sum, list) => sum + (list[at] ?? 0), 0));

const less = (a: readonly number[], b: readonly number[]): number[] =>
  a.map((value, at) => value - (b[at] ?? 0));

/** Rows of figures per share: EPS is income ÷ shares, rounded to cents. */
function perShare(chance: Chance, net: readonly number[], sharesUnit: number, unit: number): AnnouncedRow[] {
  const basic = net.map((value) =>
    Math.max(5_000, Math.round((Math.abs(value) * unit) / sharesUnit / (chance.whole(40, 500) / 100))),
  );
  const diluted = basic.map((count, at) =>
    (net[at] ?? 0) < 0 ? count : count + chance.whole(1, Math.ceil(count / 50)),
  );
  const eps = (counts: readonly number[]): number[] =>
    net.map((value, at) => Math.round(((value * unit) / ((counts[at] ?? 1) * sharesUnit)) * 100) / 100);
  return [
    heading('Earnings per share:'),
    row('Basic', 'eps_basic', eps(basic), { kind: 'per_share' }),
    row('Diluted', 'eps_diluted', eps(diluted), { kind: 'per_share' }),
    heading('Weighted average shares outstanding:'),
    row('Basic', 'shares_basic', basic, { kind: 'shares' }),
    row('Diluted', 'shares_diluted', diluted, { kind: 'shares' }),
  ];
}

/** An income statement that adds up, `columns` periods side by side. */
export function incomeBook(
  chance: Chance,
  kind: FilerKind,
  columns: number,
  sharesUnit: number,
  unit: number,
): AnnouncedRow[] {
  const some = (least: number, most: number): number[] => each(columns, () => chance.whole(least, most));
  if (kind === 'bank') return bankBook(chance, some, sharesUnit, unit);
  if (kind === 'insurer') return insurerBook(chance, some, sharesUnit, unit);
  const revenue = some(200_000, 900_000);
  const cost = revenue.map((value) => Math.round((value * chance.whole(35, 70)) / 100));
  const gross = less(revenue, cost);
  const heavy = kind === 'loss' ? 180 : 40;
  const rnd = gross.map((value) => Math.round((value * chance.whole(5, heavy)) / 100));
  const sga = gross.map((value) => Math.round((value * chance.whole(10, 45)) / 100));
  const expenses = add(rnd, sga);
  const operating = less(gross, expenses);
  const interest = some(500, 9_000);
  const other = some(-3_000, 3_000);
  const pretax = add(less(operating, interest), other);
  const tax = pretax.map((value) => Math.round((value * chance.whole(10, 30)) / 100));
  const net = less(pretax, tax);
  return [
    row(chance.pick(['Revenue', 'Net sales', 'Total revenues', 'Net revenues']), 'revenue', revenue),
    row(chance.pick(['Cost of revenue', 'Cost of sales', 'Cost of goods sold']), 'cost_of_revenue', cost),
    row('Gross profit', 'gross_profit', gross),
    heading('Operating expenses:'),
    row('Research and development', 'rnd_expense', rnd),
    row('Selling, general and administrative', 'sga_expense', sga),
    row('Total operating expenses', null, expenses),
    row(
      chance.pick(['Operating income (loss)', 'Income (loss) from operations']),
      'operating_income',
      operating,
    ),
    row(
      'Interest expense',
      'interest_expense',
      interest.map((value) => -value),
      { sign: -1 },
    ),
    row('Other income (expense), net', null, other),
    row('Income (loss) before income taxes', 'pretax_income', pretax),
    row('Provision (benefit) for income taxes', 'income_tax', tax),
    row(chance.pick(['Net income (loss)', 'Net earnings (loss)']), 'net_income', net),
    ...perShare(chance, net, sharesUnit, unit),
  ];
}

type Some = (least: number, most: number) => number[];

function bankBook(chance: Chance, some: Some, sharesUnit: number, unit: number): AnnouncedRow[] {
  const [loans, securities] = [some(40_000, 90_000), some(3_000, 9_000)];
  const [deposits, borrowed] = [some(4_000, 9_000), some(500, 2_500)];
  const [interest, expense] = [add(loans, securities), add(deposits, borrowed)];
  const netInterest = less(interest, expense);
  const provision = some(100, 6_000);
  const after = less(netInterest, provision);
  const [fees, gains] = [some(2_000, 9_000), some(200, 3_000)];
  const otherIncome = add(fees, gains);
  const [salaries, occupancy] = [some(15_000, 25_000), some(2_000, 4_000)];
  const otherExpense = add(salaries, occupancy);
  const pretax = less(add(after, otherIncome), otherExpense);
  const tax = pretax.map((value) => Math.round((value * chance.whole(15, 25)) / 100));
  const net = less(pretax, tax);
  return [
    heading('Interest income'),
    row('Loans, including fees', null, loans),
    row('Investment securities', null, securities),
    row('Total interest income', null, interest),
    heading('Interest expense'),
    row('Deposits', null, deposits),
    row('Borrowed funds', null, borrowed),
    row('Total interest expense', 'interest_expense', expense),
    row('Net interest income', 'net_interest_income', netInterest, { termOf: 'revenue' }),
    row('Provision for credit losses', null, provision),
    row('Net interest income after provision', null, after),
    heading('Noninterest income'),
    row('Service charges', null, fees),
    row('Gains on sales of loans', null, gains),
    row('Total noninterest income', 'noninterest_income', otherIncome, { termOf: 'revenue' }),
    heading('Noninterest expense'),
    row('Salaries and benefits', null, salaries),
    row('Occupancy', null, occupancy),
    row('Total noninterest expense', null, otherExpense),
    row('Income before income taxes', 'pretax_income', pretax),
    row('Income tax expense', 'income_tax', tax),
    row('Net income', 'net_income', net),
    ...perShare(chance, net, sharesUnit, unit),
  ];
}

function insurerBook(chance: Chance, some: Some, sharesUnit: number, unit: number): AnnouncedRow[] {
  const [premiums, invested, gains] = [some(150_000, 400_000), some(10_000, 40_000), some(-20_000, 20_000)];
  const revenue = add(premiums, invested, gains);
  const [losses, acquisition, general] = [some(80_000, 140_000), some(15_000, 30_000), some(8_000, 20_000)];
  const expenses = add(losses, acquisition, general);
  const pretax = less(revenue, expenses);
  const tax = pretax.map((value) => Math.round((value * chance.whole(10, 22)) / 100));
  const net = less(pretax, tax);
  return [
    heading('Revenues:'),
    row('Premiums earned', null, premiums),
    row('Net investment income', null, invested),
    row('Net realized gains (losses)', null, gains),
    row('Total revenues', 'revenue', revenue),
    heading('Benefits and expenses:'),
    row('Losses and loss adjustment expenses', null, losses),
    row('Amortization of deferred acquisition costs', null, acquisition),
    row('Other operating expenses', null, general),
    row('Total benefits and expenses', null, expenses),
    row('Income before income taxes', 'pretax_income', pretax),
    row('Income tax expense', 'income_tax', tax),
    row('Net income', 'net_income', net),
    ...perShare(chance, net, sharesUnit, unit),
  ];
}

/** A balance sheet that balances. */
export function balanceBook(chance: Chance, columns: number): AnnouncedRow[] {
  const some = (least: number, most: number): number[] => each(columns, () => chance.whole(least, most));
  const [cash, receivables, inventory, prepaid] = [
    some(20_000, 90_000),
    some(30_000, 80_000),
    some(10_000, 60_000),
    some(1_000, 9_000),
  ];
  const current = add(cash, receivables, inventory, prepaid);
  const [ppe, goodwill, otherAssets] = [some(50_000, 200_000), some(20_000, 90_000), some(2_000, 15_000)];
  const assets = add(current, ppe, goodwill, otherAssets);
  const [payable, accrued] = [some(10_000, 40_000), some(8_000, 30_000)];
  const currentClaims = add(payable, accrued);
  const [debt, otherClaims] = [some(10_000, 60_000), some(3_000, 12_000)];
  const claims = add(currentClaims, debt, otherClaims);
  const [common, paidIn] = [some(50, 900), some(20_000, 60_000)];
  const retained = less(less(assets, claims), add(common, paidIn));
  const equity = less(assets, claims);
  return [
    heading('Assets'),
    heading('Current assets:'),
    row('Cash and cash equivalents', 'cash_and_equivalents', cash),
    row('Accounts receivable, net', 'receivables', receivables),
    row('Inventories', 'inventory', inventory),
    row('Prepaid expenses and other current assets', null, prepaid),
    row('Total current assets', 'current_assets', current),
    row('Property, plant and equipment, net', 'ppe_net', ppe),
    row('Goodwill', null, goodwill),
    row('Other assets', null, otherAssets),
    row('Total assets', 'total_assets', assets),
    heading('Liabilities and stockholders’ equity'),
    heading('Current liabilities:'),
    row('Accounts payable', 'accounts_payable', payable),
    row('Accrued liabilities', null, accrued),
    row('Total current liabilities', 'current_liabilities', currentClaims),
    row('Long-term debt', 'long_term_debt', debt),
    row('Other liabilities', null, otherClaims),
    row('Total liabilities', 'total_liabilities', claims),
    heading('Stockholders’ equity:'),
    row('Common stock, $0.01 par value; 100,000,000 shares authorized', null, common),
    row('Additional paid-in capital', null, paidIn),
    row('Retained earnings (accumulated deficit)', 'retained_earnings', retained),
    row('Total stockholders’ equity', 'total_equity', equity),
    row('Total liabilities and stockholders’ equity', null, assets),
  ];
}

/** A statement of cash flows that begins with the given net income and ends with the given cash. */
export function cashBook(chance: Chance, net: readonly number[], closing: readonly number[]): AnnouncedRow[] {
  const some = (least: number, most: number): number[] => net.map(() => chance.whole(least, most));
  const [depreciation, compensation, working] = [
    some(5_000, 20_000),
    some(1_000, 9_000),
    some(-15_000, 15_000),
  ];
  const operating = add(net, depreciation, compensation, working);
  const [capex, purchases] = [some(-30_000, -4_000), some(-9_000, 9_000)];
  const investing = add(capex, purchases);
  const [dividends, buybacks, borrowed] = [some(-9_000, -500), some(-20_000, -100), some(-9_000, 20_000)];
  const financing = add(dividends, buybacks, borrowed);
  const change = add(operating, investing, financing);
  const opening = less(closing, change);
  return [
    heading('Cash flows from operating activities:'),
    row('Net income (loss)', null, net),
    row('Depreciation and amortization', 'depreciation_amortization', depreciation),
    row('Stock-based compensation', 'stock_based_comp', compensation),
    row('Changes in working capital', null, working),
    row('Net cash provided by (used in) operating activities', 'operating_cash_flow', operating),
    heading('Cash flows from investing activities:'),
    row('Purchases of property and equipment', 'capex', capex),
    row('Purchases and sales of investments, net', null, purchases),
    row('Net cash provided by (used in) investing activities', 'investing_cash_flow', investing),
    heading('Cash flows from financing activities:'),
    row('Dividends paid', 'dividends_paid', dividends),
    row('Repurchases of common stock', 'buybacks', buybacks),
    row('Borrowings, net', null, borrowed),
    row('Net cash provided by (used in) financing activities', 'financing_cash_flow', financing),
    row('Net increase (decrease) in cash', null, change),
    row('Cash at beginning of period', null, opening),
    row('Cash at end of period', null, closing),
  ];
}
