import type { EventLog, LogRecord } from '@footnote/event-log/port';
import { UndecodableError, type Codec } from '@footnote/events/codec';
import type { Logger } from '@footnote/runtime/logging';
import { checkOf, STREAMED, type Position, type StreamedTopic } from './position.ts';
import { storyOf, type Story } from './story.ts';

export type StreamReader = {
  /** Null for a record that tells nothing, among them one that cannot be decoded. */
  tell(record: LogRecord): Promise<{ readonly story: Story | null; readonly check: string }>;
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
  const { log, codec, logger } = options;

  const tell: StreamReader['tell'] = async (record) => {
    const topic = record.topic as StreamedTopic;
    try {
      const event = await codec.decode(topic, record.value);
      return { story: storyOf(topic, event), check: checkOf(event.event_id) };
    } catch (error) {
      if (!(error instanceof UndecodableError)) throw error;
      const { partition, offset } = record;
      logger.error({ err: error, topic, partition, offset }, 'unreadable record');
      return { story: null, check: UNREADABLE };
    }
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
      if (record !== undefined) return (await tell(record)).check;
    return null;
  };

  return {
    tell,
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
