import { trailingZeros } from '@footnote/statements/decimal';
import { unitOfZeros } from '@footnote/statements/values/rounding-unit';
import { size } from '@footnote/values/decimal';
import type { Reading } from './readings.ts';
import type { Rule } from './verification.ts';

/** Both sides of a check compared. */
export type Outcome = { readonly holds: boolean; readonly difference: bigint; readonly tolerance: bigint };

/** One comparison of filed facts. */
export type Check = Outcome & {
  readonly rule: Rule;
  /**
   * Checks with the same key are one comparison over many filings and periods: the filer's record of them
   * determines what a failure proves.
   */
  readonly key: string;
  /** Every fact in the comparison. */
  readonly readings: readonly Reading[];
  /** The facts that would have made it fail if they were wrong: those that a passed check corroborates. */
  readonly weighty: readonly Reading[];
  /** Whether a failure is significant regardless of the filer's record of the rule. */
  readonly strict: boolean;
  /** Vouches for magnitude and sign only. */
  readonly coarse: boolean;
  /** The same comparison with one fact replaced. */
  readonly with: (reading: Reading, amount: bigint) => Outcome;
};

export type Side = { readonly reading: Reading; readonly sign: 1 | -1 };

/**
 * Rounding unit of filed amounts; for rounded and exact ones together that of the exact ones, because a
 * passed check corroborates them.
 */
export const roundingUnit = (amounts: readonly bigint[]): bigint =>
  unitOfZeros(
    amounts.map(trailingZeros).filter((count): count is number => count !== null),
    'fine',
  );

/** A fact in a sum that another value may replace. */
type Stand = { readonly reading: Reading; readonly amount: bigint };

const amountOf = (reading: Reading, stand: Stand | undefined): bigint =>
  stand?.reading === reading ? stand.amount : reading.amount;

const zerosOf = (reading: Reading, stand: Stand | undefined): number | null =>
  stand?.reading === reading ? trailingZeros(stand.amount) : reading.zeros;

const added = (sides: readonly Side[], stand: Stand | undefined): bigint => {
  let sum = 0n;
  for (const { reading, sign } of sides)
    if (sign > 0) sum += amountOf(reading, stand);
    else sum -= amountOf(reading, stand);
  return sum;
};

type Sum = { readonly total: Reading; readonly parts: readonly Side[]; readonly perMille: number };

/** One rounding unit for each fact, or the share of the total. */
const limit = ({ total, parts, perMille }: Sum, used: readonly Side[], stand: Stand | undefined): bigint => {
  const zeros: number[] = [];
  const note = (reading: Reading): void => {
    const count = zerosOf(reading, stand);
    if (count !== null) zeros.push(count);
  };
  note(total);
  for (const { reading } of parts) note(reading);
  for (const { reading } of used) note(reading);
  const rounding = unitOfZeros(zeros, 'fine') * BigInt(1 + parts.length + used.length);
  const share = (size(amountOf(total, stand)) * BigInt(perMille)) / 1000n;
  return rounding > share ? rounding : share;
};

type SumOutcome = Outcome & { readonly used: readonly Side[] };

const NONE: readonly Side[] = [];

const plainOutcome = (sum: Sum, stand: Stand | undefined): SumOutcome => {
  const difference = amountOf(sum.total, stand) - added(sum.parts, stand);
  const tolerance = limit(sum, NONE, stand);
  return { holds: size(difference) <= tolerance, difference, tolerance, used: NONE };
};

/** With the closest combination of optional rows, or without any if the sum is right without them. */
const outcomeOf = (sum: Sum, choices: readonly (readonly Side[])[], stand: Stand | undefined): SumOutcome => {
  let best = plainOutcome(sum, stand);
  if (best.holds) return best;
  for (const used of choices) {
    const difference = amountOf(sum.total, stand) - added(sum.parts, stand) - added(used, stand);
    if (size(difference) >= size(best.difference)) continue;
    const tolerance = limit(sum, used, stand);
    best = { holds: size(difference) <= tolerance, difference, tolerance, used };
  }
  return best;
};

/** Maximum number of optional rows that are tried in a sum; with more, one combination would always fit. */
const MOST_OPTIONAL = 4;

/** Every way to take some of the optional rows. */
const choicesOf = (optional: readonly Side[]): readonly (readonly Side[])[] => {
  if (optional.length === 0) return [];
  const extras = optional.filter(({ reading }) => reading.amount !== 0n).slice(0, MOST_OPTIONAL);
  return Array.from({ length: (1 << extras.length) - 1 }, (_, mask) =>
    extras.filter((_extra, bit) => ((mask + 1) >> bit) & 1),
  );
};

/** total = Σ parts, with any of the optional rows. The total comes first in the readings. */
export const sumCheck = (
  rule: Rule,
  total: Reading,
  parts: readonly Side[],
  {
    key = rule,
    optional = NONE,
    strict = false,
    perMille = 5,
  }: {
    readonly key?: string;
    readonly optional?: readonly Side[];
    readonly strict?: boolean;
    readonly perMille?: number;
  } = {},
): Check => {
  const sum: Sum = { total, parts, perMille };
  const choices = choicesOf(optional);
  const { holds, difference, tolerance, used } = outcomeOf(sum, choices, undefined);
  const readings = [total];
  for (const { reading } of parts) readings.push(reading);
  for (const { reading } of used) readings.push(reading);
  // An exact sum also corroborates small parts: it would not be exact if one of them were wrong.
  const least = difference === 0n ? 0n : 2n * tolerance;
  return {
    holds,
    difference,
    tolerance,
    rule,
    key,
    readings,
    weighty: readings.every(({ amount }) => size(amount) > least)
      ? readings
      : readings.filter(({ amount }) => size(amount) > least),
    strict,
    coarse: false,
    with: (reading, amount) => outcomeOf(sum, choices, { reading, amount }),
  };
};

/** Whether total = a + b, as `sumCheck` would find. */
export const addsUp = (total: Reading, a: Reading, b: Reading): boolean => {
  const difference = size(total.amount - a.amount - b.amount);
  if (difference * 200n <= size(total.amount)) return true;
  const parts: readonly Side[] = [
    { reading: a, sign: 1 },
    { reading: b, sign: 1 },
  ];
  return plainOutcome({ total, parts, perMille: 5 }, undefined).holds;
};
