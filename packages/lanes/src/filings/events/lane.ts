import type { CompanyEvent, EventsResponse } from '@footnote/contract/types.generated';
import { familyOf } from '@footnote/edgar/form-family';
import type { StoreReader } from '@footnote/read-store/port';
import type { Writable } from '@footnote/wire/json';
import { utc } from '@footnote/wire/time';
import { companyDocument } from '../../subject/document.ts';
import { END_OF_DAY, UNSUPPORTED } from '../../subject/freshness.ts';
import { filingTagsOf, type Lane } from '../../subject/lane.ts';
import { itemsOf, releaseOf } from '../filings/current-report.ts';
import type { FilingHead, ReadText } from '../filings/read-filing.ts';
import { eventsTable } from './csv.ts';
import { readEvents } from './read.ts';
import type { EventsRequest } from './request.ts';

const SCHEMA_VERSION: EventsResponse['schema_version'] = '2026-11-23.1';
const DEFAULT_LIMIT = 50;

/** `GET /v2/events`. */
export const events: Lane<{ readonly store: StoreReader }, EventsRequest> = {
  path: '/v2/events',
  keyOf: ({ cursor, from, item, limit, to }) =>
    [from ?? '', to ?? '', item ?? '', limit ?? DEFAULT_LIMIT, cursor ?? ''].join(' '),
  tagsOf: filingTagsOf,
  document: async ({ store }, { company: { cik, symbol }, request }, now) => {
    const { reports, textOf, span, goesOn } = await readEvents(
      store,
      cik,
      request,
      request.limit ?? DEFAULT_LIMIT,
    );
    const last = goesOn ? reports.at(-1) : undefined;
    return companyDocument<EventsResponse['data']>(
      {
        coverage_start: span.oldest === '' ? null : span.oldest,
        events: reports.map((report) => eventMember(report, textOf(report.accession))),
        next_cursor: last === undefined ? null : `${last.filed}.${last.accession}`,
      },
      {
        symbol,
        asOf: span.newest,
        timeliness: span.newest === null ? UNSUPPORTED : END_OF_DAY,
        computedAt: now,
        schemaVersion: SCHEMA_VERSION,
      },
    );
  },
  table: eventsTable,
};

function eventMember(filing: FilingHead, text: ReadText): Writable<CompanyEvent> {
  const { accepted_at: accepted, accession, filed, form, report_date: date, url } = filing;
  return {
    accepted_at: accepted === null ? null : utc(accepted),
    accession,
    event_date: date === '' ? null : date,
    filed,
    form,
    items: itemsOf(filing, text),
    press_release:
      familyOf(form) === 'current' ? releaseOf(form, text) : { available: false, reason: 'text_not_read' },
    url,
  };
}
