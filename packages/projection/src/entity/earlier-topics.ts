import type { Batch, GroupLag } from '@footnote/event-log/port';

/** Where the records of an entity stand. */
export type Standing = {
  readonly partition: number;
  /** The last of the topics that it has records of, by its place among those of the projection. */
  readonly rank: number;
};

export type EarlierTopicsOptions = {
  /** Those of the projection, in the order in which it wants to read them. */
  readonly topics: readonly string[];
  /** How long an entity waits for them at most, milliseconds. */
  readonly maxMs: number;
  /** The group's lag of all partitions of these topics. */
  readonly lag: () => Promise<readonly GroupLag[]>;
};

/**
 * Entities that wait for the topics before theirs. The topics of a projection are read side by side, and in a load of many
 * companies the facts of one are read before the list of its filings that was appended earlier. Topics that a
 * projection reads have the same number of partitions, so what belongs to an entity stands in the partitions of one
 * number: when it is looked at first, the ends of the earlier ones are noted, and it waits until they are read.
 */
export type EarlierTopics = {
  /** Notes how far a partition was read. */
  see(batch: Pick<Batch, 'topic' | 'partition' | 'records'>): void;
  /** Those of the entities that wait. */
  waiting(entities: ReadonlyMap<string, Standing>): Promise<ReadonlySet<string>>;
  /** How much longer the entity waits at most, milliseconds; 0 if it does not wait. */
  left(entity: string): number;
  /** Ends the wait for those that are computed. */
  forget(entity: string): void;
};

type End = { readonly name: string; readonly offset: number };
type Noted = { readonly rank: number; readonly since: number; readonly ends: readonly End[] };

/** `now` in milliseconds. */
export function createEarlierTopics(
  { topics, maxMs, lag }: EarlierTopicsOptions,
  now: () => number = () => performance.now(),
): EarlierTopics {
  /** The offset after the last record that was read, by partition. */
  const read = new Map<string, number>();
  const noted = new Map<string, Noted>();

  const note = (entity: string, { partition, rank }: Standing, lags: readonly GroupLag[]): void => {
    const ends = lags.flatMap((row): readonly End[] => {
      if (row.partition !== partition || topics.indexOf(row.topic) >= rank) return [];
      const name = `${row.topic}/${partition}`;
      const from = Math.max(read.get(name) ?? 0, row.high - row.lag);
      return from < row.high ? [{ name, offset: row.high }] : [];
    });
    noted.set(entity, { rank, since: noted.get(entity)?.since ?? now(), ends });
  };
  const left = (entity: string): number => {
    const known = noted.get(entity);
    if (known?.ends.some(({ name, offset }) => (read.get(name) ?? 0) < offset) !== true) return 0;
    return Math.max(0, known.since + maxMs - now());
  };

  return {
    see: ({ topic, partition, records }) => {
      const last = records.at(-1);
      if (last !== undefined) read.set(`${topic}/${partition}`, last.offset + 1);
    },
    waiting: async (entities) => {
      const later = [...entities].filter(([entity, { rank }]) => rank > (noted.get(entity)?.rank ?? 0));
      const lags = later.length > 0 ? await lag() : [];
      for (const [entity, standing] of later) note(entity, standing, lags);
      return new Set([...entities.keys()].filter((entity) => left(entity) > 0));
    },
    left,
    forget: (entity) => void noted.delete(entity),
  };
}
