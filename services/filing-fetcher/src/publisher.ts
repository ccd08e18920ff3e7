import type { EventLog, RecordPosition } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import { keyOf, type EventOf, type TopicName } from '@footnote/events/topics';

export type Publisher = {
  /** Appends the events in order, durable when it resolves. Returns the position of the last one. */
  publish<T extends TopicName>(topic: T, events: readonly EventOf<T>[]): Promise<RecordPosition | null>;
};

/** Maximum number of events in one append: a few hundred kilobytes, one transaction. */
const BATCH = 2000;

export const createPublisher = (
  log: EventLog,
  codec: Codec,
  count: (topic: TopicName, events: number) => void,
): Publisher => ({
  publish: async (topic, events) => {
    let last: RecordPosition | null = null;
    const keys = events.map((event) => keyOf(topic, event));
    for (let from = 0; from < events.length; from += BATCH) {
      const batch = events.slice(from, from + BATCH);
      const values = await codec.encodeAll(topic, batch);
      const records = values.map((value, index) => ({ key: keys[from + index] ?? '', value }));
      last = (await log.append(topic, records)).at(-1) ?? last;
      count(topic, batch.length);
    }
    return last;
  },
});
