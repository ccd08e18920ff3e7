import type { RefusingRule } from '../rules/rules.ts';
import type { History } from '../versions/history.ts';
import type { Restatement, Part, Reading } from '../model/model.ts';
import { anyEarnAlike } from './one-generation.ts';
import { isUntouched, opensAlike, partOpeningWith } from './opening-cash.ts';
import { signedParts } from '../model/operands.ts';
import { roundingDigitsOf } from '../filings/rounding.ts';
import { placeOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import { restatementOf, inForce, runsOf, sameFiled } from '../versions/runs.ts';

/**
 * The part of a difference that is coherent with the restatements of its whole (semantics §2.5). An
 * unrestated whole is combined with the part in force when that whole was last filed; a restated whole with a
 * part restated since the last filing of the preceding vintage, or filed again after the restatement.
 */
export const coherentPart = (whole: readonly Reading[], part: readonly Reading[]): Reading | RefusingRule => {
  const runs = runsOf(whole);
  const run = runs.at(-1);
  if (!run || part.length === 0) return 'difference.operand_missing';
  const preceding = runs.at(-2);
  const candidate = inForce(part, run.last);
  if (!preceding) {
    // An amendment of the part alone, filed after the whole: the whole may have been right already or may
    // still be amended.
    const amended = part.some(
      ({ filing, value }) =>
        filing.amendment &&
        filing.order > run.last.order &&
        candidate &&
        !sameFiled({ value, filing }, candidate),
    );
    if (!candidate) return 'difference.part_later';
    return amended ? 'difference.part_amended' : candidate;
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
    'difference.whole_restated'
  );
};

export type Difference = {
  readonly value: bigint;
  readonly parts: readonly Part[];
  readonly whole: Reading;
  readonly subtracted: readonly Reading[];
  readonly restatement: Restatement;
};

type Operands = { readonly whole: readonly Reading[]; readonly parts: readonly (readonly Reading[])[] };

/**
 * Whether older filings report a part under another definition with the figure that it has under this one: then both name
 * the same figure.
 */
const isSameFigure = (history: History, slot: Slot, key: string): boolean => {
  const under = history.vintagesUnder(slot, key)?.kept ?? [];
  return (history.vintages(slot)?.kept ?? []).some(
    (reading) => reading.key !== key && under.some((other) => sameFiled(reading, other)),
  );
};

/**
 * Vintages of the whole and its parts under one definition: that of the whole, else that of the part if the
 * filings of the whole also report it, else two definitions that the filer used with equal values (concept
 * drift). Another figure that older filings report for the whole under another definition is no vintage of it, unless the
 * two name the same figure of a part: a change of concept is no restatement (semantics §3.8.13).
 */
const operandsOf = (
  history: History,
  wholeSlot: Slot,
  partSlots: readonly Slot[],
): Operands | RefusingRule => {
  const own = history.vintages(wholeSlot);
  const others = partSlots.map((slot) => history.vintages(slot));
  if (!own || others.includes(null)) return 'difference.operand_missing';
  if ([own, ...others].some((vintages) => vintages?.undecided)) return 'difference.undecided_sign';
  const { key: ownKey } = own.served;
  const ownKept = partSlots.some((slot) => isSameFigure(history, slot, ownKey))
    ? own.kept
    : own.kept.filter((reading) => reading.key === ownKey || sameFiled(reading, own.served));
  const keys = new Set([ownKey, ...others.map((other) => other?.served.key ?? '')]);
  for (const key of keys) {
    const whole = key === ownKey ? ownKept : (history.vintagesUnder(wholeSlot, key)?.kept ?? []);
    const parts = partSlots.map((slot) => history.vintagesUnder(slot, key)?.kept ?? []);
    if (whole.length > 0 && parts.every((kept) => kept.length > 0)) return { whole, parts };
  }
  const parts: (readonly Reading[])[] = [];
  for (const [position, slot] of partSlots.entries()) {
    const other = others[position];
    const under = history.vintagesUnder(slot, own.served.key)?.kept;
    if (under) parts.push(under);
    else if (other && history.sameSeries(own.served.key, other.served.key)) parts.push(other.kept);
    else return 'difference.two_definitions';
  }
  return { whole: ownKept, parts };
};

type Operand = { readonly chosen: Reading; readonly alike: readonly Reading[] };

/** A reading together with the equal readings of other filings. */
const operandOf = (kept: readonly Reading[], chosen: Reading): Operand => {
  const { order } = chosen.filing;
  const run = runsOf(kept).find(({ first, last }) => first.order <= order && order <= last.order);
  const ofRun = ({ filing }: Reading): boolean =>
    run !== undefined && run.first.order <= filing.order && filing.order <= run.last.order;
  return { chosen, alike: run ? kept.filter(ofRun) : [chosen] };
};

const roundingDigitsIn = ({ filing }: Reading): number => roundingDigitsOf(filing) ?? 0;

/**
 * The operands with equal rounding: an operand rounded more coarsely than necessary is replaced by the newest
 * filing of the same value that is not, so that a whole in millions less parts in tenths of a million leaves
 * no half million.
 */
const equallyRounded = (operands: readonly Operand[]): readonly Reading[] => {
  const coarsest = Math.max(...operands.map(({ alike }) => Math.min(...alike.map(roundingDigitsIn))));
  const fits = (reading: Reading): boolean => roundingDigitsIn(reading) <= coarsest;
  return operands.map(({ chosen, alike }) => (fits(chosen) ? chosen : (alike.findLast(fits) ?? chosen)));
};

/**
 * Whether a value of a field that is never negative is negative: as an operand it would produce a plausible
 * but wrong difference.
 */
const lostSign = ({ spec }: History, { value }: Reading): boolean =>
  spec.neverNegative && (spec.outflow ? value > 0n : value < 0n);

/**
 * The chosen parts of a cash flow, or those of another vintage whose filing has the same opening cash as that
 * of the whole (semantics §3.7.16), and among the filings of the whole those with the opening cash of the
 * parts, if any. Null if the openings differ and no vintage agrees.
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

/**
 * Whole minus parts under one definition, restated together (semantics §2.5); none of them with an
 * implausible sign.
 */
export const difference = (
  history: History,
  wholeSlot: Slot,
  partSlots: readonly Slot[],
): Difference | RefusingRule => {
  const operands = operandsOf(history, wholeSlot, partSlots);
  if (typeof operands === 'string') return operands;
  const chosen: Reading[] = [];
  for (const kept of operands.parts) {
    const part = coherentPart(operands.whole, kept);
    if (typeof part === 'string') return part;
    chosen.push(part);
  }
  const opened = ofOneOpening(history, wholeSlot, operands, chosen);
  if (opened === null) return 'difference.other_opening';
  const newest = opened.whole.at(-1);
  if (!newest) return 'difference.operand_missing';
  const [whole, ...subtracted] = equallyRounded([
    operandOf(opened.whole, newest),
    ...opened.parts.map((part, position) => operandOf(operands.parts[position] ?? [part], part)),
  ]);
  if (!whole) return 'difference.operand_missing';
  if ([whole, ...subtracted].some((reading) => lostSign(history, reading))) return 'difference.lost_sign';
  return {
    value: subtracted.reduce((rest, { value }) => rest - value, whole.value),
    parts: [...whole.parts, ...subtracted.flatMap(({ parts }) => signedParts(parts, -1))],
    whole,
    subtracted,
    restatement: restatementOf(operands.whole),
  };
};
