import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { wordsOf } from '../frame/format.ts';
import { Answer } from '../lane/answer.tsx';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { FilingLink } from '../footnote/filing-link.tsx';
import { RefusedBecause } from '../lane/refused.tsx';
import { grouped } from '../lane/values.tsx';

type Item = Schemas['CalendarItem'];
type Gap = Schemas['CalendarGap'];

const KINDS: Readonly<Record<Schemas['CalendarKind'], string>> = {
  dividend_ex: 'Dividend, ex-date',
  dividend_pay: 'Dividend, payment',
  earnings: 'Results',
  filing: 'Periodic report',
};

/** Expected and past dates, each with its evidence, and dates that cannot be estimated. */
export const CompanyCalendar = ({ symbol }: { readonly symbol: string }): JSX.Element => (
  <section aria-labelledby="calendar">
    <h2 id="calendar">Calendar</h2>
    <Answer path="/v2/calendar" parameters={{ symbol }}>
      {({ data: { upcoming, past, unavailable } }) => (
        <>
          {upcoming.length === 0 ? (
            <p class="empty">No date is expected.</p>
          ) : (
            <DataTable
              caption="Upcoming, soonest first"
              columns={itemColumns(symbol)}
              rows={upcoming}
              keyOf={keyOfItem}
            />
          )}
          {unavailable.length > 0 && (
            <DataTable
              caption="Dates that are not known"
              columns={GAPS}
              rows={unavailable}
              keyOf={({ kind, basis, form, period_end: end }) =>
                `${kind} ${basis} ${form ?? ''} ${end ?? ''}`
              }
            />
          )}
          {past.length > 0 && (
            <details>
              <summary>Past dates</summary>
              <DataTable
                caption="Past, newest first"
                columns={itemColumns(symbol)}
                rows={past}
                keyOf={keyOfItem}
              />
            </details>
          )}
        </>
      )}
    </Answer>
  </section>
);

const keyOfItem = ({ kind, basis, date, form }: Item): string => `${kind} ${basis} ${date} ${form ?? ''}`;

const itemColumns = (symbol: string): readonly DataColumn<Item>[] => [
  {
    name: 'Date',
    cell: ({ date, earliest, latest }) => (
      <>
        {date}
        {earliest !== null && latest !== null && earliest !== latest && (
          <small>
            {earliest} to {latest}
          </small>
        )}
      </>
    ),
  },
  {
    name: 'What',
    isWrapped: true,
    cell: ({ kind, form, amount, period_end: end }) => (
      <>
        {KINDS[kind]}
        {form !== null && `, ${form}`}
        {amount !== null && `, ${grouped(amount)} per share`}
        {end !== null && <small>period to {end}</small>}
      </>
    ),
  },
  {
    name: 'Basis',
    cell: ({ basis, compared }) => (
      <>
        {basis}
        {compared !== null && <small>from {compared} dates</small>}
      </>
    ),
  },
  {
    name: 'Evidence',
    isWrapped: true,
    cell: ({ evidence: { filings, price_source: source } }) => (
      <>
        {filings.map((filing) => (
          <div key={filing.accession}>
            <FilingLink filing={filing} symbol={symbol} />
          </div>
        ))}
        {source !== null && `Prices of ${source.source}, up to ${source.last_bar}`}
      </>
    ),
  },
];

const GAPS: readonly DataColumn<Gap>[] = [
  {
    name: 'What',
    cell: ({ kind, form, basis, period_end: end }) => (
      <>
        {KINDS[kind]}
        {form !== null && `, ${form}`}
        <small>
          {wordsOf(basis)}
          {end !== null && `, period to ${end}`}
        </small>
      </>
    ),
  },
  { name: 'Reason', isWrapped: true, cell: ({ reason }) => <RefusedBecause reason={reason} /> },
];
