import { byAge } from '../filings/accept.ts';
import { isAmendment, isAnnualForm } from '../filings/forms.ts';
import type { CompanyInput } from '../inputs.ts';
import { addDays } from '../values/day.ts';

/** Which filings the newest period is computed from. */
export type Reach = {
  /** Days before the newest filing of which every filing counts. */
  readonly days: number;
  /** Of the years before: all annual reports, or every third, which has the flows of the two years before it as well. */
  readonly annualReports: 'all' | 'every_third';
};

/**
 * For twelve months and the balances at their end: four quarters, of which the last is the difference of a year and its
 * nine months, and half a year for who reports late.
 */
export const TWELVE_MONTHS: Reach = { days: 550, annualReports: 'every_third' };

/** For all that is compared with the year before, or with several. */
export const SEVERAL_YEARS: Reach = { days: 825, annualReports: 'all' };

const YEARS_OF_REPORT = 3;

/**
 * The company with what its newest period is computed from. The rows that it had in other years decide whether a row of
 * the newest is whole, so that annual reports count; old quarters decide next to nothing and cost most of the time.
 */
export function withRecentFilings(company: CompanyInput, { days, annualReports }: Reach): CompanyInput {
  const newest = company.filings.reduce((day, { filed }) => (filed > day ? filed : day), '');
  if (newest === '') return company;
  const first = addDays(newest, -days);
  const older = company.filings.filter(({ form, filed }) => filed <= first && isAnnualForm(form));
  const spanning = older
    .filter(({ form }) => !isAmendment(form))
    .toSorted(byAge)
    .toReversed()
    .filter((_, at) => at % YEARS_OF_REPORT === YEARS_OF_REPORT - 1);
  return {
    ...company,
    filings: [
      ...(annualReports === 'all' ? older : spanning),
      ...company.filings.filter(({ filed }) => filed > first),
    ],
  };
}
