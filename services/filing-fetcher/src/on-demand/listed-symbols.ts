import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import { eventId } from '@footnote/events/event-id';
import type { ListedSymbol } from '@footnote/event-types/types.generated';
import type { Publisher } from '../publisher.ts';
import type { TickerDirectory } from '../ticker-directory.ts';

const TOPIC = 'listed-symbols';

/** Symbols with the CIK of their filer. */
type Listed = ReadonlyMap<string, string>;

/**
 * The events that update a reader of `known` to the symbols that EDGAR now lists. None for a source without
 * lists.
 */
export function listingChanges(known: Listed, listed: Listed, at: number): readonly ListedSymbol[] {
  if (listed.size === 0) return [];
  const event = (symbol: string, cik: string): ListedSymbol => ({
    event_id: eventId([TOPIC, symbol, cik, at]),
    source_time: at,
    recorded_at: at,
    symbol,
    cik,
  });
  return [
    ...[...listed]
      .filter(([symbol, cik]) => known.get(symbol) !== cik)
      .map(([symbol, cik]) => event(symbol, cik)),
    ...[...known.keys()].filter((symbol) => !listed.has(symbol)).map((symbol) => event(symbol, '')),
  ];
}

export type ListingPublisherDeps = {
  readonly log: Pick<EventLog, 'read' | 'watermarks'>;
  readonly codec: Pick<Codec, 'decode'>;
  readonly publisher: Publisher;
  readonly directory: () => Promise<TickerDirectory>;
  /** Wall clock, epoch milliseconds. */
  readonly now: () => number;
};

/** Publishes what EDGAR's ticker lists have and the log has not; answers the number of events. Throws as `directory` does. */
export async function publishListedSymbols(deps: ListingPublisherDeps): Promise<number> {
  const { listed } = await deps.directory();
  const changes = listingChanges(await readListed(deps), listed, deps.now());
  await deps.publisher.publish(TOPIC, changes);
  return changes.length;
}

async function readListed({ log, codec }: Pick<ListingPublisherDeps, 'log' | 'codec'>): Promise<Listed> {
  const known = new Map<string, string>();
  for (const { partition, low, high } of await log.watermarks(TOPIC)) {
    for await (const chunk of log.read(TOPIC, partition, { from: low, to: high })) {
      for (const { value } of chunk) {
        const { symbol, cik } = await codec.decode(TOPIC, value);
        if (cik === '') known.delete(symbol);
        else known.set(symbol, cik);
      }
    }
  }
  return known;
}
