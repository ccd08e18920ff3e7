import type { Cell } from '@footnote/statements/cell';
import { parseAmount, quotient, scale, size } from '@footnote/statements/decimal';
import type { CellFault } from './cell-checks.ts';
import { filedSplit } from './operand-role.ts';

const CENT = parseAmount('0.01');
/** Preferred dividends, participating securities and adjusted numerators stay below this factor. */
const FACTOR = 5n;
/** Neighbouring averages that continue each other differ by less than this, in per cent. */
const STEADY = 150n;

type Served = { readonly cell: Cell; readonly value: bigint };

const served = (cell: Cell): Served => ({ cell, value: parseAmount(cell.value ?? '0') });

const splitRatioOf = (cell: Cell): number => {
  const { numerator, denominator } = filedSplit(cell);
  return Number(numerator) / Number(denominator);
};

const periodOf = ({ period_kind, period_start, period_end }: Cell): string =>
  `${period_kind} ${period_start ?? ''} ${period_end}`;

const fault = (
  rule: CellFault['rule'],
  difference: bigint,
  tolerance: bigint,
  beside: readonly Cell[],
): CellFault => ({ rule, because: 'undecided', difference, tolerance, beside });

/** Served average shares of one side, years and quarters apart, oldest first. */
const averagesOf = (cells: readonly Cell[], side: string): readonly (readonly Served[])[] =>
  [
    ...Map.groupBy(
      cells.filter(
        ({ field, value, period_kind: kind }) =>
          field === `shares_${side}` && value !== null && (kind === 'annual' || kind === 'quarter'),
      ),
      ({ period_kind }) => period_kind,
    ).values(),
  ].map((line) =>
    line.toSorted((a, b) => (a.period_end < b.period_end ? -1 : 1)).map((cell) => served(cell)),
  );

const isSteady = (a: bigint, b: bigint): boolean => a * 100n <= b * STEADY && b * 100n <= a * STEADY;

/** Whether an average continues the averages on both sides of it. */
const steadyCells = (lines: readonly (readonly Served[])[]): ReadonlySet<Cell> =>
  new Set(
    lines.flatMap((line) =>
      line.flatMap(({ cell, value }, at) => {
        const beside = [line[at - 1], line[at + 1]].filter((other) => other !== undefined);
        return beside.length > 0 && beside.every((other) => isSteady(value, other.value)) ? [cell] : [];
      }),
    ),
  );

/**
 * Compares earnings per share with income to common ÷ average shares of the same period (for a year without
 * an average, with that of its newest quarter): another sign, or a factor of five and two cents as filed,
 * contradicts them, and also an average that is not continuous with its neighbours.
 */
const perShareFaults = (
  cells: readonly Cell[],
  side: string,
  steady: ReadonlySet<Cell>,
): ReadonlyMap<Cell, CellFault> => {
  const faults = new Map<Cell, CellFault>();
  const compared = [`eps_${side}`, 'net_income_to_common', 'net_income', `shares_${side}`];
  const byPeriod = Map.groupBy(
    cells.filter(({ field, value }) => value !== null && compared.includes(field)),
    periodOf,
  );
  const ofQuarter = new Map(
    cells
      .filter(
        ({ field, value, period_kind }) =>
          field === `shares_${side}` && value !== null && period_kind === 'quarter',
      )
      .map((cell) => [cell.period_end, cell]),
  );
  for (const period of byPeriod.values()) {
    const find = (field: string): Cell | undefined => period.find((cell) => cell.field === field);
    const eps = find(`eps_${side}`);
    const income = find('net_income_to_common') ?? find('net_income');
    const shares =
      find(`shares_${side}`) ?? (eps?.period_kind === 'ttm' ? ofQuarter.get(eps.period_end) : undefined);
    if (!eps || !income || !shares) continue;
    const [reported, earned, average] = [served(eps).value, served(income).value, served(shares).value];
    if (reported === 0n || earned === 0n || average <= 0n) continue;
    const implied = quotient(earned, average);
    const [a, b] = [size(implied), size(reported)];
    const { numerator, denominator } = filedSplit(eps);
    const cents = scale(CENT * 2n, denominator, numerator);
    const opposite = implied < 0n !== reported < 0n && a > cents && b > cents;
    const far = size(a - b) > cents && (a >= b * FACTOR || b >= a * FACTOR);
    if (!far && !opposite) continue;
    const found = fault('per_share', reported - implied, b * (FACTOR - 1n), [income, shares, eps]);
    faults.set(eps, found);
    if (!steady.has(shares)) faults.set(shares, found);
  }
  return faults;
};

/** Ratios of the splits that cells were adjusted for. */
const splitRatios = (line: readonly Served[]): readonly number[] => {
  const factors = line.map(({ cell }) => splitRatioOf(cell));
  const ratios = new Set<number>();
  for (const [at, factor] of factors.entries()) {
    const before = factors[at - 1] ?? factor;
    if (before !== factor) ratios.add(before / factor);
  }
  return [...ratios];
};

/** A jump this close to a split ratio is not caused by issues or buybacks. */
const NEAR_RATIO = 0.02;
/** A split is applied by halves to a year's quarters or to the oldest years: longer runs are another company's size. */
const LONGEST_RUN = 4;

/**
 * The ratio of a split, or its inverse, by which an average differs from the previous one; 1 if it does not.
 */
const jumpAt = (line: readonly Served[], at: number, ratios: readonly number[]): number => {
  const [before, value] = [line[at - 1]?.value, line[at]?.value];
  if (before === undefined || value === undefined || before <= 0n || value <= 0n) return 1;
  const moved = Number(value) / Number(before);
  return (
    ratios
      .flatMap((ratio) => [ratio, 1 / ratio])
      .find((ratio) => Math.abs(moved / ratio - 1) <= NEAR_RATIO) ?? 1
  );
};

/** If the line jumps by the ratio of a split, the cells that disagree with most others, in short runs. */
const residuals = (line: readonly Served[]): readonly Served[] => {
  const ratios = splitRatios(line);
  if (ratios.length === 0) return [];
  const runs: { readonly level: string; readonly cells: Served[] }[] = [];
  let level = 1;
  for (const [at, item] of line.entries()) {
    const jump = jumpAt(line, at, ratios);
    level *= jump;
    const run = runs.at(-1);
    if (run && jump === 1) run.cells.push(item);
    else runs.push({ level: level.toPrecision(4), cells: [item] });
  }
  const sizes = new Map<string, number>();
  for (const run of runs) sizes.set(run.level, (sizes.get(run.level) ?? 0) + run.cells.length);
  const most = Math.max(...sizes.values());
  return runs
    .filter(({ level: own, cells }) => (sizes.get(own) ?? 0) < most && cells.length <= LONGEST_RUN)
    .flatMap(({ cells }) => cells);
};

/** Averages, and the earnings per share of their periods, that a split was applied to by halves. */
const continuityFaults = (
  cells: readonly Cell[],
  side: string,
  lines: readonly (readonly Served[])[],
): ReadonlyMap<Cell, CellFault> => {
  const faults = new Map<Cell, CellFault>();
  for (const line of lines)
    for (const { cell, value } of residuals(line)) {
      const found = fault('share_continuity', value, value / 50n, [cell]);
      faults.set(cell, found);
      const eps = cells.find(
        (other) =>
          other.field === `eps_${side}` && other.value !== null && periodOf(other) === periodOf(cell),
      );
      if (eps) faults.set(eps, found);
    }
  return faults;
};

/**
 * Laws of share figures on today's basis (semantics §2.7 (f)), using only the served cells: earnings per
 * share times the average equal income to common, and averages do not jump by the ratio of a split.
 */
export const shareFaults = (cells: readonly Cell[]): ReadonlyMap<Cell, CellFault> => {
  const faults = new Map<Cell, CellFault>();
  for (const side of ['basic', 'diluted']) {
    const lines = averagesOf(cells, side);
    for (const found of [
      continuityFaults(cells, side, lines),
      perShareFaults(cells, side, steadyCells(lines)),
    ])
      for (const [cell, one] of found) faults.set(cell, one);
  }
  return faults;
};
