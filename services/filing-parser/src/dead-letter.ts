import type { LogRecord } from '@footnote/event-log/port';
import { eventId } from '@footnote/events/event-id';
import type { DeadLetter } from '@footnote/events/types.generated';
import type { ServiceName } from '@footnote/runtime/services';
import type { Refusal } from './parse.ts';

/** Also the consumer group. */
export const STEP = 'filing-parser' satisfies ServiceName;

/**
 * The record that could not be taken, with its original bytes. `sourceTime` is null where the bytes could not be
 * read, and is then told as the epoch. The same record refused again for the same reason is the same event.
 */
export function deadLetter(
  record: LogRecord,
  { reason, message }: Refusal,
  sourceTime: number | null,
  recordedAt: number,
): DeadLetter {
  const { key, topic, partition, offset, value } = record;
  return {
    event_id: eventId(['dead-letters', STEP, topic, partition, offset, reason, message, value]),
    source_time: sourceTime ?? 0,
    recorded_at: recordedAt,
    key,
    step: STEP,
    reason,
    message,
    topic,
    partition,
    offset,
    value,
  };
}
