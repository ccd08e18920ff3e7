import { fractionOf } from '@footnote/values/decimal';
import type { Calendar } from '../calendar/calendar.ts';
import { integer, parseAmount, quotient, scale, size } from '../decimal.ts';
import type { Entry } from '../model/model.ts';
import { farApart } from '../reading/own-check.ts';
import { onFiledBasis } from '../splits/filed-basis.ts';
import { slotOf } from '../calendar/slots.ts';
import type { Place, Slot } from '../calendar/slots.ts';
import { perShareIncome } from '../derive/per-share-income.ts';
import type { Table } from '../derive/table.ts';
import { refused, withFlag } from '../derive/table.ts';

/** Lines of comparable periods in order: fiscal years, quarters, and the cumulative spans of each kind. */
export const comparableSlots = (calendar: Calendar): Slot[][] => {
  const years = [...calendar.entries()].filter(([, { transition }]) => !transition).map(([year]) => year);
  const line = (...places: Place[]): Slot[] =>
    years.flatMap((year) => places.map((place) => slotOf(year, place)));
  return [line('FY'), line('Q1', 'Q2', 'Q3', 'Q4'), line('Y2'), line('Y3')];
};

const FACTORS: readonly (readonly [bigint, bigint])[] = [
  [1000n, 1n],
  [1n, 1000n],
  [1_000_000n, 1n],
  [1n, 1_000_000n],
];

/** Whether larger ÷ smaller is at most this many hundredths. */
const closeTo = (a: bigint, b: bigint, hundredths: bigint): boolean => {
  const [small, large] = size(a) < size(b) ? [size(a), size(b)] : [size(b), size(a)];
  return large * 100n <= small * hundredths;
};

/** The power of a thousand that scales a value to the size of its neighbours; null if none does. */
const scaleFactorOf = (value: bigint, neighbours: readonly bigint[]): readonly [bigint, bigint] | null =>
  neighbours.length === 0
    ? null
    : (FACTORS.find(([up, down]) =>
        neighbours.every((other) => closeTo(scale(value, up, down), other, 150n)),
      ) ?? null);

/** The served values next to a position of a line, at most one on each side. */
const neighboursOf = (values: readonly (bigint | null)[], position: number): readonly (bigint | null)[] => [
  values.slice(0, position).findLast((other) => other !== null) ?? null,
  values.slice(position + 1).find((other) => other !== null) ?? null,
];

type Comparison = 'agrees' | 'contradicts' | 'unknown';

/** Whether earnings per share are far from what income ÷ shares implies, by the cents in which they were filed. */
const isFar = ({ parts: [part] }: Entry, eps: bigint, implied: bigint): boolean => {
  const split = part?.fact.split;
  return farApart(onFiledBasis(split, implied), onFiledBasis(split, eps));
};

/** Income to common ÷ shares against earnings per share. */
const compared = (table: Table, slot: Slot, side: 'basic' | 'diluted'): Comparison => {
  const shares = table.value(`shares_${side}`, slot);
  const income = perShareIncome(table, slot);
  const eps = table.get(`eps_${side}`, slot);
  if (shares === null || income === null || !eps?.value || income === 0n) return 'unknown';
  return shares <= 0n || isFar(eps, eps.value, quotient(income, shares)) ? 'contradicts' : 'agrees';
};

/**
 * Whether the nearest average of a line that is confirmed by its earnings per share is about the size of this
 * one: then the earnings per share have the wrong scale, not the average. Null if no average of the line is
 * confirmed.
 */
export const ofProvenScale = (
  table: Table,
  line: readonly Slot[],
  position: number,
  side: 'basic' | 'diluted',
): boolean | null => {
  const value = table.value(`shares_${side}`, line[position] ?? 0);
  let nearest: { readonly shares: bigint; readonly distance: number } | null = null;
  for (const [other, slot] of line.entries()) {
    const distance = Math.abs(other - position);
    if (other === position || (nearest && distance >= nearest.distance)) continue;
    const shares = compared(table, slot, side) === 'agrees' ? table.value(`shares_${side}`, slot) : null;
    if (shares !== null) nearest = { shares, distance };
  }
  return value === null || nearest === null ? null : value > 0n && closeTo(value, nearest.shares, 1000n);
};

/** Whether a thousand or a million times as many shares would fit the earnings per share. */
const inThousands = (table: Table, slot: Slot, side: 'basic' | 'diluted'): boolean => {
  const shares = table.value(`shares_${side}`, slot);
  const income = perShareIncome(table, slot);
  const eps = table.get(`eps_${side}`, slot);
  if (shares === null || income === null || shares <= 0n || !eps || eps.value === null) return false;
  const { value } = eps;
  return [1000n, 1_000_000n].some((factor) => !isFar(eps, value, quotient(income, shares * factor)));
};

/** With this many units of its last filed digit, rounding of a figure stays within the tolerance of 0.5 %. */
const UNITS = 100n;

/** Whether a figure has enough digits to be recognised in another scale: 5 for 4,703,003 has not. */
const isPrecise = ({ parts }: Entry): boolean =>
  parts.every(({ fact: { text } }) => {
    const places = fractionOf(text);
    return size(parseAmount(text)) * 10n ** BigInt(places) >= integer(1) * UNITS;
  });

const corrected = (entry: Entry, value: bigint): Entry => withFlag({ ...entry, value }, 'scale_corrected');

/**
 * Weighted shares in the wrong scale (semantics §3.1, §3.6), compared with EPS or with adjacent periods.
 * Corrected if the neighbours on both sides agree with each other and with the corrected value, and it is not
 * rounded too coarsely; else refused.
 */
export const checkShares = (table: Table, calendar: Calendar): void => {
  for (const side of ['basic', 'diluted'] as const) {
    const field = `shares_${side}`;
    for (const line of comparableSlots(calendar)) {
      const values = line.map((slot) => table.value(field, slot));
      for (const [position, slot] of line.entries()) {
        const value = values[position];
        const entry = table.get(field, slot);
        if (value === null || value === undefined || !entry) continue;
        const [before = null, after = null] = neighboursOf(values, position);
        const neighbours = [before, after].filter((other) => other !== null);
        const factor = scaleFactorOf(value, neighbours);
        const proven =
          compared(table, slot, side) === 'contradicts' ? ofProvenScale(table, line, position, side) : null;
        const wrong = compared(table, slot, side) === 'contradicts' && proven !== true;
        if (!wrong && !factor) continue;
        const both = before !== null && after !== null && closeTo(before, after, 200n);
        if (factor && both && isPrecise(entry))
          table.set(field, slot, corrected(entry, scale(value, ...factor)));
        else if (wrong || (factor && neighbours.length === 2)) {
          table.set(field, slot, refused(wrong ? 'shares.against_eps' : 'shares.against_neighbours'));
          // Averages are filed in thousands and millions; other differences do not show which of the two is
          // wrong.
          if (wrong && !factor && proven === null && !inThousands(table, slot, side))
            table.set(`eps_${side}`, slot, refused('eps.against_shares'));
        }
      }
    }
  }
};
