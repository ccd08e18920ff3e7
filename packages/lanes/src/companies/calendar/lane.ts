import type { Calendar, CalendarResponse } from '@footnote/contract/types.generated';
import { familyOf } from '@footnote/edgar/form-family';
import type { StoreReader } from '@footnote/read-store/port';
import { dayAt } from '@footnote/values/day';
import { companyDocument } from '../../subject/document.ts';
import {
  pricesTimeliness,
  statementsTimeliness,
  type Timeliness,
  UNSUPPORTED,
} from '../../subject/freshness.ts';
import type { Lane } from '../../subject/lane.ts';
import { newerOf } from '../../subject/newer.ts';
import { UnlistedError } from '../../subject/unlisted.ts';
import { calendarMembers } from './assemble.ts';
import { type CalendarParts, readCalendar } from './read.ts';

const SCHEMA_VERSION: CalendarResponse['schema_version'] = '2026-11-23.1';

/** `GET /v2/calendar`. */
export const calendar: Lane<{ readonly store: StoreReader }> = {
  path: '/v2/calendar',
  takesUnlisted: 'part',
  // Expected dates depend on the current day.
  keyOf: (_, now) => dayAt(now),
  document: async ({ store }, { company }, now) => {
    const parts = await readCalendar(store, company);
    if (company.cik === '' && parts.dividends === undefined) throw new UnlistedError();
    return companyDocument<Calendar>(calendarMembers(parts, dayAt(now)), {
      symbol: company.symbol,
      asOf: newerOf(parts.filingsAsOf, parts.dividends?.as_of ?? null),
      timeliness: timelinessOf(parts),
      computedAt: now,
      schemaVersion: SCHEMA_VERSION,
    });
  },
};

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
