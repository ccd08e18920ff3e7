import type { StatementName } from '@footnote/statements/cell';
import { servedFields, type ServedField } from '@footnote/statements/fields/served-fields';

/** Statements in the order of an answer. */
export const STATEMENTS = ['income', 'balance', 'cash_flow'] as const satisfies readonly StatementName[];

/** A row of a statement: `core` rows are in every detail, the others in full and audit. */
export type FieldSpec = Pick<ServedField, 'field' | 'measure'> & {
  readonly core: boolean;
  readonly banksOnly: boolean;
};

/** One word a field, in the order in which a statement is read: `*` is core, `bank:` exists for banks only. */
function rows(statement: StatementName, text: string): readonly FieldSpec[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const field = word.replace(/^bank:/, '').replace(/\*$/, '');
      const served = servedFields.find((item) => item.statement === statement && item.field === field);
      if (served === undefined) throw new TypeError(`the catalogue has no ${statement} ${field}`);
      const { measure } = served;
      return { field, measure, core: word.endsWith('*'), banksOnly: word.startsWith('bank:') };
    });
}

/** Every field of the catalogue that stands in a statement; what only formulas read is not in it. */
export const FIELDS: Readonly<Record<StatementName, readonly FieldSpec[]>> = {
  income: rows(
    'income',
    `
    revenue*
    bank:net_interest_income
    bank:noninterest_income
    bank:provision
    cost_of_revenue*
    gross_profit*
    rnd_expense
    sga_expense
    operating_expense*
    operating_income*
    interest_expense*
    pretax_income*
    income_tax*
    net_income*
    depreciation_amortization
    ebitda*
    eps_basic
    eps_diluted*
    shares_basic
    shares_diluted*
    dividends_per_share*
  `,
  ),
  balance: rows(
    'balance',
    `
    cash_and_equivalents*
    short_term_investments*
    receivables
    inventory
    current_assets*
    long_term_investments
    ppe_net
    intangibles
    bank:loans_net
    bank:allowance
    total_assets*
    bank:deposits
    bank:noninterest_bearing_deposits
    current_liabilities*
    long_term_debt*
    debt_borrowings
    finance_lease_liabilities
    operating_lease_liabilities
    total_debt*
    net_debt*
    total_liabilities*
    retained_earnings
    total_equity*
    bank:preferred_stock
    tangible_book_value
    bank:cet1_ratio
    shares_outstanding_cover_page
  `,
  ),
  cash_flow: rows(
    'cash_flow',
    `
    operating_cash_flow*
    stock_based_comp
    working_capital_change
    capex*
    free_cash_flow*
    acquisitions
    investing_cash_flow*
    dividends_paid*
    buybacks*
    financing_cash_flow*
  `,
  ),
};
