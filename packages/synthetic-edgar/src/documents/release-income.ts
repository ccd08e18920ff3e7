import type { AnnouncedRow } from '../announced/statement.ts';
import type { Flows } from '../flows.ts';
import {
  consolidatedIncome,
  continuingIncome,
  grossProfit,
  netIncome,
  netInterestIncome,
  operatingExpense,
  operatingIncome,
  pretaxIncome,
} from '../flows.ts';
import type { IssuerSpec } from '../spec.ts';

/** A row of a statement of a release, and its amount in each column's flows: expenses positive. */
export type FlowRow = Pick<AnnouncedRow, 'label' | 'field' | 'termOf'> & {
  readonly of: (flows: Flows) => bigint;
};

const row = (label: string, field: string | null, of: FlowRow['of']): FlowRow => ({ label, field, of });

const interest = (f: Flows): bigint => f.interestExpense + f.otherInterestExpense;

const OF_BUSINESS: readonly FlowRow[] = [
  row('Revenue', 'revenue', (f) => f.revenue),
  row('Cost of revenue', 'cost_of_revenue', (f) => f.cost),
  row('Gross profit', 'gross_profit', grossProfit),
  row('Research and development', 'rnd_expense', (f) => f.rnd),
  row('Selling, general and administrative', 'sga_expense', (f) => f.generalExpense + f.sellingExpense),
  row('Total operating expenses', null, operatingExpense),
  row('Operating income', 'operating_income', operatingIncome),
  row('Interest expense', 'interest_expense', interest),
  row('Other income (expense), net', null, (f) => f.otherIncome),
];

const OF_BANK: readonly FlowRow[] = [
  row('Total interest income', null, (f) => f.interestIncome),
  row('Total interest expense', 'interest_expense', (f) => f.interestExpense),
  { ...row('Net interest income', 'net_interest_income', netInterestIncome), termOf: 'revenue' },
  row('Provision for credit losses', null, (f) => f.provision),
  row('Net interest income after provision', null, (f) => netInterestIncome(f) - f.provision),
  { ...row('Total noninterest income', 'noninterest_income', (f) => f.noninterestIncome), termOf: 'revenue' },
  row('Total noninterest expense', null, (f) => f.noninterestExpense),
];

const OF_INSURER: readonly FlowRow[] = [
  row('Total revenues', 'revenue', (f) => f.revenue),
  row('Losses and loss adjustment expenses', null, (f) => f.cost),
  row('Other operating expenses', null, operatingExpense),
  row('Interest expense', 'interest_expense', interest),
  row('Total benefits and expenses', null, (f) => f.cost + operatingExpense(f) + interest(f)),
  row('Other income (expense), net', null, (f) => f.otherIncome),
];

const BOTTOM: readonly FlowRow[] = [
  row('Income before income taxes', 'pretax_income', pretaxIncome),
  row('Provision for income taxes', 'income_tax', (f) => f.tax),
];

const OF_PARTS: readonly FlowRow[] = [
  row('Income from continuing operations', null, continuingIncome),
  row('Income from discontinued operations', null, (f) => f.discontinued),
];

const OF_OTHERS: readonly FlowRow[] = [
  row('Net income including noncontrolling interests', null, consolidatedIncome),
  row('Net income attributable to noncontrolling interests', null, (f) => f.nci),
];

const TOPS: Readonly<Partial<Record<IssuerSpec['flavour'], readonly FlowRow[]>>> = {
  industrial: OF_BUSINESS,
  bank: OF_BANK,
  insurer: OF_INSURER,
};

/** The rows of an income statement down to net income; null for kinds of issuer whose releases have no tables. */
export function incomeRows(spec: IssuerSpec, columns: readonly Flows[]): readonly FlowRow[] | null {
  const top = TOPS[spec.flavour];
  if (top === undefined) return null;
  return [
    ...top,
    ...BOTTOM,
    ...(columns.some(({ discontinued }) => discontinued !== 0n) ? OF_PARTS : []),
    ...(columns.some(({ nci }) => nci !== 0n) ? OF_OTHERS : []),
    row('Net income', 'net_income', netIncome),
  ];
}
