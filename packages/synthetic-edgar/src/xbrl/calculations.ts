import type { Accounts } from '../accounts.ts';
import type { Report } from '../reports.ts';
import type { IssuerSpec, StyleSpec } from '../spec.ts';
import type { Network } from './networks.ts';

/** A total and the items that the calculation linkbase adds up to it. */
export type Calculation = {
  /** Name of the network with its role. */
  readonly network: string;
  /** Qualified name. */
  readonly total: string;
  readonly items: readonly { readonly concept: string; readonly weight: 1 | -1 }[];
};

/** Local names; a minus sign precedes an item that is deducted. */
type Sum = readonly [total: string, ...items: readonly string[]];

const contract = 'RevenueFromContractWithCustomerExcludingAssessedTax';
const pretax = 'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest';
const continuing = ['IncomeLossFromContinuingOperations', 'IncomeLossFromDiscontinuedOperationsNetOfTax'];
const taxed = [pretax, '-IncomeTaxExpenseBenefit'];
const allEquity = 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest';
const allCapital = 'PartnersCapitalIncludingPortionAttributableToNoncontrollingInterest';

/** The tags of total revenue, one or two, the widest first. */
const revenues: readonly (readonly string[])[] = [
  ['Revenues'],
  ['SalesRevenueNet'],
  ['RealEstateRevenueNet'],
  ['OperatingLeaseLeaseIncome', contract],
  [contract],
];
const costs = ['CostOfRevenue', 'CostOfGoodsAndServicesSold'];
const overheads: readonly (readonly string[])[] = [
  ['ResearchAndDevelopmentExpense', 'SellingGeneralAndAdministrativeExpense'],
  ['ResearchAndDevelopmentExpense', 'GeneralAndAdministrativeExpense', 'SellingAndMarketingExpense'],
];

const businessSums = ({ operating_expense: scope }: StyleSpec): Sum[] => {
  const withCost = overheads.flatMap((items) => costs.map((cost) => [cost, ...items]));
  return [
    ...revenues.flatMap((items) => costs.map((cost): Sum => ['GrossProfit', ...items, `-${cost}`])),
    ...withCost.map((items): Sum => ['CostsAndExpenses', ...items]),
    ...(scope === 'with_cost' ? withCost : overheads).map((items): Sum => ['OperatingExpenses', ...items]),
    ...revenues.flatMap((items): Sum[] => [
      ['OperatingIncomeLoss', ...items, '-CostsAndExpenses'],
      ...(scope === 'with_cost' ? [['OperatingIncomeLoss', ...items, '-OperatingExpenses'] as const] : []),
    ]),
    ...(scope === 'operating' ? [['OperatingIncomeLoss', 'GrossProfit', '-OperatingExpenses'] as const] : []),
    [pretax, 'OperatingIncomeLoss', 'NonoperatingIncomeExpense'],
  ];
};

const bankSums: readonly Sum[] = [
  ['InterestIncomeExpenseNet', 'InterestAndDividendIncomeOperating', '-InterestExpense'],
  ['RevenuesNetOfInterestExpense', 'InterestIncomeExpenseNet', 'NoninterestIncome'],
  [
    pretax,
    'InterestIncomeExpenseNet',
    '-ProvisionForLoanLeaseAndOtherLosses',
    'NoninterestIncome',
    '-NoninterestExpense',
  ],
];

const commonSums: readonly Sum[] = [
  ['IncomeLossFromContinuingOperations', ...taxed],
  ['ProfitLoss', ...continuing],
  ['ProfitLoss', ...taxed],
  ['NetIncomeLoss', 'ProfitLoss', '-NetIncomeLossAttributableToNoncontrollingInterest'],
  ['NetIncomeLoss', ...continuing],
  ['NetIncomeLoss', ...taxed],
  [allEquity, 'StockholdersEquity', 'MinorityInterest'],
  ['LiabilitiesAndStockholdersEquity', 'Liabilities', allEquity],
  ['LiabilitiesAndStockholdersEquity', 'Liabilities', 'StockholdersEquity'],
  [allCapital, 'PartnersCapital', 'MinorityInterest'],
  ['LiabilitiesAndStockholdersEquity', 'Liabilities', allCapital],
  ['LiabilitiesAndStockholdersEquity', 'Liabilities', 'PartnersCapital'],
  [
    'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
    'NetCashProvidedByUsedInOperatingActivities',
    'NetCashProvidedByUsedInInvestingActivities',
    'NetCashProvidedByUsedInFinancingActivities',
    'EffectOfExchangeRateOnCashAndCashEquivalents',
  ],
];

const operatingCosts = ['-DistributionCosts', '-AdministrativeExpense'];

const ifrsSums: readonly Sum[] = [
  ['GrossProfit', 'Revenue', '-CostOfSales'],
  ['ProfitLossFromOperatingActivities', 'GrossProfit', ...operatingCosts, '-ResearchAndDevelopmentExpense'],
  ['ProfitLoss', 'ProfitLossBeforeTax', '-IncomeTaxExpenseContinuingOperations'],
  ['Equity', 'EquityAttributableToOwnersOfParent', 'NoncontrollingInterests'],
];

const sumsOf = ({ flavour }: IssuerSpec, style: StyleSpec): readonly Sum[] => {
  if (flavour === 'ifrs') return ifrsSums;
  return [...(flavour === 'bank' ? bankSums : businessSums(style)), ...commonSums];
};

/**
 * The calculations of a report's statements: for each total the first sum whose concepts are all on one face. If the
 * issuer's linkbase has wrong signs, deducted items are added.
 */
export const calculationsOf = (
  { spec }: Accounts,
  report: Report,
  networks: readonly Network[],
): Calculation[] => {
  const { later, style } = spec;
  const current = later !== null && report.year.label >= later.from ? { ...style, ...later.style } : style;
  const prefix = spec.flavour === 'ifrs' ? 'ifrs-full' : 'us-gaap';
  return networks
    .filter(({ statement }) => statement !== null)
    .flatMap(({ name, rows }) => {
      const shown = new Set(rows.map(({ concept }) => concept));
      const found = new Map<string, Calculation>();
      for (const [total, ...signed] of sumsOf(spec, current)) {
        const items = signed.map((item) => ({
          concept: `${prefix}:${item.replace('-', '')}`,
          weight: item.startsWith('-') && spec.calculations === 'right' ? (-1 as const) : (1 as const),
        }));
        const concept = `${prefix}:${total}`;
        if (found.has(concept) || !shown.has(concept)) continue;
        if (items.every((item) => shown.has(item.concept)))
          found.set(concept, { network: name, total: concept, items });
      }
      return [...found.values()];
    });
};
