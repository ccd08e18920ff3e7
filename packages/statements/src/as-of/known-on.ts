import type { CompanyRecord } from './company-record.ts';

/**
 * The company as known at the end of a day (YYYY-MM-DD): the complete filings up to that day, and nothing
 * from later ones. Everything inferred from filings (calendar, cadence, type, splits, restatements) is then
 * inferred from these alone. SIC and fiscal year end have no date in the source and keep their current
 * values.
 */
export const knownOn = (record: CompanyRecord, day: string): CompanyRecord => ({
  ...record,
  company: {
    ...record.company,
    filings: record.company.filings.filter(({ filed }) => filed <= day),
  },
});
