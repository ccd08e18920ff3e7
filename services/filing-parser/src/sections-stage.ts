import type { Archive } from '@footnote/edgar/archive';
import type { Document } from '@footnote/events/types.generated';
import type { DeclaredStage, StageOutput } from '@footnote/projection/stage/stage';
import { deadLetter, drop, ok, type Step } from '@footnote/projection/step';
import { orDeadLetter } from './archived.ts';
import { belongsToFiling, noFiling } from './document-filing.ts';
import { type FilingFile, isRead, readFiling } from './sections/read-filing.ts';
import { eventsOfSections } from './sections/section-events.ts';

/** `documents` → `sections`: of 10-K, 10-Q and 8-K. Other kinds are for other stages. */
export function sectionsStage({
  archive,
}: {
  readonly archive: Pick<Archive, 'get'>;
}): DeclaredStage<'section-parser'> {
  const filesOf = async ({ url, sha256, parts }: Document): Promise<[FilingFile, ...FilingFile[]]> => {
    const files: [FilingFile, ...FilingFile[]] = [
      { url, sha256, type: null, bytes: await archive.get(sha256) },
    ];
    for (const part of parts) files.push({ ...part, bytes: await archive.get(part.sha256) });
    return files;
  };
  return {
    name: 'section-parser',
    topic: 'documents',
    // Some megabytes of markup each.
    maxRecords: 32,
    work: 'read',
    take: (document) => {
      if (document.kind !== 'filing') return drop('other_kind');
      if (document.form !== null && !isRead(document.form)) return drop('no_sections');
      return orDeadLetter(async () => sectionsOf(document, await filesOf(document)));
    },
  };
}

function sectionsOf(document: Document, files: [FilingFile, ...FilingFile[]]): Step<StageOutput<'sections'>> {
  if (!belongsToFiling(document)) return noFiling(document);
  const { accession, form, filed, cik, sha256, source_time } = document;
  const { filing, refusals } = readFiling(form, files);
  const [refusal] = refusals;
  const leftOut =
    refusal === undefined
      ? null
      : { reason: refusal.reason, message: refusals.map(({ message }) => message).join('\n') };
  if (filing === null) return deadLetter(leftOut?.reason ?? '', leftOut?.message ?? '');
  const events = eventsOfSections({ cik, sha256, source_time, accession, form, filed }, filing);
  return events === null
    ? deadLetter('too_large', `a paragraph of ${accession} is too large for an event`)
    : ok({ runs: [events.map((event) => ({ topic: 'sections' as const, event }))], leftOut });
}
