import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import { eventId, type IdPart } from '@footnote/events/event-id';
import type { DeadLetter } from '@footnote/event-types/types.generated';
import type { KnownLetters } from './known-letters.ts';
import type { Refused } from './take.ts';

export type LetterPorts = {
  readonly log: Pick<EventLog, 'append'>;
  readonly codec: Codec;
  /** Dead letters that need not be appended again; default: none. */
  readonly letters?: KnownLetters | undefined;
};

/**
 * Appends a dead letter for each record that a step refused and of which the log has none of that step yet; returns those
 * records. `check` throws if the batch must not be written any further. `now` in epoch milliseconds.
 */
export async function appendLetters(
  { log, codec, letters }: LetterPorts,
  step: string,
  refused: readonly Refused[],
  { now, check = () => undefined }: { readonly now: number; readonly check?: () => void },
): Promise<readonly Refused[]> {
  const unknown = (await letters?.without(refused)) ?? refused;
  if (unknown.length === 0) return unknown;
  check();
  const records = unknown.map(async (each) => {
    const { topic, partition, offset } = each.record;
    const letter = deadLetterOf(step, each, now, [step, topic, partition, offset]);
    return { key: letter.key, value: await codec.encode('dead-letters', letter) };
  });
  await log.append('dead-letters', await Promise.all(records));
  return unknown;
}

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
