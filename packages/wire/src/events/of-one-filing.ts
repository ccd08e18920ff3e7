import { filingIndexUrl } from '@footnote/values/accession';

type OfOneFiling = {
  readonly accession: string;
  readonly cik: string;
  readonly event_id: string;
  readonly filed: string;
  readonly form: string;
};

/** The members of every event that is about one filing. */
export const commonOf = ({ accession, cik, event_id, filed, form }: OfOneFiling) => ({
  accession,
  cik,
  event_id,
  filed,
  form,
  url: filingIndexUrl(cik, accession),
});
