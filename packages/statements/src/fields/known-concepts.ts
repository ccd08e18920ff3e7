import { checkConcepts } from './checks.ts';
import { allDebtConcepts } from './debt.ts';
import type { Evidence } from './evidence.ts';
import type { Measure } from './field.ts';
import { fields, totals } from './fields.ts';
import { sharesConcepts } from './shares.ts';
import { flowCheckConcepts } from './flow-concepts.ts';

/** A concept that the engine reads. */
export type KnownConcept = {
  /** Qualified, e.g. `us-gaap:Assets`. */
  readonly concept: string;
  readonly measure: Measure;
  /** Whether its values are on the split basis of their filing date, and as which kind of figure. */
  readonly shares: 'average' | 'per_share' | undefined;
};

/** Concepts whose facts a source of evidence needs. */
const conceptsOf = (evidence: Evidence): readonly string[] => {
  if ('concepts' in evidence) return evidence.concepts;
  return evidence.from === 'comparatives' ? [evidence.splitOff] : [];
};

const measures: ReadonlyMap<string, Measure> = (() => {
  const map = new Map<string, Measure>();
  for (const concept of [
    ...allDebtConcepts,
    ...checkConcepts,
    ...flowCheckConcepts,
    ...Object.values(totals).flat(),
  ])
    map.set(concept, concept.endsWith('SharesOutstanding') ? 'shares' : 'money');
  for (const spec of fields)
    for (const list of [spec.candidates, ...Object.values(spec.byType)])
      for (const { terms, conditions = [] } of list) {
        const requested = conditions.flatMap(({ evidence }) => evidence.flatMap(conceptsOf));
        for (const concept of requested) if (!map.has(concept)) map.set(concept, spec.measure);
        for (const { concepts } of terms) for (const concept of concepts) map.set(concept, spec.measure);
      }
  return map;
})();

/** The same by taxonomy and local name, as in facts. */
const byName: ReadonlyMap<string, ReadonlyMap<string, KnownConcept>> = (() => {
  const map = new Map<string, Map<string, KnownConcept>>();
  for (const [concept, measure] of measures) {
    const [taxonomy = '', name = ''] = concept.split(':');
    const names = map.get(taxonomy) ?? new Map<string, KnownConcept>();
    map.set(taxonomy, names.set(name, { concept, measure, shares: sharesConcepts.get(concept) }));
  }
  return map;
})();

export const knownConcept = (taxonomy: string, name: string): KnownConcept | undefined =>
  byName.get(taxonomy)?.get(name);
