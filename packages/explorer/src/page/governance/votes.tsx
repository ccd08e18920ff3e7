import type { Schemas } from '@footnote/client';
import type { JSX } from 'preact';
import { FilingLink } from '../footnote/filing-link.tsx';
import { wordsOf } from '../frame/format.ts';
import { DataTable, type DataColumn } from '../lane/data-table.tsx';
import { RefusedBecause } from '../lane/refused.tsx';
import { StatedValue } from '../lane/stated-value.tsx';
import { grouped, NotStated, ValueOr } from '../lane/values.tsx';
import type { SectionProps } from './section.ts';
import { UnreadReports } from './unread-reports.tsx';

type Meeting = Schemas['Meeting'];
type Results = Schemas['VoteResults'];
type Proposal = Schemas['VotedProposal'];
type Count = Proposal['lines'][number]['counts'][number];
type Line = {
  readonly proposal: Proposal;
  readonly nominee: string | null;
  readonly counts: readonly Count[];
};

/** Kinds of votes in the order in which filings print them. */
const KINDS: Readonly<Record<Count['kind'], string>> = {
  for: 'For',
  against: 'Against',
  withheld: 'Withheld',
  abstain: 'Abstain',
  one_year: 'One year',
  two_years: 'Two years',
  three_years: 'Three years',
  broker_non_votes: 'Broker non-votes',
};

/** Results of votes at meetings, as item 5.07 of 8-Ks prints them. */
export function Votes({ data: { votes }, cik }: SectionProps): JSX.Element {
  const { meetings, results } = votes;
  if (meetings.length === 0) return <p class="empty">No 8-K with the results of a vote is known.</p>;
  const read = meetings.filter((meeting) => !isUnread(meeting));
  return (
    <>
      {results !== null && <ResultsTable results={results} cik={cik} />}
      {read.length === 0 ? (
        <p class="empty">No results of a vote were read.</p>
      ) : (
        <DataTable
          caption="Meetings, newest first"
          columns={meetingColumns(cik)}
          rows={read}
          keyOf={({ accession }) => accession}
        />
      )}
      <UnreadReports filings={meetings.filter(isUnread)} cik={cik} />
    </>
  );
}

/** Its number of proposals is not known. */
const isUnread = ({ held, proposals }: Meeting): boolean =>
  proposals === 0 && 'reason' in held && held.reason === 'not_read';

const meetingColumns = (cik: string | undefined): readonly DataColumn<Meeting>[] => [
  {
    name: 'Held',
    cell: ({ held }) => (
      <ValueOr value={held}>{({ day, place }) => <a href={place.viewer}>{day}</a>}</ValueOr>
    ),
  },
  {
    name: 'Votes represented',
    isFootnoted: true,
    cell: ({ represented, ...filing }) => (
      <StatedValue
        title="Votes represented at the meeting"
        value={represented?.votes}
        show={grouped}
        exact={(value) => `${grouped(value)} votes`}
        filing={filing}
        cik={cik}
      />
    ),
  },
  {
    name: 'Proposals',
    isWrapped: true,
    cell: ({ proposals, refused }) =>
      refused === 0 ? proposals : `${proposals}, votes on ${refused} refused`,
  },
  { name: 'Filing', cell: (meeting) => <FilingLink filing={meeting} cik={cik} /> },
];

function ResultsTable({
  results,
  cik,
}: {
  readonly results: Results;
  readonly cik: string | undefined;
}): JSX.Element {
  const rows = results.proposals.flatMap((proposal): readonly Line[] =>
    proposal.lines.length === 0
      ? [{ proposal, nominee: null, counts: [] }]
      : proposal.lines.map((line) => ({ proposal, ...line })),
  );
  const present = new Set(rows.flatMap(({ counts }) => counts.map(({ kind }) => kind)));
  const kinds = (Object.keys(KINDS) as readonly Count['kind'][]).filter((kind) => present.has(kind));
  return (
    <DataTable
      caption="Votes by proposal and nominee"
      columns={[
        { name: 'Proposal', isWrapped: true, cell: ({ proposal }) => <ProposalName proposal={proposal} /> },
        { name: 'Nominee', isWrapped: true, cell: ({ nominee }) => nominee ?? <NotStated /> },
        ...kinds.map((kind) => countColumn(kind, results, cik)),
      ]}
      rows={rows}
      keyOf={({ proposal, nominee }, at) => `${proposal.number ?? ''} ${nominee ?? ''} ${at}`}
    />
  );
}

const countColumn = (kind: Count['kind'], results: Results, cik: string | undefined): DataColumn<Line> => ({
  name: KINDS[kind],
  isFootnoted: true,
  cell: ({ proposal, nominee, counts }) => (
    <StatedValue
      title={`${KINDS[kind]}, ${nominee ?? wordsOf(proposal.kind)}`}
      value={counts.find((count) => count.kind === kind)?.votes}
      show={grouped}
      exact={(value) => `${grouped(value)} votes`}
      details={[['Proven by', proposal.laws.map(wordsOf).join(', ')]]}
      filing={results}
      cik={cik}
    />
  ),
});

/** What is voted on, with a link to its place; why there are no votes. */
const ProposalName = ({ proposal }: { readonly proposal: Proposal }): JSX.Element => (
  <>
    {proposal.number !== null && `${proposal.number}. `}
    <a href={proposal.place.viewer}>{proposal.description}</a> <small>{wordsOf(proposal.kind)}</small>
    {proposal.reason !== null && (
      <small>
        no votes: <RefusedBecause reason={proposal.reason} />
      </small>
    )}
  </>
);
