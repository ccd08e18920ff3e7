import { eventId } from '@footnote/events/event-id';
import type { GovernanceReport, TaggedDay, TradingArrangement } from '@footnote/event-types/types.generated';
import type {
  Arrangement,
  GovernanceReport as ReadReport,
  Mark,
  StatedDay,
} from '@footnote/governance/arrangements/types';
import type { FilingDocument } from '../document-filing.ts';
import type { FilingFile } from '../filing-file.ts';

/** An event without `recorded_at`, which the writer sets. */
export type UnrecordedGovernance = Omit<GovernanceReport, 'recorded_at'>;

/** The event of a report; its id does not depend on when it was fetched. */
export function eventOfGovernance(
  { cik, accession, form, filed, source_time }: FilingDocument,
  { url, sha256 }: Pick<FilingFile, 'sha256' | 'url'>,
  { arrangements, statements, unread, unplaced }: ReadReport,
): UnrecordedGovernance {
  const contents = {
    arrangements: arrangements.map(arrangementOf),
    statements: statements.map(({ mark, value }) => ({ ...conceptAt(mark), value })),
    unread: unread.map(({ mark, reason, text }) => ({ ...conceptAt(mark), reason, text })),
    unplaced,
  };
  return {
    event_id: eventId(['governance', cik, accession, form, filed, url, sha256, contents]),
    source_time,
    cik,
    accession,
    form,
    filed,
    url,
    source_document: sha256,
    ...contents,
    current_report: null,
    proxy: null,
  };
}

const placeOf = ({ id, from, to }: Mark) => ({ element_id: id, from, to });

const conceptAt = (mark: Mark) => ({ concept: mark.concept, ...placeOf(mark) });

const arrangementOf = (read: Arrangement): TradingArrangement => ({
  individual: read.individual,
  arrangement: read.arrangement,
  name: read.name,
  title: read.title,
  rule_10b5_1_adopted: read.rule10b51Adopted,
  rule_10b5_1_terminated: read.rule10b51Terminated,
  other_adopted: read.otherAdopted,
  other_terminated: read.otherTerminated,
  dates: (['adopted', 'terminated', 'ends'] as const).flatMap((kind) => dayOf(kind, read[kind])),
  terminates: read.terminates,
  days: read.duration.days,
  days_refusal: read.duration.refusal,
  shares: read.shares.shares,
  shares_refusal: read.shares.refusal,
  parts: read.parts.map(({ member, shares, mark }) => ({ member, shares, ...placeOf(mark) })),
  terms: read.terms,
  places: read.marks.map(conceptAt),
});

const dayOf = (kind: TaggedDay['kind'], { text, day, refusal }: StatedDay): readonly TaggedDay[] =>
  refusal === 'not_tagged' ? [] : [{ kind, text, day, refusal }];
