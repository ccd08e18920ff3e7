import type { Cell, Operand } from '@footnote/statements/cell';
import type { CellFault } from './cell-checks.ts';

export const factOf = ({ accession, concept, start, end }: Operand): string =>
  `${accession} ${concept} ${start ?? ''} ${end}`;

/**
 * The faults of cells, and of other cells derived from a fact that alone makes a faulty cell, or from all facts of a cell
 * that is at fault as a whole.
 */
export const spread = (
  cells: readonly Cell[],
  faults: ReadonlyMap<Cell, CellFault>,
): ReadonlyMap<Cell, CellFault> => {
  if (faults.size === 0) return faults;
  const doubtful = new Map<string, CellFault>();
  const sums = new Map<string, { readonly facts: ReadonlySet<string>; readonly fault: CellFault }[]>();
  for (const [{ operands }, fault] of faults) {
    const [only, ...others] = operands;
    if (only === undefined || (others.length > 0 && fault.isWhole !== true)) continue;
    const facts = new Set(operands.map(factOf));
    if (others.length === 0) doubtful.set(factOf(only), { ...fault, facts });
    else sums.set(factOf(only), [...(sums.get(factOf(only)) ?? []), { facts, fault: { ...fault, facts } }]);
  }
  const concepts = new Set([...faults.keys()].flatMap((cell) => cell.operands.map(({ concept }) => concept)));
  const all = new Map(faults);
  for (const cell of cells) {
    if (all.has(cell) || !cell.operands.some(({ concept }) => concepts.has(concept))) continue;
    const names = cell.operands.map(factOf);
    const fault =
      names.map((name) => doubtful.get(name)).find((found) => found !== undefined) ??
      names
        .flatMap((name) => sums.get(name) ?? [])
        .find(({ facts }) => [...facts].every((fact) => names.includes(fact)))?.fault;
    if (fault !== undefined) all.set(cell, fault);
  }
  return all;
};
