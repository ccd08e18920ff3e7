import { eventId } from '@footnote/events/event-id';
import type {
  CellRevisions,
  Filing,
  FilingRelease,
  GovernanceReport,
  Stake,
  TradeReport,
} from '@footnote/event-types/types.generated';
import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import type { TopicEvents } from '@footnote/events/topics';
import { readFileSync } from 'node:fs';
import type { StreamedTopic } from '../streamed-topics.ts';

type Event = CellRevisions | Filing | FilingRelease | GovernanceReport | Stake | TradeReport;

const exampleOf = (topic: StreamedTopic): Event =>
  JSON.parse(
    readFileSync(new URL(`../../../../../schemas/examples/${topic}.json`, import.meta.url), 'utf8'),
  ) as Event;

const EXAMPLES: Readonly<Record<StreamedTopic, Event>> = {
  filings: exampleOf('filings'),
  stakes: exampleOf('stakes'),
  trades: exampleOf('trades'),
  revisions: exampleOf('revisions'),
  releases: exampleOf('releases'),
  governance: exampleOf('governance'),
};

/** Appends an event of a company; `number` determines its id, which is returned. */
export async function appendEvent(
  { log, codec }: { readonly log: Pick<EventLog, 'append'>; readonly codec: Codec },
  topic: StreamedTopic,
  cik: string,
  number: number,
  change: Partial<Filing> | Partial<FilingRelease> | Partial<GovernanceReport> | Partial<CellRevisions> = {},
): Promise<string> {
  const id = eventId([topic, cik, number]);
  const event = { ...EXAMPLES[topic], cik, event_id: id, ...change } as TopicEvents[typeof topic];
  await log.append(topic, [{ key: cik, value: await codec.encode(topic, event) }]);
  return id;
}
