import type { Field, IssuerType } from '../fields/field.ts';
import { gaap } from '../fields/field.ts';
import { near } from '../decimal.ts';
import type { FactSet } from '../model/model.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { firstOf } from '../reading/reading-of.ts';
import { NEARLY_EQUAL } from '../values/tolerances.ts';
import { refuseWhere } from './set-aside.ts';
import type { Slot } from '../calendar/slots.ts';

const COSTS = [gaap('CostsAndExpenses'), gaap('OperatingExpenses')];

/** Fewer periods than this may fail for other reasons: in some years gains on sales are above the row. */
const FEWEST = 8;

type Fit = 'fits' | 'above' | null;

/**
 * How an operating income compares with revenue less all costs; null if the filing does not show it, or if it
 * is below.
 */
const fit = (facts: FactSet, income: bigint): Fit => {
  const revenue = facts.get(gaap('Revenues'))?.amount;
  const costs = firstOf(facts, COSTS)?.amount;
  if (revenue === undefined || costs === undefined) return null;
  if (near(revenue - costs, income, NEARLY_EQUAL)) return 'fits';
  return income > revenue - costs ? 'above' : null;
};

/**
 * Landlords tag the result of their properties, before depreciation and overhead, with the concept of
 * operating income. If it exceeds revenue less all costs whenever both are tagged, and never equals it, it is
 * that measure in the segment note and not a row of the statement.
 */
export const withoutPropertyResult = (
  spec: Field,
  type: IssuerType,
  all: Map<Slot, readonly FilingReadings[]>,
): void => {
  if (spec.field !== 'operating_income' || type !== 'reit') return;
  const fits = [...all.values()]
    .flat()
    .map(({ facts, readings: [first] }) => (first === undefined ? null : fit(facts, first.value)))
    .filter((each) => each !== null);
  if (fits.length < FEWEST || fits.some((each) => each === 'fits')) return;
  refuseWhere(all, 'operating_income.property_result', () => true);
};
