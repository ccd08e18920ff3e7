import type { Archive } from '@footnote/edgar/archive';
import type { DeclaredStage } from '@footnote/projection/stage/stage';
import { drop } from '@footnote/projection/step';
import { isSchedule13 } from '@footnote/values/form';
import { orDeadLetter } from './archived.ts';

/**
 * `documents` → `stakes`: Schedules 13D and 13G. An unreadable one becomes a dead letter and, if the issuer
 * is known, an event with the refusal, so that consumers know what is missing.
 */
export function stakesStage({
  archive,
}: {
  readonly archive: Pick<Archive, 'get'>;
}): DeclaredStage<'stake-parser'> {
  return {
    name: 'stake-parser',
    topic: 'documents',
    maxRecords: 256,
    work: 'read',
    take: (document) => {
      const { kind, form } = document;
      if (kind !== 'ownership') return drop('other_kind');
      if (form !== null && !isSchedule13(form)) return drop('other_form');
      return orDeadLetter(async () => {
        const { parseStake } = await import('./stakes/parse-stake.ts');
        const content = await archive.get(document.sha256);
        // A schedule has at most one part, the header of its submission.
        const [header] = document.parts;
        return parseStake(document, content, header === undefined ? null : await archive.get(header.sha256));
      });
    },
  };
}
