import type { Cell } from '@footnote/statements/cell';

/** The concepts that a cell is read from, as one name. */
export const conceptsOf = ({ operands }: Cell): string => {
  const [only] = operands;
  return only !== undefined && operands.length === 1
    ? only.concept
    : [...new Set(operands.map(({ concept }) => concept))].sort().join('+');
};

/** Whether all cells are read from the same concepts. */
export const areOfOneConcept = (cells: readonly Cell[]): boolean => {
  const [first, ...others] = cells;
  const concepts = first && conceptsOf(first);
  return others.every((cell) => conceptsOf(cell) === concepts);
};
