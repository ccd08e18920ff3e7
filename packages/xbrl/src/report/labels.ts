import { conceptsOfLocators } from './concept-of-href.ts';
import { relationCounter, STANDARD_LABEL, type ExtendedLink, type LabelText } from './linkbase.ts';
import type { Row } from './presentation.ts';

/** The displayed label of a row: "" if the filing has none. */
export type LabelOf = (row: Row) => string;

/**
 * How rows are labelled: by the label of their preferred role, else the standard one; in English if a label
 * has several languages, else in the first. Of several labels with one role and language, the first is used.
 */
export const labelsOf = (links: readonly ExtendedLink[], elements: ReadonlyMap<string, string>): LabelOf => {
  const count = relationCounter();
  const byConcept = new Map<string, LabelText[]>();
  for (const link of links) {
    if (link.kind !== 'label') continue;
    const concepts = conceptsOfLocators(link.locators, elements);
    const prohibited = new Set(
      link.arcs.filter((arc) => arc.prohibited).map(({ from, to }) => `${from}\t${to}`),
    );
    for (const { from, to } of link.arcs) {
      if (prohibited.has(`${from}\t${to}`)) continue;
      for (const concept of concepts.get(from) ?? []) {
        const known = byConcept.get(concept) ?? [];
        for (const text of link.texts.get(to) ?? []) {
          count();
          known.push(text);
        }
        byConcept.set(concept, known);
      }
    }
  }
  return ({ concept, preferredLabel }) => {
    const texts = byConcept.get(concept) ?? [];
    return (
      (preferredLabel === null ? null : inEnglish(texts, preferredLabel)) ??
      inEnglish(texts, STANDARD_LABEL) ??
      ''
    );
  };
};

const inEnglish = (texts: readonly LabelText[], role: string): string | null => {
  const ofRole = texts.filter((text) => text.role === role);
  return (ofRole.find(({ language }) => /^en(-|$)/.test(language)) ?? ofRole[0])?.text ?? null;
};
