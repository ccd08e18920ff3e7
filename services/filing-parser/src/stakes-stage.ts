import type { Archive } from '@footnote/edgar/archive';
import { filedBy } from '@footnote/edgar/submission-header';
import type { Document } from '@footnote/events/types.generated';
import { readSchedule13 } from '@footnote/forms/schedule-13/read-schedule';
import { statedIssuer } from '@footnote/forms/schedule-13/stated-issuer';
import type { DeclaredStage, StageOutput } from '@footnote/projection/stage/stage';
import { deadLetter, drop, ok, type Step } from '@footnote/projection/step';
import { archiveReason } from './archive-reason.ts';
import { MAX_EVENT_BYTES } from './fact-sets.ts';
import { refusedStake, stakeEvent, type StakeFiling, type UnrecordedStake } from './stakes/stake-event.ts';

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
    take: async (document) => {
      const { kind, form } = document;
      if (kind !== 'ownership') return drop('other_kind');
      if (form !== null && !SCHEDULE.test(form)) return drop('other_form');
      try {
        const content = await archive.get(document.sha256);
        // A schedule has at most one part, the header of its submission.
        const [header] = document.parts;
        return stakeOf(document, content, header === undefined ? null : await archive.get(header.sha256));
      } catch (error) {
        const reason = archiveReason(error);
        if (reason === null) throw error;
        return deadLetter(reason, (error as Error).message);
      }
    },
  };
}

function stakeOf(
  document: Document,
  content: Uint8Array,
  header: Uint8Array | null,
): Step<StageOutput<'stakes'>> {
  const { accession, form, filed, sha256, source_time, url } = document;
  if (accession === null || form === null || filed === null)
    return deadLetter('no_filing', `the document ${url} is of no filing`);
  const filed_by = header === null ? [] : filedBy(header, accession);
  const filing = { accession, form, filed, filed_by, sha256, source_time };
  const read = readStake(filing, content);
  if ('event' in read) return ok({ runs: [[{ topic: 'stakes', event: read.event }]], leftOut: null });
  const message = `${url}: ${read.message}`;
  const issuer = statedIssuer(content) ?? (OF_ISSUER.test(document.file_number ?? '') ? document.cik : null);
  if (issuer === null) return deadLetter(read.refused, message);
  const event = refusedStake(filing, issuer, read.refused);
  return ok({ runs: [[{ topic: 'stakes', event }]], leftOut: { reason: read.refused, message } });
}

type Read = { readonly event: UnrecordedStake } | { readonly refused: string; readonly message: string };

function readStake(filing: StakeFiling, content: Uint8Array): Read {
  try {
    const read = readSchedule13(content);
    if ('refused' in read) return { ...read, message: `the ${filing.form} cannot be read` };
    const event = stakeEvent(filing, read.ok);
    // No text of the event is longer in Avro than in JSON.
    const bytes = Buffer.byteLength(JSON.stringify(event));
    if (bytes <= MAX_EVENT_BYTES) return { event };
    return { refused: 'too_large', message: `${bytes} bytes are too many for an event` };
  } catch (error) {
    // Exceptions of the reader are refusals too: the same bytes would cause them again.
    return { refused: 'reader_failed', message: String(error) };
  }
}
