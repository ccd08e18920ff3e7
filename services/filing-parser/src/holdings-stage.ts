import type { Archive } from '@footnote/edgar/archive';
import type { DeclaredStage } from '@footnote/projection/stage/stage';
import { drop } from '@footnote/projection/step';
import { orDeadLetter } from './archived.ts';

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
        const { parseHoldings } = await import('./holdings/parse-holdings.ts');
        const cover = await archive.get(document.sha256);
        const tables: Uint8Array[] = [];
        for (const { sha256 } of document.parts) tables.push(await archive.get(sha256));
        return parseHoldings(document, cover, tables);
      });
    },
  };
}
