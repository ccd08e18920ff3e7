import type { Dimension, ReportFact } from './types.ts';

/** The context of a fact: its unit, period and dimensions. */
export type FactContext = Pick<ReportFact, 'unit' | 'start' | 'end' | 'dimensions'>;

export type FactIndex = {
  /** Numbered in the order of the facts; equal contexts have one number. */
  readonly contexts: readonly FactContext[];
  /** Facts by qualified name and number of context; several are duplicates. */
  readonly byConcept: ReadonlyMap<string, ReadonlyMap<number, readonly ReportFact[]>>;
  readonly facts: readonly ReportFact[];
};

/** The facts of some concepts, given as qualified names, by their contexts. */
export const factsByContext = (facts: readonly ReportFact[], concepts: ReadonlySet<string>): FactIndex => {
  const contexts: FactContext[] = [];
  const numbers = new Map<string, number>();
  const names = new Map<readonly Dimension[], string>();
  const byConcept = new Map<string, Map<number, ReportFact[]>>();
  const kept: ReportFact[] = [];
  const nameOf = (dimensions: readonly Dimension[]): string => {
    const known = names.get(dimensions);
    if (known !== undefined) return known;
    const name = dimensions.length === 0 ? '' : JSON.stringify(dimensions);
    names.set(dimensions, name);
    return name;
  };
  const numberOf = ({ unit, start, end, dimensions }: ReportFact): number => {
    const key = `${start ?? ''}\t${end}\t${unit}\t${nameOf(dimensions)}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, contexts.length);
    return contexts.push({ unit, start, end, dimensions }) - 1;
  };
  for (const fact of facts) {
    const concept = `${fact.taxonomy}:${fact.concept}`;
    if (!concepts.has(concept)) continue;
    kept.push(fact);
    const context = numberOf(fact);
    const known = byConcept.get(concept);
    if (known === undefined) byConcept.set(concept, new Map([[context, [fact]]]));
    else {
      const duplicates = known.get(context);
      if (duplicates === undefined) known.set(context, [fact]);
      else duplicates.push(fact);
    }
  }
  return { contexts, byConcept, facts: kept };
};
