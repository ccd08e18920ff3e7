import type { Calendar } from '../calendar/calendar.ts';
import { near, parseAmount, quotient, size } from '../decimal.ts';
import type { FactIndex, FilingFacts } from '../facts/fact-index.ts';
import type { Entry, Fact } from '../model/model.ts';
import { EARNINGS } from '../fields/shares.ts';
import type { Side } from '../fields/shares.ts';
import { COMMON_INCOME, PARENT_INCOME } from '../fields/totals.ts';
import { farApart } from '../reading/own-check.ts';
import { firstOf, readingOf } from '../reading/reading-of.ts';
import { onFiledBasis } from '../splits/filed-basis.ts';
import { comparableSlots, ofProvenScale } from './share-checks.ts';
import type { Slot } from '../calendar/slots.ts';
import { perShareIncome } from '../derive/per-share-income.ts';
import type { Table } from '../derive/table.ts';
import { fromReading, refused } from '../derive/table.ts';
import { SAME_FIGURE, TAKEN_BY_OTHERS } from '../values/tolerances.ts';

const CENT = parseAmount('0.01');

/** Income to common and the average of shares, with which earnings per share are compared. */
type Operands = { readonly income: bigint; readonly shares: bigint };

const operandsAt = (table: Table, slot: Slot, side: Side): Operands | null => {
  const income = perShareIncome(table, slot);
  const shares = table.value(`shares_${side}`, slot);
  return income === null || shares === null || shares <= 0n ? null : { income, shares };
};

/** Differs by a factor of five or more, or in sign, by more than two cents as filed. */
const contradicts = (
  eps: bigint,
  split: Fact['split'] | undefined,
  { income, shares }: Operands,
): boolean => {
  if (eps === 0n || income === 0n) return false;
  const [implied, filed] = [onFiledBasis(split, quotient(income, shares)), onFiledBasis(split, eps)];
  const opposite = implied < 0n !== filed < 0n;
  return farApart(implied, filed) || (opposite && size(implied) > CENT * 2n && size(filed) > CENT * 2n);
};

/** Within two cents as filed or 5 %: the effect of preferred dividends and participating securities. */
const fits = (eps: bigint, split: Fact['split'] | undefined, { income, shares }: Operands): boolean => {
  const implied = quotient(income, shares);
  return near(eps, implied, TAKEN_BY_OTHERS) || size(onFiledBasis(split, eps - implied)) <= CENT * 2n;
};

/** The newest earnings per share of another filing that fit. */
const fittingEntry = (
  sets: readonly FilingFacts[],
  served: Entry,
  side: Side,
  operands: Operands,
): Entry | undefined => {
  for (const { filing, facts } of sets.toReversed()) {
    const fact = firstOf(facts, EARNINGS[side].eps);
    if (!fact || fact.conflict || fact.amount === served.value) continue;
    if (!fits(fact.amount, fact.split, operands)) continue;
    const restatement = { restated: null, filed: filing.order, outdated: null };
    return fromReading(readingOf(filing, [{ fact, sign: 1 }], 0), ['newer_overruled'], restatement);
  }
  return undefined;
};

/**
 * Whether the filing of the earnings per share reports another income that they fit: both are of an older
 * vintage.
 */
const isOfOtherIncome = (
  sets: readonly FilingFacts[],
  { value, parts }: Entry,
  operands: Operands,
): boolean => {
  const [part, ...others] = parts;
  if (value === null || !part || others.length > 0) return false;
  const own = sets.find(({ filing }) => filing === part.fact.filing)?.facts;
  const income = own && (own.get(COMMON_INCOME) ?? firstOf(own, PARENT_INCOME))?.amount;
  if (income === undefined || near(income, operands.income, SAME_FIGURE)) return false;
  const { split } = part.fact;
  return fits(value, split, { ...operands, income }) && !fits(value, split, operands);
};

const checkSlot = (table: Table, index: FactIndex, slot: Slot, side: Side, isProven: () => boolean): void => {
  const field = `eps_${side}`;
  const entry = table.get(field, slot);
  const operands = operandsAt(table, slot, side);
  if (!entry || entry.value === null || !operands) return;
  const sets = index.slots.get(slot) ?? [];
  if (!contradicts(entry.value, entry.parts[0]?.fact.split, operands)) {
    if (isOfOtherIncome(sets, entry, operands)) table.set(field, slot, refused('eps.older_income'));
    return;
  }
  const other = fittingEntry(sets, entry, side, operands);
  table.set(field, slot, other ?? refused('eps.against_income'));
  if (!other && !isProven()) table.set(`shares_${side}`, slot, refused('shares.eps_unexplained'));
};

/**
 * Compares earnings per share with income to common ÷ average shares wherever all three are served (semantics
 * §2.7 (f)). A value with a wrong scale or sign is replaced by another filing's that fits, else refused; the
 * average is refused with it unless confirmed averages of other periods are of its size. A value that only
 * fits the income in its own filing is of an older vintage than the served income.
 */
export const checkEarnings = (table: Table, calendar: Calendar, index: FactIndex): void => {
  for (const side of ['basic', 'diluted'] as const)
    for (const line of comparableSlots(calendar))
      for (const [position, slot] of line.entries())
        checkSlot(table, index, slot, side, () => ofProvenScale(table, line, position, side) === true);
};
