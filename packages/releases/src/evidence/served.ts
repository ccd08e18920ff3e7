import { amountOrNull } from '@footnote/statements/decimal';
import { daysBetween } from '@footnote/values/day';
import type { Found, SheetReading } from '../statements/found.ts';
import type { ReleasePeriod, ServedCell } from '../types.ts';
import { halfPlace, magnitudeOf, scaled } from './scaled.ts';

/** Days by which the end of a served period and that of a column may differ: calendars name a week by its month. */
const NEAR = 7;
const KINDS: Readonly<Record<number, readonly ServedCell['period_kind'][]>> = {
  3: ['quarter'],
  6: ['ytd'],
  9: ['ytd'],
  12: ['annual'],
};
const MONTH_DAYS = 30.4;
/** Figures that must be equal before they say anything, and the share of them that must be. */
const LEAST = 3;
const MOST_EQUAL = 0.7;
const CONTRADICTED = 0.4;
/** Halves of the printed place by which a derived cell may miss: two or three figures are rounded in it. */
const HALVES_DERIVED = 4;

/** How the figures of a column compare with the cells that are served for its period. */
export type Comparison = { readonly end: string; readonly equal: number; readonly of: number };

export type Verdict = 'equal' | 'different' | 'open';

export function verdictOf({ equal, of }: Comparison): Verdict {
  if (of < LEAST) return 'open';
  if (equal >= LEAST && equal >= MOST_EQUAL * of) return 'equal';
  return equal <= CONTRADICTED * of ? 'different' : 'open';
}

/** A value that is served, and whether it is a difference of others, whose roundings it has. */
export type ServedValue = { readonly amount: bigint; readonly isDerived: boolean };

/** Finds the value that is served for a field and period. */
export type ServedValues = (statement: string, field: string, period: ReleasePeriod) => ServedValue | null;

export function servedValues(cells: readonly ServedCell[]): ServedValues {
  const byField = new Map<string, ServedCell[]>();
  for (const cell of cells) {
    if (cell.value === null) continue;
    const key = `${cell.statement} ${cell.field}`;
    const list = byField.get(key);
    if (list === undefined) byField.set(key, [cell]);
    else list.push(cell);
  }
  return (statement, field, period) => {
    const cell = byField.get(`${statement} ${field}`)?.find((one) => isOf(one, period));
    const amount = cell?.value === null || cell === undefined ? null : amountOrNull(cell.value);
    return amount === null ? null : { amount, isDerived: cell?.method !== 'reported' };
  };
}

function isOf(cell: ServedCell, { months, end }: ReleasePeriod): boolean {
  if (Math.abs(daysBetween(cell.period_end, end)) > NEAR) return false;
  if (months === null) return cell.period_kind === 'instant' || cell.period_start === null;
  // A quarter that begins the year may be kept as either.
  if (cell.period_start === null) return KINDS[months]?.includes(cell.period_kind) ?? false;
  return Math.round((daysBetween(cell.period_start, cell.period_end) + 1) / MONTH_DAYS) === months;
}

/** How a figure compares with what is served for its period. */
export type Agreement = {
  readonly isEqual: boolean;
  readonly isDerived: boolean;
  /** One is a multiple of the other, as if the stock had been split since. */
  readonly isOfSplit: boolean;
};

/** A split gives at least six shares for five; halves of a share are exchanged too. */
const LEAST_SPLIT = 1.2;
const HALVES_OF_SHARE = 2;
const SPLIT_MISS = 0.03;

function isSplit(one: number, other: number): boolean {
  const ratio = (HALVES_OF_SHARE * Math.max(one, other)) / Math.min(one, other);
  return ratio >= HALVES_OF_SHARE * LEAST_SPLIT && Math.abs(ratio - Math.round(ratio)) <= SPLIT_MISS * ratio;
}

/** Whether a figure is what is served for its period, to within the printed place; null if nothing is. */
export function agrees(
  { sheet }: Pick<SheetReading, 'sheet'>,
  one: Found,
  scale: number,
  served: ServedValues,
): Agreement | null {
  const period = sheet.columns[one.column]?.period;
  const known = period === undefined ? null : served(one.statement, one.field, period);
  if (known === null) return null;
  const miss = Math.abs(Number(known.amount - scaled(one, scale))) / 1e12;
  const halves = known.isDerived ? HALVES_DERIVED : 1;
  return {
    isEqual: miss <= halfPlace(sheet, one, scale) * halves * 1.0001,
    isDerived: known.isDerived,
    isOfSplit: isSplit(Math.abs(Number(known.amount)) / 1e12, magnitudeOf(one, scale)),
  };
}

/** Compares a column's fields with what is served, for a scale of the table. */
export function compared(
  reading: SheetReading,
  column: number,
  scale: number,
  served: ServedValues,
): Comparison {
  let equal = 0;
  let of = 0;
  for (const one of reading.found) {
    if (one.column !== column || one.amount === 0n) continue;
    const known = agrees(reading, one, scale, served);
    if (known === null) continue;
    of += 1;
    if (known.isEqual) equal += 1;
  }
  return { end: reading.sheet.columns[column]?.period.end ?? '', equal, of };
}
