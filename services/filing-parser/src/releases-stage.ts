import type { Archive } from '@footnote/edgar/archive';
import { familyOf } from '@footnote/edgar/form-family';
import type { DeclaredStage } from '@footnote/projection/stage/stage';
import { drop } from '@footnote/projection/step';
import { orDeadLetter } from './archived.ts';
import { filesOf } from './filing-file.ts';

/** `documents` → `releases`: the exhibits 99 of an 8-K under item 2.02, results of operations. */
export function releasesStage({
  archive,
}: {
  readonly archive: Pick<Archive, 'get'>;
}): DeclaredStage<'release-parser'> {
  return {
    name: 'release-parser',
    topic: 'documents',
    maxRecords: 32,
    work: 'read',
    take: (document) => {
      if (document.kind !== 'filing') return drop('other_kind');
      if (document.form !== null && familyOf(document.form) !== 'current') return drop('other_form');
      if (document.parts.length === 0) return drop('no_exhibit');
      return orDeadLetter(async () => {
        const { parseReleases } = await import('./releases/parse-releases.ts');
        return parseReleases(document, await filesOf(archive, document));
      });
    },
  };
}
