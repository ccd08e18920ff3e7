import { type Consumer, type EventLog, type Follower, type GroupLag, LogClosedError } from './port.ts';
import { startFollowing } from './lmdb/follow.ts';
import { startConsumer } from './lmdb/groups/consumer.ts';
import { isDead, monotonicMs } from './lmdb/groups/liveness.ts';
import { groupTables } from './lmdb/groups/tables.ts';
import { readRange } from './lmdb/read.ts';
import { prepareAppend, storeAppend } from './lmdb/records.ts';
import { acquire } from './lmdb/shared.ts';
import { identityOf } from './lmdb/store.ts';
import { partitionId } from './partition-id.ts';

export type LmdbLogOptions = {
  /** Folder of the log; created if missing. Any number of processes on one machine may share it. */
  readonly path: string;
  /**
   * Session timeout: a group member without a heartbeat for this long loses its partitions (default 10 s).
   */
  readonly sessionTimeoutMs?: number;
  /** Rebalance timeout: how long a member may take to drain revoked partitions (default 60 s). */
  readonly rebalanceTimeoutMs?: number;
};

/**
 * Opens the log in a folder. It fulfils the port's contract; in addition, `append` and `commit` are durable
 * when they resolve, and processes sharing the folder see each other's records within about 20 ms.
 * `compacted` topics keep every record.
 * Throws `LogFolderError` (not a folder, not writable, not a log) and `LogFormatError` (written by a newer
 * release).
 */
export async function openLmdbLog(options: LmdbLogOptions): Promise<EventLog> {
  const { shared, release } = await acquire(options.path);
  const { store, topics, watcher, writer } = shared;
  const tables = groupTables(store);
  const times = {
    sessionMs: options.sessionTimeoutMs ?? 10_000,
    rebalanceMs: options.rebalanceTimeoutMs ?? 60_000,
  };
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
  /** Reads the current state on disk, including writes of other processes. */
  const ask = async <T>(question: () => T): Promise<T> => {
    checkOpen();
    // Any write repairs the effect of another process opening the log: see guard.ts.
    if (store.guard.isBehind()) await writer.write(() => undefined);
    checkOpen();
    store.root.resetReadTxn();
    return question();
  };

  const liveMembers = (group: string): number => {
    const now = monotonicMs();
    return [...tables.members(group).values()].filter((member) => !isDead(member, now)).length;
  };

  return {
    identity: () => ask(() => identityOf(store)),
    ensureTopics: async (specs) => {
      checkOpen();
      await writer.write(() => topics.ensure(specs));
    },
    topics: () => ask(() => topics.list()),
    topicIds: () =>
      ask(
        () => new Map(topics.list().map(({ name }) => [name, `${identityOf(store)}/${topics.get(name).id}`])),
      ),
    append: async (topic, records) => {
      checkOpen();
      // If the topic exists, nothing is awaited before the writer, so appends keep the order of the calls.
      const stored = topics.find(topic) ?? (await ask(() => topics.get(topic)));
      if (records.length === 0) return [];
      const prepared = prepareAppend(stored, records);
      const work = () => storeAppend(store, { name: topic, stored }, prepared);
      const positions = await writer.write(work, prepared.bytes);
      watcher.wake();
      return positions;
    },
    consume: async (consumeOptions) => {
      await ask(() => undefined);
      return track(await startConsumer({ ...shared, times }, consumeOptions));
    },
    follow: (followOptions) => ask(() => track(startFollowing(shared, followOptions))),
    read: (topic, partition, range) => readRange({ store, topics, checkOpen }, topic, partition, range),
    watermarks: (topic) =>
      ask(() =>
        topics.heads(topics.get(topic)).map((high, partition) => ({ topic, partition, low: 0, high })),
      ),
    lag: (group, names) =>
      ask(() =>
        names.flatMap((topic) =>
          topics.heads(topics.get(topic)).map((high, partition): GroupLag => {
            const committed = tables.committed(group, partitionId({ topic, partition }));
            return { topic, partition, committed, high, lag: high - Math.max(0, committed) };
          }),
        ),
      ),
    groups: () => ask(() => tables.groups()),
    members: (group) => ask(() => liveMembers(group)),
    forgetGroup: (group) => {
      checkOpen();
      return writer.write(() => {
        const isLive = liveMembers(group) > 0;
        if (!isLive) tables.remove(group);
        return !isLive;
      });
    },
    close: async () => {
      closing ??= (async () => {
        await Promise.all([...running].map((each) => each.stop()));
        // Pending writes of this handle are flushed first.
        await writer.write(() => undefined);
        await release();
      })();
      await closing;
    },
  };
}
