import type { ChangedRow, Comparison, StoredRow } from '@footnote/projection/projection';
import type { Cell, Operand } from '@footnote/statements/cell';
import type { CellChange } from '@footnote/statements/revisions/cause';
import { CELLS } from '../ddl.ts';

/** How the cells of two revisions are compared: by the end of the period, whatever its label. */
export const CELL_COMPARISON: Comparison = {
  table: CELLS,
  identity: ['statement', 'field', 'period_kind', 'period_end'],
  // A report that states what its release announced changes the standing of the value.
  compared:
    "if(isNull(value), NULL, concat(toString(value), if(has(flags, 'preliminary'), ' preliminary', '')))",
  columns: {
    statement: 'statement',
    field: 'field',
    period_kind: 'period_kind',
    fiscal_year: 'fiscal_year',
    fiscal_period: 'fiscal_period',
    period_start: 'period_start',
    period_end: 'period_end',
    value: 'toString(value)',
    refusal: "nullIf(toString(refusal), '')",
    rule: "nullIf(toString(rule), '')",
    unit: 'unit',
    concept: 'concept',
    accession: 'accession',
    form: 'form',
    filed: 'filed',
    method: "nullIf(toString(method), '')",
    operands: 'operands',
    flags: 'flags',
  },
  // A transition period is never served.
  where: "fiscal_period != 'TP'",
  head: ['as_of'],
};

export function cellChange({ before, after }: ChangedRow): CellChange {
  return { before: cellOf(before), after: after === null ? null : cellOf(after) };
}

function cellOf(row: StoredRow): Cell {
  const { operands, ...cell } = row as Omit<Cell, 'operands'> & { readonly operands: string };
  return { ...cell, operands: JSON.parse(operands) as readonly Operand[] };
}
