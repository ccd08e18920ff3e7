import { partitionId } from './partition-id.ts';

/** Subscription of a group member; `alone` as in `ConsumeOptions`. */
type Member = { readonly topics: readonly string[]; readonly alone?: boolean };

/** Partitions that are assigned together: the same number of every topic with the same subscribers. */
type Lane = { readonly partitions: readonly string[]; readonly subscribers: readonly string[] };

function lanes(
  members: ReadonlyMap<string, Member>,
  partitionsOf: ReadonlyMap<string, number>,
): readonly Lane[] {
  const found = new Map<string, { partitions: string[]; subscribers: readonly string[] }>();
  for (const [topic, partitions] of [...partitionsOf].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const subscribers = [...members.keys()].filter((id) => members.get(id)?.topics.includes(topic)).sort();
    if (subscribers.length === 0) continue;
    for (let partition = 0; partition < partitions; partition += 1) {
      const key = JSON.stringify([partition, subscribers]);
      const lane = found.get(key) ?? { partitions: [], subscribers };
      lane.partitions.push(partitionId({ topic, partition }));
      found.set(key, lane);
    }
  }
  return [...found.values()];
}

const leastLoaded = (ids: readonly string[], load: ReadonlyMap<string, number>): string | undefined =>
  ids.reduce<string | undefined>(
    (best, id) => (best === undefined || (load.get(id) ?? 0) < (load.get(best) ?? 0) ? id : best),
    undefined,
  );

/** The members that get partitions: all of them, unless one wants to be alone. Of several, the one that has some. */
function entitled(
  members: ReadonlyMap<string, Member>,
  previous: Readonly<Record<string, string>>,
): ReadonlyMap<string, Member> {
  const solitary = [...members]
    .filter(([, { alone }]) => alone === true)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const holders = new Set(Object.values(previous));
  const one = solitary.find(([id]) => holders.has(id)) ?? solitary[0];
  return one === undefined ? members : new Map([one]);
}

/**
 * Assigns partitions to members: as evenly as their subscriptions allow, moving as few as possible away from
 * `previous`, and deterministically for every member that computes it. Partition n of all topics is assigned
 * to one member, so that one member reads all records of a key. A member that wants to be alone gets all of its topics.
 */
export function assign(
  present: ReadonlyMap<string, Member>,
  partitionsOf: ReadonlyMap<string, number>,
  previous: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const members = entitled(present, previous);
  const load = new Map([...members.keys()].map((id) => [id, 0]));
  const chosen = new Map<Lane, string>();
  const give = (lane: Lane, id: string): void => {
    const before = chosen.get(lane);
    if (before !== undefined) load.set(before, (load.get(before) ?? 0) - 1);
    load.set(id, (load.get(id) ?? 0) + 1);
    chosen.set(lane, id);
  };
  const all = lanes(members, partitionsOf);
  const homeless: Lane[] = [];
  for (const lane of all) {
    const keeper = lane.subscribers.find((id) =>
      lane.partitions.some((partition) => previous[partition] === id),
    );
    if (keeper === undefined) homeless.push(lane);
    else give(lane, keeper);
  }
  for (const lane of homeless) {
    const id = leastLoaded(lane.subscribers, load);
    if (id !== undefined) give(lane, id);
  }
  for (let moved = true; moved;) {
    moved = false;
    for (const lane of all) {
      const id = leastLoaded(lane.subscribers, load);
      const holder = chosen.get(lane);
      if (id === undefined || holder === undefined) continue;
      if ((load.get(holder) ?? 0) - (load.get(id) ?? 0) < 2) continue;
      give(lane, id);
      moved = true;
    }
  }
  return Object.fromEntries(all.flatMap((lane) => lane.partitions.map((p) => [p, chosen.get(lane) ?? ''])));
}
