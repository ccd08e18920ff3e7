import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import { eventId } from '@footnote/events/event-id';
import { keyOf } from '@footnote/events/topics';
import type { Collection } from '@footnote/event-types/types.generated';

export const COLLECTIONS_TOPIC = 'collections';

type Stated = Pick<Collection, 'cik' | 'symbol' | 'state' | 'requested_at' | 'requested_by'> &
  Partial<Pick<Collection, 'failure' | 'detail'>>;

/** A state that a collection reached at `at` (epoch milliseconds). */
export function collectionEvent(stated: Stated, at: number): Collection {
  const { cik, symbol, state, requested_at, requested_by, failure = null, detail = null } = stated;
  return {
    event_id: eventId([COLLECTIONS_TOPIC, cik, requested_at, requested_by, state, failure, detail, at]),
    source_time: at,
    recorded_at: at,
    cik,
    symbol,
    state,
    requested_at,
    requested_by,
    failure,
    detail,
  };
}

/** Appends the event: it is durable when this resolves. */
export async function appendCollection(
  log: Pick<EventLog, 'append'>,
  codec: Pick<Codec, 'encode'>,
  event: Collection,
): Promise<void> {
  const value = await codec.encode(COLLECTIONS_TOPIC, event);
  await log.append(COLLECTIONS_TOPIC, [{ key: keyOf(COLLECTIONS_TOPIC, event), value }]);
}
