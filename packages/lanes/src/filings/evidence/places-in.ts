import { documentText, type Place, placeOf } from '@footnote/evidence/place';
import { decoded } from '@footnote/filing-text/decoded';
import { DocumentRefusedError } from '@footnote/filing-text/refused';
import type { LocateJob } from './locate.ts';

/** The places of facts in one document. Pure: a document of some megabytes takes tens of milliseconds. */
export function placesIn({ name, bytes, sought, onlyYears }: LocateJob): readonly (Place | null)[] {
  const document = documentText(decoded(bytes), name);
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
