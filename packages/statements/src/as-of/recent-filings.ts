import { isAmendment } from '@footnote/values/form';
import { byAge } from '../filings/accept.ts';
import { isAnnualForm } from '../filings/forms.ts';
import type { CompanyInput } from '../inputs.ts';
import { addDays } from '../values/day.ts';

/** The filings from which the newest period is computed. */
export type Reach = {
  /** Every filing of this many days before the newest one is used. */
  readonly days: number;
  /**
   * Older annual reports: all of them, or every third, which repeats the flows of the two years before it.
   */
  readonly annualReports: 'all' | 'every_third';
};

/**
 * For twelve months and the balances at their end: four quarters, the last of which is the difference between
 * a year and its nine months, plus half a year for late filers.
 */
export const TWELVE_MONTHS: Reach = { days: 550, annualReports: 'every_third' };

/** For figures that are compared with the year before or with several years. */
export const SEVERAL_YEARS: Reach = { days: 825, annualReports: 'all' };

const YEARS_OF_REPORT = 3;

/**
 * The company reduced to the filings that its newest period is computed from. Annual reports of other years
 * matter because their rows decide whether a row of the newest one is complete; old quarters hardly matter
 * and take most of the time.
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
