import type { Archive } from '@footnote/edgar/archive';
import type { Document } from '@footnote/events/types.generated';
import { readForm144 } from '@footnote/forms/form-144/read-form-144';
import { readInsiderForm } from '@footnote/forms/insiders/read-insider-form';
import type { DeclaredStage, Refusal, StageOutput } from '@footnote/projection/stage/stage';
import { drop, ok, type Step } from '@footnote/projection/step';
import { orDeadLetter } from './archived.ts';
import { belongsToFiling, noFiling } from './document-filing.ts';
import { readForm } from './read-form.ts';
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
    take: (document) => {
      const { kind, form } = document;
      if (kind !== 'ownership') return drop('other_kind');
      if (form !== null && !INSIDER_FORM.test(form) && !FORM_144.test(form)) return drop('other_form');
      return orDeadLetter(async () => tradesOf(document, await archive.get(document.sha256)));
    },
  };
}

function tradesOf(document: Document, content: Uint8Array): Step<StageOutput<'trades'>> {
  if (!belongsToFiling(document)) return noFiling(document);
  const { accession, form, filed, cik, sha256, source_time, url } = document;
  const filing = { accession, form, filed, cik, sha256, source_time };
  const read = readForm(form, () =>
    FORM_144.test(form) ? noticeIn(filing, content) : reportIn(filing, content),
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
