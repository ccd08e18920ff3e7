import type { Document } from '@footnote/event-types/types.generated';
import { deadLetter, type Step } from '@footnote/projection/step';

/** A document that belongs to a filing. */
export type FilingDocument = Document & {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
};

export function belongsToFiling(document: Document): document is FilingDocument {
  return document.accession !== null && document.form !== null && document.filed !== null;
}

export const noFiling = ({ url }: Document): Step<never> =>
  deadLetter('no_filing', `the document ${url} belongs to no filing`);
