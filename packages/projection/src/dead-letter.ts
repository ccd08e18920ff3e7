import { eventId, type IdPart } from '@footnote/events/event-id';
import type { DeadLetter } from '@footnote/events/types.generated';
import type { Refused } from './take.ts';

/**
 * The record that a step could not take, with its original bytes. `id` is what makes it the same event when the record
 * is refused again; bytes that could not be read have no source time, which is then the epoch.
 */
export function deadLetterOf(
  step: string,
  { record, reason, message, sourceTime }: Refused,
  recordedAt: number,
  id: readonly IdPart[],
): DeadLetter {
  const { key, topic, partition, offset, value } = record;
  return {
    event_id: eventId(id),
    source_time: sourceTime ?? 0,
    recorded_at: recordedAt,
    key,
    step,
    reason,
    message,
    topic,
    partition,
    offset,
    value,
  };
}
