import { conceptsOfLocators } from './concept-of-href.ts';
import { relationCounter, type ExtendedLink } from './linkbase.ts';
import { effectiveRelations, linksByRole } from './networks.ts';

/** A row of a presentation: a concept, and the role of its preferred label. */
export type Row = { readonly concept: string; readonly preferredLabel: string | null };

/** The presentation of one role: its concepts in display order, each at its first appearance. */
export type Presentation = { readonly role: string; readonly rows: readonly Row[] };

/** A row below its parent; siblings are displayed by `order`. */
export type Relation = Row & { readonly parent: string; readonly order: number };

/** The relations of one role that remain after overriding and prohibition. */
export type PresentationNetwork = { readonly role: string; readonly relations: readonly Relation[] };

/**
 * The presentations of all roles, in order of their first link. Arcs with the same ends, order and preferred
 * label are one relation. Concepts are listed depth first by `order`; those of equal order as in the
 * document.
 */
export const presentationsOf = (
  links: readonly ExtendedLink[],
  elements: ReadonlyMap<string, string>,
): Presentation[] =>
  presentationNetworks(links, elements).map(({ role, relations }) => ({ role, rows: rowsOf(relations) }));

/** The relations of all roles, in order of their first link. */
export const presentationNetworks = (
  links: readonly ExtendedLink[],
  elements: ReadonlyMap<string, string>,
): PresentationNetwork[] => {
  const count = relationCounter();
  return [...linksByRole(links, 'presentation')].map(([role, parts]) => ({
    role,
    relations: effective(parts, elements, count),
  }));
};

const effective = (
  links: readonly ExtendedLink[],
  elements: ReadonlyMap<string, string>,
  count: () => void,
): Relation[] => {
  const relations = effectiveRelations<Relation>();
  for (const link of links) {
    const concepts = conceptsOfLocators(link.locators, elements);
    for (const arc of link.arcs) {
      const { order, preferredLabel } = arc;
      for (const parent of concepts.get(arc.from) ?? []) {
        for (const concept of concepts.get(arc.to) ?? []) {
          count();
          const key = `${parent}\t${concept}\t${order}\t${preferredLabel ?? ''}`;
          relations.add(key, arc, { parent, concept, order, preferredLabel });
        }
      }
    }
  }
  return relations.effective();
};

/** Each concept is visited once, so that neither a cycle nor shared children cost more than the arcs. */
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
