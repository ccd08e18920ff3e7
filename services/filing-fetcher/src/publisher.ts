import type { EventLog, NewRecord, RecordPosition } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import { sayingMoreFollow } from '@footnote/events/more-follow';
import { keyOf, type EventOf, type TopicName } from '@footnote/events/topics';

export type Publisher = {
  /** Appends the events in order, durable when it resolves. Returns the position of the last one. */
  publish<T extends TopicName>(topic: T, events: readonly EventOf<T>[]): Promise<RecordPosition | null>;
  /**
   * The same for events of one key that belong together: all but the last say that more follow (see `moreFollow`),
   * and that one too if it `isFollowed` by those of a later call.
   */
  publishPart<T extends TopicName>(
    topic: T,
    events: readonly EventOf<T>[],
    isFollowed: boolean,
  ): Promise<RecordPosition | null>;
};

/** Maximum number of events in one append: a few hundred kilobytes, one transaction. */
const BATCH = 2000;

export const createPublisher = (
  log: EventLog,
  codec: Codec,
  count: (topic: TopicName, events: number) => void,
): Publisher => {
  const append = async <T extends TopicName>(
    topic: T,
    events: readonly EventOf<T>[],
    isFollowed: (index: number) => boolean,
  ): Promise<RecordPosition | null> => {
    let last: RecordPosition | null = null;
    const keys = events.map((event) => keyOf(topic, event));
    for (let from = 0; from < events.length; from += BATCH) {
      const batch = events.slice(from, from + BATCH);
      const values = await codec.encodeAll(topic, batch);
      const records = values.map((value, index) => {
        const record: NewRecord = { key: keys[from + index] ?? '', value };
        return isFollowed(from + index) ? sayingMoreFollow(record) : record;
      });
      last = (await log.append(topic, records)).at(-1) ?? last;
      count(topic, batch.length);
    }
    return last;
  };
  return {
    publish: (topic, events) => append(topic, events, () => false),
    publishPart: (topic, events, isFollowed) =>
      append(topic, events, (index) => isFollowed || index < events.length - 1),
  };
};
