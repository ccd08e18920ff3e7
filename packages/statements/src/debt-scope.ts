import * as tags from './catalogue/debt.ts';
import { near } from './decimal.ts';
import type { FactSet } from './model.ts';
import { firstOf } from './reading-of.ts';

/** The carrying amount of the debt note differs from the sheet by discounts and costs: little, or of convertibles more. */
const NOTE_PER_MILLE = [20, 100];

/**
 * What `LongTermDebt` holds beside a row of current debt: the whole, as its definition says, or only the noncurrent part,
 * as some filers tag it. The carrying amount of the debt note tells; null where it does not, or there is no current row.
 */
export const longTermScope = (facts: FactSet): 'whole' | 'noncurrent' | null => {
  const long = firstOf(facts, tags.LONG_TERM_TOTAL)?.amount;
  const current = firstOf(facts, [...tags.CURRENT_TOTAL, ...tags.MATURITIES])?.amount;
  const carrying = facts.get(tags.CARRYING)?.amount;
  if (long === undefined || current === undefined) return null;
  if (current === 0n) return 'whole';
  if (carrying === undefined) return null;
  for (const perMille of NOTE_PER_MILLE) {
    const [whole, noncurrent] = [long, long + current].map((value) => near(value, carrying, perMille));
    if (whole !== noncurrent) return whole ? 'whole' : 'noncurrent';
  }
  return null;
};
