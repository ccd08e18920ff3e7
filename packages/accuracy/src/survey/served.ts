import { daysBetween } from '@footnote/values/day';
import type { Cell } from '@footnote/statements/cell';
import { maskedCell } from '@footnote/verification/mask';
import { contradictedBy } from '@footnote/verification/mask-rules';
import { isMasked, type JudgedCell } from '../judged.ts';

/** Cells as served: contradicted values are refused. */
export const maskedCells = (judged: readonly JudgedCell[]): readonly Cell[] =>
  judged.map((item) =>
    isMasked(item) ? maskedCell(item.cell, contradictedBy(item.verdict?.evidence ?? [])) : item.cell,
  );

/** A cell with a value. `amount` is a float for comparing sizes. */
export type ServedCell = Cell & { readonly value: string; readonly amount: number };

/** Served cells of real fiscal periods, oldest first. */
export const servedCells = (cells: readonly Cell[]): readonly ServedCell[] =>
  cells
    .flatMap((cell) =>
      cell.value === null || cell.fiscal_period === 'TP'
        ? []
        : [{ ...cell, value: cell.value, amount: Number(cell.value) }],
    )
    .sort((a, b) => (a.period_end < b.period_end ? -1 : a.period_end > b.period_end ? 1 : 0));

/** Days between the ends of two neighbouring periods of a kind. */
const GAPS = {
  annual: [300, 440],
  quarter: [60, 150],
  instant: [60, 150],
  ytd: [300, 440],
  ttm: [60, 150],
} as const;

/** Whether two dates are the ends of neighbouring periods; a year to date is compared with that of the year before. */
export const areNeighbours = (kind: Cell['period_kind'], earlier: string, later: string): boolean => {
  const [least, most] = GAPS[kind];
  const days = daysBetween(earlier, later);
  return days >= least && days <= most;
};

/** Half of the last filed digit, at most half a cent: filers drop trailing zeros. */
const halfDigit = (filed: string): number => {
  const decimals = /\.(\d+)$/.exec(filed)?.[1]?.length ?? 0;
  return 0.5 * 10 ** -Math.max(2, decimals);
};

/** The factor that a role such as `/4`, `*1:15` or `-/3` applies to a per-share figure. */
const factorOf = (role: string): number => {
  const [, over = '1', under = '1'] = /(\d+)(?::(\d+))?$/.exec(role) ?? [];
  return Number(under) / Number(over);
};

/** Rounding of an EPS on its served basis: half of the last digit of each filed operand. */
export const roundingOfEps = ({ operands }: ServedCell): number => {
  const filed = operands.filter(({ concept }) => concept.includes('PerShare'));
  if (filed.length === 0) return 0.005;
  return filed.reduce((sum, { value, role }) => sum + halfDigit(value) * factorOf(role), 0) + 1e-6;
};

/** The four neighbouring quarters of a field that end on a date, oldest first; null unless all are served. */
export const fourQuarters = (quarters: readonly ServedCell[], end: string): readonly ServedCell[] | null => {
  const last = quarters.findIndex((cell) => cell.period_end === end);
  if (last < 3) return null;
  const four = quarters.slice(last - 3, last + 1);
  const contiguous = four.every(
    (cell, at) => at === 0 || areNeighbours('quarter', four[at - 1]?.period_end ?? '', cell.period_end),
  );
  return contiguous ? four : null;
};

/** Unit of the last nonzero digit of an amount, at most a million. */
export const roundingOf = (amount: number): number => {
  let unit = 1;
  while (unit < 1e6 && amount !== 0 && amount % (unit * 10) === 0) unit *= 10;
  return unit;
};
