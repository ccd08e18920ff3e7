import { addUpTo } from './adds-up.ts';
import { LIABILITIES_AND_EQUITY, TEMPORARY_EQUITY, WHOLE_EQUITY } from './catalogue/checks.ts';
import * as tags from './catalogue/debt.ts';
import { gaap } from './catalogue/field.ts';
import { near } from './decimal.ts';
import type { Fact, FactSet } from './model.ts';
import { firstOf } from './reading-of.ts';

export type LongTermScope = 'whole' | 'noncurrent';

/** What the debt note gives differs from the sheet by discounts and costs: little, or of convertibles more. */
const NOTE_PER_MILLE = [20, 100];

/** The principal of the maturity table; undefined unless every year of it is tagged. */
const principal = (facts: FactSet): bigint | undefined => {
  const years = tags.MATURITY_YEARS.map((names) => firstOf(facts, names));
  if (years.some((year) => year === undefined || year.conflict)) return undefined;
  const later = firstOf(facts, tags.MATURITIES_LATER);
  return [...years, later].reduce((sum, fact) => sum + (fact?.amount ?? 0n), 0n);
};

/** Which of two amounts the debt note means: its carrying amount, else the principal that falls due. */
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
  const equity = firstOf(facts, [...WHOLE_EQUITY, gaap('StockholdersEquity')])?.amount;
  if (whole === undefined || equity === undefined) return undefined;
  return TEMPORARY_EQUITY.reduce(
    (rest, concept) => rest - (facts.get(concept)?.amount ?? 0n),
    whole - equity - current,
  );
};

/** The other noncurrent liabilities complete their total with the one amount and not with the other. */
const byRows = (facts: FactSet, long: Fact, current: bigint): LongTermScope | null => {
  const total = noncurrentTotal(facts);
  if (total === undefined) return null;
  if (long.amount > total && !near(long.amount, total, 5)) return 'whole';
  const doubtful = tags.NONCURRENT_ROWS.flatMap((names) => firstOf(facts, names)?.amount ?? []);
  const completes = (debt: bigint): boolean => addUpTo(total, { certain: [debt], doubtful }, long.filing);
  const noncurrent = completes(long.amount);
  return noncurrent === completes(long.amount - current) ? null : noncurrent ? 'noncurrent' : 'whole';
};

/**
 * What `LongTermDebt` holds: the whole, as its definition says, or only the noncurrent part, as many filers tag the row
 * of their balance sheet. The debt note tells, or the other rows; null where nothing does.
 */
export const longTermScope = (facts: FactSet): LongTermScope | null => {
  const long = firstOf(facts, tags.LONG_TERM_TOTAL);
  const current = firstOf(facts, [...tags.CURRENT_TOTAL, ...tags.MATURITIES])?.amount;
  if (long === undefined) return null;
  if (current === undefined) {
    const total = noncurrentTotal(facts);
    const doubtful = tags.NONCURRENT_ROWS.flatMap((names) => firstOf(facts, names)?.amount ?? []);
    const isRow = total !== undefined && addUpTo(total, { certain: [long.amount], doubtful }, long.filing);
    return isRow ? 'noncurrent' : null;
  }
  if (current === 0n) return 'whole';
  return byNote(facts, long.amount, current) ?? byRows(facts, long, current);
};
