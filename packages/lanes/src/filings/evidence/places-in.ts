import { passagePlaces } from '@footnote/evidence/passages/passages';
import { documentText, type DocumentText, type Place, placeOf } from '@footnote/evidence/place';
import { decoded } from '@footnote/filing-text/decoded';
import { DocumentRefusedError } from '@footnote/filing-text/refused';
import type { LocateJob, Locator } from './locate.ts';

/** A document in which places are looked for, from its bytes. */
export const documentOf = (name: string, bytes: Uint8Array): DocumentText =>
  documentText(decoded(bytes), name);

/** The places of facts in one document. The first search in a document of some megabytes takes tens of milliseconds. */
export function placesIn(
  document: DocumentText,
  { sought, onlyYears }: Pick<LocateJob, 'sought' | 'onlyYears'>,
): readonly (Place | null)[] {
  return sought.map((fact) => {
    try {
      return placeOf(document, fact, onlyYears);
    } catch (error) {
      // A table that was made to hurt shows no place.
      if (error instanceof DocumentRefusedError) return null;
      throw error;
    }
  });
}

/** Looks for places here and now, and remembers no document. */
export const ownLocator: Locator = {
  locate: async (job, read) => {
    const bytes = await read();
    return bytes === null ? null : placesIn(documentOf(job.name, bytes), job);
  },
  passages: async (job, read) => {
    const bytes = await read();
    return bytes === null ? null : passagePlaces(decoded(bytes), job.passages);
  },
};
