import type { Accounts } from './accounts.ts';
import type { FiscalYear } from './calendar.ts';
import type { FlowField } from './chart.ts';
import type { Report, Span } from './reports.ts';
import type { OmittedRow } from './spec.ts';

/** The tags of a row, and the fields that are read from them. */
const ROWS: Readonly<Record<OmittedRow, { readonly tags: RegExp; readonly fields: readonly string[] }>> = {
  cost_of_revenue: { tags: /:(CostOfRevenue|CostOfGoodsAndServicesSold)$/, fields: ['cost_of_revenue'] },
  gross_profit: { tags: /:GrossProfit$/, fields: ['gross_profit'] },
  operating_expense: {
    tags: /:(OperatingExpenses|CostsAndExpenses)$/,
    fields: ['operating_expense', 'costs_and_expenses'],
  },
  sga_expense: {
    tags: /:(SellingGeneralAndAdministrativeExpense|GeneralAndAdministrativeExpense|SellingAndMarketingExpense)$/,
    fields: ['sga_expense'],
  },
  rnd_expense: { tags: /:ResearchAndDevelopmentExpense$/, fields: ['rnd_expense'] },
  operating_income: { tags: /:OperatingIncomeLoss$/, fields: ['operating_income'] },
  pretax_income: { tags: /:IncomeLossFromContinuingOperationsBeforeIncomeTaxes/, fields: ['pretax_income'] },
  income_tax: { tags: /:IncomeTaxExpenseBenefit$/, fields: ['income_tax'] },
};

/** The rows that a report leaves out for a period: a comparative of a restated year, in a report of a later year. */
const leftOut = ({ spec, calendar }: Accounts, report: Report, span: Span): readonly OmittedRow[] =>
  report.version === 0
    ? []
    : spec.restatements.flatMap(({ year: label, omitted = [] }) => {
        const year = calendar.years.find((other) => other.label === label && !other.transition);
        const isWithin = year !== undefined && span.first >= year.first && span.last <= year.last;
        return isWithin && report.year.label > label ? omitted : [];
      });

export const isLeftOut = (accounts: Accounts, report: Report, concept: string, span: Span): boolean =>
  leftOut(accounts, report, span).some((row) => ROWS[row].tags.test(concept));

export const isFieldLeftOut = (accounts: Accounts, report: Report, field: string, span: Span): boolean =>
  leftOut(accounts, report, span).some((row) => ROWS[row].fields.includes(field));

/** Whether the field, or one that it may be computed from, is left out in comparatives of the year. */
export const readsOmitted = ({ spec, chart }: Accounts, field: FlowField, { label }: FiscalYear): boolean => {
  const omitted = spec.restatements.flatMap((restatement) =>
    restatement.year === label ? (restatement.omitted ?? []) : [],
  );
  const names = omitted.flatMap((row) => ROWS[row].fields);
  const reads = ({ field: name, operands = [], otherwise = [] }: FlowField, depth: number): boolean =>
    names.includes(name) ||
    (depth > 0 &&
      [...operands, ...otherwise].some((part) =>
        chart.flowFields.some((other) => other.field === part && reads(other, depth - 1)),
      ));
  return names.length > 0 && reads(field, 3);
};
