import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { routeTo } from '../frame/address.ts';
import { Link } from '../frame/navigation.tsx';
import type { RouteOf } from '../frame/routes.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../footnote/filing-link.tsx';
import { RefusedBecause } from '../lane/refused.tsx';
import { NotStated } from '../lane/values.tsx';
import { CompanyCalendar } from './company-calendar.tsx';
import { EarningsTable } from './earnings-table.tsx';

type Event = Schemas['CompanyEvent'];

/** Dates to come, past results, and what the company reported on Form 8-K. */
export function EventsPage({ route }: { readonly route: RouteOf<'events'> }): JSX.Element {
  const { symbol, cursor } = route;
  return (
    <>
      <CompanyCalendar symbol={symbol} />
      <EarningsTable symbol={symbol} />
      <section aria-labelledby="reports">
        <h2 id="reports">Current reports</h2>
        <Answer path="/v2/events" parameters={{ symbol, ...(cursor !== '' && { cursor }) }}>
          {({ data: { events, next_cursor: next, coverage_start: since } }) => (
            <>
              {events.length === 0 ? (
                <p class="empty">
                  {since === null
                    ? 'No filing of the company is known.'
                    : `No Form 8-K is known; filings are since ${since}.`}
                </p>
              ) : (
                <>
                  {!events.some(hasRelease) && <NoReleases events={events} />}
                  <DataTable
                    caption="Events reported on Form 8-K, newest first"
                    columns={columnsOf(symbol, events.some(hasRelease))}
                    rows={events}
                    keyOf={({ accession }) => accession}
                  />
                </>
              )}
              <nav class="pager" aria-label="Pages of the reports">
                {cursor !== '' && <Link to={{ ...route, cursor: '' }}>Newest reports</Link>}
                {next !== null && <Link to={{ ...route, cursor: next }}>Older reports</Link>}
              </nav>
            </>
          )}
        </Answer>
      </section>
    </>
  );
}

const hasRelease = ({ press_release: release }: Event): boolean => release !== null && !('reason' in release);

/** Why no press release is shown, once for each reason. */
function NoReleases({ events }: { readonly events: readonly Event[] }): JSX.Element {
  const reasons = new Set(
    events.flatMap(({ press_release: release }) =>
      release !== null && 'reason' in release ? [release.reason] : [],
    ),
  );
  return (
    <>
      {[...reasons].map((reason) => (
        <p key={reason}>
          Press releases: <RefusedBecause reason={reason} />
        </p>
      ))}
    </>
  );
}

const columnsOf = (symbol: string, withReleases: boolean): readonly DataColumn<Event>[] => [
  ...eventOf(symbol),
  ...(withReleases ? [releaseOf(symbol)] : []),
  { name: 'Filing', cell: (event) => <FilingLink filing={event} /> },
];

const eventOf = (symbol: string): readonly DataColumn<Event>[] => [
  { name: 'Event', cell: ({ event_date: day, filed }) => day ?? `filed ${filed}` },
  {
    name: 'Items',
    isWrapped: true,
    cell: ({ items, accession }) =>
      items.map(({ item, title }) => (
        <div key={item}>
          <Link to={routeTo('filing', { symbol, accession })}>{item}</Link> {title}
        </div>
      )),
  },
];

const releaseOf = (symbol: string): DataColumn<Event> => ({
  name: 'Press release',
  isWrapped: true,
  cell: ({ press_release: release, accession }) =>
    release === null ? (
      <NotStated />
    ) : 'reason' in release ? (
      <RefusedBecause reason={release.reason} />
    ) : (
      <Link to={routeTo('filing', { symbol, accession, section: 'press_release' })}>
        {release.headline ?? 'without a headline'}
      </Link>
    ),
});
