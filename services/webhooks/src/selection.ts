import { easternWallClock } from '@footnote/edgar/eastern';
import type { WebhookEndpoint } from '@footnote/event-types/types.generated';
import { matches } from '@footnote/wire/events/event-filter';
import type { ReadRecord } from '@footnote/wire/events/read-event';
import type { StreamEvent } from '@footnote/wire/events/stream-event';
import type { Endpoint } from './configuration/endpoint.ts';

/** The day in the time of EDGAR's filing dates, YYYY-MM-DD. */
function easternDay(instant: number): string {
  return new Date(easternWallClock(instant)).toISOString().slice(0, 10);
}

/** Kinds that announce a change when it happens, whatever the age of the filings behind it. */
const CHANGES: readonly StreamEvent['kind'][] = ['revision', 'refusal', 'refusal_lifted'];

/**
 * Which events are sent to an endpoint. An endpoint that begins at the end of the log gets what was recorded since it was
 * first configured. That excludes events that an import or a restored log brings along. Unless `since` is configured, it
 * excludes filings of earlier days as well: a newly ingested company has thousands of them.
 */
export function selectionOf(
  { kinds, since, begin }: Pick<Endpoint, 'begin' | 'kinds' | 'since'>,
  { registered_at: registeredAt }: Pick<WebhookEndpoint, 'registered_at'>,
): (record: ReadRecord, ciks: ReadonlySet<string> | null) => StreamEvent | null {
  const wantedKinds = kinds === null ? null : new Set(kinds);
  const firstDay = since === null && begin === 'end' ? easternDay(registeredAt) : null;
  return ({ event, recordedAt }, ciks) => {
    if (event === null || !matches({ ciks, kinds: wantedKinds, since }, event)) return null;
    if (begin === 'end' && (recordedAt === null || recordedAt < registeredAt)) return null;
    return firstDay !== null && !CHANGES.includes(event.kind) && event.filed < firstDay ? null : event;
  };
}
