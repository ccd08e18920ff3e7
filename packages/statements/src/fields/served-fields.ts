import type { Field, IssuerType, Nature } from './field.ts';
import { fields } from './fields.ts';
import type { StatementName } from '../cell.ts';

export type ServedField = {
  readonly statement: StatementName;
  readonly field: string;
  readonly nature: Nature;
  readonly measure: Field['measure'];
  readonly onlyFor: readonly IssuerType[] | null;
};

const identity = (statement: StatementName, field: string, nature: Nature): ServedField => ({
  statement,
  field,
  nature,
  measure: 'money',
  onlyFor: null,
});

/** Every field that yields cells: the filed ones and those computed from them. */
export const servedFields: readonly ServedField[] = [
  ...fields.map(({ statement, field, nature, measure, onlyFor = null }) => ({
    statement,
    field,
    nature,
    measure,
    onlyFor,
  })),
  identity('income', 'ebitda', 'flow'),
  identity('balance', 'total_debt', 'instant'),
  identity('balance', 'net_debt', 'instant'),
  identity('balance', 'tangible_book_value', 'instant'),
  identity('cash_flow', 'free_cash_flow', 'flow'),
];

/** Those that an issuer of this type has cells of. */
export const servedFieldsOf = (type: IssuerType): readonly ServedField[] =>
  servedFields.filter(({ onlyFor }) => onlyFor?.includes(type) ?? true);
