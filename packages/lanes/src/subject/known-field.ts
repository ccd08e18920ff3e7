import { figureNames } from '@footnote/figures/explain/figure';
import { servedFields } from '@footnote/statements/fields/served-fields';
import { STATEMENT_OF, type StatementBlock } from '@footnote/wire/statement-blocks';
import { nearestOf } from '@footnote/values/nearest';
import type { RequestFault } from './request-fault.ts';

const ECHO_CHARACTERS = 40;

/** The fault of a request for a field that the statement lacks, with the existing fields. */
export function unknownField(
  field: string | undefined,
  statement: StatementBlock | undefined,
): RequestFault | undefined {
  if (field === undefined) return undefined;
  const fields = servedFields
    .filter((served) => statement === undefined || served.statement === STATEMENT_OF[statement])
    .map((served) => served.field);
  if (fields.includes(field)) return undefined;
  if (statement !== undefined && figureNames(statement).includes(field))
    return { fault: `${field} is no cell but computed from cells: ask /v2/explain/figure` };
  const where = statement === undefined ? '' : ` in ${statement}`;
  return {
    fault: `field must be one of ${fields.sort().join(', ')}${where}, not '${field.slice(0, ECHO_CHARACTERS)}'${nearestOf(field, fields)}`,
  };
}
