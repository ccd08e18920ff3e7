import { familyOf } from '@footnote/edgar/form-family';
import type { StoreReader } from '@footnote/read-store/port';
import { companyTag } from '@footnote/lanes/subject/tagged-cache';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Writable } from '@footnote/wire/json';
import { utc } from '@footnote/wire/time';
import type { CompanyEvent, EventsResponse } from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint } from '../endpoint.ts';
import { itemsOf, releaseOf } from '@footnote/lanes/filings/filings/current-report';
import type { FilingHead, ReadText } from '@footnote/lanes/filings/filings/read-filing';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { END_OF_DAY, UNSUPPORTED } from '@footnote/lanes/subject/freshness';
import { withTable } from '../wire/document-table.ts';
import { eventsTable } from '@footnote/lanes/filings/events/csv';
import { readEvents } from '@footnote/lanes/filings/events/read';
import type { EventsRequest } from '@footnote/lanes/filings/events/request';

const SCHEMA_VERSION: EventsResponse['schema_version'] = '2026-11-23.1';
const DEFAULT_LIMIT = 50;

/** `GET /v2/events`. */
export function eventsEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly now: () => number;
}): Endpoint<EventsRequest> {
  const { store, answers, now } = options;
  const pageOf = async (request: EventsRequest, { cik, symbol }: Company): Promise<Answer> => {
    const computedAt = now();
    const { reports, textOf, span, goesOn } = await readEvents(
      store,
      cik,
      request,
      request.limit ?? DEFAULT_LIMIT,
    );
    const last = goesOn ? reports.at(-1) : undefined;
    return companyAnswer<EventsResponse['data']>(
      {
        coverage_start: span.oldest === '' ? null : span.oldest,
        events: reports.map((report) => eventMember(report, textOf(report.accession))),
        next_cursor: last === undefined ? null : `${last.filed}.${last.accession}`,
      },
      {
        symbol,
        asOf: span.newest,
        timeliness: span.newest === null ? UNSUPPORTED : END_OF_DAY,
        computedAt,
        schemaVersion: SCHEMA_VERSION,
      },
    );
  };
  const answer = (request: EventsRequest, company: Company): Promise<Answer> | Answer =>
    cachedAnswer(answers, keyOf(request, company), [companyTag(company.cik)], () => pageOf(request, company));
  return withTable(
    { path: '/v2/events', parse: createQueryParser<EventsRequest>('events'), answer },
    eventsTable,
  );
}

function keyOf({ cursor, from, item, limit, to }: EventsRequest, { cik, symbol }: Company): string {
  const page = [from ?? '', to ?? '', item ?? '', limit ?? DEFAULT_LIMIT, cursor ?? ''];
  return `events ${cik} ${symbol} ${page.join(' ')}`;
}

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
