import {
  CONTINUING_INCOME,
  DISCONTINUED_CASH,
  DISCONTINUED_INCOME,
  LIABILITIES_AND_EQUITY,
  NCI_EQUITY,
  NCI_INCOME,
  TEMPORARY_EQUITY,
  WHOLE_EQUITY,
  WHOLE_INCOME,
} from '../fields/checks.ts';
import { allDebtConcepts, INVESTMENT_ROWS } from '../fields/debt.ts';
import { fields, totals } from '../fields/fields.ts';
import type { StatementName } from '../cell.ts';

/**
 * The statement of each concept of the field catalog, by qualified name; a concept of two statements (net
 * income also opens the cash-flow statement) is assigned to the first of income, balance, cash flow.
 * Cover-page concepts belong to none.
 */
export const statementOfConcept: ReadonlyMap<string, StatementName> = (() => {
  const found = new Map<string, StatementName>();
  const put = (statement: StatementName, concepts: readonly string[]): void => {
    for (const concept of concepts) {
      if (!concept.startsWith('dei:') && !found.has(concept)) found.set(concept, statement);
    }
  };
  for (const statement of ['income', 'balance', 'cash_flow'] as const) {
    for (const { source, candidates, byType } of fields) {
      if (source !== statement) continue;
      for (const { terms } of [...candidates, ...Object.values(byType).flat()])
        put(
          statement,
          terms.flatMap(({ concepts }) => concepts),
        );
    }
    put(statement, totals[statement]);
  }
  put('income', [...NCI_INCOME, ...WHOLE_INCOME, ...DISCONTINUED_INCOME, ...CONTINUING_INCOME]);
  put('balance', [...LIABILITIES_AND_EQUITY, ...NCI_EQUITY, ...WHOLE_EQUITY, ...TEMPORARY_EQUITY]);
  put('balance', [...allDebtConcepts, ...INVESTMENT_ROWS]);
  put('cash_flow', Object.values(DISCONTINUED_CASH));
  return found;
})();
