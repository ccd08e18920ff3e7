import type { Decimal } from 'decimal.js';
import { OWN, SINCE_BLOCKS } from '../ratios/definition.ts';
import { derived } from '../ratios/derived.ts';
import { exact, mean, percentOf, quotient, sum, type Figure } from '../ratios/exact.ts';
import { percentOfRevenue } from '../ratios/margins.ts';
import type { Balances } from '../trailing/returns.ts';

const DAYS = exact('365');

const COMMON = { source: OWN, since: SINCE_BLOCKS } as const;

const valueAndDelta = (field: string): readonly string[] => [
  `forensics.${field}.value`,
  `forensics.${field}.yoy_delta`,
];

function overPositive(numerator: Figure, denominator: Figure): Figure {
  return denominator === null || denominator.lte(0) ? null : quotient(numerator, denominator);
}

/** Mean balance over a flow of twelve months, in days of that flow. */
function daysOf({ now, before }: Balances, flow: Figure): Figure {
  return overPositive(mean([now, before]), flow)?.times(DAYS) ?? null;
}

export const accrualsRatioPct = derived(
  {
    ...COMMON,
    members: ['forensics.accruals_ratio_pct'],
    unit: 'percent',
    sign: 'signed',
    definition: 'The non-cash part of trailing net income over mean total assets.',
    formula:
      '(trailing net_income − trailing operating_cash_flow) ÷ mean(total_assets now, a year before) · 100',
    refusals: ['mean assets are zero or less'],
    source: 'Sloan, The Accounting Review 71 (1996), in its cash-flow form',
  },
  (netIncome: Figure, operatingCashFlow: Figure, totalAssets: Balances): Figure => {
    const assets = mean([totalAssets.now, totalAssets.before]);
    if (netIncome === null || operatingCashFlow === null || assets === null || assets.lte(0)) return null;
    return percentOf(netIncome.minus(operatingCashFlow), assets);
  },
);

export const cashConversion = derived(
  {
    ...COMMON,
    members: ['forensics.cash_conversion'],
    unit: 'ratio',
    sign: 'signed',
    definition: 'Operating cash flow over net income, both of the trailing twelve months.',
    formula: 'trailing operating_cash_flow ÷ trailing net_income',
    refusals: ['net income is zero or less'],
  },
  (operatingCashFlow: Figure, netIncome: Figure): Figure => overPositive(operatingCashFlow, netIncome),
);

const IN_DAYS = { ...COMMON, unit: 'days' } as const;
const DELTA = 'yoy_delta is the value minus the same measure a year earlier.';

export const daysSalesOutstanding = derived(
  {
    ...IN_DAYS,
    members: valueAndDelta('days_sales_outstanding'),
    sign: 'signed',
    definition: `Days of revenue tied up in receivables. ${DELTA}`,
    formula: 'mean(receivables now, a year before) ÷ trailing revenue · 365',
    refusals: ['revenue is zero or less'],
  },
  (receivables: Balances, revenue: Figure): Figure => daysOf(receivables, revenue),
);

export const daysInventory = derived(
  {
    ...IN_DAYS,
    members: valueAndDelta('days_inventory'),
    sign: 'signed',
    definition: `Days of cost of revenue tied up in inventory. ${DELTA}`,
    formula: 'mean(inventory now, a year before) ÷ trailing cost_of_revenue · 365',
    refusals: ['the cost of revenue is zero or less'],
  },
  (inventory: Balances, costOfRevenue: Figure): Figure => daysOf(inventory, costOfRevenue),
);

export const daysPayables = derived(
  {
    ...IN_DAYS,
    members: valueAndDelta('days_payables'),
    sign: 'signed',
    definition: `Days of cost of revenue owed to suppliers; trade payables only, without accruals. ${DELTA}`,
    formula: 'mean(accounts_payable now, a year before) ÷ trailing cost_of_revenue · 365',
    refusals: ['the cost of revenue is zero or less'],
  },
  (accountsPayable: Balances, costOfRevenue: Figure): Figure => daysOf(accountsPayable, costOfRevenue),
);

export const cashConversionCycleDays = derived(
  {
    ...IN_DAYS,
    members: valueAndDelta('cash_conversion_cycle_days'),
    sign: 'signed',
    definition: `Days between the payment of suppliers and the receipt of customers' payments. ${DELTA}`,
    formula: 'days_sales_outstanding + days_inventory − days_payables',
    refusals: [],
  },
  (salesOutstanding: Figure, inventory: Figure, payables: Figure): Figure =>
    sum([salesOutstanding, inventory, payables?.negated() ?? null]),
);

export const sbcPctRevenue = derived(
  {
    ...COMMON,
    members: ['forensics.sbc_pct_revenue'],
    unit: 'percent',
    sign: 'signed',
    definition: 'Stock-based compensation over revenue, both of the trailing twelve months.',
    formula: 'trailing stock_based_comp ÷ trailing revenue · 100',
    refusals: ['revenue is zero or less'],
  },
  (stockBasedComp: Figure, revenue: Figure): Figure => percentOfRevenue(stockBasedComp, revenue),
);

export const sbcPctOcf = derived(
  {
    ...COMMON,
    members: ['forensics.sbc_pct_ocf'],
    unit: 'percent',
    sign: 'signed',
    definition: 'Stock-based compensation over operating cash flow, both of the trailing twelve months.',
    formula: 'trailing stock_based_comp ÷ trailing operating_cash_flow · 100',
    refusals: ['operating cash flow is zero or less'],
  },
  (stockBasedComp: Figure, operatingCashFlow: Figure): Figure =>
    operatingCashFlow === null || operatingCashFlow.lte(0)
      ? null
      : percentOf(stockBasedComp, operatingCashFlow),
);

/** Change from the same measure a year earlier, in the measure's unit. */
export function yoyDelta(now: Figure, before: Figure): Decimal | null {
  return now === null || before === null ? null : now.minus(before);
}
