import type { Cell, Operand } from '@footnote/statements/cell';
import type { CellFault } from './cell-checks.ts';

export const factOf = ({ accession, concept, start, end }: Operand): string =>
  `${accession} ${concept} ${start ?? ''} ${end}`;

/** The faults of cells, and of other cells derived from a fact that alone makes a faulty cell. */
export const spread = (
  cells: readonly Cell[],
  faults: ReadonlyMap<Cell, CellFault>,
): ReadonlyMap<Cell, CellFault> => {
  if (faults.size === 0) return faults;
  const doubtful = new Map<string, CellFault>();
  for (const [{ operands }, fault] of faults) {
    const [only, ...others] = operands;
    if (only === undefined || others.length > 0) continue;
    const fact = factOf(only);
    doubtful.set(fact, { ...fault, fact });
  }
  const all = new Map(faults);
  for (const cell of cells)
    for (const operand of cell.operands) {
      const fault = doubtful.get(factOf(operand));
      if (fault !== undefined && !all.has(cell)) all.set(cell, fault);
    }
  return all;
};
