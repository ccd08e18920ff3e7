import { isAccession } from '@footnote/values/accession';
import { deadLetter, type Step } from '@footnote/projection/step';

/** A dead letter for what is not an accession number; null if it is one. */
export const wrongAccession = (accession: string): Step<never> | null =>
  isAccession(accession)
    ? null
    : deadLetter('accession_malformed', `'${accession}' is not an accession number`);
