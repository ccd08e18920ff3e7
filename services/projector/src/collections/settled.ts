import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@footnote/event-log/port';
import { STAGES } from '@footnote/events/topics';
import type { ActiveWithin } from '@footnote/projection/active-within';
import { groupOf, type Projection } from '@footnote/projection/projection';

export type SettledOptions = {
  readonly log: Pick<EventLog, 'lag' | 'watermarks'>;
  readonly projections: readonly Pick<Projection, 'name' | 'topics'>[];
  readonly activeWithin: ActiveWithin;
  readonly signal: AbortSignal;
  /** Pause between two looks, milliseconds (default 100). */
  readonly pauseMs?: number;
};

/** Maximum age of the information about active generations. */
const ACTIVE_MS = 1000;

/**
 * Resolves when the records in the log at the time of the call have been parsed and projected, whatever
 * arrives meanwhile. Throws the signal's reason.
 */
export async function untilSettled(options: SettledOptions): Promise<void> {
  const { log, projections, activeWithin, signal, pauseMs = 100 } = options;

  /**
   * Waits until each group has read the current records of its topics. Groups are determined again at each
   * check.
   */
  const pass = async (
    groups: () => Promise<readonly { readonly group: string; readonly topics: readonly string[] }[]>,
  ): Promise<void> => {
    const topics = new Set((await groups()).flatMap((reader) => reader.topics));
    const marks = new Map<string, number>();
    for (const topic of topics)
      for (const { partition, high } of await log.watermarks(topic)) marks.set(`${topic}/${partition}`, high);
    // A group that never committed is at the first record.
    const isPast = async (group: string, read: readonly string[]): Promise<boolean> =>
      (await log.lag(group, read)).every(
        ({ topic, partition, committed }) =>
          Math.max(0, committed) >= (marks.get(`${topic}/${partition}`) ?? 0),
      );
    for (;;) {
      signal.throwIfAborted();
      const readers = await groups();
      const past = await Promise.all(readers.map(({ group, topics: read }) => isPast(group, read)));
      if (past.every((is) => is)) return;
      await sleep(pauseMs, undefined, { signal });
    }
  };

  // A stage may read the output of an earlier one, so each is awaited up to the records by then.
  for (const [group, { reads }] of Object.entries(STAGES))
    await pass(() => Promise.resolve([{ group, topics: [reads] }]));
  const projectors = async () => {
    const active = await activeWithin(ACTIVE_MS);
    return projections.map(({ name, topics }) => ({
      group: groupOf(name, active.get(name)?.generation ?? 1),
      topics,
    }));
  };
  // The second pass is for events that one projection publishes for another.
  await pass(projectors);
  await pass(projectors);
}
