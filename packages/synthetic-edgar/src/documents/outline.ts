import { createRandom, mixSeed } from '../random.ts';
import type { Random } from '../random.ts';
import { REVISIONS } from './prose.ts';

/** A topic of a section, and the number of times it was reworded. */
export type Entry = { readonly topic: number; readonly revision: number };

/** Number of topics available, in the first filing, and at least in every filing. */
export type OutlineSize = { readonly topics: number; readonly first: number; readonly least: number };

type State = { readonly entries: readonly Entry[]; readonly unused: readonly number[] };

const without = <T>(items: readonly T[], at: number): T[] => items.filter((_, position) => position !== at);

const inserted = <T>(items: readonly T[], at: number, item: T): T[] => [
  ...items.slice(0, at),
  item,
  ...items.slice(at),
];

const moved = (entries: readonly Entry[], random: Random): readonly Entry[] => {
  const from = random.integer(0, entries.length - 1);
  const entry = entries[from];
  return entry === undefined
    ? entries
    : inserted(without(entries, from), random.integer(0, entries.length - 1), entry);
};

const reworded = (entries: readonly Entry[], random: Random): readonly Entry[] => {
  const times = random.integer(1, 3);
  const chosen = new Set(Array.from({ length: times }, () => random.integer(0, entries.length - 1)));
  return entries.map((entry, at) =>
    chosen.has(at) && entry.revision < REVISIONS ? { ...entry, revision: entry.revision + 1 } : entry,
  );
};

/** The next filing's state: topics are dropped, reworded, moved and added. A dropped topic does not return. */
const next = ({ entries, unused }: State, { least }: OutlineSize, random: Random): State => {
  const fewer =
    entries.length > least && random.next() < 0.6
      ? without(entries, random.integer(0, entries.length - 1))
      : entries;
  const changed = moved(reworded(fewer, random), random);
  const [fresh, ...left] = unused;
  if (fresh === undefined || random.next() < 0.3) return { entries: changed, unused };
  return {
    entries: inserted(changed, random.integer(0, changed.length), { topic: fresh, revision: 0 }),
    unused: left,
  };
};

/** The topics of each of a number of consecutive filings. */
export const outlines = (seed: number, size: OutlineSize, filings: number): readonly (readonly Entry[])[] => {
  const random = createRandom(seed);
  const order = Array.from({ length: size.topics }, (_, topic) => topic)
    .map((topic) => ({ topic, rank: random.next() }))
    .sort((left, right) => left.rank - right.rank)
    .map(({ topic }) => topic);
  let state: State = {
    entries: order.slice(0, size.first).map((topic) => ({ topic, revision: 0 })),
    unused: order.slice(size.first),
  };
  return Array.from({ length: filings }, (_, filing) => {
    if (filing > 0) state = next(state, size, createRandom(mixSeed(seed, filing)));
    return state.entries;
  });
};
