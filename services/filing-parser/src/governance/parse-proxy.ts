import { eventId } from '@footnote/events/event-id';
import type { ProxyStatement } from '@footnote/event-types/types.generated';
import { decoded } from '@footnote/filing-text/decoded';
import { readProxy } from '@footnote/governance/proxy/read-proxy';
import type { ProxyFigure, ProxyRow } from '@footnote/governance/proxy/types';
import type { StageOutput } from '@footnote/projection/stage/stage';
import { deadLetter, ok, type Step } from '@footnote/projection/step';
import { ReportError } from '@footnote/xbrl/report/types';
import type { FilingDocument } from '../document-filing.ts';
import { ROOM } from '../fact-sets.ts';
import { type FilingFile, readable, refusalOf } from '../filing-file.ts';
import type { UnrecordedGovernance } from './governance-event.ts';

/** What a definitive proxy statement says of pay, fees and its meeting, tagged or in tables. */
export function parseProxy(document: FilingDocument, main: FilingFile): Step<StageOutput<'governance'>> {
  try {
    const text = decoded(readable(main));
    const name = main.url.slice(main.url.lastIndexOf('/') + 1);
    const { rows, unassigned } = readProxy(name, text, document.filed);
    const event = eventOfProxy(document, main, { rows: rows.map(rowOf), unassigned });
    return Buffer.byteLength(JSON.stringify(event)) > ROOM
      ? deadLetter('too_large', `${main.url}: its rows are too many for an event`)
      : ok({ runs: [[{ topic: 'governance', event }]], leftOut: null });
  } catch (error) {
    if (error instanceof ReportError) return deadLetter(error.reason, `${main.url}: ${error.message}`);
    const { reason, message } = refusalOf(main, error);
    return deadLetter(reason, message);
  }
}

/** The id does not depend on when the document was fetched. */
function eventOfProxy(
  { cik, accession, form, filed, source_time }: FilingDocument,
  { url, sha256 }: Pick<FilingFile, 'sha256' | 'url'>,
  proxy: ProxyStatement,
): UnrecordedGovernance {
  return {
    event_id: eventId(['governance', cik, accession, form, filed, url, sha256, proxy]),
    source_time,
    cik,
    accession,
    form,
    filed,
    url,
    source_document: sha256,
    arrangements: [],
    statements: [],
    unread: [],
    unplaced: 0,
    current_report: null,
    proxy,
  };
}

const rowOf = ({ figures, ...row }: ProxyRow): ProxyStatement['rows'][number] => ({
  ...row,
  figures: figures.map(figureOf),
});

const isAmount = ({ unit }: ProxyFigure): boolean => unit !== 'day' && unit !== 'text';

const figureOf = (figure: ProxyFigure): ProxyStatement['rows'][number]['figures'][number] => ({
  name: figure.name,
  text: figure.text,
  amount: isAmount(figure) ? figure.value : null,
  day: figure.unit === 'day' ? figure.value : null,
  unit: figure.unit,
  refusal: figure.refusal,
  concept: figure.concept,
  element_id: figure.id,
  from: figure.from,
  to: figure.to,
});
