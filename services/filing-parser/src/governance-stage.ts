import type { Archive } from '@footnote/edgar/archive';
import { familyOf } from '@footnote/edgar/form-family';
import type { DeclaredStage } from '@footnote/projection/stage/stage';
import { drop } from '@footnote/projection/step';
import { isProxyStatement } from '@footnote/values/form';
import { orDeadLetter } from './archived.ts';
import { belongsToFiling, noFiling } from './document-filing.ts';
import { mainOf } from './filing-file.ts';

/** Reports filed before tag no arrangements: Item 408 of Regulation S-K is of that year. */
const FIRST_DAY = '2023-01-01';

/**
 * `documents` → `governance`: what 10-Ks and 10-Qs tag of trading arrangements and policies, changes of officers and results of
 * votes of 8-Ks, and what definitive proxy statements say of pay, fees and the meeting.
 */
export function governanceStage({
  archive,
}: {
  readonly archive: Pick<Archive, 'get'>;
}): DeclaredStage<'governance-parser'> {
  return {
    name: 'governance-parser',
    topic: 'documents',
    // Some megabytes of markup each.
    maxRecords: 32,
    work: 'read',
    take: (document) => {
      if (document.kind !== 'filing') return drop('other_kind');
      if (document.form !== null && isProxyStatement(document.form)) {
        if (!belongsToFiling(document)) return noFiling(document);
        return orDeadLetter(async () => {
          const { parseProxy } = await import('./governance/parse-proxy.ts');
          return parseProxy(document, await mainOf(archive, document));
        });
      }
      const family = document.form === null ? undefined : familyOf(document.form);
      if (family === 'current') {
        if (!belongsToFiling(document)) return noFiling(document);
        return orDeadLetter(async () => {
          const { parseCurrentReport } = await import('./governance/parse-current-report.ts');
          return parseCurrentReport(document, await mainOf(archive, document));
        });
      }
      if (document.form !== null && family !== 'annual' && family !== 'quarterly') return drop('other_form');
      if (!belongsToFiling(document)) return noFiling(document);
      if (document.filed < FIRST_DAY) return drop('before_rule');
      return orDeadLetter(async () => {
        const { parseGovernance } = await import('./governance/parse-governance.ts');
        return parseGovernance(document, await mainOf(archive, document));
      });
    },
  };
}
