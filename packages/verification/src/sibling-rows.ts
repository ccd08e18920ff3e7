import type { Cell } from '@footnote/statements/cell';
import { integer, size } from '@footnote/statements/decimal';
import type { CellFault } from './cell-checks.ts';
import type { Reading, Readings } from './readings.ts';
import { FAMILIES } from './sibling-families.ts';

/** Minimum number of additional digits that a figure in the running text is rounded by. */
const TEXT_DIGITS = 3;

/**
 * Whether an amount is another one rounded a thousand times more coarsely or more: 3.8 billion for 3,827.1
 * million.
 */
const rounds = (coarse: Reading, fine: Reading): boolean =>
  coarse.zeros !== null &&
  fine.zeros !== null &&
  coarse.zeros - fine.zeros >= TEXT_DIGITS &&
  size(coarse.amount - fine.amount) * 2n <= integer(10 ** Math.min(coarse.zeros, 9));

/**
 * Cells that are shown not to be a row of the statement by another row of their filing, at the same date or
 * for the same span: a balance of exactly zero although the filing has one under a sister concept (a wrong
 * context), and a figure that is that row's rounded for the running text (semantics §3.7, 1 and 9).
 */
export const siblingFaults = (cells: readonly Cell[], readings: Readings): ReadonlyMap<Cell, CellFault> => {
  const faults = new Map<Cell, CellFault>();
  for (const cell of cells) {
    const [operand, ...others] = cell.operands;
    const family = FAMILIES[cell.field];
    if (!family || !operand || others.length > 0 || cell.method !== 'reported') continue;
    const own = readings.get(operand.accession, operand.concept, operand.start, operand.end);
    if (!own) continue;
    const sisters = family.flatMap((concept) =>
      concept === operand.concept
        ? []
        : (readings.get(operand.accession, concept, operand.start, operand.end) ?? []),
    );
    const isWrongZero = cell.period_kind === 'instant' && own.amount === 0n;
    const better = sisters.find((other) => (isWrongZero ? other.amount !== 0n : rounds(own, other)));
    if (better)
      faults.set(cell, {
        rule: 'sibling_row',
        because: 'itself',
        difference: own.amount - better.amount,
        tolerance: 0n,
        beside: [],
      });
  }
  return faults;
};
