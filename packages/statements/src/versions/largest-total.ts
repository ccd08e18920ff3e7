import type { Field, IssuerType } from '../fields/field.ts';
import { candidatesOf } from '../fields/field.ts';
import { magnitude, near, size } from '../decimal.ts';
import type { Reading } from '../model/model.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { placeOf, yearOf } from '../calendar/slots.ts';
import type { Place, Slot } from '../calendar/slots.ts';
import { puttingFirst, refusing, settingAside } from './set-aside.ts';

/** Two readings of one filing for one period: the larger and the smaller. */
type Pair = { readonly slot: Slot; readonly whole: Reading; readonly part: Reading };

/** Thousandths below which two totals differ only by an amount that one row nets and the other does not. */
const LITTLE = 50;

const YEARS_AROUND = 1;

const isAround = (slot: Slot, other: Slot): boolean => Math.abs(yearOf(slot) - yearOf(other)) <= YEARS_AROUND;

const pairsOf = (slot: Slot, readings: readonly Reading[], ranks: ReadonlySet<number>): Pair[] => {
  const rivals = readings.filter(({ rank }) => ranks.has(rank));
  return rivals.flatMap((whole) =>
    rivals.flatMap((part) => (size(whole.value) > size(part.value) ? [{ slot, whole, part }] : [])),
  );
};

/**
 * Which of two readings is the total: the larger one, or, if they are nearly equal, the concept that the
 * filer mostly tags larger.
 */
const isTotal = (a: Reading, b: Reading, around: readonly Pair[]): boolean => {
  const larger = size(a.value) - size(b.value);
  if (larger === 0n) return false;
  if (!near(a.value, b.value, LITTLE)) return larger > 0n;
  const votes = (whole: Reading, part: Reading): number =>
    around.filter((pair) => pair.whole.key === whole.key && pair.part.key === part.key).length;
  const [forA, forB] = [votes(a, b), votes(b, a)];
  return forA === forB ? larger > 0n : forA > forB;
};

const QUARTERS: Partial<Record<Place, number>> = { FY: 4, Y2: 2, Y3: 3 };

/** log10 of a value per quarter of its span. */
const perQuarter = (slot: Slot, { value }: Reading): number =>
  magnitude(value) - Math.log10(QUARTERS[placeOf(slot)] ?? 1);

const distance = (slot: Slot, other: Slot): number =>
  Math.abs(yearOf(slot) - yearOf(other)) * 2 + Number(placeOf(slot) !== placeOf(other));

/**
 * Whether a value tagged alone is closer to what the filer's other reports tag as a part than to their total.
 */
const isLonePart = (slot: Slot, reading: Reading, around: readonly Pair[]): boolean => {
  const [nearest] = around
    .filter(
      ({ whole, part }) =>
        part.key === reading.key && !near(whole.value, part.value, LITTLE) && part.value !== 0n,
    )
    .sort((a, b) => distance(slot, a.slot) - distance(slot, b.slot) || b.slot - a.slot);
  if (nearest === undefined || reading.value === 0n) return false;
  const own = perQuarter(slot, reading);
  const { slot: at, whole, part } = nearest;
  return Math.abs(own - perQuarter(at, part)) < Math.abs(own - perQuarter(at, whole));
};

/**
 * Among several `largest` candidates of a filing the total comes first: its notes tag parts of the row, and
 * its income statement a net of it, under concepts of the total. A part tagged alone, because the row itself
 * has an extension concept, is removed.
 */
export const largestFirst = (
  spec: Field,
  type: IssuerType,
  all: Map<Slot, readonly FilingReadings[]>,
): void => {
  const ranks = new Set(
    [...candidatesOf(spec, type).entries()].flatMap(([rank, { largest }]) => (largest ? [rank] : [])),
  );
  if (ranks.size === 0) return;
  const pairs = [...all].flatMap(([slot, versions]) =>
    versions.flatMap(({ readings }) => pairsOf(slot, readings, ranks)),
  );
  if (pairs.length === 0) return;
  for (const [slot, versions] of all) {
    const around = pairs.filter((pair) => isAround(slot, pair.slot));
    if (around.length > 0)
      all.set(
        slot,
        versions.map((version) => ordered(slot, version, { ranks, around })),
      );
  }
};

const ordered = (
  slot: Slot,
  version: FilingReadings,
  { ranks, around }: { readonly ranks: ReadonlySet<number>; readonly around: readonly Pair[] },
): FilingReadings => {
  const [first, ...others] = version.readings;
  if (first === undefined || !ranks.has(first.rank)) return version;
  const total = others.reduce(
    (most, other) => (ranks.has(other.rank) && isTotal(other, most, around) ? other : most),
    first,
  );
  if (total !== first) return puttingFirst(version, total, 'total.larger_tagged');
  if (others.some(({ rank, value }) => ranks.has(rank) && value !== first.value)) return version;
  if (!isLonePart(slot, first, around)) return version;
  return others.length > 0
    ? settingAside(version, 'total.lone_part', [first], others)
    : refusing(version, 'total.lone_part');
};
