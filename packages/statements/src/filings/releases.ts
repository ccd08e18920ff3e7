import { DRIFT } from '../calendar/calendar.ts';
import type { Context, ReleaseStanding } from '../model/model.ts';
import type { InputFiling } from '../inputs.ts';
import { addDays, span } from '../values/day.ts';

/** An earnings release, whose facts count less than those of a report (semantics §3.8.5). */
export const isRelease = ({ release }: Pick<InputFiling, 'release'>): boolean => release !== undefined;

/** Whether a release states a fiscal year that ends with its newest period. */
export const isOfYear = (spans: readonly Pick<Context, 'start' | 'end'>[], period: string | null): boolean =>
  spans.some(({ start, end }) => start !== null && end === period && span(start, end) >= 330);

/** The newest of some periods; null if none is known. */
export const newestPeriod = (periods: readonly (string | null)[]): string | null =>
  periods.reduce(
    (newest, period) => (period === null || (newest !== null && newest >= period) ? newest : period),
    null,
  );

/** Whether a period ends after all reports: then only a release speaks of it. `reported`: null without any report. */
export const isAfterReports = (end: string, reported: string | null): boolean =>
  reported !== null && end > addDays(reported, DRIFT);

/** The standing of a release beside reports up to `reported`; null for a report. */
export const standingOf = (
  { release }: Pick<InputFiling, 'release'>,
  period: string | null,
  reported: string | null,
): ReleaseStanding | null =>
  release === undefined
    ? null
    : { ...release, preliminary: period !== null && isAfterReports(period, reported) };
