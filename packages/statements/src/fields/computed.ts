import type { StatementName } from '../cell.ts';
import type { About, Declared, Named } from './field.ts';

const computed = <
  const Statement extends StatementName,
  const Name extends string,
  const Described extends About,
>(
  statement: Statement,
  name: Name,
  about: Described,
  neverNegative = false,
): Named<Declared, Statement, Name, Described> => ({
  nature: statement === 'balance' ? 'instant' : 'flow',
  measure: 'money',
  neverNegative,
  ...about,
  statement,
  field: name,
});

/**
 * Fields that are not read from filings: each is computed from other cells of its row
 * (`derive/computed-fields.ts`).
 */
export const computedFields = [
  computed('income', 'ebitda', {
    definition: 'Earnings before interest, taxes, depreciation and amortisation.',
    formula: 'operating_income + depreciation_amortization',
    since: '2026-11-21.1',
    rows: true,
    line: 160,
    core: true,
  }),
  computed(
    'balance',
    'total_debt',
    {
      definition: 'Borrowings and finance leases, without operating leases.',
      formula:
        'debt_borrowings + finance_lease_liabilities (zero if none are tagged or the debt tag includes them)',
      since: '2026-11-21.1',
      rows: true,
      line: 190,
      core: true,
    },
    true,
  ),
  computed('balance', 'net_debt', {
    definition: 'Total debt less cash and current investments; negative if cash exceeds debt.',
    formula:
      'total_debt − cash_and_equivalents − short_term_investments (zero if the balance sheet has no such row, or its other current assets add up)',
    since: '2026-11-21.1',
    rows: true,
    line: 200,
    core: true,
  }),
  computed('balance', 'tangible_book_value', {
    definition: 'Equity of the parent less intangibles.',
    formula: 'total_equity − intangibles',
    since: '2026-11-21.1',
    rows: true,
    line: 250,
  }),
  computed('cash_flow', 'free_cash_flow', {
    definition: 'Operating cash flow less capital expenditure.',
    formula: 'operating_cash_flow + capex',
    since: '2026-11-21.1',
    rows: true,
    line: 50,
    core: true,
  }),
];
