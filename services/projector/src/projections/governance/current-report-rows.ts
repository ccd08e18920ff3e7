import type {
  CurrentReport,
  GovernanceReport,
  OfficerChange,
  VotedProposal,
  VoteLine,
} from '@footnote/event-types/types.generated';
import type { CurrentReportRow, OfficerChangeRow, ProposalVoteRow } from '@footnote/read-models/votes';
import { day } from '../insiders/storable.ts';
import { CHANGES, CURRENT_REPORTS, VOTES } from './ddl.ts';

type Rows = { readonly table: string; readonly rows: readonly object[] };
type Read = { readonly event: GovernanceReport; readonly report: CurrentReport };

/** What a column of 38 digits can hold. */
const WHOLE = /^\d{1,38}$/;

const filingOf = ({ cik, accession, form, filed, url }: GovernanceReport) => ({
  cik,
  accession,
  form,
  filed,
  url,
});

/** The rows of 8-Ks; other events have none. */
export function currentReportRows(events: readonly GovernanceReport[], revision: number): readonly Rows[] {
  const read = events.flatMap((event) =>
    event.current_report === null ? [] : [{ event, report: event.current_report }],
  );
  return [
    { table: CURRENT_REPORTS, rows: read.map((each) => reportRow(each, revision)) },
    {
      table: VOTES,
      rows: read.flatMap((each) =>
        each.report.proposals.flatMap((proposal, at) => voteRows(each, proposal, at, revision)),
      ),
    },
    {
      table: CHANGES,
      rows: read.flatMap((each) =>
        each.report.changes.map((change, line) => changeRow(each, change, line, revision)),
      ),
    },
  ];
}

const votesOf = (text: string | null): string | null => (text !== null && WHOLE.test(text) ? text : null);

function reportRow({ event, report }: Read, revision: number): CurrentReportRow {
  const held = day(report.meeting_day);
  const unheld = report.meeting_day === null ? '' : 'not_stated';
  return {
    ...filingOf(event),
    items: report.items,
    meeting_day: held,
    meeting_day_refusal: (held === null
      ? (report.meeting_day_refusal ?? unheld)
      : '') as CurrentReportRow['meeting_day_refusal'],
    meeting_day_start: report.meeting_day_from,
    meeting_day_stop: report.meeting_day_to,
    represented: votesOf(report.represented),
    represented_start: report.represented_from,
    represented_stop: report.represented_to,
    proposals: report.proposals.length,
    refused: report.proposals.filter(({ refusal }) => refusal !== null).length,
    sub_items: report.sub_items,
    changes: report.changes.length,
    changes_refusal: (report.changes_refusal ?? '') as CurrentReportRow['changes_refusal'],
    source_document: event.source_document,
    source_time: new Date(Math.max(0, event.source_time)).toISOString().slice(0, 23).replace('T', ' '),
    revision,
  };
}

const NO_LINE: VoteLine = { nominee: null, counts: [] };

function voteRows(
  { event }: Read,
  proposal: VotedProposal,
  at: number,
  revision: number,
): readonly ProposalVoteRow[] {
  const lines = proposal.lines.length === 0 ? [NO_LINE] : proposal.lines;
  return lines.map(({ nominee, counts }, line) => {
    const stored = counts.filter(({ votes }) => votesOf(votes) !== null);
    const of = (kind: string): string | null => stored.find((count) => count.kind === kind)?.votes ?? null;
    return {
      ...filingOf(event),
      proposal: at,
      line,
      number: proposal.number ?? '',
      description: proposal.description,
      description_start: proposal.from,
      description_stop: proposal.to,
      kind: proposal.kind as ProposalVoteRow['kind'],
      laws: proposal.laws,
      refusal: (proposal.refusal ?? '') as ProposalVoteRow['refusal'],
      nominee: nominee ?? '',
      votes_for: of('for'),
      votes_against: of('against'),
      votes_withheld: of('withheld'),
      abstentions: of('abstain'),
      broker_non_votes: of('broker_non_votes'),
      one_year: of('one_year'),
      two_years: of('two_years'),
      three_years: of('three_years'),
      count_kinds: stored.map(({ kind }) => kind),
      count_starts: stored.map(({ from }) => from),
      count_stops: stored.map(({ to }) => to),
      revision,
    };
  });
}

function changeRow({ event }: Read, change: OfficerChange, line: number, revision: number): OfficerChangeRow {
  const effective = day(change.effective);
  return {
    ...filingOf(event),
    line,
    type: change.type as OfficerChangeRow['type'],
    person: change.person,
    role: change.role ?? '',
    effective,
    effective_refusal: (effective === null
      ? (change.effective_refusal ?? 'not_stated')
      : '') as OfficerChangeRow['effective_refusal'],
    sub_item: change.sub_item ?? '',
    text: change.text,
    start: change.from,
    stop: change.to,
    revision,
  };
}
