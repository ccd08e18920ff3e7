import type { Document } from '@footnote/event-types/types.generated';
import type { StageOutput } from '@footnote/projection/stage/stage';
import { deadLetter, ok, type Step } from '@footnote/projection/step';
import { belongsToFiling, noFiling } from '../document-filing.ts';
import { eventsOfHoldings } from './holdings-events.ts';
import { readForm13f, readLines } from './read-filing.ts';

/** The holdings of a Form 13F, given its cover or its lines of a data set, and its tables. */
export function parseHoldings(
  document: Document,
  cover: Uint8Array,
  tables: readonly Uint8Array[],
): Step<StageOutput<'holdings'>> {
  return holdingsOf(document, document.kind === 'holdings' ? readForm13f(cover, tables) : readLines(cover));
}

function holdingsOf(document: Document, read: ReturnType<typeof readForm13f>): Step<StageOutput<'holdings'>> {
  if (!belongsToFiling(document)) return noFiling(document);
  const { accession, form, filed, cik, kind, sha256, source_time } = document;
  if ('refused' in read) return deadLetter(read.refused.reason, `${accession}: ${read.refused.message}`);
  const { manager } = read.ok.cover;
  if (manager.cik !== cik)
    return deadLetter(
      'other_manager',
      `the cover of ${accession} names the filer ${manager.cik}, not ${cik}`,
    );
  const events = eventsOfHoldings(
    {
      cik,
      sha256,
      source_time,
      accession,
      form,
      filed,
      source: kind === 'holdings' ? 'documents' : 'data_set',
    },
    read.ok,
  );
  return events === null
    ? deadLetter('too_large', `a row of ${accession} is too large for an event`)
    : ok({ runs: [events.map((event) => ({ topic: 'holdings' as const, event }))], leftOut: null });
}
