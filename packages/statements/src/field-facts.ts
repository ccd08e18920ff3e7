import { allDebtConcepts } from './catalogue/debt.ts';
import type { Field, IssuerType } from './catalogue/field.ts';
import { candidatesOf } from './catalogue/field.ts';
import { fields } from './catalogue/fields.ts';
import type { FactIndex, FilingFacts } from './fact-index.ts';
import { isInstant } from './slots.ts';
import type { Slot } from './slots.ts';

/** By slot the filings that tag any concept of one field, oldest first: the others say nothing about it. */
export type FieldFacts = ReadonlyMap<Slot, readonly FilingFacts[]>;

const conceptsOf = (spec: Field, type: IssuerType): ReadonlySet<string> =>
  new Set(
    spec.reader === 'debt'
      ? allDebtConcepts
      : candidatesOf(spec, type).flatMap(({ terms }) => terms.flatMap(({ concepts }) => concepts)),
  );

const byConcept = new Map<IssuerType, ReadonlyMap<string, readonly Field[]>>();

/** The fields that read a concept. */
const readersOf = (type: IssuerType): ReadonlyMap<string, readonly Field[]> => {
  let readers = byConcept.get(type);
  if (readers === undefined) {
    const found = new Map<string, Field[]>();
    for (const spec of fields)
      for (const concept of conceptsOf(spec, type)) found.set(concept, [...(found.get(concept) ?? []), spec]);
    byConcept.set(type, (readers = found));
  }
  return readers;
};

/** Gives every fact of the index to the fields that read its concept. */
export const factsByField = (index: FactIndex, type: IssuerType): ReadonlyMap<Field, FieldFacts> => {
  const readers = readersOf(type);
  const found = new Map<Field, Map<Slot, FilingFacts[]>>(fields.map((spec) => [spec, new Map()]));
  for (const [slot, sets] of index.slots) {
    const instant = isInstant(slot);
    for (const set of sets)
      for (const concept of set.facts.keys())
        for (const spec of readers.get(concept) ?? []) {
          if ((spec.nature === 'instant') !== instant) continue;
          const slots = found.get(spec);
          const list = slots?.get(slot);
          if (list === undefined) slots?.set(slot, [set]);
          else if (list.at(-1) !== set) list.push(set);
        }
  }
  return found;
};
