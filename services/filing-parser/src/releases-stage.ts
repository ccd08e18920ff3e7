import type { Archive } from '@footnote/edgar/archive';
import { familyOf } from '@footnote/edgar/form-family';
import type { DeclaredStage } from '@footnote/projection/stage/stage';
import { drop } from '@footnote/projection/step';
import { isForm6K } from '@footnote/values/form';
import { orDeadLetter } from './archived.ts';
import { belongsToFiling, noFiling } from './document-filing.ts';
import { exhibitsOf, mainOf } from './filing-file.ts';

/** `documents` → `releases`: the exhibits 99 of an 8-K under item 2.02, and those of a 6-K that announce results. */
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
      const isForeign = isForm6K(document.form ?? '');
      if (document.form !== null && !isForeign && familyOf(document.form) !== 'current')
        return drop('other_form');
      if (document.parts.length === 0) return drop('no_exhibit');
      if (!belongsToFiling(document)) return noFiling(document);
      return orDeadLetter(async () => {
        const { announcesResults, parseForeign, parseReleases } =
          await import('./releases/parse-releases.ts');
        if (isForeign) return parseForeign(document, await exhibitsOf(archive, document));
        // Most press releases are about something else: their exhibits are not read.
        return announcesResults(await mainOf(archive, document))
          ? parseReleases(document, await exhibitsOf(archive, document))
          : drop('no_results');
      });
    },
  };
}
