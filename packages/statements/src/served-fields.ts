import type { Field, Nature } from './catalogue/field.ts';
import { fields } from './catalogue/fields.ts';
import type { StatementName } from './cell.ts';

export type ServedField = {
  readonly statement: StatementName;
  readonly field: string;
  readonly nature: Nature;
  readonly measure: Field['measure'];
};

const identity = (statement: StatementName, field: string, nature: Nature): ServedField => ({
  statement,
  field,
  nature,
  measure: 'money',
});

/** Every field that yields cells: the filed ones and those computed from them. */
export const servedFields: readonly ServedField[] = [
  ...fields.map(({ statement, field, nature, measure }) => ({ statement, field, nature, measure })),
  identity('income', 'ebitda', 'flow'),
  identity('balance', 'total_debt', 'instant'),
  identity('balance', 'net_debt', 'instant'),
  identity('balance', 'tangible_book_value', 'instant'),
  identity('cash_flow', 'free_cash_flow', 'flow'),
];
