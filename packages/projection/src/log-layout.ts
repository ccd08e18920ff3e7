import type { EventLog } from '@footnote/event-log/port';
import { isTopicName } from '@footnote/events/topics';
import type { ReadStore } from '@footnote/read-store/port';

/**
 * The topics that the tables were built from. An offset orders the events of a key only within one topic and as long as the
 * key keeps its partition, so tables are built from one layout of the log: `epoch` counts those that followed each other.
 */
export const LOG_LAYOUTS = {
  id: '0006_log_layouts',
  sql: `CREATE TABLE IF NOT EXISTS log_layouts (
  epoch UInt32,
  topic String,
  partitions UInt32,
  id String
) ENGINE = ReplacingMergeTree ORDER BY (epoch, topic)`,
};

/**
 * What revisions of an epoch begin above, so that those of a later one are higher although its offsets begin at 0 again: they
 * are ranks of events and are compared by readers. Exact in a double up to the 8,192nd epoch, of 2⁴⁰ records in a partition.
 */
export const revisionBase = (epoch: number): number => epoch * 2 ** 40;

export type LayoutLog = Pick<EventLog, 'topics' | 'topicIds'>;

/** A topic as it is or was noted; `id` is empty if the log gives none. */
export type TopicLayout = { readonly topic: string; readonly partitions: number; readonly id: string };

export type Layout = {
  readonly epoch: number;
  /** By name; empty before the first was noted. */
  readonly topics: ReadonlyMap<string, TopicLayout>;
};

/** How a topic differs from what was noted. */
export type Difference = {
  readonly kind: 'partitions' | 'recreated' | 'gone';
  readonly noted: TopicLayout;
  /** Null if it is gone. */
  readonly found: TopicLayout | null;
};

/** The service's own topics of a log. */
export async function layoutOf(log: LayoutLog): Promise<readonly TopicLayout[]> {
  const ids = await log.topicIds();
  return (await log.topics())
    .filter(({ name }) => isTopicName(name))
    .map(({ name, partitions }) => ({ topic: name, partitions, id: ids.get(name) ?? '' }));
}

/** The newest layout that was noted. */
export async function notedLayout(store: Pick<ReadStore, 'query'>): Promise<Layout> {
  const rows = await store.query<TopicLayout & { readonly epoch: number }>(
    `SELECT epoch, topic, partitions, id FROM log_layouts FINAL
     WHERE epoch = (SELECT max(epoch) FROM log_layouts) ORDER BY topic`,
  );
  const topics = rows.map(({ topic, partitions, id }) => [topic, { topic, partitions, id }] as const);
  return { epoch: rows[0]?.epoch ?? 0, topics: new Map(topics) };
}

/** How the topics that were noted differ now. */
export function differencesOf(noted: Layout, found: readonly TopicLayout[]): readonly Difference[] {
  const now = new Map(found.map((each) => [each.topic, each]));
  return [...noted.topics.values()]
    .filter(({ topic }) => isTopicName(topic))
    .flatMap((before): readonly Difference[] => {
      const after = now.get(before.topic);
      if (after === undefined) return [{ kind: 'gone', noted: before, found: null }];
      const isKnown = before.id !== '' && after.id !== '';
      if (isKnown && before.id !== after.id) return [{ kind: 'recreated', noted: before, found: after }];
      return before.partitions === after.partitions
        ? []
        : [{ kind: 'partitions', noted: before, found: after }];
    });
}

/** Notes the topics that were not noted, and the ids that were not known. */
export async function noteLayout(
  { epoch, topics }: Layout,
  found: readonly TopicLayout[],
  store: Pick<ReadStore, 'insert'>,
): Promise<void> {
  const news = found.filter(({ topic, id }) => {
    const before = topics.get(topic);
    return before === undefined || (before.id === '' && id !== '');
  });
  if (news.length > 0)
    await store.insert(
      'log_layouts',
      news.map((each) => ({ epoch, ...each })),
    );
}
