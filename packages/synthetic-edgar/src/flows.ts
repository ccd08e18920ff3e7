/**
 * The flows of a quarter, in grains of the reporting unit. Income and expense are positive in their natural sense; `tax` is
 * negative for a benefit. `…Increase` and `…Purchases` use cash. Lines that an issuer does not have are zero.
 */
export type Flows = { readonly [Line in FlowLine]: bigint };

const lines = [
  'revenue',
  'cost',
  'rnd',
  'generalExpense',
  'sellingExpense',
  'interestExpense',
  'otherInterestExpense',
  'otherIncome',
  'tax',
  'discontinued',
  'nci',
  'depreciation',
  'amortization',
  'stockCompensation',
  'deferred',
  'receivablesIncrease',
  'inventoryIncrease',
  'payablesIncrease',
  'capex',
  'acquisitions',
  'shortInvestmentPurchases',
  'longInvestmentPurchases',
  'loanIncrease',
  'depositIncrease',
  'dividends',
  'buybacks',
  'longDebtIncrease',
  'shortDebtIncrease',
  'exchange',
  'interestIncome',
  'provision',
  'noninterestIncome',
  'noninterestExpense',
  'preferredDistributions',
  'generalPartner',
] as const;

export type FlowLine = (typeof lines)[number];

export const noFlows = Object.fromEntries(lines.map((line) => [line, 0n])) as Flows;

export const addFlows = (left: Flows, right: Flows): Flows =>
  Object.fromEntries(lines.map((line) => [line, left[line] + right[line]])) as Flows;

export const grossProfit = (f: Flows): bigint => f.revenue - f.cost;
export const operatingExpense = (f: Flows): bigint => f.rnd + f.generalExpense + f.sellingExpense;
export const operatingIncome = (f: Flows): bigint => grossProfit(f) - operatingExpense(f);
export const netInterestIncome = (f: Flows): bigint => f.interestIncome - f.interestExpense;
export const bankRevenue = (f: Flows): bigint => netInterestIncome(f) + f.noninterestIncome;

/** Before tax, from continuing operations. A bank's revenue and cost lines are zero, as are a business's bank lines. */
export const pretaxIncome = (f: Flows): bigint =>
  operatingIncome(f) +
  f.interestIncome -
  f.interestExpense -
  f.otherInterestExpense +
  f.otherIncome +
  f.noninterestIncome -
  f.noninterestExpense -
  f.provision;

export const continuingIncome = (f: Flows): bigint => pretaxIncome(f) - f.tax;
/** Including the noncontrolling share. */
export const consolidatedIncome = (f: Flows): bigint => continuingIncome(f) + f.discontinued;
/** The parent's share. */
export const netIncome = (f: Flows): bigint => consolidatedIncome(f) - f.nci;

/** Income of the units or shares: for a partnership, after the parts of preferred units and the general partner. */
export const perShareIncome = (f: Flows): bigint =>
  netIncome(f) - f.preferredDistributions - f.generalPartner;

export const depreciationTotal = (f: Flows): bigint => f.depreciation + f.amortization;
/** Positive releases cash. */
export const workingCapitalChange = (f: Flows): bigint =>
  f.payablesIncrease - f.receivablesIncrease - f.inventoryIncrease;
export const operatingCash = (f: Flows): bigint =>
  consolidatedIncome(f) +
  depreciationTotal(f) +
  f.stockCompensation +
  f.deferred +
  f.provision +
  workingCapitalChange(f);
export const investingCash = (f: Flows): bigint =>
  -f.capex - f.acquisitions - f.shortInvestmentPurchases - f.longInvestmentPurchases - f.loanIncrease;
export const financingCash = (f: Flows): bigint =>
  f.longDebtIncrease + f.shortDebtIncrease + f.depositIncrease - f.dividends - f.buybacks;
export const cashChange = (f: Flows): bigint =>
  operatingCash(f) + investingCash(f) + financingCash(f) + f.exchange;
