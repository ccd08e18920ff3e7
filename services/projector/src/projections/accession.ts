import { deadLetter, type Step } from '@footnote/projection/step';

const ACCESSION = /^\d{10}-\d{2}-\d{6}$/;

/** A dead letter for what is not an accession number; null if it is one. */
export const wrongAccession = (accession: string): Step<never> | null =>
  ACCESSION.test(accession)
    ? null
    : deadLetter('accession_malformed', `'${accession}' is not an accession number`);
