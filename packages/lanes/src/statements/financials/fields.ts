import type { StatementName } from '@footnote/statements/cell';
import type { Declared } from '@footnote/statements/fields/field';
import { servedFields } from '@footnote/statements/fields/served-fields';

/** Statements in the order of an answer. */
export const STATEMENTS = ['income', 'balance', 'cash_flow'] as const satisfies readonly StatementName[];

/** A line of a statement: `core` lines are in every detail, the others in full and audit. */
export type FieldSpec = Pick<Declared, 'field' | 'measure' | 'onlyFor'> & { readonly core: boolean };

const linesOf = (statement: StatementName): readonly FieldSpec[] =>
  servedFields
    .filter((served) => served.statement === statement)
    .flatMap((served) => (served.line === undefined ? [] : [{ ...served, line: served.line }]))
    .sort((a, b) => a.line - b.line)
    .map(({ field, measure, core = false, onlyFor }) => ({
      field,
      measure,
      core,
      ...(onlyFor && { onlyFor }),
    }));

/** Every catalog field with a line in a statement, in reading order; fields used only in formulas have none. */
export const FIELDS: Readonly<Record<StatementName, readonly FieldSpec[]>> = {
  income: linesOf('income'),
  balance: linesOf('balance'),
  cash_flow: linesOf('cash_flow'),
};
