/** Entry of the thread that looks for facts in documents, so that other requests do not wait. */
import { parentPort } from 'node:worker_threads';
import { documentText, type Place, placeOf } from '@footnote/evidence/place';
import { decoded } from '@footnote/filing-text/decoded';
import { DocumentRefusedError } from '@footnote/filing-text/refused';
import type { Question, Reply } from './locator.ts';

function placesIn({ name, bytes, sought, onlyYears }: Question): readonly (Place | null)[] {
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

const replyTo = (question: Question): Reply => {
  const { id } = question;
  try {
    return { id, places: placesIn(question) };
  } catch (error) {
    return { id, error };
  }
};

parentPort?.on('message', (question: Question) => parentPort?.postMessage(replyTo(question)));
