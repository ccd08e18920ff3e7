import { allDebtConcepts } from '../fields/debt.ts';
import type { Field, IssuerType } from '../fields/field.ts';
import { candidatesOf } from '../fields/field.ts';
import { fields } from '../fields/fields.ts';
import type { FactIndex, FilingFacts } from './fact-index.ts';
import { BALANCE_TOTALS } from '../trees/debt-rows.ts';
import { OPERATING_TOTALS } from '../trees/operating-changes.ts';
import { isInstant } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';

/**
 * The facts of one filing for one slot, and which of a field's candidates have at least one concept among
 * them.
 */
export type TaggedFacts = FilingFacts & {
  /** Positions of the candidates in the field's list, ascending. */
  readonly ranks: readonly number[];
};

/** By slot the filings that tag any concept of one field, oldest first. */
export type FieldFacts = ReadonlyMap<Slot, readonly TaggedFacts[]>;

/** A field that reads a concept, by the candidates of these ranks. */
type Use = {
  /** Position of the field in `fields`. */
  readonly place: number;
  readonly instant: boolean;
  readonly ranks: readonly number[];
};

const ranksOf = (spec: Field, type: IssuerType): ReadonlyMap<string, readonly number[]> => {
  if (spec.reader === 'debt')
    return new Map([...allDebtConcepts, ...BALANCE_TOTALS].map((concept) => [concept, []]));
  const ranks = new Map<string, number[]>();
  if (spec.reader === 'operating_changes') for (const total of OPERATING_TOTALS) ranks.set(total, []);
  for (const [rank, { terms }] of candidatesOf(spec, type).entries())
    for (const concept of new Set(terms.flatMap(({ concepts }) => concepts)))
      ranks.set(concept, [...(ranks.get(concept) ?? []), rank]);
  return ranks;
};

const byConcept = new Map<IssuerType, ReadonlyMap<string, readonly Use[]>>();

/** The fields that read each concept. */
const readersOf = (type: IssuerType): ReadonlyMap<string, readonly Use[]> => {
  const known = byConcept.get(type);
  if (known !== undefined) return known;
  const readers = new Map<string, Use[]>();
  for (const [place, spec] of fields.entries())
    for (const [concept, ranks] of ranksOf(spec, type)) {
      const use = { place, instant: spec.nature === 'instant', ranks };
      readers.set(concept, [...(readers.get(concept) ?? []), use]);
    }
  byConcept.set(type, readers);
  return readers;
};

const NO_READERS: readonly Use[] = [];

type Collected = FilingFacts & { ranks: readonly number[] };

/** Union of ascending lists without duplicates; returns one of them unchanged if it contains all. */
const union = (a: readonly number[], b: readonly number[]): readonly number[] =>
  b.every((rank) => a.includes(rank)) ? a : [...new Set([...a, ...b])].sort((x, y) => x - y);

/** Assigns every fact of the index to the fields that read its concept. */
export const factsByField = (index: FactIndex, type: IssuerType): ReadonlyMap<Field, FieldFacts> => {
  const readers = readersOf(type);
  const found = fields.map(() => new Map<Slot, Collected[]>());
  for (const [slot, sets] of index.slots) {
    const instant = isInstant(slot);
    for (const { filing, facts } of sets)
      for (const concept of facts.keys())
        for (const { place, instant: ofInstants, ranks } of readers.get(concept) ?? NO_READERS) {
          const ofField = found[place];
          if (ofInstants !== instant || ofField === undefined) continue;
          const list = ofField.get(slot);
          const last = list?.at(-1);
          if (last?.facts === facts) last.ranks = union(last.ranks, ranks);
          else if (list) list.push({ filing, facts, ranks });
          else ofField.set(slot, [{ filing, facts, ranks }]);
        }
  }
  return new Map(fields.map((spec, place) => [spec, found[place] ?? new Map()]));
};
