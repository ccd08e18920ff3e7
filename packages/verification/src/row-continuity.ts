import type { Cell } from '@footnote/statements/cell';
import { magnitude } from '@footnote/statements/decimal';
import { span } from '@footnote/statements/values/day';
import type { CellFault } from './cell-checks.ts';
import { areOfOneConcept, conceptsOf } from './concepts.ts';
import type { Line, Point } from './lines.ts';
import type { Reading, Readings } from './readings.ts';

/** Successive balances, or the same quarter of successive years, of which one may be missing in between. */
const MOST_DAYS = { instant: 200, flow: 760 } as const;
/** Number of neighbouring periods that a filer tags differently: the quarters of a year, or two years. */
const LONGEST_RUN = { instant: 3, flow: 2 } as const;

/** Least factor, as a power of ten, by which the row is another figure than before and after. */
const LEAST_JUMP = Math.log10(1.5);
/** Neighbours that agree within this factor show what the figure between them is about. */
const ALIKE = Math.log10(1.05);
/** How many times farther (in powers) the figure is from its neighbours than the row ever moved under one concept. */
const LEAST_LEAD = 2;

/** A point of a line with what it is read from. */
type Item = Point & {
  /** Of the absolute amount, as a power of ten. */
  readonly power: number;
  readonly concepts: string;
};

const itemOf = ({ cell, amount }: Point): Item => ({
  cell,
  amount,
  power: magnitude(amount),
  concepts: conceptsOf(cell),
});

const kindOf = ({ cell }: Item): 'instant' | 'flow' => (cell.period_kind === 'instant' ? 'instant' : 'flow');

/** Shares move with splits, and a year to date with its quarters. */
const isCompared = ([first]: Line): boolean =>
  first !== undefined && !first.cell.unit.includes('shares') && first.cell.period_kind !== 'ytd';

/** Consecutive items that are read from the same concepts. */
const runsOf = (line: readonly Item[]): readonly (readonly Item[])[] => {
  const runs: Item[][] = [];
  for (const item of line) {
    const run = runs.at(-1);
    if (run?.[0]?.concepts === item.concepts) run.push(item);
    else runs.push([item]);
  }
  return runs;
};

const gap = (a: Item, b: Item): number => Math.abs(a.power - b.power);

const isAdjacent = (a: Item, b: Item): boolean =>
  span(a.cell.period_end, b.cell.period_end) <= MOST_DAYS[kindOf(a)];

/** The largest move of the line from one period to the next under the same concepts. */
const usualMove = (line: readonly Item[]): number =>
  line.reduce((most, item, at) => {
    const before = line[at - 1];
    return before?.concepts === item.concepts ? Math.max(most, gap(before, item)) : most;
  }, 0);

/** By how much the items differ from both neighbours, all of them upwards or all downwards; 0 if they do not. */
const jumpOf = (run: readonly Item[], before: Item, after: Item): number => {
  const gaps = run.flatMap(({ power }) => [power - before.power, power - after.power]);
  return gaps.every((each) => each > 0) || gaps.every((each) => each < 0)
    ? Math.min(...gaps.map(Math.abs))
    : 0;
};

/** Whether a filing tags the neighbours' concept for the period of the item with an amount like theirs. */
const isTaggedAlike = (readings: Readings, item: Item, before: Item, after: Item): boolean => {
  const [operand] = item.cell.operands;
  if (operand === undefined || before.concepts.includes('+')) return false;
  const isNear = ({ amount }: Reading): boolean => {
    const own = magnitude(amount);
    return [before, after].every((other) => Math.abs(own - other.power) * 2 <= gap(item, other));
  };
  return readings
    .across(before.concepts, operand.start, operand.end)
    .some((reading) => reading.amount !== 0n && isNear(reading));
};

/**
 * Cells that are another figure than their row (semantics §3.8.1): read from other concepts than the periods before and
 * after, which share theirs, and at least half as large again as both of them, or as much smaller. The neighbours must
 * agree, or the figure differ by more than the row ever moved, or a filing must tag the row itself for that period with an
 * amount like the neighbours'. The concept that the filer uses more often is the row's own.
 */
export const continuityFaults = (
  lines: readonly Line[],
  readings: Readings,
): ReadonlyMap<Cell, CellFault> => {
  const faults = new Map<Cell, CellFault>();
  for (const points of lines.filter(isCompared)) {
    if (areOfOneConcept(points.map(({ cell }) => cell))) continue;
    const line = points.map(itemOf);
    const runs = runsOf(line);
    if (runs.length < 3) continue;
    const move = usualMove(line);
    const uses = Map.groupBy(line, ({ concepts }) => concepts);
    const usesOf = ({ concepts }: Item): number => uses.get(concepts)?.length ?? 0;
    for (const [at, run] of runs.entries()) {
      const [before, first, after] = [runs[at - 1]?.at(-1), run[0], runs[at + 1]?.[0]];
      if (before === undefined || first === undefined || after === undefined) continue;
      if (before.concepts !== after.concepts || run.length > LONGEST_RUN[kindOf(first)]) continue;
      if (usesOf(first) >= usesOf(before)) continue;
      const chain = [before, ...run, after];
      if (!chain.every((item, next) => next === 0 || isAdjacent(chain[next - 1] ?? item, item))) continue;
      const jump = jumpOf(run, before, after);
      if (jump < LEAST_JUMP) continue;
      const between = gap(before, after);
      const isFar = between <= ALIKE || jump >= LEAST_LEAD * Math.max(move, between);
      for (const item of run)
        if (isFar || isTaggedAlike(readings, item, before, after))
          faults.set(item.cell, {
            rule: 'row_continuity',
            because: 'others_hold',
            difference: item.amount - before.amount,
            tolerance: (before.amount > 0n ? before.amount : -before.amount) / 2n,
            beside: [before.cell, after.cell],
            isWhole: true,
          });
    }
  }
  return faults;
};
