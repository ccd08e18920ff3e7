import type { Archive } from '@footnote/edgar/archive';
import type { Document } from '@footnote/events/types.generated';
import { readForm144 } from '@footnote/forms/form-144/read-form-144';
import { readInsiderForm } from '@footnote/forms/insiders/read-insider-form';
import type { DeclaredStage, Refusal, StageOutput } from '@footnote/projection/stage/stage';
import { deadLetter, drop, ok, type Step } from '@footnote/projection/step';
import { archiveReason } from './archive-reason.ts';
import { MAX_EVENT_BYTES } from './fact-sets.ts';
import {
  insiderReport,
  refusedForm,
  saleNotice,
  type TradeFiling,
  type UnrecordedTrades,
} from './trades/trade-event.ts';

const INSIDER_FORM = /^[345](\/A)?$/;
const FORM_144 = /^144(\/A)?$/;

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
    take: async (document) => {
      const { kind, form } = document;
      if (kind !== 'ownership') return drop('other_kind');
      if (form !== null && !INSIDER_FORM.test(form) && !FORM_144.test(form)) return drop('other_form');
      try {
        return tradesOf(document, await archive.get(document.sha256));
      } catch (error) {
        const reason = archiveReason(error);
        if (reason === null) throw error;
        return deadLetter(reason, (error as Error).message);
      }
    },
  };
}

function tradesOf(document: Document, content: Uint8Array): Step<StageOutput<'trades'>> {
  const { accession, form, filed, cik, sha256, source_time, url } = document;
  if (accession === null || form === null || filed === null)
    return deadLetter('no_filing', `the document ${url} is of no filing`);
  const filing = { accession, form, filed, cik, sha256, source_time };
  const read = readTrades(filing, content);
  if ('event' in read) return outputOf(read.event, null);
  return outputOf(refusedForm(filing, read.refused), {
    reason: read.refused,
    message: `${url}: ${read.message}`,
  });
}

const outputOf = (event: UnrecordedTrades, leftOut: Refusal | null): Step<StageOutput<'trades'>> =>
  ok({ runs: [[{ topic: 'trades', event }]], leftOut });

type Read = { readonly event: UnrecordedTrades } | { readonly refused: string; readonly message: string };

function readTrades(filing: TradeFiling, content: Uint8Array): Read {
  try {
    const event = FORM_144.test(filing.form) ? noticeIn(filing, content) : reportIn(filing, content);
    if ('refused' in event) return { ...event, message: `the form ${filing.form} cannot be read` };
    // No text of the event is longer in Avro than in JSON.
    const bytes = Buffer.byteLength(JSON.stringify(event));
    if (bytes <= MAX_EVENT_BYTES) return { event };
    return { refused: 'too_large', message: `${bytes} bytes are too many for an event` };
  } catch (error) {
    // Exceptions of the reader are refusals too: the same bytes would cause them again.
    return { refused: 'reader_failed', message: String(error) };
  }
}

function reportIn(filing: TradeFiling, content: Uint8Array): UnrecordedTrades | { readonly refused: string } {
  const read = readInsiderForm(content);
  return 'ok' in read ? insiderReport(filing, read.ok) : read;
}

function noticeIn(filing: TradeFiling, content: Uint8Array): UnrecordedTrades | { readonly refused: string } {
  const read = readForm144(content);
  return 'ok' in read ? saleNotice(filing, read.ok) : read;
}
