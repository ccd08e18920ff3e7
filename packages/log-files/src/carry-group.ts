import type { EventLog } from '@footnote/event-log/port';

/**
 * Commits a group's offsets for a topic, by partition, without ever going back. It joins as a member and
 * ignores the records, because the port lets only members commit.
 */
export async function carryGroup(
  log: EventLog,
  group: string,
  topic: string,
  upTo: readonly number[],
): Promise<void> {
  const rows = await log.lag(group, [topic]);
  const open = new Set(
    rows
      .filter(({ partition, committed }) => committed < (upTo[partition] ?? 0))
      .map(({ partition }) => partition),
  );
  for (const partition of open) if ((upTo[partition] ?? 0) === 0) open.delete(partition);
  if (open.size === 0) return;
  const done = Promise.withResolvers<undefined>();
  const consumer = await log.consume({
    group,
    topics: [topic],
    onBatch: async ({ partition, records }, control) => {
      const goal = upTo[partition] ?? 0;
      const next = Math.min(goal, (records.at(-1)?.offset ?? -1) + 1);
      if (!open.has(partition)) return;
      await control.commit(next);
      if (next < goal) return;
      open.delete(partition);
      if (open.size === 0) done.resolve(undefined);
    },
  });
  try {
    await Promise.race([done.promise, consumer.done]);
  } finally {
    await consumer.stop();
  }
}
