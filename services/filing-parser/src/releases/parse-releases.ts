import { decoded } from '@footnote/filing-text/decoded';
import { readDocument } from '@footnote/filing-text/read-document';
import type { Refusal, StageOutput } from '@footnote/projection/stage/stage';
import { deadLetter, drop, ok, type Step } from '@footnote/projection/step';
import type { Part } from '@footnote/releases/document/parts';
import { readParts } from '@footnote/releases/document/read-parts';
import type { FilingDocument } from '../document-filing.ts';
import { type FilingFile, leftOutOf, readable, refusalOf } from '../filing-file.ts';
import { itemsOf } from '../sections/current-report.ts';
import { announcesPeriod } from './foreign-report.ts';
import { provenEnd } from './proven-end.ts';
import { eventsOfRelease, type UnrecordedRelease } from './release-events.ts';

/** Item 2.02, and what it was until August 2004. */
const RESULTS: ReadonlySet<string> = new Set(['2.02', '12']);

/** Whether an 8-K announces results. The stage of sections reports one that cannot be read. */
export function announcesResults(main: FilingFile): boolean {
  try {
    return itemsOf(readDocument(readable(main))).some((item) => RESULTS.has(item));
  } catch {
    return false;
  }
}

/**
 * Those exhibits of a 6-K that announce results. The others are left out without a reason: nothing lists what a 6-K is
 * about.
 */
export function parseForeign(
  document: FilingDocument,
  exhibits: readonly FilingFile[],
): Step<StageOutput<'releases'>> {
  const announcing = exhibits.filter((exhibit) => {
    try {
      return announcesPeriod(readParts(decoded(readable(exhibit))), document.filed);
    } catch {
      return false;
    }
  });
  return announcing.length === 0 ? drop('no_results') : parseReleases(document, announcing);
}

/**
 * The exhibits of a filing that announces results, each as a set of events. An exhibit that is refused is left out, with
 * the reason.
 */
export function parseReleases(
  document: FilingDocument,
  exhibits: readonly FilingFile[],
): Step<StageOutput<'releases'>> {
  const refusals: Refusal[] = [];
  const partsIn = (exhibit: FilingFile): readonly Part[] | null => {
    try {
      return readParts(decoded(readable(exhibit)));
    } catch (error) {
      refusals.push(refusalOf(exhibit, error));
      return null;
    }
  };
  const read = exhibits.flatMap((exhibit) => {
    const parts = partsIn(exhibit);
    return parts === null ? [] : [{ exhibit, parts, end: provenEnd(parts, document.filed) }];
  });
  // One exhibit of a filing speaks for it: the first that proves a period, else the first.
  const speaker = read.find(({ end }) => end !== null) ?? read[0];
  const sets: (readonly UnrecordedRelease[])[] = [];
  for (const one of read) {
    const { exhibit, parts, end } = one;
    const events = eventsOfRelease(document, exhibit, parts, one === speaker ? { period_end: end } : null);
    if (events !== null) sets.push(events);
    else refusals.push({ reason: 'too_large', message: `${exhibit.url}: a table is too large for an event` });
  }
  const leftOut = leftOutOf(refusals);
  if (sets.length === 0) return deadLetter(leftOut?.reason ?? '', leftOut?.message ?? '');
  return ok({
    runs: sets.map((events) => events.map((event) => ({ topic: 'releases' as const, event }))),
    leftOut,
  });
}
