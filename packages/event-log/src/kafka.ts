import { type Consumer, type EventLog, type Follower, type GroupLag, LogClosedError } from './port.ts';
import { createAppender } from './kafka/append.ts';
import type { ClientOptions } from './kafka/client.ts';
import { startFollowing } from './kafka/follow.ts';
import { startConsumer } from './kafka/group/consumer.ts';
import { openLibrary } from './kafka/library.ts';
import { createLink } from './kafka/link.ts';
import { countMembers, deleteGroup } from './kafka/known-groups.ts';
import { committedOffsets, edges } from './kafka/offsets.ts';
import { readRange } from './kafka/read.ts';
import { DEFAULT_DECLARATION, type TopicDeclaration } from './kafka/topic-settings.ts';
import { createTopics } from './kafka/topics.ts';

export type KafkaLogOptions = ClientOptions & {
  /**
   * Session timeout: a group member without a heartbeat for this long loses its partitions (default 10 s).
   * The broker bounds it (`group.min.session.timeout.ms`, by default 6 s).
   */
  readonly sessionTimeoutMs?: number;
  /** Rebalance timeout: how long a member may take to drain revoked partitions (default 60 s). */
  readonly rebalanceTimeoutMs?: number;
  /** For how long a call tries to reach brokers that do not answer (default 60 s; `append` twice that). */
  readonly retryForMs?: number;
  /** For how long opening tries to reach a broker (default `retryForMs`). */
  readonly connectForMs?: number;
  /** What topics are created with. */
  readonly declaration?: TopicDeclaration;
  /** Aborts opening the log. */
  readonly signal?: AbortSignal | undefined;
};

/**
 * Opens a log on Apache Kafka (3.0 or newer). It fulfils the port's contract; in addition, `read` and
 * `follow` create no group. Topics are created as declared, with unlimited
 * retention, and compaction if requested. Calls that the brokers do not answer in time reject with
 * `KafkaLogError`, and so does this function if none can be reached. Without a right, calls, consumers and followers reject at
 * once with `KafkaAccessError`, which names it; a call works again once it is given.
 */
export async function openKafkaLog(options: KafkaLogOptions): Promise<EventLog> {
  const { logger } = options;
  const retryForMs = options.retryForMs ?? 60_000;
  const times = {
    sessionMs: options.sessionTimeoutMs ?? 10_000,
    rebalanceMs: options.rebalanceTimeoutMs ?? 60_000,
  };
  const library = await openLibrary(options);
  const newLink = () => createLink(library.cluster, retryForMs);
  const admin = newLink();
  const reader = newLink();
  const marks = new Set<Promise<unknown>>();
  const declaration = options.declaration ?? DEFAULT_DECLARATION;
  const appender = createAppender(() => library.producer(2 * retryForMs), {
    before: () => Promise.all(marks),
    messageBytes: declaration.messageBytes,
  });
  const topics = createTopics(admin, declaration);
  const running = new Set<Consumer | Follower>();
  let closing: Promise<void> | undefined;

  const checkOpen = (): void => {
    if (closing !== undefined) throw new LogClosedError('the log is closed');
  };
  const track = <T extends Consumer | Follower>(started: T): T => {
    running.add(started);
    const forget = (): void => void running.delete(started);
    started.done.then(forget, forget);
    return started;
  };
  /** What was started while the log was being closed does not outlive it. */
  const settled = async <T extends Consumer | Follower>(started: T): Promise<T> => {
    if (closing === undefined) return started;
    await started.stop();
    throw new LogClosedError('the log is closed');
  };
  const highs = async (topic: string): Promise<readonly number[]> =>
    edges(admin, topic, await topics.partitionsOf(topic), 'latest');

  const giveUp = (): void => void admin.close();
  options.signal?.addEventListener('abort', giveUp);
  try {
    options.signal?.throwIfAborted();
    await admin.ask((cluster) => cluster.connect(), options.connectForMs);
  } finally {
    options.signal?.removeEventListener('abort', giveUp);
  }

  return {
    identity: async () => {
      checkOpen();
      const { clusterId } = await admin.ask(async (cluster) =>
        (await cluster.findControllerBroker()).metadata([]),
      );
      return clusterId;
    },
    ensureTopics: async (specs) => {
      checkOpen();
      await topics.ensure(specs);
    },
    topics: async () => {
      checkOpen();
      return topics.list();
    },
    topicIds: async () => {
      checkOpen();
      return new Map((await topics.described()).map(({ name, id }) => [name, id]));
    },
    append: async (topic, records) => {
      checkOpen();
      const partitions = await topics.partitionsOf(topic);
      checkOpen();
      return records.length === 0 ? [] : appender.append(topic, partitions, records);
    },
    consume: async (consumeOptions) => {
      checkOpen();
      const parts = { topics, admin, membership: newLink(), fetching: newLink(), times, logger };
      return settled(track(await startConsumer(parts, consumeOptions)));
    },
    follow: async (followOptions) => {
      checkOpen();
      return settled(track(await startFollowing({ topics, admin, link: newLink(), logger }, followOptions)));
    },
    read: (topic, partition, range) => {
      const { marked, chunks } = readRange({ topics, admin, reader, checkOpen }, topic, partition, range);
      marks.add(marked);
      void marked.then(() => marks.delete(marked));
      return chunks;
    },
    watermarks: async (topic) => {
      checkOpen();
      const partitions = await topics.partitionsOf(topic);
      const [lows, ends] = await Promise.all([edges(admin, topic, partitions, 'earliest'), highs(topic)]);
      return ends.map((high, partition) => ({ topic, partition, low: lows[partition] ?? 0, high }));
    },
    lag: async (group, names) => {
      checkOpen();
      const lists = await Promise.all(
        names.map(async (topic) =>
          (await highs(topic)).map((high, partition) => ({ topic, partition, high })),
        ),
      );
      const places = lists.flat();
      const committed = await committedOffsets(admin, group, places);
      return places.map(({ topic, partition, high }, index): GroupLag => {
        const offset = committed[index]?.offset ?? -1;
        return { topic, partition, committed: offset, high, lag: high - Math.max(0, offset) };
      });
    },
    groups: async () => {
      checkOpen();
      const lists = await admin.ask((cluster) =>
        Promise.all(
          cluster.getNodeIds().map(async (nodeId) => (await cluster.findBroker({ nodeId })).listGroups()),
        ),
      );
      return lists.flatMap(({ groups }) =>
        groups.filter(({ protocolType }) => protocolType === 'consumer').map(({ groupId }) => groupId),
      );
    },
    members: async (group) => {
      checkOpen();
      return countMembers(admin, group);
    },
    forgetGroup: async (group) => {
      checkOpen();
      return deleteGroup(admin, group);
    },
    close: async () => {
      closing ??= (async () => {
        await Promise.all([...running].map((each) => each.stop()));
        await appender.close();
        await Promise.all([admin.close(), reader.close()]);
      })();
      await closing;
    },
  };
}
