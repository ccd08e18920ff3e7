import { decoded } from '@footnote/filing-text/decoded';
import { readCurrentReport } from '@footnote/governance/current-report/read-current-report';
import type { StageOutput } from '@footnote/projection/stage/stage';
import { deadLetter, drop, ok, type Step } from '@footnote/projection/step';
import type { FilingDocument } from '../document-filing.ts';
import { ROOM } from '../fact-sets.ts';
import { type FilingFile, readable, refusalOf } from '../filing-file.ts';
import { eventOfCurrentReport } from './current-report-event.ts';

/** The items that are read are named in the text, in whatever markup. */
const MAY_HAVE = /5(?:<[^>]*>)*\.(?:<[^>]*>)*0(?:<[^>]*>)*[27]/;

/** Items 5.02 and 5.07 of an 8-K; one without them is left to the other stages. */
export function parseCurrentReport(
  document: FilingDocument,
  main: FilingFile,
): Step<StageOutput<'governance'>> {
  try {
    const text = decoded(readable(main));
    if (!MAY_HAVE.test(text)) return drop('no_item');
    const read = readCurrentReport(text, document.filed);
    if (read.changes === null && read.votes === null) return drop('no_item');
    const event = eventOfCurrentReport(document, main, read);
    return Buffer.byteLength(JSON.stringify(event)) > ROOM
      ? deadLetter('too_large', `${main.url}: its proposals are too many for an event`)
      : ok({ runs: [[{ topic: 'governance', event }]], leftOut: null });
  } catch (error) {
    const { reason, message } = refusalOf(main, error);
    return deadLetter(reason, message);
  }
}
