import { addUpTo } from './adds-up.ts';
import { LIABILITIES_AND_EQUITY, WHOLE_EQUITY } from '../fields/checks.ts';
import * as tags from '../fields/debt.ts';
import { gaap } from '../fields/field.ts';
import { near } from '../decimal.ts';
import type { Fact, FactSet, Filing } from '../model/model.ts';
import { firstOf } from './reading-of.ts';
import { temporaryEquity } from './temporary-equity.ts';
import { SAME_FIGURE } from '../values/tolerances.ts';

export type LongTermScope = 'whole' | 'noncurrent';

/**
 * Per mille by which the debt note may differ from the balance sheet because of discounts and costs: little,
 * or more for convertibles.
 */
const NOTE_PER_MILLE = [20, 100];

/** The principal of the maturity table; undefined unless every year of it is tagged. */
const principal = (facts: FactSet): bigint | undefined => {
  const years = tags.MATURITY_YEARS.map((names) => firstOf(facts, names));
  if (years.some((year) => year === undefined || year.conflict)) return undefined;
  const later = firstOf(facts, tags.MATURITIES_LATER);
  return [...years, later].reduce((sum, fact) => sum + (fact?.amount ?? 0n), 0n);
};

/** Which of two amounts the debt note refers to: compares its carrying amount, else the principal due. */
const byNote = (facts: FactSet, long: bigint, current: bigint): LongTermScope | null => {
  for (const note of [facts.get(tags.CARRYING)?.amount, principal(facts)]) {
    if (note === undefined || note === 0n) continue;
    for (const perMille of NOTE_PER_MILLE) {
      const [whole, noncurrent] = [long, long + current].map((value) => near(value, note, perMille));
      if (whole !== noncurrent) return whole ? 'whole' : 'noncurrent';
    }
  }
  return null;
};

/** All noncurrent liabilities: the total less the current ones. */
const noncurrentTotal = (facts: FactSet): bigint | undefined => {
  const current = facts.get(tags.CURRENT_LIABILITIES)?.amount;
  if (current === undefined) return undefined;
  const own = facts.get(gaap('Liabilities'))?.amount;
  if (own !== undefined) return own - current;
  const whole = firstOf(facts, LIABILITIES_AND_EQUITY)?.amount;
  const parent = facts.get(gaap('StockholdersEquity'))?.amount;
  const minority = facts.get(gaap('MinorityInterest'))?.amount ?? 0n;
  const equity =
    firstOf(facts, WHOLE_EQUITY)?.amount ?? (parent === undefined ? undefined : parent + minority);
  if (whole === undefined || equity === undefined) return undefined;
  return whole - equity - current - temporaryEquity((concept) => facts.get(concept)?.amount);
};

/**
 * Whether the amounts and other noncurrent liabilities of the filing add up to their total; null if unknown.
 */
export const fillsNoncurrent = (
  facts: FactSet,
  filing: Filing,
  debt: readonly bigint[],
  rows: readonly (readonly string[])[] = tags.NONCURRENT_ROWS,
): boolean | null => {
  const total = noncurrentTotal(facts);
  if (total === undefined) return null;
  const doubtful = rows.flatMap((names) => firstOf(facts, names)?.amount ?? []);
  return addUpTo(total, { certain: debt, doubtful }, filing);
};

/**
 * Whether the other noncurrent liabilities complete their total with the one amount and not with the other.
 */
const byRows = (facts: FactSet, long: Fact, current: bigint): LongTermScope | null => {
  const total = noncurrentTotal(facts);
  if (total === undefined) return null;
  if (long.amount > total && !near(long.amount, total, SAME_FIGURE)) return 'whole';
  const [noncurrent, whole] = [long.amount, long.amount - current].map((debt) =>
    fillsNoncurrent(facts, long.filing, [debt]),
  );
  return noncurrent === whole ? null : noncurrent ? 'noncurrent' : 'whole';
};

/**
 * Scope of `LongTermDebt`: the total, as by its definition, or only the noncurrent part, as many filers tag
 * the row of their balance sheet. Determined by the debt note or the other rows; null if by neither.
 */
export const longTermScope = (facts: FactSet): LongTermScope | null => {
  const long = firstOf(facts, tags.LONG_TERM_TOTAL);
  const current = firstOf(facts, [...tags.CURRENT_TOTAL, ...tags.MATURITIES])?.amount;
  if (long === undefined) return null;
  if (current === undefined) return fillsNoncurrent(facts, long.filing, [long.amount]) ? 'noncurrent' : null;
  if (current === 0n) return 'whole';
  return byNote(facts, long.amount, current) ?? byRows(facts, long, current);
};

const OTHER_ROWS = tags.NONCURRENT_ROWS.filter((names) => names !== tags.RELATED_NOTES);

/**
 * Notes due to related parties after a year: a separate row to be added to this noncurrent debt, or a part of
 * it (`undefined`), according to the other noncurrent liabilities; null if undetermined.
 */
export const relatedNotes = (
  facts: FactSet,
  filing: Filing,
  debt: readonly bigint[],
): Fact | null | undefined => {
  const notes = firstOf(facts, tags.RELATED_NOTES);
  if (notes === undefined || notes.amount === 0n) return undefined;
  const within = fillsNoncurrent(facts, filing, debt, OTHER_ROWS);
  const fits = fillsNoncurrent(facts, filing, [...debt, notes.amount], OTHER_ROWS);
  return within === fits ? null : fits ? notes : undefined;
};
