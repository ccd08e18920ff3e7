import type { Cell } from '@footnote/statements/cell';
import { magnitude, size } from '@footnote/statements/decimal';
import type { CellFault } from './cell-checks.ts';
import type { Line } from './lines.ts';

/** Minimum number of cells of a line that establish its usual magnitude. */
const FEWEST_CELLS = 6;
/** Minimum factor by which a cell must exceed, or fall short of, both neighbours. */
const LEAST_FACTOR = 3;
/** How many times farther, in powers, it must deviate than any other cell of the line. */
const LEAST_LEAD = 2;

/** Irregular items and small differences of large figures have no usual magnitude. */
const LUMPY = new Set(['acquisitions', 'buybacks', 'working_capital_change']);

const isCompared = (line: Line): boolean =>
  line.length >= FEWEST_CELLS && !LUMPY.has(line[0]?.cell.field ?? '');

/**
 * By how many powers of ten each inner cell is above or below both of its neighbours; 0 if it is between
 * them.
 */
const prominences = (line: Line): readonly number[] => {
  const magnitudes = line.map(({ amount }) => magnitude(amount));
  return magnitudes.map((own, at) => {
    const [before, after] = [magnitudes[at - 1], magnitudes[at + 1]];
    if (before === undefined || after === undefined) return 0;
    const [left, right] = [own - before, own - after];
    return left > 0 === right > 0 ? Math.min(Math.abs(left), Math.abs(right)) : 0;
  });
};

/**
 * Uncorroborated cells of implausible magnitude: three times above or below the cells on both sides, and
 * deviating at least twice as far (in powers) as anything else the filer ever reported in that line. A
 * missing digit, or a part reported as the whole, looks like this. Filers with erratic figures are ignored,
 * and so is the newest cell, which may be the first of a new size.
 */
export const outliers = (
  lines: readonly Line[],
  isVouched: (cell: Cell) => boolean,
): ReadonlyMap<Cell, CellFault> => {
  const faults = new Map<Cell, CellFault>();
  for (const line of lines.filter(isCompared)) {
    const found = prominences(line);
    const [highest = 0, second = 0] = found.toSorted((a, b) => b - a);
    if (highest < Math.log10(LEAST_FACTOR) || highest < LEAST_LEAD * second) continue;
    const at = found.indexOf(highest);
    const [own, before, after] = [line[at], line[at - 1], line[at + 1]];
    if (own === undefined || before === undefined || after === undefined) continue;
    if (isVouched(own.cell)) continue;
    const fault: CellFault = {
      rule: 'outlier',
      because: 'itself',
      difference: own.amount - before.amount,
      tolerance: size(before.amount) * BigInt(LEAST_FACTOR - 1),
      beside: [before.cell, after.cell],
    };
    faults.set(own.cell, fault);
  }
  return faults;
};
