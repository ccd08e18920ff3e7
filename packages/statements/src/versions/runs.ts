import { integer, near, size, trailingZeros } from '../decimal.ts';
import type { Restatement, Filing, Reading } from '../model/model.ts';
import { roundingDigitsOf, isRoundedInText } from '../filings/rounding.ts';
import { NEARLY_EQUAL } from '../values/tolerances.ts';

const MILLION = 6;

/** Equal up to the rounding of the coarser one (a value in millions refiled in thousands). */
export const sameRounded = (a: bigint, b: bigint): boolean => {
  if (a === b) return true;
  const zeros = Math.min(MILLION, Math.max(trailingZeros(a) ?? 0, trailingZeros(b) ?? 0));
  return size(a - b) < integer(10 ** zeros) && near(a, b, NEARLY_EQUAL);
};

type Valued = Pick<Reading, 'value' | 'filing'>;

/**
 * The same value in filings that round differently (tenths of a million, then whole millions): at most one
 * unit of the coarser filing apart, each a multiple of its filing's unit. A change within the rounding is no
 * restatement.
 */
const equalUpToRounding = (a: Valued, b: Valued): boolean => {
  const [x, y] = [roundingDigitsOf(a.filing), roundingDigitsOf(b.filing)];
  if (x === null || y === null || x === y) return false;
  const unit = integer(10 ** Math.max(x, y));
  return (
    size(a.value - b.value) <= unit && a.value % integer(10 ** x) === 0n && b.value % integer(10 ** y) === 0n
  );
};

/**
 * Whether a value is another one at its own filing's coarser unit, or as rounded in the text of its filing:
 * it is not a restatement (semantics §3.7.17).
 */
export const isCoarser = (coarse: Valued, fine: Valued): boolean => {
  if (isRoundedInText(coarse.filing, coarse.value, fine.value)) return true;
  const [x, y] = [roundingDigitsOf(coarse.filing), roundingDigitsOf(fine.filing)];
  if (x === null || y === null || x <= y) return false;
  const unit = integer(10 ** x);
  return coarse.value % unit === 0n && size(coarse.value - fine.value) * 2n <= unit;
};

/** Whether two values are equal within the rounding of their filings. */
export const sameFiled = (a: Valued, b: Valued): boolean =>
  sameRounded(a.value, b.value) || equalUpToRounding(a, b) || isCoarser(a, b) || isCoarser(b, a);

/** A run of filings with one value; the value is that of the first filing. */
export type UnchangedRun = { readonly value: bigint; readonly first: Filing; readonly last: Filing };

export const runsOf = (kept: readonly Reading[]): UnchangedRun[] => {
  const runs: UnchangedRun[] = [];
  let before: Reading | undefined;
  for (const reading of kept) {
    const { value, filing } = reading;
    const run = runs.at(-1);
    if (run && before && (sameRounded(run.value, value) || sameFiled(before, reading)))
      runs[runs.length - 1] = { ...run, last: filing };
    else runs.push({ value, first: filing, last: filing });
    before = reading;
  }
  return runs;
};

/** Restatement state of the value at the end of a list of vintages. */
export const restatementOf = (kept: readonly Reading[]): Restatement => {
  const [only] = kept;
  if (only && kept.length === 1) return { restated: null, filed: only.filing.order, outdated: null };
  const runs = runsOf(kept);
  const run = runs.at(-1);
  return {
    restated: runs.length > 1 ? (run?.first.order ?? null) : null,
    filed: run?.last.order ?? 0,
    outdated: null,
  };
};

/** Combined restatement state of several values: latest restatement, earliest filing. */
export const combinedRestatement = (restatements: readonly (Restatement | null)[]): Restatement | null => {
  const known = restatements.filter((restatement) => restatement !== null);
  if (known.length === 0) return null;
  const latest = (orders: readonly (number | null)[]): number | null =>
    orders.reduce((last, order) => (order !== null && (last === null || order > last) ? order : last), null);
  return {
    restated: latest(known.map((restatement) => restatement.restated)),
    filed: Math.min(...known.map((restatement) => restatement.filed)),
    outdated: latest(known.map((restatement) => restatement.outdated)),
  };
};

/**
 * Whether none of the values, nor the year that contains it, was restated after another was last filed.
 * Values that are all older than a restatement belong together.
 */
export const coherent = (restatements: readonly (Restatement | null)[]): boolean =>
  restatements.every((a) =>
    restatements.every(
      (b) =>
        a === null ||
        b === null ||
        ((a.restated === null || b.filed >= a.restated) && (a.outdated === null || b.filed < a.outdated)),
    ),
  );

/** The reading in force after a filing. */
export const inForce = (kept: readonly Reading[], at: Filing): Reading | undefined =>
  kept.findLast((reading) => reading.filing.order <= at.order);
