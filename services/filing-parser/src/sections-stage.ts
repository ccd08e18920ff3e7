import type { Archive, Derived } from '@footnote/edgar/archive';
import type { DeclaredStage } from '@footnote/projection/stage/stage';
import { drop } from '@footnote/projection/step';
import { orDeadLetter } from './archived.ts';
import { filesOf } from './filing-file.ts';
import { isRead } from './sections/is-read.ts';
import { keepOutlines } from './sections/keep-outlines.ts';

/** `documents` → `sections`: of 10-K, 10-Q and 8-K. Of other kinds and forms only the outlines of large files are kept. */
export function sectionsStage({
  archive,
  derived,
}: {
  readonly archive: Pick<Archive, 'get'>;
  /** Where the outlines of large documents are kept; without it they are not. */
  readonly derived?: Derived | undefined;
}): DeclaredStage<'section-parser'> {
  return {
    name: 'section-parser',
    topic: 'documents',
    // Some megabytes of markup each.
    maxRecords: 32,
    work: 'read',
    take: async (document) => {
      if (derived !== undefined) await keepOutlines(document, { archive, derived });
      if (document.kind !== 'filing') return drop('other_kind');
      if (document.form !== null && !isRead(document.form)) return drop('no_sections');
      return orDeadLetter(async () => {
        const { parseSections } = await import('./sections/parse-sections.ts');
        return parseSections(document, await filesOf(archive, document));
      });
    },
  };
}
