import type { FlowField, FlowTag, Showing } from './chart.ts';
import { incomeField, incomeTag } from './chart.ts';
import { landlordRevenueTags } from './chart-kinds.ts';
import {
  consolidatedIncome,
  continuingIncome,
  depreciationTotal,
  grossProfit,
  netIncome,
  operatingExpense,
  operatingIncome,
  pretaxIncome,
} from './flows.ts';
import type { Flows } from './flows.ts';
import { interestField, interestTags } from './interest.ts';
import type { IssuerSpec } from './spec.ts';

const contract = 'RevenueFromContractWithCustomerExcludingAssessedTax';
const revenue = (f: Flows): bigint => f.revenue;
const total = (f: Flows): bigint => f.cost + operatingExpense(f);

const revenueTags = ({ style, first_year }: IssuerSpec): FlowTag[] => {
  const table = { table: true };
  const early = ({ year }: Showing): boolean => year < first_year + 2;
  const late = ({ year }: Showing): boolean => year >= first_year + 4;
  const overlap = style.revenue === 'drift_overlap' ? 1 : 0;
  switch (style.revenue) {
    case 'total':
      return [incomeTag('Revenues', revenue, table)];
    case 'contract':
      return [incomeTag(contract, revenue, table)];
    case 'both':
      return [incomeTag('Revenues', revenue, table), incomeTag(contract, revenue)];
    case 'narrow_contract':
      return [
        incomeTag('Revenues', revenue, table),
        incomeTag(contract, (f) => (f.revenue * 4n) / 5n, { note: true }),
      ];
    case 'drift':
    case 'drift_overlap':
      return [
        incomeTag('SalesRevenueNet', revenue, { ...table, when: early }),
        incomeTag('Revenues', revenue, {
          ...table,
          when: ({ year, annual }) =>
            !early({ year: year + overlap, annual }) && !late({ year: year - overlap, annual }),
        }),
        incomeTag(contract, revenue, { ...table, when: late }),
      ];
  }
};

/** Tags below the operating lines, the same for every flavour except IFRS. */
export const bottomTags = (spec: IssuerSpec): FlowTag[] => {
  const tags = [
    incomeTag(
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
      pretaxIncome,
    ),
    incomeTag('IncomeTaxExpenseBenefit', (f) => f.tax),
  ];
  if (spec.restatements.some(({ kind }) => kind === 'discontinued'))
    tags.push(
      incomeTag('IncomeLossFromContinuingOperations', continuingIncome),
      incomeTag('IncomeLossFromDiscontinuedOperationsNetOfTax', (f) => f.discontinued),
    );
  const { net_income: style } = spec.style;
  if (style === 'parent') tags.push(incomeTag('NetIncomeLoss', netIncome, { table: true }));
  if (spec.nci || style !== 'parent')
    tags.push(incomeTag('ProfitLoss', consolidatedIncome, { table: style !== 'parent' }));
  const isRolled = spec.roll_forwards?.some(({ row }) => row === 'income') === true;
  if (spec.nci && style !== 'whole')
    tags.push(
      incomeTag(
        isRolled
          ? 'IncomeLossFromContinuingOperationsAttributableToNoncontrollingEntity'
          : 'NetIncomeLossAttributableToNoncontrollingInterest',
        (f) => f.nci,
        { table: style !== 'parent' },
      ),
    );
  return tags;
};

export const bottomFields = (): FlowField[] => [
  incomeField('pretax_income', pretaxIncome),
  incomeField('income_tax', (f) => f.tax),
  incomeField('net_income', netIncome, { table: true }),
];

export const incomeTags = (spec: IssuerSpec): FlowTag[] => {
  const { style } = spec;
  const tags = [
    ...(spec.flavour === 'reit' ? landlordRevenueTags(spec) : revenueTags(spec)),
    ...interestTags(spec),
  ];
  const cost = (f: Flows): bigint => f.cost;
  if (style.cost === 'cost_of_revenue') tags.push(incomeTag('CostOfRevenue', cost));
  if (style.cost === 'goods_and_services') tags.push(incomeTag('CostOfGoodsAndServicesSold', cost));
  if (style.gross_profit) tags.push(incomeTag('GrossProfit', grossProfit, { table: true }));
  if (style.operating_expense === 'operating') tags.push(incomeTag('OperatingExpenses', operatingExpense));
  if (style.operating_expense === 'with_cost') tags.push(incomeTag('OperatingExpenses', total));
  if (style.operating_expense === 'costs_and_expenses') tags.push(incomeTag('CostsAndExpenses', total));
  if (style.operating_income) tags.push(incomeTag('OperatingIncomeLoss', operatingIncome));
  if (style.rnd) tags.push(incomeTag('ResearchAndDevelopmentExpense', (f) => f.rnd));
  if (style.sga === 'combined')
    tags.push(
      incomeTag('SellingGeneralAndAdministrativeExpense', (f) => f.generalExpense + f.sellingExpense),
    );
  else tags.push(incomeTag('GeneralAndAdministrativeExpense', (f) => f.generalExpense));
  if (style.sga === 'parts') tags.push(incomeTag('SellingAndMarketingExpense', (f) => f.sellingExpense));
  return [...tags, ...bottomTags(spec)];
};

export const incomeFields = (spec: IssuerSpec): FlowField[] => {
  const { style } = spec;
  const costKnown = style.cost !== 'none';
  const grossKnown = style.gross_profit || costKnown;
  const incomeKnown =
    style.operating_income || (style.gross_profit && style.operating_expense === 'operating');
  const tagged = style.operating_expense === 'operating' || (costKnown && style.operating_expense !== 'none');
  const expenseKnown = tagged || (grossKnown && style.operating_income);
  const remainder = ['gross_profit', 'operating_income'];
  const expenseParts = tagged ? { otherwise: remainder } : { operands: remainder };
  const difference = ['gross_profit', 'operating_expense'];
  const incomeParts = style.operating_income ? { otherwise: difference } : { operands: difference };
  const ebitda = (f: Flows): bigint => operatingIncome(f) + depreciationTotal(f);
  return [
    incomeField('revenue', revenue, { table: true }),
    incomeField('cost_of_revenue', costKnown ? (f) => f.cost : null),
    incomeField(
      'gross_profit',
      grossKnown ? grossProfit : null,
      style.gross_profit ? { table: true } : { operands: ['revenue', 'cost_of_revenue'] },
    ),
    incomeField('operating_expense', expenseKnown ? operatingExpense : null, expenseParts),
    incomeField('costs_and_expenses', style.operating_expense === 'costs_and_expenses' ? total : null),
    incomeField('rnd_expense', style.rnd ? (f) => f.rnd : null),
    incomeField('sga_expense', style.sga === 'partial' ? null : (f) => f.generalExpense + f.sellingExpense),
    incomeField('operating_income', incomeKnown ? operatingIncome : null, incomeParts),
    interestField(spec),
    ...bottomFields(),
    incomeField('depreciation_amortization', depreciationTotal, { family: 'cash_flow' }),
    incomeField('ebitda', incomeKnown ? ebitda : null, {
      operands: ['operating_income', 'depreciation_amortization'],
    }),
  ];
};
