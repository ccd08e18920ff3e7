import type { Breakdown } from './breakdowns.ts';
import type { Part } from './partition.ts';

/** The newest name of a member. */
export type NameOf = (member: string) => string;

/** The figures of all members that a filing reports in a breakdown, and of the reconciling items it adds up with. */
export function reportedBy(breakdown: Breakdown): readonly Part[] {
  if (breakdown.kind === 'refused') return breakdown.members;
  const names = new Set(breakdown.members.map(({ name }) => name));
  return [...breakdown.members, ...breakdown.reconciling.filter(({ name }) => !names.has(name))];
}

/**
 * Members that a filer renames: a newer filing breaks a period down into the same figures, each different from the
 * others, and some of them have another name. Two names that one filing has side by side are never one member.
 * `periods`: the breakdowns of each period, oldest filing first.
 */
export function renamedIn(periods: readonly (readonly Breakdown[])[]): NameOf {
  const renamed = new Map<string, string>();
  for (const breakdowns of periods)
    for (const [at, later] of breakdowns.slice(1).entries()) {
      const earlier = breakdowns[at];
      if (earlier === undefined) continue;
      for (const [from, to] of renames(reportedBy(earlier), reportedBy(later))) renamed.set(from, to);
    }
  for (const breakdown of periods.flat()) {
    const names = new Set(reportedBy(breakdown).map(({ name }) => name));
    for (const [from, to] of renamed) if (names.has(from) && names.has(to)) renamed.delete(from);
  }
  return (member) => {
    const seen = new Set<string>();
    let name = member;
    while (!seen.has(name)) {
      seen.add(name);
      name = renamed.get(name) ?? name;
    }
    return name;
  };
}

/** The old and new names; none unless all other members are the same, with the same figures. */
function renames(earlier: readonly Part[], later: readonly Part[]): readonly (readonly [string, string])[] {
  const before = new Map(earlier.map(({ name, value }) => [name, value]));
  const after = new Map(later.map(({ name, value }) => [name, value]));
  if (before.size !== after.size) return [];
  if (earlier.some(({ name, value }) => (after.get(name) ?? value) !== value)) return [];
  const gone = earlier.filter(({ name }) => !after.has(name));
  const added = later.filter(({ name }) => !before.has(name));
  const places = new Map(added.map(({ name, value }) => [value, name]));
  const values = new Set(gone.map(({ value }) => value));
  if (places.size < added.length || values.size < gone.length || values.has(0n)) return [];
  const found = gone.flatMap(({ name, value }) => {
    const to = places.get(value);
    return to === undefined ? [] : [[name, to] as const];
  });
  return found.length === gone.length ? found : [];
}
