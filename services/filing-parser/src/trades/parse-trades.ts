import type { Document } from '@footnote/event-types/types.generated';
import { readForm144 } from '@footnote/forms/form-144/read-form-144';
import { readInsiderForm } from '@footnote/forms/insiders/read-insider-form';
import type { Refusal, StageOutput } from '@footnote/projection/stage/stage';
import { ok, type Step } from '@footnote/projection/step';
import { isForm144 } from '@footnote/values/form';
import { belongsToFiling, noFiling } from '../document-filing.ts';
import { readForm } from '../read-form.ts';
import {
  insiderReport,
  refusedForm,
  saleNotice,
  type TradeFiling,
  type UnrecordedTrades,
} from './trade-event.ts';

/** The report of an insider form or the notice of a Form 144; with the refusal if it cannot be read. */
export function parseTrades(document: Document, content: Uint8Array): Step<StageOutput<'trades'>> {
  if (!belongsToFiling(document)) return noFiling(document);
  const { accession, form, filed, cik, sha256, source_time, url } = document;
  const filing = { accession, form, filed, cik, sha256, source_time };
  const read = readForm(form, () =>
    isForm144(form) ? noticeIn(filing, content) : reportIn(filing, content),
  );
  if ('event' in read) return outputOf(read.event, null);
  return outputOf(refusedForm(filing, read.refused), {
    reason: read.refused,
    message: `${url}: ${read.message}`,
  });
}

const outputOf = (event: UnrecordedTrades, leftOut: Refusal | null): Step<StageOutput<'trades'>> =>
  ok({ runs: [[{ topic: 'trades', event }]], leftOut });

function reportIn(filing: TradeFiling, content: Uint8Array): UnrecordedTrades | { readonly refused: string } {
  const read = readInsiderForm(content);
  return 'ok' in read ? insiderReport(filing, read.ok) : read;
}

function noticeIn(filing: TradeFiling, content: Uint8Array): UnrecordedTrades | { readonly refused: string } {
  const read = readForm144(content);
  return 'ok' in read ? saleNotice(filing, read.ok) : read;
}
