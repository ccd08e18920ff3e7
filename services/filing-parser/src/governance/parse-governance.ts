import { decoded } from '@footnote/filing-text/decoded';
import { readGovernance } from '@footnote/governance/arrangements/read-report';
import type { StageOutput } from '@footnote/projection/stage/stage';
import { deadLetter, drop, ok, type Step } from '@footnote/projection/step';
import { ReportError } from '@footnote/xbrl/report/types';
import { INLINE } from '@footnote/xbrl/report/namespaces';
import type { FilingDocument } from '../document-filing.ts';
import { ROOM } from '../fact-sets.ts';
import { type FilingFile, readable, refusalOf } from '../filing-file.ts';
import { eventOfGovernance } from './governance-event.ts';

/** What a report tags; a report without inline XBRL is left to the other stages. */
export function parseGovernance(document: FilingDocument, main: FilingFile): Step<StageOutput<'governance'>> {
  try {
    const text = decoded(readable(main));
    if (![...INLINE].some((namespace) => text.includes(namespace))) return drop('not_inline');
    const name = main.url.slice(main.url.lastIndexOf('/') + 1);
    const event = eventOfGovernance(document, main, readGovernance(name, text, document.filed));
    return Buffer.byteLength(JSON.stringify(event)) > ROOM
      ? deadLetter('too_large', `${main.url}: the terms of its arrangements are too long for an event`)
      : ok({ runs: [[{ topic: 'governance', event }]], leftOut: null });
  } catch (error) {
    if (error instanceof ReportError) return deadLetter(error.reason, `${main.url}: ${error.message}`);
    const { reason, message } = refusalOf(main, error);
    return deadLetter(reason, message);
  }
}
