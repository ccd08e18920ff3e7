import { familyOf } from '@footnote/edgar/form-family';
import type { StoreReader } from '@footnote/read-store/port';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import type { Calendar, CalendarResponse } from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint, SymbolRequest } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import {
  type Timeliness,
  pricesTimeliness,
  statementsTimeliness,
  UNSUPPORTED,
} from '@footnote/lanes/subject/freshness';
import { newerOf } from '@footnote/lanes/subject/newer';
import { UnlistedError } from '@footnote/lanes/subject/unlisted';
import { securityAnswer } from '../wire/unlisted.ts';
import { calendarMembers } from '@footnote/lanes/companies/calendar/assemble';
import { type CalendarParts, readCalendar } from '@footnote/lanes/companies/calendar/read';

const SCHEMA_VERSION: CalendarResponse['schema_version'] = '2026-11-23.1';

/** `GET /v2/calendar`. */
export function calendarEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly now: () => number;
}): Endpoint<SymbolRequest> {
  const { store, answers, now } = options;

  const assemble = async (company: Company, computedAt: number, today: string): Promise<Answer> => {
    const parts = await readCalendar(store, company);
    if (company.cik === '' && parts.dividends === undefined) throw new UnlistedError();
    return companyAnswer<Calendar>(calendarMembers(parts, today), {
      symbol: company.symbol,
      asOf: newerOf(parts.filingsAsOf, parts.dividends?.as_of ?? null),
      timeliness: timelinessOf(parts),
      computedAt,
      schemaVersion: SCHEMA_VERSION,
    });
  };

  return {
    path: '/v2/calendar',
    parse: createQueryParser<SymbolRequest>('calendar'),
    takesUnlisted: 'part',
    answer: (_, company) => {
      const computedAt = now();
      // Expected dates depend on the current day.
      const today = new Date(computedAt).toISOString().slice(0, 10);
      return securityAnswer(answers, `calendar ${today}`, company, (requested) =>
        assemble(requested, computedAt, today),
      );
    },
  };
}

/** As fresh as the reports, or as the prices of a symbol without any. */
function timelinessOf({ reports, dividends }: CalendarParts): Timeliness {
  const newest = reports.reduce((last, { report_date: end }) => (end > last ? end : last), '');
  if (newest !== '') {
    const isAnnual = reports.every(({ form }) => familyOf(form) !== 'quarterly');
    return statementsTimeliness(newest, isAnnual ? 'annual' : 'quarterly');
  }
  if (dividends === undefined || dividends.last_bar === null) return UNSUPPORTED;
  const { freshness, staleFrom } = pricesTimeliness(dividends.last_bar, 'dividends', 'end_of_day');
  return { freshness, staleFrom };
}
