import { evidenceFrom } from '../fields/evidence.ts';
import { candidatesOf, conditionsOf } from '../fields/field.ts';
import type { Field, IssuerType } from '../fields/field.ts';
import type { FactSet } from '../model/model.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { refusing } from './set-aside.ts';
import { yearOf } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';

/** In fewer years, two rows in one filing may be an error. */
const FEWEST_YEARS = 2;

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
  const years = new Map<string, Set<number>>();
  for (const [slot, versions] of all)
    for (const { facts } of versions) {
      const together = tagged(facts, rows);
      if (together.length < 2) continue;
      for (const concept of together)
        years.set(concept, (years.get(concept) ?? new Set<number>()).add(yearOf(slot)));
    }
  const isPart = (concept: string): boolean => (years.get(concept)?.size ?? 0) >= FEWEST_YEARS;
  if (!rows.some(isPart)) return;
  for (const [slot, versions] of all)
    all.set(
      slot,
      versions.map((version) =>
        version.readings[0]?.parts.some(({ fact }) => isPart(fact.concept))
          ? refusing(version, 'row.part_in_other_years')
          : version,
      ),
    );
};
