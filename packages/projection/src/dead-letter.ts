import { eventId, type IdPart } from '@footnote/events/event-id';
import type { DeadLetter } from '@footnote/event-types/types.generated';
import type { Refused } from './take.ts';

/**
 * The dead letter of a record that a step could not process, with its original bytes. `id` is the same if the
 * record is refused again; the source time of unreadable bytes is unknown and set to the epoch.
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
