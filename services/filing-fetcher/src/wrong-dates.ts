import { wrongClaim, type WrongDate } from '@footnote/events/dates/check';
import { filingDates } from '@footnote/events/dates/claims';
import { eventId } from '@footnote/events/event-id';
import type { DeadLetter } from '@footnote/event-types/types.generated';
import { filingIndexUrl } from '@footnote/values/accession';
import type { Problem } from './report.ts';

const STEP = 'filing-fetcher';

type Listed = {
  readonly accession: string;
  readonly filed: string;
  readonly reportDate?: string | null;
  readonly acceptedAt?: number | null;
};

/** Filings that a document lists, without those whose dates are wrong, of which no event is published. */
export function sortedByDates<Entry extends Listed>(
  cik: string,
  listed: readonly Entry[],
  recordedAt: number,
): { readonly dated: readonly Entry[]; readonly refused: readonly DeadLetter[] } {
  const refused: DeadLetter[] = [];
  const dated = listed.filter((entry) => {
    const { filed, reportDate = null, acceptedAt = null } = entry;
    const wrong = wrongClaim(
      filingDates({ filed, report_date: reportDate, accepted_at: acceptedAt }),
      recordedAt,
    );
    if (wrong !== null) refused.push(letterOf(cik, entry, wrong, recordedAt));
    return wrong === null;
  });
  return { dated, refused };
}

/** The dead letter of a filing: its entry in the source, which was never a record. */
export function letterOf(
  cik: string,
  listed: Listed,
  { reason, message }: WrongDate,
  recordedAt: number,
): DeadLetter {
  const entry = JSON.stringify(listed);
  return {
    event_id: eventId(['dead-letters', STEP, reason, entry]),
    source_time: 0,
    recorded_at: recordedAt,
    key: cik,
    step: STEP,
    reason,
    message: `${listed.accession}: ${message}`,
    topic: 'filings',
    partition: -1,
    offset: -1,
    value: Buffer.from(entry),
  };
}

export const problemOfLetter = ({ reason, message, key }: DeadLetter): Problem => ({
  reason: reason as WrongDate['reason'],
  url: filingIndexUrl(key, message.slice(0, message.indexOf(':'))),
  detail: message,
});
