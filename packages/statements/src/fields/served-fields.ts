import type { StatementName } from '../cell.ts';
import { computedFields } from './computed.ts';
import type { Declared, IssuerType } from './field.ts';
import { filedFields } from './fields.ts';

const declared = [...filedFields, ...computedFields];

/** Every field with cells: filed and computed. */
export const servedFields: readonly Declared[] = declared;

/** The fields for which an issuer of this type has cells. */
export const servedFieldsOf = (type: IssuerType): readonly Declared[] =>
  servedFields.filter(({ onlyFor }) => onlyFor?.includes(type) ?? true);

/** Names of the fields that the rows of a statement show. */
export type RowField<Statement extends StatementName> = Extract<
  (typeof declared)[number],
  { readonly statement: Statement; readonly rows: true }
>['field'];

/** The fields of one statement. */
export const rowFields = <Statement extends StatementName>(
  statement: Statement,
): readonly (Declared & { readonly field: RowField<Statement> })[] =>
  servedFields.filter(
    (served): served is Declared & { readonly field: RowField<Statement> } =>
      served.statement === statement && served.rows === true,
  );

/** Members of `bank_metrics` that are cells. */
export type BankMember = Extract<(typeof declared)[number], { readonly bankMetrics: string }>['bankMetrics'];

/** Members of `industry_rows`. */
export type IndustryMember = Extract<(typeof declared)[number], { readonly industry: true }>['field'];

/** The fields that `industry_rows` shows for issuers of a type. */
export const industryFields = (
  type: IssuerType,
): readonly (Declared & { readonly field: IndustryMember })[] =>
  servedFieldsOf(type).filter(
    (served): served is Declared & { readonly field: IndustryMember } => served.industry === true,
  );
