import type { Archive } from '@footnote/edgar/archive';
import type { DeclaredStage } from '@footnote/projection/stage/stage';
import { drop } from '@footnote/projection/step';
import { isForm144, isInsiderForm } from '@footnote/values/form';
import { orDeadLetter } from './archived.ts';

/**
 * `documents` → `trades`: Forms 3, 4, 5 and 144. An unreadable form becomes a dead letter and an event with
 * the refusal, so that consumers know what is missing.
 */
export function tradesStage({
  archive,
}: {
  readonly archive: Pick<Archive, 'get'>;
}): DeclaredStage<'trade-parser'> {
  return {
    name: 'trade-parser',
    topic: 'documents',
    maxRecords: 256,
    work: 'read',
    take: (document) => {
      const { kind, form } = document;
      if (kind !== 'ownership') return drop('other_kind');
      if (form !== null && !isInsiderForm(form) && !isForm144(form)) return drop('other_form');
      return orDeadLetter(async () => {
        const { parseTrades } = await import('./trades/parse-trades.ts');
        return parseTrades(document, await archive.get(document.sha256));
      });
    },
  };
}
