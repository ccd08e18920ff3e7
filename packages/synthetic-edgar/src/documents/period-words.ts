import { yearOf } from '../dates.ts';
import type { Report } from '../reports.ts';
import type { PeriodWords } from './prose.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const CUMULATIVE = ['', 'three months', 'three and six months', 'three and nine months'];

/** "June 30, 2024". */
export const longDate = (date: string): string =>
  `${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''} ${Number(date.slice(8))}, ${yearOf(date)}`;

/** "fiscal year ended December 31, 2024", as on a cover. */
export const coveredPeriod = ({ annual, quarter }: Report): string =>
  `${annual ? 'fiscal year' : 'quarterly period'} ended ${longDate(quarter.end)}`;

/** The words for the period of a report in its text. */
export const periodWords = ({ annual, quarter, year }: Report): PeriodWords => ({
  period: annual
    ? `fiscal ${year.label}`
    : `the ${CUMULATIVE[quarter.ordinal] ?? 'three months'} ended ${longDate(quarter.end)}`,
  fiscalYear: year.label,
  key: quarter.index,
});
