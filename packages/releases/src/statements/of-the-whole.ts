import type { Block } from '../grid/blocks.ts';
import { samePeriod } from '../periods/calendar.ts';
import type { SheetColumn, SheetRow } from './sheet.ts';

/** The heading of the column of the whole group, alone in its cell: not that of consolidated funds or entities. */
const WHOLE = /^(?:total )?(?:as )?consolidated(?: total)?$/i;

/** A column that compares two others is no part. */
const CHANGE = /chang|varian|%|percent|increase|decrease/i;

/** Rows whose parts must be seen to make up the whole, and the fewest parts. */
const LEAST_ROWS = 6;
const LEAST_PARTS = 2;

export const isWhole = (heads: readonly string[] | undefined): boolean =>
  heads?.some((head) => WHOLE.test(head.trim())) === true;

/**
 * The columns of the group. Where columns of its parts stand beside a consolidated one (parent, subsidiaries, eliminations)
 * that one only, if every row of it is their sum. Empty if a period stands over several columns otherwise.
 */
export function ofTheWhole(
  columns: readonly SheetColumn[],
  { heads }: Pick<Block, 'heads'>,
  rows: readonly Pick<SheetRow, 'figures' | 'isMoney'>[],
): readonly SheetColumn[] {
  const wholes = [...heads.keys()].filter((at) => isWhole(heads[at]));
  const kept = wholes.length === 0 ? columns : columns.filter(({ at }) => wholes.includes(at));
  const isTwice = kept.some(({ period }, at) =>
    kept.some((other, place) => place > at && samePeriod(other.period, period)),
  );
  if (isTwice) return [];
  const isProven = kept.every((column) => {
    const parts = partsOf(column, columns, wholes).filter((at) => !CHANGE.test(heads[at]?.join(' ') ?? ''));
    return parts.length === 0 || isMadeUp(rows, parts, column.at);
  });
  return wholes.length > 0 && !isProven ? [] : kept;
}

/** The columns before a consolidated one, up to another such; without any, those of its period behind it. */
function partsOf(
  { at, period }: SheetColumn,
  columns: readonly SheetColumn[],
  wholes: readonly number[],
): readonly number[] {
  const before = between(wholes.findLast((other) => other < at) ?? -1, at);
  if (before.length > 0) return before;
  const next = wholes.find((other) => other > at) ?? Infinity;
  return columns
    .filter((other) => other.at > at && other.at < next && samePeriod(other.period, period))
    .map((other) => other.at);
}

const between = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first - 1 }, (_, at) => first + 1 + at);

/** Whether the columns of the parts add up to that of the whole in every row of money, to within their rounding. */
function isMadeUp(
  rows: readonly Pick<SheetRow, 'figures' | 'isMoney'>[],
  parts: readonly number[],
  whole: number,
): boolean {
  if (parts.length < LEAST_PARTS) return false;
  const filled = rows.filter(({ figures, isMoney }) => isMoney && (figures[whole]?.amount ?? 0n) !== 0n);
  return (
    filled.length >= LEAST_ROWS &&
    filled.every(({ figures }) => {
      const total = figures[whole];
      if (total === undefined) return false;
      const sum = parts.reduce((before, part) => before + (figures[part]?.amount ?? 0n), 0n);
      const miss = sum > total.amount ? sum - total.amount : total.amount - sum;
      return miss <= BigInt(parts.length) * 10n ** BigInt(12 - total.places);
    })
  );
}
