import { eventId } from '@footnote/events/event-id';
import { keyOf } from '@footnote/events/topics';
import type { DeadLetter, Published } from '@footnote/event-types/types.generated';
import { withSession } from '@footnote/embedded/session';

/** Announces companies on `published`, recorded at these times (epoch ms; default the epoch). */
export async function publish(
  data: string,
  ciks: readonly string[],
  recordedAt: readonly number[] = [],
): Promise<void> {
  await withSession({ data }, async ({ log, codec }) => {
    const records = ciks.map(async (cik, index) => {
      const event: Published = {
        event_id: eventId([cik]),
        source_time: 0,
        recorded_at: recordedAt[index] ?? 0,
        cik,
        projection: 'statements',
        revision: 7,
        symbols: [],
      };
      return { key: keyOf('published', event), value: await codec.encode('published', event) };
    });
    await log.append('published', await Promise.all(records));
  });
}

/** Writes dead letters for records of `documents`. */
export async function bury(data: string, letters: readonly Partial<DeadLetter>[]): Promise<void> {
  await withSession({ data }, async ({ log, codec }) => {
    for (const [position, letter] of letters.entries()) {
      const event: DeadLetter = {
        event_id: eventId([position]),
        source_time: 0,
        recorded_at: 0,
        key: '0000000001',
        step: 'filing-parser',
        reason: 'truncated',
        message: 'the text ends in the middle of a value',
        topic: 'documents',
        partition: 0,
        offset: position,
        value: Buffer.from(`record ${position}`),
        ...letter,
      };
      await log.append('dead-letters', [
        { key: event.key, value: await codec.encode('dead-letters', event) },
      ]);
    }
  });
}

/** Values of all records of a topic, as text. */
export async function recordsOf(data: string, topic: string): Promise<string[]> {
  return withSession({ data }, async ({ log }) => {
    const texts: string[] = [];
    for (const { partition, low } of await log.watermarks(topic))
      for await (const records of log.read(topic, partition, { from: low }))
        texts.push(...records.map(({ value }) => Buffer.from(value).toString()));
    return texts;
  });
}
