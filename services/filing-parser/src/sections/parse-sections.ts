import type { Document } from '@footnote/event-types/types.generated';
import type { StageOutput } from '@footnote/projection/stage/stage';
import { deadLetter, ok, type Step } from '@footnote/projection/step';
import { belongsToFiling, noFiling } from '../document-filing.ts';
import { type FilingFile, leftOutOf } from '../filing-file.ts';
import { readFiling } from './read-filing.ts';
import { eventsOfSections } from './section-events.ts';

/** The sections of a filing, or why there are none. */
export function parseSections(
  document: Document,
  files: [FilingFile, ...FilingFile[]],
): Step<StageOutput<'sections'>> {
  if (!belongsToFiling(document)) return noFiling(document);
  const { accession, form, filed, cik, sha256, source_time } = document;
  const { filing, refusals } = readFiling(form, files);
  const leftOut = leftOutOf(refusals);
  if (filing === null) return deadLetter(leftOut?.reason ?? '', leftOut?.message ?? '');
  const events = eventsOfSections({ cik, sha256, source_time, accession, form, filed }, filing);
  return events === null
    ? deadLetter('too_large', `a paragraph of ${accession} is too large for an event`)
    : ok({ runs: [events.map((event) => ({ topic: 'sections' as const, event }))], leftOut });
}
