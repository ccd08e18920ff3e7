import type { Lead } from './block.ts';
import type { FiledStake } from './filed.ts';
import { nameKey } from './keys.ts';

/** A schedule with its lead and its class of shares. */
export type LedStake = { readonly stake: FiledStake; readonly lead: Lead; readonly classKey: string };

/**
 * Groups the schedules of one issuer by holder and class, each group in the given order. Two schedules have
 * one holder if their leads have the same CIK, or the same name and not two CIKs; if one amends the other,
 * since a chain of amendments connects a holder across a change of name, and also of CIK where it is the next amendment
 * of one class that nobody else amends; or if each names the other's lead among its persons: then another of them
 * filed, for example when a Schedule 13D follows a 13G.
 */
export function byHolder<T extends LedStake>(stakes: readonly T[]): readonly (readonly T[])[] {
  const groups = disjointSets(stakes.length);
  const places = new Map(stakes.map(({ stake }, place) => [stake.accession, place]));
  const firstWith = new Map<string, number>();
  const ciksOfName = new Map<string, Set<string>>();
  for (const { lead, classKey } of stakes)
    if (lead.cik !== null) {
      const key = named(lead, classKey);
      ciksOfName.set(key, (ciksOfName.get(key) ?? new Set()).add(lead.cik));
    }
  stakes.forEach(({ lead, classKey, stake }, place) => {
    const join = (key: string): void => {
      const first = firstWith.get(key);
      if (first === undefined) firstWith.set(key, place);
      else groups.join(first, place);
    };
    const name = named(lead, classKey);
    if (lead.cik !== null) join(`cik ${lead.cik} ${classKey}`);
    const isOneName = (ciksOfName.get(name)?.size ?? 0) <= 1;
    if (nameKey(lead.name) !== '' && (isOneName || lead.cik === null)) join(`name ${name}`);
    const from = places.get(stake.previous_accession ?? '') ?? place;
    const before = stakes[from];
    const own = { stake, lead, classKey };
    if (from !== place && before !== undefined && (continues(own, before) || succeeds(own, before, stakes)))
      groups.join(from, place);
  });
  for (const [one, two] of mutual(stakes)) groups.join(one, two);
  const members = new Map<number, T[]>();
  stakes.forEach((stake, place) => {
    const root = groups.rootOf(place);
    const group = members.get(root) ?? [];
    members.set(root, group);
    group.push(stake);
  });
  return [...members.values()];
}

const named = ({ name }: Lead, classKey: string): string => `${nameKey(name)} | ${classKey}`;

/** CIK and name under which a holder may be found. */
const identities = ({ name, cik }: Pick<Lead, 'name' | 'cik'>): readonly string[] =>
  [nameKey(name), cik ?? ''].filter((identity) => identity !== '');

const personsOf = ({ persons }: FiledStake): ReadonlySet<string> => new Set(persons.flatMap(identities));

/** Indexes of schedules of one class that have different leads, each of them among the other's persons. */
function mutual(stakes: readonly LedStake[]): readonly (readonly [number, number])[] {
  const persons = stakes.map(({ stake }) => personsOf(stake));
  const withPerson = new Map<string, number[]>();
  persons.forEach((own, place) => {
    for (const person of own) {
      const places = withPerson.get(person) ?? [];
      withPerson.set(person, places);
      places.push(place);
    }
  });
  const has = (place: number, lead: Lead): boolean =>
    identities(lead).some((identity) => persons[place]?.has(identity) === true);
  return stakes.flatMap(({ lead, classKey }, place) =>
    [...new Set(identities(lead).flatMap((identity) => withPerson.get(identity) ?? []))]
      .filter((other) => other > place && stakes[other]?.classKey === classKey)
      .filter((other) => nameKey(stakes[other]?.lead.name ?? '') !== nameKey(lead.name))
      .filter((other) => has(place, stakes[other]?.lead ?? lead))
      .map((other) => [place, other] as const),
  );
}

/**
 * Accessions of schedules that an amendment by another holder names as those it amends, without showing that it continues
 * them: either of the two may be wrong, and the block would count twice. `stakes` of one issuer.
 */
export function unconfirmedPredecessors(stakes: readonly LedStake[]): ReadonlySet<string> {
  const byAccession = new Map(stakes.map((each) => [each.stake.accession, each]));
  return new Set(
    stakes.flatMap((amendment) => {
      const before = byAccession.get(amendment.stake.previous_accession ?? '');
      if (before === undefined || before === amendment || continues(amendment, before)) return [];
      return succeeds(amendment, before, stakes) ? [] : [before.stake.accession];
    }),
  );
}

/** Whether an amendment by a new filer is the next one of the schedule that it names, which has no other successor. */
function succeeds(amendment: LedStake, before: LedStake, stakes: readonly LedStake[]): boolean {
  const { stake, classKey } = amendment;
  if (classKey !== before.classKey || stake.filed < before.stake.filed) return false;
  if (stake.amendment === null || stake.amendment !== (before.stake.amendment ?? 0) + 1) return false;
  return !stakes.some(
    (other) =>
      other.stake !== amendment.stake &&
      other.stake !== before.stake &&
      (other.stake.previous_accession === before.stake.accession ||
        (other.classKey === classKey &&
          other.stake.filed >= before.stake.filed &&
          identities(other.lead).some((identity) => identities(before.lead).includes(identity)))),
  );
}

/** Whether an amendment continues the schedule that it names; some amendments name a wrong one. */
function continues(amendment: LedStake, before: LedStake): boolean {
  const [a, b] = [amendment.classKey, before.classKey];
  if (a !== b && a !== '' && b !== '') return false;
  const [one, two] = [amendment.lead.cik, before.lead.cik];
  if (one === null || two === null || one === two) return true;
  const known = personsOf(before.stake);
  return [...personsOf(amendment.stake)].some((person) => known.has(person));
}

type Groups = {
  readonly rootOf: (place: number) => number;
  readonly join: (a: number, b: number) => void;
};

/** Disjoint sets of the numbers below `count`, initially one each; the lowest number of a set is its root. */
function disjointSets(count: number): Groups {
  const parents = Array.from({ length: count }, (_, place) => place);
  const rootOf = (place: number): number => {
    let root = place;
    while (parents[root] !== undefined && parents[root] !== root) root = parents[root] ?? root;
    return root;
  };
  return {
    rootOf,
    join: (a, b) => {
      const [one, two] = [rootOf(a), rootOf(b)];
      parents[Math.max(one, two)] = Math.min(one, two);
    },
  };
}
