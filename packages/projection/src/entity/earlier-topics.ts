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
  /** How long an entity waits for a stage that makes records of an earlier topic and reads nothing, milliseconds. */
  readonly stageMs: number;
  /** The lag of every stage that writes to one of these topics. */
  readonly stages: () => Promise<readonly StageLag[]>;
};

/** How far a stage has read a partition, and the topics that it writes to. */
export type StageLag = GroupLag & { readonly stage: string; readonly writes: readonly string[] };

/**
 * Entities that wait for the topics before theirs. The topics of a projection are read side by side, and in a load of many
 * companies the facts of one are read before the list of its filings that was appended earlier. Topics that a
 * projection reads have the same number of partitions, so what belongs to an entity stands in the partitions of one
 * number: when it is looked at first, the ends of the earlier ones are noted, and it waits until they are read. The records of
 * an earlier topic may still be made: those of a company's releases are parsed beside its facts. So what such a stage has to
 * read then in the partition of that number is waited for too, and the ends are noted once it is read. A stage that has
 * never read anything is not there, and one that stands still is not waited for: without a parser the log has what it has.
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
type Noted = {
  readonly rank: number;
  readonly since: number;
  readonly ends: readonly End[];
  /** Those that are still to be read by stages, each by its stage. */
  readonly stages: readonly End[];
  /** How far they had read in all, and when that was more than before. */
  readonly stagesRead: number;
  readonly stagesSince: number;
};

/** How often it is looked whether a stage has read on, milliseconds: nothing says so if it makes no record. */
const LOOK_MS = 100;

/** `now` in milliseconds. */
export function createEarlierTopics(
  { topics, maxMs, lag, stageMs, stages: stageLags }: EarlierTopicsOptions,
  now: () => number = () => performance.now(),
): EarlierTopics {
  /** The offset after the last record that was read, by partition. */
  const read = new Map<string, number>();
  const noted = new Map<string, Noted>();

  const endsOf = ({ partition, rank }: Standing, lags: readonly GroupLag[]): readonly End[] =>
    lags.flatMap((row): readonly End[] => {
      if (row.partition !== partition || topics.indexOf(row.topic) >= rank) return [];
      const name = `${row.topic}/${partition}`;
      const from = Math.max(read.get(name) ?? 0, row.high - row.lag);
      return from < row.high ? [{ name, offset: row.high }] : [];
    });
  const stagesOf = ({ partition, rank }: Standing, rows: readonly StageLag[]): readonly End[] => {
    const started = new Set(rows.filter(({ committed }) => committed >= 0).map(({ stage }) => stage));
    return rows
      .filter((row) => row.partition === partition && row.lag > 0 && started.has(row.stage))
      .filter(({ writes }) => topics.slice(0, rank).some((topic) => writes.includes(topic)))
      .map(({ stage, high }) => ({ name: `${stage}/${partition}`, offset: high }));
  };
  const readBy = (ends: readonly End[], rows: readonly StageLag[]): number =>
    rows
      .filter(({ stage, partition }) => ends.some(({ name }) => name === `${stage}/${partition}`))
      .reduce((sum, row) => sum + row.high - row.lag, 0);
  const isUnread = ({ name, offset }: End, rows: readonly StageLag[]): boolean =>
    rows.some((row) => `${row.stage}/${row.partition}` === name && row.high - row.lag < offset);

  const left = (entity: string): number => {
    const known = noted.get(entity);
    if (known === undefined) return 0;
    const ofStages = Math.min(known.stagesSince + stageMs, known.since + maxMs) - now();
    if (known.stages.length > 0 && ofStages > 0) return Math.min(LOOK_MS, ofStages);
    if (!known.ends.some(({ name, offset }) => (read.get(name) ?? 0) < offset)) return 0;
    return Math.max(0, known.since + maxMs - now());
  };

  return {
    see: ({ topic, partition, records }) => {
      const last = records.at(-1);
      if (last !== undefined) read.set(`${topic}/${partition}`, last.offset + 1);
    },
    waiting: async (entities) => {
      const later = [...entities].filter(([entity, { rank }]) => rank > (noted.get(entity)?.rank ?? 0));
      const held = [...entities].filter(([entity]) => (noted.get(entity)?.stages.length ?? 0) > 0);
      // Before the ends: a stage appends what it makes before it commits what it read.
      const rows = later.length + held.length > 0 ? await stageLags() : [];
      const released = held.filter(([entity]) =>
        noted.get(entity)?.stages.every((end) => !isUnread(end, rows)),
      );
      for (const [entity] of held) {
        const known = noted.get(entity);
        const stagesRead = readBy(known?.stages ?? [], rows);
        if (known !== undefined && stagesRead > known.stagesRead)
          noted.set(entity, { ...known, stagesRead, stagesSince: now() });
      }
      const looked = new Map([...released, ...later]);
      const lags = looked.size > 0 ? await lag() : [];
      for (const [entity, standing] of looked) {
        const known = noted.get(entity);
        const isFirst = standing.rank > (known?.rank ?? 0);
        const stages = isFirst ? stagesOf(standing, rows) : [];
        noted.set(entity, {
          rank: standing.rank,
          since: known?.since ?? now(),
          ends: endsOf(standing, lags),
          stages,
          stagesRead: readBy(stages, rows),
          stagesSince: now(),
        });
      }
      return new Set([...entities.keys()].filter((entity) => left(entity) > 0));
    },
    left,
    forget: (entity) => void noted.delete(entity),
  };
}
