import type { Refusal } from './cell.ts';
import { integer, near, size, trailingZeros } from './decimal.ts';
import type { History } from './history.ts';
import type { Age, Filing, Part, Reading } from './model.ts';
import { anyEarnAlike } from './one-generation.ts';
import { isUntouched, opensAlike, partOpeningWith } from './opening-cash.ts';
import { signedParts } from './parts.ts';
import { grainOf, isRoundedInText } from './rounding.ts';
import { placeOf } from './slots.ts';
import type { Slot } from './slots.ts';

const MILLION = 6;

/** Equal but for the rounding of the coarser one (a value in millions refiled in thousands). */
export const sameRounded = (a: bigint, b: bigint): boolean => {
  if (a === b) return true;
  const zeros = Math.min(MILLION, Math.max(trailingZeros(a) ?? 0, trailingZeros(b) ?? 0));
  return size(a - b) < integer(10 ** zeros) && near(a, b, 1);
};

type Valued = Pick<Reading, 'value' | 'filing'>;

/**
 * The same value in filings that round differently (tenths of a million, then whole millions): apart by one unit of the
 * coarser filing at most, each a multiple of its filing's unit. Restating a value within its rounding tells nothing.
 */
const sameButForGrain = (a: Valued, b: Valued): boolean => {
  const [x, y] = [grainOf(a.filing), grainOf(b.filing)];
  if (x === null || y === null || x === y) return false;
  const unit = integer(10 ** Math.max(x, y));
  return (
    size(a.value - b.value) <= unit && a.value % integer(10 ** x) === 0n && b.value % integer(10 ** y) === 0n
  );
};

/**
 * Whether a value is another one at its own filing's coarser unit, or as the text of its filing rounds it: it restates
 * nothing (semantics §3.7.17).
 */
export const isCoarser = (coarse: Valued, fine: Valued): boolean => {
  if (isRoundedInText(coarse.filing, coarse.value, fine.value)) return true;
  const [x, y] = [grainOf(coarse.filing), grainOf(fine.filing)];
  if (x === null || y === null || x <= y) return false;
  const unit = integer(10 ** x);
  return coarse.value % unit === 0n && size(coarse.value - fine.value) * 2n <= unit;
};

/** One value, as far as the rounding of the two filings shows. */
export const sameFiled = (a: Valued, b: Valued): boolean =>
  sameRounded(a.value, b.value) || sameButForGrain(a, b) || isCoarser(a, b) || isCoarser(b, a);

/** A run of filings that gave one value, by the first of them. */
export type Run = { readonly value: bigint; readonly first: Filing; readonly last: Filing };

export const runsOf = (kept: readonly Reading[]): Run[] => {
  const runs: Run[] = [];
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

/** Age of the value that a list of vintages ends with. */
export const ageOf = (kept: readonly Reading[]): Age => {
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

/** Age of what is computed from several values: restated with the last of them, as old as the oldest. */
export const commonAge = (ages: readonly (Age | null)[]): Age | null => {
  const known = ages.filter((age) => age !== null);
  if (known.length === 0) return null;
  const latest = (orders: readonly (number | null)[]): number | null =>
    orders.reduce((last, order) => (order !== null && (last === null || order > last) ? order : last), null);
  return {
    restated: latest(known.map((age) => age.restated)),
    filed: Math.min(...known.map((age) => age.filed)),
    outdated: latest(known.map((age) => age.outdated)),
  };
};

/**
 * Whether none of the values, nor the year it is part of, was restated after another was last filed. Values that are
 * all older than a restatement belong together.
 */
export const coherent = (ages: readonly (Age | null)[]): boolean =>
  ages.every((a) =>
    ages.every(
      (b) =>
        a === null ||
        b === null ||
        ((a.restated === null || b.filed >= a.restated) && (a.outdated === null || b.filed < a.outdated)),
    ),
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
        !sameFiled({ value, filing }, candidate),
    );
    return candidate && !amended ? candidate : 'restatement_mixed_basis';
  }
  const renewed = (reading: Reading): boolean => {
    const before = inForce(part, preceding.last);
    if (reading.filing.order <= preceding.last.order) return false;
    const moved = before !== undefined && !sameFiled(before, reading);
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

type Operands = { readonly whole: readonly Reading[]; readonly parts: readonly (readonly Reading[])[] };

/**
 * Vintages of the whole and its parts under one definition: that of the whole, else that of the part where the
 * filings of the whole give it too, else two that the filer used with equal values (concept drift).
 */
const operandsOf = (history: History, wholeSlot: Slot, partSlots: readonly Slot[]): Operands | Refusal => {
  const own = history.vintages(wholeSlot);
  const others = partSlots.map((slot) => history.vintages(slot));
  if (!own || others.includes(null)) return 'missing_operand';
  if ([own, ...others].some((vintages) => vintages?.undecided)) return 'ambiguous_candidate';
  const keys = new Set([own.served.key, ...others.map((other) => other?.served.key ?? '')]);
  for (const key of keys) {
    const whole = key === own.served.key ? own.kept : (history.vintagesUnder(wholeSlot, key)?.kept ?? []);
    const parts = partSlots.map((slot) => history.vintagesUnder(slot, key)?.kept ?? []);
    if (whole.length > 0 && parts.every((kept) => kept.length > 0)) return { whole, parts };
  }
  const parts: (readonly Reading[])[] = [];
  for (const [position, slot] of partSlots.entries()) {
    const other = others[position];
    const under = history.vintagesUnder(slot, own.served.key)?.kept;
    if (under) parts.push(under);
    else if (other && history.sameSeries(own.served.key, other.served.key)) parts.push(other.kept);
    else return 'scope_mismatch';
  }
  return { whole: own.kept, parts };
};

type Operand = { readonly chosen: Reading; readonly alike: readonly Reading[] };

/** A reading with those of all filings that gave its value. */
const operandOf = (kept: readonly Reading[], chosen: Reading): Operand => {
  const { order } = chosen.filing;
  const run = runsOf(kept).find(({ first, last }) => first.order <= order && order <= last.order);
  const ofRun = ({ filing }: Reading): boolean =>
    run !== undefined && run.first.order <= filing.order && filing.order <= run.last.order;
  return { chosen, alike: run ? kept.filter(ofRun) : [chosen] };
};

const grainIn = ({ filing }: Reading): number => grainOf(filing) ?? 0;

/**
 * The operands rounded alike: those that are rounded harder than some operand has to be give way to the newest filing of
 * the same value that is not, so that a whole in millions less parts in tenths of them leaves no half million.
 */
const equallyRounded = (operands: readonly Operand[]): readonly Reading[] => {
  const coarsest = Math.max(...operands.map(({ alike }) => Math.min(...alike.map(grainIn))));
  const fits = (reading: Reading): boolean => grainIn(reading) <= coarsest;
  return operands.map(({ chosen, alike }) => (fits(chosen) ? chosen : (alike.findLast(fits) ?? chosen)));
};

/** Whether a value of what is never negative is: as an operand it would make a difference that looks right. */
const lostSign = ({ spec }: History, { value }: Reading): boolean =>
  spec.neverNegative && (spec.outflow ? value > 0n : value < 0n);

/**
 * The chosen parts of a cash flow, or those of another vintage whose filing opens with the same cash as that of the whole
 * (semantics §3.7.16), and of the filings that gave the whole those that open as the parts do, if any. Null where the
 * openings differ and no vintage agrees.
 */
const ofOneOpening = (
  history: History,
  slot: Slot,
  { whole, parts: kept }: Operands,
  chosen: readonly Reading[],
): { readonly whole: readonly Reading[]; readonly parts: readonly Reading[] } | null => {
  const run = runsOf(whole).at(-1);
  if (history.spec.source !== 'cash_flow' || !run) return { whole, parts: chosen };
  const inForceNow = whole.filter(({ filing }) => filing.order >= run.first.order);
  const parts = chosen.map((part, position) => {
    const all = kept[position] ?? [];
    const same = all.filter((reading) => sameFiled(reading, part));
    if (placeOf(slot) !== 'FY' && chosen.length === 1 && anyEarnAlike(inForceNow, same) === false)
      return all.findLast((reading) => anyEarnAlike(inForceNow, [reading]) === true) ?? null;
    const found = partOpeningWith(inForceNow, { chosen: part, same, all });
    return found ?? (isUntouched(history, slot, inForceNow, same) ? part : null);
  });
  if (parts.includes(null)) return null;
  const found = parts.filter((part) => part !== null);
  const together = inForceNow.filter((reading) => found.every((part) => opensAlike(reading, part) !== false));
  return { whole: together.length > 0 ? together : inForceNow, parts: found };
};

/** Whole minus parts under one definition and of one generation (semantics §2.5); none of it of an implausible sign. */
export const difference = (
  history: History,
  wholeSlot: Slot,
  partSlots: readonly Slot[],
): Difference | Refusal => {
  const operands = operandsOf(history, wholeSlot, partSlots);
  if (typeof operands === 'string') return operands;
  const chosen: Reading[] = [];
  for (const kept of operands.parts) {
    const part = partOfGeneration(operands.whole, kept);
    if (typeof part === 'string') return part;
    chosen.push(part);
  }
  const opened = ofOneOpening(history, wholeSlot, operands, chosen);
  if (opened === null) return 'restatement_mixed_basis';
  const newest = opened.whole.at(-1);
  if (!newest) return 'missing_operand';
  const [whole, ...subtracted] = equallyRounded([
    operandOf(opened.whole, newest),
    ...opened.parts.map((part, position) => operandOf(operands.parts[position] ?? [part], part)),
  ]);
  if (!whole) return 'missing_operand';
  if ([whole, ...subtracted].some((reading) => lostSign(history, reading))) return 'implausible_sign';
  return {
    value: subtracted.reduce((rest, { value }) => rest - value, whole.value),
    parts: [...whole.parts, ...subtracted.flatMap(({ parts }) => signedParts(parts, -1))],
    whole,
    subtracted,
    age: ageOf(operands.whole),
  };
};
