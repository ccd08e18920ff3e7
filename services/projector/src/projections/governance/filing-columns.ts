import type { GovernanceReport } from '@footnote/event-types/types.generated';

/** The columns of a filing that every row of it has. */
export const filingOf = ({ cik, accession, form, filed, url }: GovernanceReport) => ({
  cik,
  accession,
  form,
  filed,
  url,
});

/** Acceptance as the tables have it. */
export const timeOf = ({ source_time: at }: GovernanceReport): string =>
  new Date(Math.max(0, at)).toISOString().slice(0, 23).replace('T', ' ');
