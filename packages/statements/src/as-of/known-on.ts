import type { CompanyRecord } from './company-record.ts';

/**
 * The company as it was known at the end of a day (YYYY-MM-DD): the filings filed up to it, whole, and nothing that
 * a later one says. Whatever is found out from filings (calendar, cadence, type, splits, restatements) is then found
 * out from these alone. SIC and fiscal year end bear no date at the source and stay as they are today.
 */
export const knownOn = (record: CompanyRecord, day: string): CompanyRecord => ({
  ...record,
  company: {
    ...record.company,
    filings: record.company.filings.filter(({ filed }) => filed <= day),
  },
});
