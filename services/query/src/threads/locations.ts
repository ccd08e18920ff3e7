import { type PassagePlace, passagePlaces } from '@footnote/evidence/passages/passages';
import type { DocumentText, Place } from '@footnote/evidence/place';
import type { LocateJob, PassageJob } from '@footnote/lanes/filings/evidence/locate';
import { documentOf, placesIn } from '@footnote/lanes/filings/evidence/places-in';
import { release } from './own-buffer.ts';
import { createRemembered } from './remembered.ts';

/** What is looked for in a document. */
export type Job = LocateJob & PassageJob;

export type Found = {
  readonly places: readonly (Place | null)[];
  readonly passages: readonly (PassagePlace | null)[];
};

/** A request to the thread about a document, with its bytes if the thread does not remember it. */
export type Question = {
  readonly id: number;
  readonly job: Job;
  readonly content: Uint8Array | null;
};

export type Reply = { readonly id: number } & (
  | { readonly outcome: 'result'; readonly result: Found }
  | { readonly outcome: 'unknown_document' }
  | { readonly outcome: 'failed'; readonly error: unknown }
);

/** Characters of all remembered documents: some sixteen usual reports. */
const MAX_CHARACTERS = 32_000_000;

/** Looks for facts and passages in documents, of which it remembers the most recently used with the tags that it found in them. */
export function createLocations(maxCharacters = MAX_CHARACTERS): (question: Question) => Reply {
  const known = createRemembered<DocumentText>(maxCharacters);
  const read = ({ name, sha256 }: Job, content: Uint8Array): DocumentText => {
    const document = documentOf(name, content);
    release(content);
    known.add(sha256, document, document.text.length);
    return document;
  };
  return ({ id, job, content }) => {
    try {
      const document = content === null ? known.get(job.sha256) : read(job, content);
      if (document === undefined) return { id, outcome: 'unknown_document' };
      const passages = passagePlaces(document.text, job.passages);
      return { id, outcome: 'result', result: { places: placesIn(document, job), passages } };
    } catch (error) {
      return { id, outcome: 'failed', error };
    }
  };
}
