import type { EventsResponse } from '@footnote/contract/types.generated';
import { joined, nextOf, type Read, type Table } from '../../subject/table.ts';

/** A row for each report. */
export const eventsTable = ({
  symbol,
  events,
  next_cursor: cursor,
}: Read<EventsResponse['data']>): Table => ({
  columns: [
    'symbol',
    'event_date',
    'items',
    'titles',
    'accession',
    'form',
    'filed',
    'accepted_at',
    'headline',
    'press_release_url',
    'press_release_reason',
    'url',
  ],
  rows: events.map(({ items, press_release: release, ...event }) => [
    symbol,
    event.event_date,
    joined(items.map(({ item }) => item)),
    joined(items.map(({ title }) => title ?? '')),
    event.accession,
    event.form,
    event.filed,
    event.accepted_at,
    ...(release === null
      ? [null, null, null]
      : 'reason' in release
        ? [null, null, release.reason]
        : [release.headline, release.url, null]),
    event.url,
  ]),
  next: nextOf(cursor),
});
