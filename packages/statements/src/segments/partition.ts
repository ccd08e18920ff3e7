/** A part of a whole: its name and its value, in units of `decimal.ts`. */
export type Part = { readonly name: string; readonly value: bigint };

export type Partition = {
  /** At least one, in the order given. */
  readonly parts: readonly Part[];
  /** Members that are not parts: subtotals, and parts of another scheme. */
  readonly dropped: readonly Part[];
};

/** More sums than this are never tried. */
const MAX_TESTS = 20_000;
/** Maximum expected number of coincidences for the sums tried, over their range: one in a hundred. */
const MAX_COINCIDENCE = 100n;

/**
 * The finest set of parts that adds up to the total: the set that drops the fewest. Sums are compared exactly
 * first and, if none is equal, within rounding: half a unit for each part and the total. `unit` is the
 * coarsest rounding unit, positive. `ambiguous` if several sets of one size add up. Null if none does, or if
 * so many sums were tried that one might be equal by chance: an unproven set is not a partition. If parts are
 * dropped, at least two remain.
 */
export function finestPartition(
  parts: readonly Part[],
  total: bigint,
  unit: bigint,
): Partition | 'ambiguous' | null {
  return (
    search(parts, total, unit, () => 0n) ??
    search(parts, total, unit, (kept) => (unit * BigInt(kept + 1)) / 2n)
  );
}

function search(
  parts: readonly Part[],
  total: bigint,
  unit: bigint,
  allowance: (kept: number) => bigint,
): Partition | 'ambiguous' | null {
  const sum = parts.reduce((whole, { value }) => whole + value, 0n);
  const range = parts.reduce((whole, { value }) => whole + (value < 0n ? -value : value), 0n);
  let tests = 0;
  for (let count = 0; count < Math.max(1, parts.length - 1); count += 1) {
    const kept = parts.length - count;
    if (kept === 0) return null;
    tests += combinations(parts.length, count);
    const allowed = allowance(kept);
    const chances = BigInt(tests) * ((2n * allowed) / unit + 1n) * unit;
    if (count > 0 && (tests > MAX_TESTS || chances * MAX_COINCIDENCE > range)) return null;
    const found = droppable(parts, count, sum - total, allowed);
    if (found.length > 1) return 'ambiguous';
    const [dropped] = found;
    if (dropped !== undefined)
      return {
        parts: parts.filter((_, at) => !dropped.includes(at)),
        dropped: dropped.flatMap((at) => parts[at] ?? []),
      };
  }
  return null;
}

/**
 * Sets of `count` parts whose sum equals the excess within `allowed`; at most two, because more make no
 * difference.
 */
function droppable(
  parts: readonly Part[],
  count: number,
  excess: bigint,
  allowed: bigint,
): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  const walk = (from: number, chosen: readonly number[], left: bigint): void => {
    if (found.length > 1) return;
    if (chosen.length === count) {
      if ((left < 0n ? -left : left) <= allowed) found.push(chosen);
      return;
    }
    for (let at = from; at <= parts.length - (count - chosen.length); at += 1)
      walk(at + 1, [...chosen, at], left - (parts[at]?.value ?? 0n));
  };
  walk(0, [], excess);
  return found;
}

function combinations(of: number, count: number): number {
  let result = 1;
  for (let at = 1; at <= count; at += 1) result = (result * (of - count + at)) / at;
  return Math.round(result);
}
