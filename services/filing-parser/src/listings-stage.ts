import { eventId } from '@footnote/events/event-id';
import type { Company } from '@footnote/event-types/types.generated';
import type { DeclaredStage, Unrecorded } from '@footnote/projection/stage/stage';
import { drop, ok } from '@footnote/projection/step';

/** `companies` → `listings`: each symbol that EDGAR lists of a filer, by symbol. */
export function listingsStage(): DeclaredStage<'listing-parser'> {
  return {
    name: 'listing-parser',
    topic: 'companies',
    maxRecords: 500,
    work: 'read',
    take: (company) => {
      const events = listingsOf(company);
      return events.length === 0 ? drop('no_symbol') : ok({ runs: [events], leftOut: null });
    },
  };
}

const listingsOf = ({ cik, source_time: time, tickers }: Company): readonly Unrecorded<'listings'>[] =>
  [...new Set(tickers.map(({ symbol }) => symbol))].map((symbol) => ({
    topic: 'listings',
    event: { event_id: eventId(['listing', symbol, cik, time]), source_time: time, symbol, cik },
  }));
