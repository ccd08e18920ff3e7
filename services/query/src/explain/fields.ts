import type { StatementName } from '@footnote/statements/cell';
import { figureNames } from '@footnote/figures/explain/figure';
import { servedFields } from '@footnote/statements/fields/served-fields';
import { paramInvalid, type Refusal } from '../wire/refusal.ts';

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

const ECHO_CHARACTERS = 40;

/** Rejects a field that the statement lacks and lists the existing fields. */
export function unknownField(field: string, statement: StatementBlock | undefined): Refusal | undefined {
  const fields = servedFields
    .filter((served) => statement === undefined || served.statement === STATEMENT_OF[statement])
    .map((served) => served.field);
  if (fields.includes(field)) return undefined;
  if (statement !== undefined && figureNames(statement).includes(field))
    return paramInvalid(`${field} is no cell but computed from cells: ask /v2/explain/figure`);
  const where = statement === undefined ? '' : ` in ${statement}`;
  return paramInvalid(
    `field must be one of ${fields.sort().join(', ')}${where}, not '${field.slice(0, ECHO_CHARACTERS)}'`,
  );
}
