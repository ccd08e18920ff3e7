import type { Document } from '@footnote/event-types/types.generated';
import { decoded } from '@footnote/filing-text/decoded';
import { readDocument } from '@footnote/filing-text/read-document';
import type { Refusal, StageOutput } from '@footnote/projection/stage/stage';
import { deadLetter, drop, ok, type Step } from '@footnote/projection/step';
import { readParts } from '@footnote/releases/document/read-parts';
import { belongsToFiling, noFiling } from '../document-filing.ts';
import { type FilingFile, readable, refusalOf } from '../filing-file.ts';
import { itemsOf } from '../sections/current-report.ts';
import { eventsOfRelease, type UnrecordedRelease } from './release-events.ts';

/** Item 2.02, and what it was until August 2004. */
const RESULTS: ReadonlySet<string> = new Set(['2.02', '12']);

/**
 * The exhibits of an 8-K that announces results, each as a set of events. An exhibit that is refused is left out, with
 * the reason.
 */
export function parseReleases(
  document: Document,
  [main, ...exhibits]: readonly [FilingFile, ...FilingFile[]],
): Step<StageOutput<'releases'>> {
  if (!belongsToFiling(document)) return noFiling(document);
  const refusals: Refusal[] = [];
  const read = <T>(file: FilingFile, reader: (bytes: Uint8Array) => T): T | null => {
    try {
      return reader(readable(file));
    } catch (error) {
      refusals.push(refusalOf(file, error));
      return null;
    }
  };
  const text = read(main, readDocument);
  // The stage of sections reports a report that cannot be read.
  if (text === null || !itemsOf(text).some((item) => RESULTS.has(item))) return drop('no_results');
  const sets: (readonly UnrecordedRelease[])[] = [];
  for (const exhibit of exhibits) {
    const parts = read(exhibit, (bytes) => readParts(decoded(bytes)));
    if (parts === null) continue;
    const events = eventsOfRelease(document, exhibit, parts);
    if (events !== null) sets.push(events);
    else refusals.push({ reason: 'too_large', message: `${exhibit.url}: a table is too large for an event` });
  }
  const [refusal] = refusals;
  const leftOut =
    refusal === undefined
      ? null
      : { reason: refusal.reason, message: refusals.map(({ message }) => message).join('\n') };
  if (sets.length === 0) return deadLetter(leftOut?.reason ?? '', leftOut?.message ?? '');
  return ok({
    runs: sets.map((events) => events.map((event) => ({ topic: 'releases' as const, event }))),
    leftOut,
  });
}
