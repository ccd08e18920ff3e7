import type { EventLog } from '@footnote/event-log/port';
import type { ReadStore } from '@footnote/read-store/port';
import { OtherLogError, requireLog } from './log-heads.ts';
import { layoutOf, notedLayout } from './log-layout.ts';

export type AdoptingLog = Pick<EventLog, 'identity' | 'topics' | 'topicIds' | 'watermarks'>;

/** Topics of the log were given more partitions where they are, so that the events of a key stand in several. */
export class GrownTopicsError extends Error {
  override readonly name = 'GrownTopicsError';
  readonly topics: readonly string[];

  constructor(topics: readonly string[]) {
    super(
      `partitions were added to ${topics.join(', ')}, so that the events of a company are in several and in no order; ` +
        'copy them in order with footnote topics repartition',
    );
    this.topics = topics;
  }
}

/**
 * Accepts a log that is not the one that the tables were built from: imported, copied, restored or created again. It becomes
 * the next epoch, so that every projector builds its tables anew while the old ones are served. Returns the epoch; null if the
 * tables were built from this log. Throws `GrownTopicsError` for a log that no table can be built from. No projector may run.
 */
export async function adoptLayout(
  log: AdoptingLog,
  store: Pick<ReadStore, 'query' | 'insert' | 'command'>,
): Promise<number | null> {
  const found = await layoutOf(log);
  await requireNotGrown(found, store);
  try {
    await requireLog(log, store);
    return null;
  } catch (error) {
    if (!(error instanceof OtherLogError)) throw error;
  }
  const epoch = (await notedLayout(store)).epoch + 1;
  // The ends of the other log would refuse this one.
  await store.command('TRUNCATE TABLE log_heads');
  await store.insert('log_identity', [{ identity: await log.identity() }]);
  await store.insert(
    'log_layouts',
    found.map((each) => ({ epoch, ...each })),
  );
  return epoch;
}

async function requireNotGrown(
  found: Awaited<ReturnType<typeof layoutOf>>,
  store: Pick<ReadStore, 'query'>,
): Promise<void> {
  const rows = await store.query<{ readonly id: string; readonly fewest: number }>(
    `SELECT id, min(partitions) AS fewest FROM log_layouts WHERE id != '' GROUP BY id`,
  );
  const began = new Map(rows.map(({ id, fewest }) => [id, fewest]));
  const grown = found.filter(({ id, partitions }) => partitions !== (began.get(id) ?? partitions));
  if (grown.length > 0) throw new GrownTopicsError(grown.map(({ topic }) => topic));
}
