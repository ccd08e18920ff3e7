import type { Archive } from '@footnote/edgar/archive';
import type { DeclaredStage } from '@footnote/projection/stage/stage';
import { drop } from '@footnote/projection/step';
import { orDeadLetter } from './archived.ts';
import { filesOf } from './filing-file.ts';
import { isRead } from './sections/is-read.ts';

/** `documents` → `sections`: of 10-K, 10-Q and 8-K. Other kinds are for other stages. */
export function sectionsStage({
  archive,
}: {
  readonly archive: Pick<Archive, 'get'>;
}): DeclaredStage<'section-parser'> {
  return {
    name: 'section-parser',
    topic: 'documents',
    // Some megabytes of markup each.
    maxRecords: 32,
    work: 'read',
    take: (document) => {
      if (document.kind !== 'filing') return drop('other_kind');
      if (document.form !== null && !isRead(document.form)) return drop('no_sections');
      return orDeadLetter(async () => {
        const { parseSections } = await import('./sections/parse-sections.ts');
        return parseSections(document, await filesOf(archive, document));
      });
    },
  };
}
