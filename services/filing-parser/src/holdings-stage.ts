import type { Archive } from '@footnote/edgar/archive';
import type { Document } from '@footnote/events/types.generated';
import type { DeclaredStage, StageOutput } from '@footnote/projection/stage/stage';
import { deadLetter, drop, ok, type Step } from '@footnote/projection/step';
import { orDeadLetter } from './archived.ts';
import { belongsToFiling, noFiling } from './document-filing.ts';
import { eventsOfHoldings } from './holdings/holdings-events.ts';
import { readForm13f, readLines } from './holdings/read-filing.ts';

/** `documents` → `holdings`: Forms 13F, from their own documents or their lines of a data set. */
export function holdingsStage({
  archive,
}: {
  readonly archive: Pick<Archive, 'get'>;
}): DeclaredStage<'holdings-parser'> {
  return {
    name: 'holdings-parser',
    topic: 'documents',
    // A table of a large manager has some megabytes.
    maxRecords: 32,
    work: 'read',
    take: (document) => {
      if (document.kind !== 'holdings' && document.kind !== 'holdings_rows') return drop('other_kind');
      return orDeadLetter(async () => {
        const cover = await archive.get(document.sha256);
        const tables: Uint8Array[] = [];
        for (const { sha256 } of document.parts) tables.push(await archive.get(sha256));
        const read = document.kind === 'holdings' ? readForm13f(cover, tables) : readLines(cover);
        return holdingsOf(document, read);
      });
    },
  };
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
