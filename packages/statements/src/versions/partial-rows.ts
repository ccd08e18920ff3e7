import { evidenceFrom } from '../fields/evidence.ts';
import { candidatesOf, conditionsOf } from '../fields/field.ts';
import type { Field, IssuerType } from '../fields/field.ts';
import type { FactSet } from '../model/model.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { rowsOfYears } from './rows-of-years.ts';
import { refuseWhere } from './set-aside.ts';
import type { Slot } from '../calendar/slots.ts';

/** Rows that are never all of the field if a filing tags another. */
const rowsOf = (spec: Field, type: IssuerType): readonly string[] =>
  candidatesOf(spec, type).flatMap((item) =>
    evidenceFrom(conditionsOf(item), 'other_rows') ? item.terms.flatMap(({ concepts }) => concepts) : [],
  );

const tagged = (facts: FactSet, rows: readonly string[]): readonly string[] =>
  rows.filter((concept) => (facts.get(concept)?.amount ?? 0n) !== 0n);

/**
 * A row tagged together with another one of the field in some years is a part of it in every year: if it is
 * tagged alone, the filer has used an extension concept for the other (semantics §3.7.14).
 */
export const withoutPartialRows = (
  spec: Field,
  type: IssuerType,
  all: Map<Slot, readonly FilingReadings[]>,
): void => {
  const rows = rowsOf(spec, type);
  if (rows.length === 0) return;
  const parts = rowsOfYears(all, ({ facts }) => {
    const together = tagged(facts, rows);
    return together.length < 2 ? [] : together;
  });
  if (parts.size === 0) return;
  refuseWhere(
    all,
    'row.part_in_other_years',
    ({ readings: [first] }) => first?.parts.some(({ fact }) => parts.has(fact.concept)) === true,
  );
};
