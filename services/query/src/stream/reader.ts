import type { EventLog, LogRecord } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import type { Logger } from '@footnote/runtime/logging';
import { createEventReader } from '@footnote/wire/events/read-event';
import type { StreamEvent } from '@footnote/wire/events/stream-event';
import { STREAMED, type StreamedTopic } from '@footnote/wire/events/streamed-topics';
import { checkOf, type Position } from './position.ts';

export type StreamReader = {
  /** `event` is null for a record that repeats another one, or that cannot be decoded. */
  read(record: LogRecord): Promise<{ readonly event: StreamEvent | null; readonly check: string }>;
  /** The position behind everything that is in the log. */
  end(): Promise<Position>;
  /** Whether the log has everything that the position says was read. */
  has(position: Position): Promise<boolean>;
};

/** Check of a record without a readable event. */
const UNREADABLE = '00000000';

export function createStreamReader(options: {
  readonly log: Pick<EventLog, 'read' | 'watermarks'>;
  readonly codec: Codec;
  readonly logger: Pick<Logger, 'error'>;
}): StreamReader {
  const { log } = options;
  const readEvent = createEventReader(options);

  const read: StreamReader['read'] = async (record) => {
    const { event, id } = await readEvent(record);
    return { event, check: id === null ? UNREADABLE : checkOf(id) };
  };

  const highs = async (): Promise<Position['next']> => {
    const lists = STREAMED.map(async (topic) => {
      const marks = await log.watermarks(topic);
      return [topic, marks.toSorted((a, b) => a.partition - b.partition).map(({ high }) => high)] as const;
    });
    return Object.fromEntries(await Promise.all(lists)) as Position['next'];
  };

  const checkAt = async (topic: StreamedTopic, partition: number, offset: number): Promise<string | null> => {
    for await (const [record] of log.read(topic, partition, { from: offset, to: offset + 1 }))
      if (record !== undefined) return (await read(record)).check;
    return null;
  };

  return {
    read,
    end: async () => {
      const next = await highs();
      for (const topic of STREAMED)
        for (const [partition, high] of next[topic].entries()) {
          const check = high === 0 ? null : await checkAt(topic, partition, high - 1);
          if (check !== null) return { next, witness: { topic, partition, check } };
        }
      return { next, witness: null };
    },
    has: async ({ next, witness }) => {
      const high = await highs();
      if (STREAMED.some((topic) => next[topic].some((offset, at) => offset > (high[topic][at] ?? 0))))
        return false;
      if (witness === null) return true;
      const { topic, partition, check } = witness;
      return (await checkAt(topic, partition, (next[topic][partition] ?? 0) - 1)) === check;
    },
  };
}
