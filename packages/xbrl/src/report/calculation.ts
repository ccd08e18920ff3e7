import type { SummationItem } from '@footnote/event-types/types.generated';
import { targetsOfLocators } from './concept-of-href.ts';
import {
  relationCounter,
  SUMMATION_ITEM,
  SUMMATION_ITEM_1_1,
  type ExtendedLink,
  type LinkArc,
} from './linkbase.ts';
import { effectiveRelations, linksByRole } from './networks.ts';
import { decimalOf } from './numbers.ts';
import type { CalculationSpecification, Rejected, Summation } from './types.ts';

/** A summation as a calculation linkbase declares it. */
export type DeclaredSummation = Pick<Summation, 'role' | 'specification' | 'total' | 'items'>;

type Relation = SummationItem & { readonly total: string; readonly order: number };

const SPECIFICATIONS: readonly (readonly [arcrole: string, specification: CalculationSpecification])[] = [
  [SUMMATION_ITEM, '1.0'],
  [SUMMATION_ITEM_1_1, '1.1'],
];

/**
 * The summations of all roles: roles in order of their first link, totals in order of their first arc, items
 * by `order` (XBRL 2.1, section 5.2.5.2; Calculations 1.1). Arcs with the same ends, order and weight are one
 * relation. A summation is omitted as a whole if one of its arcs cannot be read (a locator without a concept,
 * a weight that is zero or not a decimal), because the rest would not add up, and if it is part of a cycle,
 * which these arcroles forbid; both are added to `rejected`. Throws `ReportError` `too_large`.
 */
export const summationsOf = (
  links: readonly ExtendedLink[],
  elements: ReadonlyMap<string, string>,
  rejected: Rejected[],
): DeclaredSummation[] => {
  const count = relationCounter();
  return [...linksByRole(links, 'calculation')].flatMap(([role, parts]) =>
    SPECIFICATIONS.flatMap(([arcrole, specification]) => {
      const refuse = (reason: string, detail: string): void => {
        rejected.push({ where: `calculation ${role}`, reason, detail });
      };
      const relations = readableRelations(parts, arcrole, elements, { count, refuse });
      const cyclic = onCycles(relations);
      for (const total of cyclic) refuse('cycle', total);
      const kept = relations.filter(({ total }) => !cyclic.has(total));
      return [...Map.groupBy(kept, ({ total }) => total)].map(([total, items]) => ({
        role,
        specification,
        total,
        items: items
          .toSorted((a, b) => a.order - b.order)
          .map(({ concept, weight }) => ({ concept, weight })),
      }));
    }),
  );
};

type Reading = {
  readonly count: () => void;
  readonly refuse: (reason: string, detail: string) => void;
};

const readableRelations = (
  links: readonly ExtendedLink[],
  arcrole: string,
  elements: ReadonlyMap<string, string>,
  { count, refuse }: Reading,
): Relation[] => {
  const relations = effectiveRelations<Relation>();
  const unreadable = new Set<string>();
  for (const link of links) {
    const targets = targetsOfLocators(link.locators, elements);
    for (const arc of link.arcs) {
      if (arc.arcrole !== arcrole) continue;
      const weight = weightOf(arc.weight);
      for (const total of targets.get(arc.from) ?? [null]) {
        for (const concept of targets.get(arc.to) ?? [null]) {
          count();
          if (total === null || concept === null || weight === null) {
            refuse(weight === null ? 'weight' : 'locator', describe(arc));
            if (total !== null) unreadable.add(total);
            continue;
          }
          const { order } = arc;
          relations.add(`${total}\t${concept}\t${order}\t${weight}`, arc, { total, concept, order, weight });
        }
      }
    }
  }
  return relations.effective().filter(({ total }) => !unreadable.has(total));
};

const describe = ({ from, to, weight }: LinkArc): string => `${from} to ${to}, weight ${weight ?? 'missing'}`;

/** A weight as a plain decimal without trailing zeros; null if it is missing, not a decimal, or zero. */
const weightOf = (text: string | null): string | null => {
  const decimal = text === null ? null : decimalOf(text);
  if (decimal === null || !/[1-9]/.test(decimal)) return null;
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
};

/**
 * Totals on a cycle, or between two cycles: those that remain when the ends of chains are removed repeatedly.
 */
const onCycles = (relations: readonly Relation[]): ReadonlySet<string> => {
  const edges = relations.map(({ total, concept }) => [total, concept] as const);
  const left = withoutEnds(withoutEnds(edges).map(([above, below]) => [below, above] as const));
  return new Set(left.map(([, above]) => above));
};

type Edge = readonly [from: string, to: string];

/** Edges without those whose `to` leads nowhere, however long the chain. */
const withoutEnds = (edges: readonly Edge[]): readonly Edge[] => {
  const leaving = new Map<string, number>();
  for (const [from] of edges) leaving.set(from, (leaving.get(from) ?? 0) + 1);
  const entering = Map.groupBy(edges, ([, to]) => to);
  const ended = new Set<string>();
  const pending = [...entering.keys()].filter((to) => !leaving.has(to));
  for (let end = pending.pop(); end !== undefined; end = pending.pop()) {
    ended.add(end);
    for (const [from] of entering.get(end) ?? []) {
      const rest = (leaving.get(from) ?? 0) - 1;
      leaving.set(from, rest);
      if (rest === 0) pending.push(from);
    }
  }
  return edges.filter(([, to]) => !ended.has(to));
};
