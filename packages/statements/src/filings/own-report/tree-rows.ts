import { amountOrNull } from '../../decimal.ts';
import { knownConcept } from '../../fields/known-concepts.ts';
import type { InputFact } from '../../inputs.ts';
import type { KnownFact } from '../../model/model.ts';
import type { Leaf } from '../../trees/tree.ts';

/** The facts of rows of the filing's calculation linkbase, of concepts that no field reads. */
export const factsOfRows = (rows: readonly Leaf[], facts: readonly InputFact[]): readonly KnownFact[] => {
  if (rows.length === 0) return [];
  const names = new Set(rows.map(({ concept }) => concept));
  return facts.flatMap(({ taxonomy, concept: name, unit, start, end, value: text }) => {
    const concept = `${taxonomy}:${name}`;
    const amount = names.has(concept) ? amountOrNull(text) : null;
    if (amount === null || knownConcept(taxonomy, name) !== undefined) return [];
    return [{ concept, measure: 'money', cover: false, unit, start, end, text, amount }];
  });
};
