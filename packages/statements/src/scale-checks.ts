import type { Calendar } from './calendar.ts';
import { size } from './decimal.ts';
import { servedFields } from './served-fields.ts';
import { slotOf } from './slots.ts';
import type { Place } from './slots.ts';
import type { Table } from './table.ts';
import { refused } from './table.ts';

const PLACES: readonly Place[] = ['FY', 'Q1', 'Q2', 'Q3', 'Q4', 'Y2', 'Y3', 'I1', 'I2', 'I3', 'I4'];

/** larger ÷ smaller lies between 900 and 1100, or around a million. */
const thousandfold = (a: bigint, b: bigint): boolean => {
  const [small, large] = size(a) < size(b) ? [size(a), size(b)] : [size(b), size(a)];
  if (small === 0n) return false;
  const ratio = large / small;
  return (ratio >= 900n && ratio <= 1100n) || (ratio >= 900_000n && ratio <= 1_100_000n);
};

const alike = (a: bigint, b: bigint): boolean => {
  const [small, large] = size(a) < size(b) ? [size(a), size(b)] : [size(b), size(a)];
  return large <= small * 3n;
};

/**
 * A money value a thousand times off the same period of the years beside it, which agree among themselves, is an
 * error of scale (semantics §3.6). At either end of the history the two nearest years stand for the neighbours.
 */
export const checkScale = (table: Table, calendar: Calendar): void => {
  const years = [...calendar.entries()].filter(([, { transition }]) => !transition).map(([year]) => year);
  for (const { field, measure } of servedFields) {
    if (measure !== 'money') continue;
    for (const place of PLACES) {
      const line = years
        .map((year) => ({ slot: slotOf(year, place), value: table.value(field, slotOf(year, place)) }))
        .filter((item): item is { slot: number; value: bigint } => item.value !== null && item.value !== 0n);
      for (const [k, { slot, value }] of line.entries()) {
        const before = line[k - 1]?.value;
        const after = line[k + 1]?.value;
        const [a, b] =
          before === undefined
            ? [line[1]?.value, line[2]?.value]
            : after === undefined
              ? [line[k - 1]?.value, line[k - 2]?.value]
              : [before, after];
        if (a === undefined || b === undefined) continue;
        if (alike(a, b) && thousandfold(value, a) && thousandfold(value, b))
          table.set(field, slot, refused('oracle_contradicted'));
      }
    }
  }
};
