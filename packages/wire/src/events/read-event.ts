import type { LogRecord } from '@footnote/event-log/port';
import { UndecodableError, type Codec } from '@footnote/events/codec';
import { streamEventOf, type StreamEvent } from './stream-event.ts';
import type { StreamedTopic } from './streamed-topics.ts';

/** What a record of a streamed topic contains. */
export type ReadRecord = {
  /** Null for a record that repeats another one, or that cannot be decoded. */
  readonly event: StreamEvent | null;
  /** Id of the record's event; null when the record cannot be decoded. */
  readonly id: string | null;
  /** When the record was written, epoch milliseconds; null when it cannot be decoded. */
  readonly recordedAt: number | null;
};

export type ReadEvent = (record: LogRecord) => Promise<ReadRecord>;

/** Decodes records of streamed topics. Logs the ones that cannot be decoded. */
export function createEventReader(options: {
  readonly codec: Codec;
  readonly logger: { readonly error: (details: object, message: string) => void };
}): ReadEvent {
  const { codec, logger } = options;
  return async (record) => {
    const topic = record.topic as StreamedTopic;
    try {
      const event = await codec.decode(topic, record.value);
      return {
        event: streamEventOf(topic, event),
        id: event.event_id,
        recordedAt: event.recorded_at,
      };
    } catch (error) {
      if (!(error instanceof UndecodableError)) throw error;
      const { partition, offset } = record;
      logger.error({ err: error, topic, partition, offset }, 'unreadable record');
      return { event: null, id: null, recordedAt: null };
    }
  };
}
