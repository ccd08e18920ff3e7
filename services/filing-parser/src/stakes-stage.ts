import type { Archive } from '@footnote/edgar/archive';
import { filedBy } from '@footnote/edgar/submission-header';
import type { Document } from '@footnote/events/types.generated';
import { readSchedule13 } from '@footnote/forms/schedule-13/read-schedule';
import { statedIssuer } from '@footnote/forms/schedule-13/stated-issuer';
import type { DeclaredStage, StageOutput } from '@footnote/projection/stage/stage';
import { deadLetter, drop, ok, type Step } from '@footnote/projection/step';
import { orDeadLetter } from './archived.ts';
import { belongsToFiling, noFiling } from './document-filing.ts';
import { readForm } from './read-form.ts';
import { refusedStake, stakeEvent, type UnrecordedStake } from './stakes/stake-event.ts';

const SCHEDULE = /^SCHEDULE 13[DG](\/A)?$/;
/**
 * EDGAR's file numbers of issuers with registered classes, under which schedules about their shares are
 * filed.
 */
const OF_ISSUER = /^005-/;

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
      if (form !== null && !SCHEDULE.test(form)) return drop('other_form');
      return orDeadLetter(async () => {
        const content = await archive.get(document.sha256);
        // A schedule has at most one part, the header of its submission.
        const [header] = document.parts;
        return stakeOf(document, content, header === undefined ? null : await archive.get(header.sha256));
      });
    },
  };
}

function stakeOf(
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
