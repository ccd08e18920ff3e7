import type { Refusal } from './cell.ts';
import { integer, near, size, trailingZeros } from './decimal.ts';
import type { History } from './history.ts';
import type { Age, Filing, Part, Reading } from './model.ts';
import { signedParts } from './parts.ts';
import type { Slot } from './slots.ts';

const MILLION = 6;

/** Equal but for the rounding of the coarser one (a value in millions refiled in thousands). */
export const sameRounded = (a: bigint, b: bigint): boolean => {
  if (a === b) return true;
  const zeros = Math.min(MILLION, Math.max(trailingZeros(a) ?? 0, trailingZeros(b) ?? 0));
  return size(a - b) < integer(10 ** zeros) && near(a, b, 1);
};

/** A run of filings that gave one value. */
export type Run = { readonly value: bigint; readonly first: Filing; readonly last: Filing };

export const runsOf = (kept: readonly Reading[]): Run[] => {
  const runs: Run[] = [];
  for (const { value, filing } of kept) {
    const run = runs.at(-1);
    if (run && sameRounded(run.value, value)) runs[runs.length - 1] = { ...run, last: filing };
    else runs.push({ value, first: filing, last: filing });
  }
  return runs;
};

/** Age of the value that a list of vintages ends with. */
export const ageOf = (kept: readonly Reading[]): Age => {
  const runs = runsOf(kept);
  const run = runs.at(-1);
  return { restated: runs.length > 1 ? (run?.first.order ?? null) : null, filed: run?.last.order ?? 0 };
};

/** Age of what is computed from several values: restated with the last of them, as old as the oldest. */
export const commonAge = (ages: readonly (Age | null)[]): Age | null => {
  const known = ages.filter((age) => age !== null);
  if (known.length === 0) return null;
  const restated = known.map((age) => age.restated).filter((order) => order !== null);
  return {
    restated: restated.length > 0 ? Math.max(...restated) : null,
    filed: Math.min(...known.map((age) => age.filed)),
  };
};

/** Whether none of the values was restated after another was last filed. */
export const coherent = (ages: readonly (Age | null)[]): boolean =>
  ages.every((a) =>
    ages.every((b) => a === null || b === null || a.restated === null || b.filed >= a.restated),
  );

/** The reading in force once a filing was out. */
export const inForce = (kept: readonly Reading[], at: Filing): Reading | undefined =>
  kept.findLast((reading) => reading.filing.order <= at.order);

/**
 * The part of a difference that belongs to the generation of its whole (semantics §2.5). With an unrestated whole
 * goes the part in force when that whole was last filed; with a restated one a part restated since the last filing
 * of the preceding vintage, or filed again once the restatement was out.
 */
export const partOfGeneration = (
  whole: readonly Reading[],
  part: readonly Reading[],
): Reading | 'missing_operand' | 'restatement_mixed_basis' => {
  const runs = runsOf(whole);
  const run = runs.at(-1);
  if (!run || part.length === 0) return 'missing_operand';
  const preceding = runs.at(-2);
  const candidate = inForce(part, run.last);
  if (!preceding) {
    // An amendment of the part alone, filed after the whole: the whole may have been right already or may yet follow.
    const amended = part.some(
      ({ filing, value }) =>
        filing.amendment &&
        filing.order > run.last.order &&
        candidate &&
        !sameRounded(value, candidate.value),
    );
    return candidate && !amended ? candidate : 'restatement_mixed_basis';
  }
  const renewed = (reading: Reading): boolean => {
    const before = inForce(part, preceding.last);
    if (reading.filing.order <= preceding.last.order) return false;
    const moved = before !== undefined && !sameRounded(before.value, reading.value);
    return moved || reading.filing.order >= run.first.order;
  };
  if (candidate && renewed(candidate)) return candidate;
  return (
    part.find((reading) => reading.filing.order > run.last.order && renewed(reading)) ??
    'restatement_mixed_basis'
  );
};

export type Difference = {
  readonly value: bigint;
  readonly parts: readonly Part[];
  readonly whole: Reading;
  readonly subtracted: readonly Reading[];
  readonly age: Age;
};

/**
 * Whole minus parts under one definition and of one generation. Definitions may differ where the filer used both
 * with equal values (semantics §2.5, concept drift).
 */
export const difference = (
  history: History,
  wholeSlot: Slot,
  partSlots: readonly Slot[],
): Difference | Refusal => {
  const whole = history.vintages(wholeSlot);
  if (!whole) return 'missing_operand';
  const { key } = whole.served;
  const subtracted: Reading[] = [];
  for (const slot of partSlots) {
    let kept = history.vintagesUnder(slot, key)?.kept ?? [];
    if (kept.length === 0) {
      const other = history.vintages(slot);
      if (!other) return 'missing_operand';
      if (!history.sameSeries(key, other.served.key)) return 'scope_mismatch';
      kept = other.kept;
    }
    const part = partOfGeneration(whole.kept, kept);
    if (typeof part === 'string') return part;
    subtracted.push(part);
  }
  return {
    value: subtracted.reduce((rest, { value }) => rest - value, whole.served.value),
    parts: [...whole.served.parts, ...subtracted.flatMap(({ parts }) => signedParts(parts, -1))],
    whole: whole.served,
    subtracted,
    age: ageOf(whole.kept),
  };
};
