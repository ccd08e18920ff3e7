import { addDays } from '@footnote/values/day';

/**
 * Days after the end of its newest period from which on a company's statements are stale, by how it reports. A quarterly
 * filer's longest interval is from the third quarter to the annual report (a quarter, and 90 days to file); a foreign
 * issuer has a year and four months. Both include a day for ingest, and some tolerance for late filers.
 */
export const IN_TIME_DAYS = { annual: 500, quarterly: 185 } as const;

export type ReportingCadence = keyof typeof IN_TIME_DAYS;

/** The first day (YYYY-MM-DD) on which statements whose newest period ended then are stale. */
export const staleFrom = (end: string, cadence: ReportingCadence): string =>
  addDays(end, IN_TIME_DAYS[cadence]);

export const isStaleOn = (day: string, end: string, cadence: ReportingCadence): boolean =>
  day >= staleFrom(end, cadence);

/** On this day the statements are stale whose newest period ended before the one that is returned. */
export const staleBefore = (day: string, cadence: ReportingCadence): string =>
  addDays(day, 1 - IN_TIME_DAYS[cadence]);
