import { eventId } from '@footnote/events/event-id';
import type { CurrentReport, OfficerChange, VotedProposal } from '@footnote/event-types/types.generated';
import type { Change, Changes } from '@footnote/governance/changes/types';
import type { CurrentReport as ReadCurrentReport } from '@footnote/governance/current-report/read-current-report';
import type { MeetingVotes, Proposal } from '@footnote/governance/votes/types';
import type { FilingDocument } from '../document-filing.ts';
import type { FilingFile } from '../filing-file.ts';
import type { UnrecordedGovernance } from './governance-event.ts';

/** The event of an 8-K; its id does not depend on when it was fetched. */
export function eventOfCurrentReport(
  { cik, accession, form, filed, source_time }: FilingDocument,
  { url, sha256 }: Pick<FilingFile, 'sha256' | 'url'>,
  { changes, votes }: ReadCurrentReport,
): UnrecordedGovernance {
  const current_report: CurrentReport = {
    items: [...(changes === null ? [] : ['5.02']), ...(votes === null ? [] : ['5.07'])],
    ...votesOf(votes),
    ...changesOf(changes),
  };
  return {
    event_id: eventId(['governance', cik, accession, form, filed, url, sha256, { current_report }]),
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
    current_report,
    proxy: null,
  };
}

type Votes = Omit<CurrentReport, 'changes' | 'changes_refusal' | 'items' | 'sub_items'>;

function votesOf(votes: MeetingVotes | null): Votes {
  const day = votes?.day ?? null;
  const represented = votes?.represented ?? null;
  return {
    meeting_day: day?.day ?? null,
    meeting_day_refusal: day?.refusal ?? null,
    meeting_day_from: day?.day == null ? null : day.from,
    meeting_day_to: day?.day == null ? null : day.to,
    represented: represented?.votes ?? null,
    represented_from: represented?.from ?? null,
    represented_to: represented?.to ?? null,
    proposals: votes?.proposals.map(proposalOf) ?? [],
  };
}

const proposalOf = ({
  number,
  description,
  from,
  to,
  kind,
  laws,
  refusal,
  lines,
}: Proposal): VotedProposal => ({
  number,
  description,
  from,
  to,
  kind,
  laws,
  refusal,
  lines,
});

const changesOf = (
  changes: Changes | null,
): Pick<CurrentReport, 'changes' | 'changes_refusal' | 'sub_items'> => ({
  sub_items: changes?.subItems ?? [],
  changes: changes?.changes.map(changeOf) ?? [],
  changes_refusal: changes?.refusal ?? null,
});

const changeOf = ({ type, person, role, day, subItem, text, from, to }: Change): OfficerChange => ({
  type,
  person,
  role,
  effective: day.day,
  effective_refusal: day.refusal,
  sub_item: subItem,
  text,
  from,
  to,
});
