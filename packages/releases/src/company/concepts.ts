import type { Cell } from '@footnote/statements/cell';

/** The concept by which the reports of an issuer tag a field, and the sign that the field takes its value with. */
export type RowConcept = { readonly taxonomy: string; readonly concept: string; readonly sign: 1 | -1 };

/**
 * By field, the concept of the newest cell that one fact gives. A field whose newest cell is made of several facts has none:
 * a release states the row, and not its parts.
 */
export function rowConcepts(cells: readonly Cell[]): ReadonlyMap<string, RowConcept> {
  const newest = new Map<string, Cell>();
  for (const cell of cells) {
    if (cell.value === null || cell.method === 'derived_ytd' || cell.method === 'derived_q4') continue;
    if (cell.period_kind === 'ttm') continue;
    const known = newest.get(cell.field);
    if (known === undefined || cell.period_end > known.period_end) newest.set(cell.field, cell);
  }
  return new Map(
    [...newest.values()].flatMap(({ field, operands: [operand, ...others], method }) => {
      if (operand === undefined || others.length > 0 || method !== 'reported') return [];
      const [taxonomy = '', concept = ''] = operand.concept.split(':');
      const found: RowConcept = { taxonomy, concept, sign: operand.role.startsWith('-') ? -1 : 1 };
      return [[field, found] as const];
    }),
  );
}

/** A value of the field as the reports tag its row. */
export function asTagged(value: string, { sign }: RowConcept): string {
  if (sign > 0 || /^-?0(\.0*)?$/.test(value)) return value;
  return value.startsWith('-') ? value.slice(1) : `-${value}`;
}
