import type { CompanyInput } from '../inputs.ts';
import type { CompanyRecord } from './company-record.ts';

/**
 * The company as known at the end of a day (YYYY-MM-DD): the complete filings up to that day, and nothing
 * from later ones. Everything inferred from filings (calendar, cadence, type, splits, restatements) is then
 * inferred from these alone. SIC and fiscal year end have no date in the source and keep their current
 * values.
 */
export const knownOn = (record: CompanyRecord, day: string): CompanyRecord => ({
  ...record,
  releases: record.releases.filter(({ filed }) => filed <= day),
  company: {
    ...record.company,
    filings: record.company.filings.filter(({ filed }) => filed <= day),
    ...splitsKnownOn(record.company, day),
  },
});

/** A split is public by its ex-date. */
const splitsKnownOn = (
  { reported_splits: reported }: CompanyInput,
  day: string,
): Pick<CompanyInput, 'reported_splits'> =>
  reported === undefined
    ? {}
    : {
        reported_splits: {
          ...reported,
          until: reported.until < day ? reported.until : day,
          splits: reported.splits.filter(({ ex_date: ex }) => ex <= day),
        },
      };
