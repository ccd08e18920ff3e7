import { integer, size, trailingZeros } from '@footnote/statements/decimal';
import type { Reading } from './readings.ts';
import type { Rule } from './verification.ts';

/** Both sides of a check compared. */
export type Outcome = { readonly holds: boolean; readonly difference: bigint; readonly tolerance: bigint };

/** One comparison of filed facts. */
export type Check = Outcome & {
  readonly rule: Rule;
  /** Checks of one key are one comparison of many filings and periods: the filer's record of it decides what a failure says. */
  readonly key: string;
  /** Every fact that is compared. */
  readonly readings: readonly Reading[];
  /** The facts that would have made it fail, had they been wrong: those that a hold vouches for. */
  readonly weighty: readonly Reading[];
  /** A failure counts whatever the filer's record of the rule. */
  readonly strict: boolean;
  /** Vouches for magnitude and sign only. */
  readonly coarse: boolean;
  /** The same comparison with one fact replaced. */
  readonly with: (reading: Reading, amount: bigint) => Outcome;
};

export type Side = { readonly reading: Reading; readonly sign: 1 | -1 };

const ONE = integer(1);
const MILLION = integer(1_000_000);

/** Rounding unit of filed amounts: the median count of trailing zeros, at most a million. */
export const roundingUnit = (amounts: readonly bigint[]): bigint => {
  const zeros = amounts
    .map(trailingZeros)
    .filter((count): count is number => count !== null)
    .sort((a, b) => a - b);
  const unit = ONE * 10n ** BigInt(zeros[Math.floor((zeros.length - 1) / 2)] ?? 0);
  return unit > MILLION ? MILLION : unit;
};

const limit = (total: bigint, amounts: readonly bigint[], perMille: number): bigint => {
  const rounding = roundingUnit(amounts) * BigInt(amounts.length);
  const share = (size(total) * BigInt(perMille)) / 1000n;
  return rounding > share ? rounding : share;
};

/** The most optional rows that are tried in a sum: beyond, one would always fit. */
const MOST_OPTIONAL = 4;

/** total = Σ parts, with any of the optional rows. The total comes first in the readings. */
export const sumCheck = (
  rule: Rule,
  total: Reading,
  parts: readonly Side[],
  {
    key = rule,
    optional = [],
    strict = false,
    perMille = 5,
  }: {
    readonly key?: string;
    readonly optional?: readonly Side[];
    readonly strict?: boolean;
    readonly perMille?: number;
  } = {},
): Check => {
  const extras = optional.filter(({ reading }) => reading.amount !== 0n).slice(0, MOST_OPTIONAL);
  const sums: readonly (readonly Side[])[] = Array.from({ length: 1 << extras.length }, (_, mask) =>
    extras.filter((_, bit) => (mask >> bit) & 1),
  );
  const evaluate = (valueOf: (reading: Reading) => bigint): Outcome & { readonly used: readonly Side[] } => {
    const whole = valueOf(total);
    const main = parts.reduce((sum, { reading, sign }) => sum + BigInt(sign) * valueOf(reading), 0n);
    let best: (Outcome & { readonly used: readonly Side[] }) | undefined;
    for (const used of sums) {
      const extra = used.reduce((sum, { reading, sign }) => sum + BigInt(sign) * valueOf(reading), 0n);
      const difference = whole - main - extra;
      const amounts = [whole, ...[...parts, ...used].map(({ reading }) => valueOf(reading))];
      const tolerance = limit(whole, amounts, perMille);
      if (best === undefined || size(difference) < size(best.difference))
        best = { holds: size(difference) <= tolerance, difference, tolerance, used };
      if (best.holds && used.length === 0) break;
    }
    return best ?? { holds: false, difference: 0n, tolerance: 0n, used: [] };
  };
  const outcome = evaluate(({ amount }) => amount);
  const readings = [total, ...[...parts, ...outcome.used].map(({ reading }) => reading)];
  return {
    ...outcome,
    rule,
    key,
    readings,
    weighty: readings.filter(({ amount }) => size(amount) > 2n * outcome.tolerance),
    strict,
    coarse: false,
    with: (changed, amount) => evaluate((reading) => (reading === changed ? amount : reading.amount)),
  };
};
