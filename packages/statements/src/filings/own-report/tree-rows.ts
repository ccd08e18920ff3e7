import { amountOrNull } from '../../decimal.ts';
import { knownConcept } from '../../fields/known-concepts.ts';
import type { InputFact } from '../../inputs.ts';
import type { KnownFact } from '../../model/model.ts';
import type { OperatingChanges } from '../../trees/operating-changes.ts';

/** The facts of the changes of operating assets and liabilities, of concepts that no field reads. */
export const factsOfChanges = (
  changes: OperatingChanges | null,
  facts: readonly InputFact[],
): readonly KnownFact[] => {
  if (changes === null) return [];
  const names = new Set(changes.rows.map(({ concept }) => concept));
  return facts.flatMap(({ taxonomy, concept: name, unit, start, end, value: text }) => {
    const concept = `${taxonomy}:${name}`;
    const amount = names.has(concept) ? amountOrNull(text) : null;
    if (amount === null || knownConcept(taxonomy, name) !== undefined) return [];
    return [{ concept, measure: 'money', cover: false, unit, start, end, text, amount }];
  });
};
