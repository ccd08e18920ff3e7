import { figureNames } from '@footnote/figures/explain/figure';
import { servedFields } from '@footnote/statements/fields/served-fields';
import { STATEMENT_OF, type StatementBlock } from '@footnote/wire/statement-blocks';
import { paramInvalid, type Refusal } from '../wire/refusal.ts';

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
