import type { EventLog } from '@footnote/event-log/port';
import type { ReadStore } from '@footnote/read-store/port';
import type { Component } from '@footnote/runtime/lifecycle';
import type { Health, Loop } from '@footnote/runtime/health';
import type { Metrics } from '@footnote/runtime/metrics';
import {
  type Difference,
  differencesOf,
  type Layout,
  layoutOf,
  noteLayout,
  notedLayout,
  type TopicLayout,
} from './log-layout.ts';
import { createNotes } from './notes.ts';

/** Where each partition of the topics that projections read ended when a projector last looked. */
export const LOG_HEADS = {
  id: '0002_log_heads',
  sql: `CREATE TABLE IF NOT EXISTS log_heads (
  topic String,
  partition UInt32,
  head UInt64
) ENGINE = ReplacingMergeTree(head) ORDER BY (topic, partition)`,
};

/** The log that the tables were built from. */
export const LOG_IDENTITY = {
  id: '0003_log_identity',
  sql: `CREATE TABLE IF NOT EXISTS log_identity (
  identity String
) ENGINE = ReplacingMergeTree ORDER BY identity`,
};

type Heads = Pick<EventLog, 'identity' | 'topics' | 'topicIds' | 'watermarks'>;
type Head = { readonly topic: string; readonly partition: number; readonly head: number };

const CURE =
  'restore the log with footnote restore, or have the tables built again from this one with footnote topics adopt';

const COPY = 'stop every process and run footnote topics repartition';
const ADOPT = 'restore the topics, or accept the log as it is with footnote topics adopt';

/** The tables were built from another log than this one. */
export class OtherLogError extends Error {
  override readonly name: string = 'OtherLogError';

  constructor(what = 'it was begun independently', cure = CURE) {
    super(`the log is not the one that the tables were built from: ${what}; ${cure}`);
  }
}

/**
 * Topics have another number of partitions than the tables were built from, or are others of the same name, so that offsets
 * do not order the events of a key any more.
 */
export class LogLayoutError extends OtherLogError {
  override readonly name = 'LogLayoutError';
  readonly differences: readonly Difference[];

  constructor(differences: readonly Difference[]) {
    const isGrown = differences.some(({ kind }) => kind === 'partitions');
    super(differences.map(wordsOf).join(', '), isGrown ? COPY : ADOPT);
    this.differences = differences;
  }
}

const wordsOf = ({ kind, noted, found }: Difference): string => {
  if (kind === 'gone') return `topic ${noted.topic} is missing`;
  if (kind === 'recreated') return `topic ${noted.topic} was deleted and created again`;
  return `topic ${noted.topic} has ${found?.partitions ?? 0} partitions instead of ${noted.partitions}`;
};

/**
 * The log ends before where the tables have read to: it was deleted, replaced by an older copy or by another one, so
 * that new records would take the offsets of ones that the tables already contain.
 */
export class LogShortenedError extends OtherLogError {
  override readonly name = 'LogShortenedError';

  constructor({ topic, partition, head }: Head, found: number) {
    super(
      `partition ${partition} of topic ${topic} ends at offset ${found}, and the tables were built up to ${head}`,
    );
  }
}

const headsOf = async (log: Heads, topics: readonly string[]): Promise<readonly Head[]> => {
  const existing = new Set((await log.topics()).map(({ name }) => name));
  const marks = await Promise.all(
    topics.filter((topic) => existing.has(topic)).map((topic) => log.watermarks(topic)),
  );
  return marks.flat().map(({ topic, partition, high }) => ({ topic, partition, head: high }));
};

/** What is noted of the log that the tables were built from, and the topics of this one. */
type Compared = {
  readonly identities: readonly string[];
  readonly noted: Layout;
  readonly found: readonly TopicLayout[];
};

/**
 * Throws `OtherLogError` for a log that is not the one noted, whose topics are not those noted (`LogLayoutError`), or that
 * ends before where it ended when a projector last looked (`LogShortenedError`).
 */
export async function requireLog(log: Heads, store: Pick<ReadStore, 'query'>): Promise<Compared> {
  const identities = await identitiesIn(store);
  if (identities.length > 0 && !identities.includes(await log.identity())) throw new OtherLogError();
  const [noted, found] = [await notedLayout(store), await layoutOf(log)];
  const differences = differencesOf(noted, found);
  if (differences.length > 0) throw new LogLayoutError(differences);
  await requireHeads(log, store);
  return { identities, noted, found };
}

async function requireHeads(log: Heads, store: Pick<ReadStore, 'query'>): Promise<void> {
  const known = await store.query<Head>(
    'SELECT topic, partition, max(head) AS head FROM log_heads GROUP BY topic, partition',
  );
  if (known.length === 0) return;
  const found = await headsOf(log, [...new Set(known.map(({ topic }) => topic))]);
  const ends = new Map(found.map(({ topic, partition, head }) => [`${topic} ${partition}`, head]));
  for (const each of known) {
    const end = ends.get(`${each.topic} ${each.partition}`) ?? 0;
    if (end < each.head) throw new LogShortenedError(each, end);
  }
}

const identitiesIn = async (store: Pick<ReadStore, 'query'>): Promise<readonly string[]> =>
  (await store.query<{ readonly identity: string }>('SELECT DISTINCT identity FROM log_identity')).map(
    ({ identity }) => identity,
  );

/** Throws `OtherLogError` as `requireLog` does, and notes which log this is where none was noted. */
export async function requireOrNoteLog(
  log: Heads,
  store: Pick<ReadStore, 'query' | 'insert'>,
): Promise<void> {
  const { identities, noted, found } = await requireLog(log, store);
  if (identities.length === 0) await store.insert('log_identity', [{ identity: await log.identity() }]);
  await noteLayout(noted, found, store);
}

/** Notes where the partitions of the topics end now. */
export async function noteLog(
  log: Heads,
  store: Pick<ReadStore, 'insert'>,
  topics: readonly string[],
): Promise<void> {
  await store.insert(
    'log_heads',
    (await headsOf(log, topics)).filter(({ head }) => head > 0),
  );
}

export type LogHeadsOptions = {
  readonly log: Heads;
  readonly store: Pick<ReadStore, 'query' | 'insert'>;
  readonly topics: readonly string[];
  /** Creates the table. */
  readonly prepare: () => Promise<unknown>;
  readonly health: Pick<Health, 'loop'>;
  readonly metrics: Pick<Metrics, 'logDiffers'>;
  /** How often the ends are noted, in milliseconds (default a minute). */
  readonly everyMs?: number;
};

/**
 * Refuses to start on a log that is not that of the tables or ends before they do, and notes its ends while it runs. A log
 * that becomes another one meanwhile is reported by health and metrics, and its ends are not noted.
 */
export function createLogHeads(options: LogHeadsOptions): Component {
  const { log, store, topics, metrics } = options;
  let loop: Loop | undefined;
  const check = async (): Promise<void> => {
    await options.prepare();
    await requireOrNoteLog(log, store);
  };
  const notes = createNotes({
    name: 'log heads',
    check,
    note: async () => {
      try {
        await check();
      } catch (error) {
        if (!(error instanceof OtherLogError)) throw error;
        metrics.logDiffers(true);
        // It only reports: what is not noted for a while is noted later.
        loop ??= options.health.loop('log layout', Infinity);
        loop.trouble(error.message, 'stop every process, then run footnote doctor');
        return;
      }
      metrics.logDiffers(false);
      loop?.tick();
      await noteLog(log, store, topics);
    },
    everyMs: options.everyMs,
  });
  return {
    ...notes,
    stop: async () => {
      await notes.stop();
      loop?.close();
    },
  };
}
