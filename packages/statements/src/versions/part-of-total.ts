import { CURRENT_ROWS, SHORT_TERM_OTHERS, UNPARTED } from '../fields/debt.ts';
import { near } from '../decimal.ts';
import { ranksAsking } from '../fields/field.ts';
import type { Field, IssuerType } from '../fields/field.ts';
import type { FactSet, Reading } from '../model/model.ts';
import { exceeds } from '../reading/reading-of.ts';
import type { FilingReadings } from '../reading/reading.ts';
import type { Slot } from '../calendar/slots.ts';
import { OTHER_BASIS } from '../values/tolerances.ts';
import { refuseWhere } from './set-aside.ts';

const DUE = [...new Set([...CURRENT_ROWS, ...SHORT_TERM_OTHERS])];

/**
 * Whether a filing tags the same amount of these rows, and more debt in total than they and all of its current debt, by
 * more than the discounts and costs that a total before them includes.
 */
const isLess = ({ parts, value }: Reading, facts: FactSet): boolean => {
  const isSame = parts.every(({ fact }) => facts.get(fact.concept)?.amount === fact.amount);
  const due = DUE.reduce((sum, concept) => sum + (facts.get(concept)?.amount ?? 0n), 0n);
  const explained = (total: bigint): boolean => due !== 0n && near(total, value + due, OTHER_BASIS);
  const totals = UNPARTED.filter((concept) => !explained(facts.get(concept)?.amount ?? 0n));
  return isSame && exceeds(facts, totals, value + due);
};

/**
 * Notes that one filing shows to be less than its debt are a part also in another filing that tags the same amount of
 * them and no total for the date (semantics §3.8.11).
 */
export const refusePartsOfTotals = (
  spec: Field,
  type: IssuerType,
  all: Map<Slot, readonly FilingReadings[]>,
): void => {
  if (spec.field !== 'long_term_debt') return;
  const asking = ranksAsking(spec, type, 'totals');
  refuseWhere(all, 'filing.less_than_total', ({ readings: [first] }, versions) => {
    const asks = first !== undefined && asking.has(first.rank);
    return asks && versions.some(({ facts }) => isLess(first, facts));
  });
};
