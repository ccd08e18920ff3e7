import type { StatementName } from '@footnote/statements/cell';

/** Statements as requests and answers name them. */
export const STATEMENT_OF = {
  balance_sheet: 'balance',
  cash_flow: 'cash_flow',
  income_statement: 'income',
} as const satisfies Readonly<Record<string, StatementName>>;

export type StatementBlock = keyof typeof STATEMENT_OF;

export const BLOCK_OF: Readonly<Record<StatementName, StatementBlock>> = {
  balance: 'balance_sheet',
  cash_flow: 'cash_flow',
  income: 'income_statement',
};
