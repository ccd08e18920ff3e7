import type { TaggedFact } from '../contexts.ts';
import type { Network } from '../networks.ts';
import { standardLabel } from '../networks.ts';
import type { NumberTag } from './drawn-number.ts';
import type { TableLine } from './drawn-table.ts';
import type { Period } from './headings.ts';

/** The facts of a network in lines, one for each concept, members and unit, and the periods of their columns. */
export function linesOf(
  network: Network,
  facts: readonly TaggedFact[],
  tagOf: (fact: TaggedFact) => NumberTag,
): { readonly periods: readonly Period[]; readonly lines: readonly TableLine[] } {
  const periods = [
    ...new Map(facts.map(({ start, end }) => [`${start ?? ''}|${end}`, { start, end }])).values(),
  ];
  const rows = new Map(network.rows.toReversed().map(({ concept, label }) => [concept, label]));
  const lines = [...rows].toReversed().flatMap(([concept, label]) => {
    const named = Map.groupBy(
      facts.filter((fact) => fact.concept === concept),
      ({ members, unit }) => JSON.stringify([members, unit]),
    );
    return [...named.values()].map((row) => ({
      label: label + (row[0]?.members.map((member) => ` (${standardLabel(member)})`).join('') ?? ''),
      tags: periods.map((period) => {
        const fact = row.find(({ start, end }) => start === period.start && end === period.end);
        return fact === undefined ? null : tagOf(fact);
      }),
    }));
  });
  return { periods, lines };
}

/** The facts that a network shows: of its concepts, with members that are among its rows. */
export function factsOfNetwork(network: Network, facts: Iterable<TaggedFact>): readonly TaggedFact[] {
  const own = new Set(network.rows.map(({ concept }) => concept));
  return [...facts].filter(
    ({ concept, members }) => own.has(concept) && members.every((name) => own.has(name)),
  );
}
