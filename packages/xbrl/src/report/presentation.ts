import { conceptsOfLocators } from './concept-of-href.ts';
import { relationCounter, type ExtendedLink } from './linkbase.ts';

/** A row of a presentation: a concept, and the role of the label that it is to be shown with. */
export type Row = { readonly concept: string; readonly preferredLabel: string | null };

/** What one role presents: its concepts in the order of display, each at its first appearance. */
export type Presentation = { readonly role: string; readonly rows: readonly Row[] };

type Relation = Row & { readonly parent: string; readonly order: number };

/**
 * The presentations of all roles, in order of their first link. Links of one role are one network; an arc is
 * overridden or prohibited by one of the same ends, order and preferred label that has a higher priority (or the
 * same one and prohibits: XBRL 2.1, section 3.5.3.9.7.5). Concepts come depth first by `order`; those of equal
 * order as in the document.
 */
export const presentationsOf = (
  links: readonly ExtendedLink[],
  elements: ReadonlyMap<string, string>,
): Presentation[] => {
  const count = relationCounter();
  const byRole = new Map<string, ExtendedLink[]>();
  for (const link of links) {
    if (link.kind !== 'presentation') continue;
    const known = byRole.get(link.role);
    if (known === undefined) byRole.set(link.role, [link]);
    else known.push(link);
  }
  return [...byRole].map(([role, parts]) => ({ role, rows: rowsOf(effective(parts, elements, count)) }));
};

const effective = (
  links: readonly ExtendedLink[],
  elements: ReadonlyMap<string, string>,
  count: () => void,
): Relation[] => {
  const strongest = new Map<string, { relation: Relation; priority: number; prohibited: boolean }>();
  for (const link of links) {
    const concepts = conceptsOfLocators(link.locators, elements);
    for (const { from, to, order, priority, prohibited, preferredLabel } of link.arcs) {
      for (const parent of concepts.get(from) ?? []) {
        for (const concept of concepts.get(to) ?? []) {
          count();
          const key = `${parent}\t${concept}\t${order}\t${preferredLabel ?? ''}`;
          const known = strongest.get(key);
          const wins =
            known === undefined || priority > known.priority || (priority === known.priority && prohibited);
          if (!wins) continue;
          strongest.set(key, { relation: { parent, concept, order, preferredLabel }, priority, prohibited });
        }
      }
    }
  }
  return [...strongest.values()].filter(({ prohibited }) => !prohibited).map(({ relation }) => relation);
};

/** Each concept is visited once, so neither a cycle nor a web of shared children costs more than its arcs. */
const rowsOf = (relations: readonly Relation[]): Row[] => {
  const children = new Map<string, Relation[]>();
  const below = new Set<string>();
  for (const relation of relations) {
    const known = children.get(relation.parent);
    if (known === undefined) children.set(relation.parent, [relation]);
    else known.push(relation);
    below.add(relation.concept);
  }
  for (const siblings of children.values()) siblings.sort((a, b) => a.order - b.order);
  const rows: Row[] = [];
  const seen = new Set<string>();
  const pending: Row[] = [...children.keys()]
    .filter((parent) => !below.has(parent))
    .map((concept) => ({ concept, preferredLabel: null }))
    .reverse();
  for (let row = pending.pop(); row !== undefined; row = pending.pop()) {
    if (seen.has(row.concept)) continue;
    seen.add(row.concept);
    rows.push(row);
    for (const child of (children.get(row.concept) ?? []).toReversed()) pending.push(child);
  }
  return rows.map(({ concept, preferredLabel }) => ({ concept, preferredLabel }));
};
