import type { Field } from '../fields/field.ts';
import { OTHER_PRODUCTIVE, OTHER_PROPERTY, PROPERTY_ROW } from '../fields/flow-concepts.ts';
import { size } from '../decimal.ts';
import type { FactIndex } from '../facts/fact-index.ts';
import type { FactSet } from '../model/model.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { roundingUnit } from '../filings/rounding.ts';
import { ROUNDINGS_OF_PAIR } from '../values/tolerances.ts';
import { refuseWhere } from './set-aside.ts';
import { covers } from './versions.ts';
import type { Slot } from '../calendar/slots.ts';

const amountOf = (facts: FactSet, concept: string): bigint => size(facts.get(concept)?.amount ?? 0n);

/**
 * Whether two rows of property are so close that one may include all of the other, and they do not add up to
 * it.
 */
const isEither = (facts: FactSet): boolean => {
  const [whole, other] = [amountOf(facts, PROPERTY_ROW), amountOf(facts, OTHER_PROPERTY)];
  if (other >= whole || other * 2n < whole) return false;
  const rest = amountOf(facts, OTHER_PRODUCTIVE);
  return size(whole - other - rest) > roundingUnit([whole, other]) * ROUNDINGS_OF_PAIR;
};

/** Whether an annual report of the filer shows capital expenditure as other property only. */
const isRowOfItsOwn = (index: FactIndex): boolean =>
  [...index.slots.values()].some((sets) =>
    sets.some(
      ({ filing, facts }) =>
        filing.annual &&
        amountOf(facts, OTHER_PROPERTY) > 0n &&
        amountOf(facts, PROPERTY_ROW) === 0n &&
        covers(facts, 'cash_flow', sets),
    ),
  );

/**
 * If an annual report tags property and, as more than half of it, other property, either may be the row of
 * the statement. Once the filer shows the other property alone, the larger figure is the sum in a note,
 * including acquisitions.
 */
export const refuseOtherProperty = (
  spec: Field,
  index: FactIndex,
  all: Map<Slot, readonly FilingReadings[]>,
): void => {
  if (spec.field !== 'capex') return;
  const isDoubtful = ({ filing, facts, readings: [first] }: FilingReadings): boolean =>
    filing.annual &&
    first?.parts.length === 1 &&
    first.parts[0]?.fact.concept === PROPERTY_ROW &&
    isEither(facts);
  if (![...all.values()].some((versions) => versions.some(isDoubtful)) || !isRowOfItsOwn(index)) return;
  refuseWhere(all, 'capex.other_property', isDoubtful);
};
