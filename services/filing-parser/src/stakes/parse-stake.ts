import { filedBy } from '@footnote/edgar/submission-header';
import type { Document } from '@footnote/event-types/types.generated';
import { readSchedule13 } from '@footnote/forms/schedule-13/read-schedule';
import { statedIssuer } from '@footnote/forms/schedule-13/stated-issuer';
import type { StageOutput } from '@footnote/projection/stage/stage';
import { deadLetter, ok, type Step } from '@footnote/projection/step';
import { belongsToFiling, noFiling } from '../document-filing.ts';
import { readForm } from '../read-form.ts';
import { refusedStake, stakeEvent, type UnrecordedStake } from './stake-event.ts';

/**
 * EDGAR's file numbers of issuers with registered classes, under which schedules about their shares are
 * filed.
 */
const OF_ISSUER = /^005-/;

/** The stake of a schedule; with the refusal if it cannot be read, as far as the issuer is known. */
export function parseStake(
  document: Document,
  content: Uint8Array,
  header: Uint8Array | null,
): Step<StageOutput<'stakes'>> {
  if (!belongsToFiling(document)) return noFiling(document);
  const { accession, form, filed, sha256, source_time, url } = document;
  const filed_by = header === null ? [] : filedBy(header, accession);
  const filing = { accession, form, filed, filed_by, sha256, source_time };
  const read = readForm<UnrecordedStake>(form, () => {
    const schedule = readSchedule13(content);
    return 'refused' in schedule ? schedule : stakeEvent(filing, schedule.ok);
  });
  if ('event' in read) return ok({ runs: [[{ topic: 'stakes', event: read.event }]], leftOut: null });
  const message = `${url}: ${read.message}`;
  const issuer = statedIssuer(content) ?? (OF_ISSUER.test(document.file_number ?? '') ? document.cik : null);
  if (issuer === null) return deadLetter(read.refused, message);
  const event = refusedStake(filing, issuer, read.refused);
  return ok({ runs: [[{ topic: 'stakes', event }]], leftOut: { reason: read.refused, message } });
}
