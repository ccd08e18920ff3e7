import type { Chart, FlowField, Showing } from './chart.ts';
import { incomeField, incomeTag } from './chart.ts';
import { bankBalanceFields, bankBalanceTags, bankIncomeFields, bankIncomeTags } from './chart-bank.ts';
import { balanceFields, balanceTags } from './chart-balance.ts';
import { insurerRows, type KindRows, landlordRows, utilityRows } from './chart-kinds.ts';
import { partnershipRows, withPartners } from './chart-partnership.ts';
import { cashFields, cashTags } from './chart-cash.ts';
import { ifrsBalanceFields, ifrsBalanceTags, ifrsFlowFields, ifrsFlowTags } from './chart-ifrs.ts';
import { bottomFields, bottomTags, incomeFields, incomeTags } from './chart-income.ts';
import { interestField } from './interest.ts';
import { depreciationTotal, operatingExpense } from './flows.ts';
import type { IssuerSpec } from './spec.ts';

const insurer = (spec: IssuerSpec): Chart => {
  const rows = insurerRows(spec);
  return {
    flowTags: [
      incomeTag('Revenues', (f) => f.revenue, { table: true }),
      ...rows.flowTags,
      incomeTag('BenefitsLossesAndExpenses', (f) => f.cost + operatingExpense(f)),
      ...incomeTags(spec).filter(({ concept }) => concept.startsWith('us-gaap:Interest')),
      ...bottomTags(spec),
      ...cashTags(spec),
    ],
    balanceTags: [...balanceTags(spec), ...rows.balanceTags],
    flowFields: [
      incomeField('revenue', (f) => f.revenue, { table: true }),
      ...['cost_of_revenue', 'gross_profit', 'rnd_expense', 'sga_expense', 'operating_income', 'ebitda'].map(
        (field) => incomeField(field, null),
      ),
      incomeField('operating_expense', (f) => f.cost + operatingExpense(f)),
      interestField(spec),
      ...rows.flowFields,
      ...bottomFields(),
      incomeField('depreciation_amortization', depreciationTotal, { family: 'cash_flow' }),
      ...cashFields(spec),
    ],
    balanceFields: [...balanceFields(spec), ...rows.balanceFields],
  };
};

/** A company that sells things or services. */
const business = (spec: IssuerSpec): Chart => ({
  flowTags: [...incomeTags(spec), ...cashTags(spec)],
  balanceTags: balanceTags(spec),
  flowFields: [...incomeFields(spec), ...cashFields(spec)],
  balanceFields: balanceFields(spec),
});

const withRows = (chart: Chart, rows: KindRows): Chart => ({
  flowTags: [...chart.flowTags, ...rows.flowTags],
  balanceTags: [...chart.balanceTags, ...rows.balanceTags],
  flowFields: [...chart.flowFields, ...rows.flowFields],
  balanceFields: [...chart.balanceFields, ...rows.balanceFields],
});

/** A real-estate trust has no gross profit, even if it tags one. */
const withoutGrossProfit = (field: FlowField): FlowField =>
  field.field === 'gross_profit' ? { ...field, of: null } : field;

const plainChart = (spec: IssuerSpec): Chart => {
  switch (spec.flavour) {
    case 'bank':
      return {
        flowTags: [...bankIncomeTags(spec), ...cashTags(spec)],
        balanceTags: bankBalanceTags(spec),
        flowFields: [...bankIncomeFields(), ...cashFields(spec)],
        balanceFields: bankBalanceFields(),
      };
    case 'ifrs':
      return {
        flowTags: ifrsFlowTags(spec),
        balanceTags: ifrsBalanceTags(spec),
        flowFields: ifrsFlowFields(spec),
        balanceFields: ifrsBalanceFields(),
      };
    case 'insurer':
      return insurer(spec);
    case 'reit': {
      const chart = business(spec);
      return withRows({ ...chart, flowFields: chart.flowFields.map(withoutGrossProfit) }, landlordRows(spec));
    }
    case 'utility':
      return withRows(business(spec), utilityRows(spec));
    case 'partnership':
      return withRows(withPartners(business(spec)), partnershipRows(spec));
    case 'industrial':
      return business(spec);
  }
};

type Tag = { readonly concept: string; readonly when?: (showing: Showing) => boolean };

/** The tags of the first list are used before the change, those of the second from then on. */
const replaced = <T extends Tag>(before: readonly T[], after: readonly T[], from: number): T[] => {
  const within = (tags: readonly T[], test: (year: number) => boolean): T[] =>
    tags.map((tag) => ({ ...tag, when: (showing) => test(showing.year) && tag.when?.(showing) !== false }));
  return [...within(before, (year) => year < from), ...within(after, (year) => year >= from)];
};

/** The tags of the issuer and the fields that a reader of its filings can determine. */
export const chartOf = (spec: IssuerSpec): Chart => {
  const chart = plainChart(spec);
  const { later } = spec;
  if (later === null) return chart;
  const after = plainChart({ ...spec, style: { ...spec.style, ...later.style } });
  return {
    ...chart,
    flowTags: replaced(chart.flowTags, after.flowTags, later.from),
    balanceTags: replaced(chart.balanceTags, after.balanceTags, later.from),
  };
};
