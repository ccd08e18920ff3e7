import { expect } from 'chai';
import type { GovernanceReport } from '@footnote/event-types/types.generated';
import {
  changesReport,
  currentReport,
  governanceEvent,
  officerChange,
  votedProposal,
} from '@footnote/events/testing/governance';
import type { CurrentReportRow, OfficerChangeRow, ProposalVoteRow } from '@footnote/read-models/votes';
import { useBench } from '../../testing/bench.ts';
import { governance } from './project.ts';

const CIK = '0000000001';
const accession = (serial: number): string => `0000000001-26-${String(serial).padStart(6, '0')}`;
const VIEWS = ['current_reports', 'proposal_votes', 'officer_changes'] as const;

const event = (
  serial: number,
  current_report: GovernanceReport['current_report'],
  fields: Partial<GovernanceReport> = {},
): GovernanceReport =>
  governanceEvent(CIK, accession(serial), [], {
    form: '8-K',
    filed: '2026-05-18',
    source_time: Date.parse('2026-05-20T20:10:00Z'),
    recorded_at: Date.parse('2026-05-20T20:11:00Z'),
    current_report,
    ...fields,
  });

const LINE = votedProposal().lines[0]!;
const EVENTS = [
  event(
    1,
    currentReport({
      proposals: [
        votedProposal({
          number: '1',
          kind: 'election',
          laws: ['same_broker_non_votes', 'same_total'],
          lines: [
            { ...LINE, nominee: 'Ada Fictional' },
            { nominee: 'Otto Unreal', counts: [{ kind: 'withheld', votes: '12', from: 1, to: 9 }] },
          ],
        }),
        votedProposal({ number: null, laws: [], lines: [], refusal: 'not_proven', kind: 'frequency' }),
      ],
    }),
  ),
  event(
    2,
    changesReport([
      officerChange(),
      officerChange({
        person: 'Ada Fictional',
        type: 'appointment',
        role: null,
        effective: null,
        effective_refusal: 'several_days',
        sub_item: null,
      }),
    ]),
  ),
  event(3, changesReport([]), { filed: '2026-05-20' }),
  governanceEvent(CIK, accession(4), []),
];

describe('the governance projection with 8-Ks', () => {
  const bench = useBench();
  const read = async <T>(view: string): Promise<readonly T[]> =>
    (await bench().store.query<T & { revision: number }>(`SELECT * FROM ${view} ORDER BY ALL`)).map(
      ({ revision: _, ...row }) => row as T,
    );
  const project = (): Promise<void> => bench().project([governance]);

  it('stores every 8-K, the votes of every nominee and proposal, refused ones too, and every change', async () => {
    await bench().append('governance', ...EVENTS);
    await project();
    const reports = await read<CurrentReportRow>('current_reports');
    expect(
      reports.map((row) => [
        row.accession.slice(-1),
        row.items,
        row.meeting_day,
        row.represented,
        row.proposals,
        row.refused,
        row.changes,
        row.changes_refusal,
      ]),
    ).to.deep.equal([
      ['1', ['5.07'], '2026-05-14', '999000', 2, 1, 0, ''],
      ['2', ['5.02'], null, null, 0, 0, 2, ''],
      ['3', ['5.02'], null, null, 0, 0, 0, 'no_single_reading'],
    ]);
    expect(reports[1]).to.include({ meeting_day_refusal: '', meeting_day_start: null });
    const votes = await read<ProposalVoteRow>('proposal_votes');
    expect(
      votes.map((row) => [
        row.proposal,
        row.line,
        row.nominee,
        row.votes_for,
        row.votes_withheld,
        row.broker_non_votes,
        row.refusal,
      ]),
    ).to.deep.equal([
      [0, 0, 'Ada Fictional', '700000', null, '209000', ''],
      [0, 1, 'Otto Unreal', null, '12', null, ''],
      [1, 0, '', null, null, null, 'not_proven'],
    ]);
    expect(votes[0]).to.deep.include({
      count_kinds: ['for', 'against', 'broker_non_votes'],
      count_starts: [500, 530, 560],
      laws: ['same_broker_non_votes', 'same_total'],
    });
    const changes = await read<OfficerChangeRow>('officer_changes');
    expect(
      changes.map((row) => [row.line, row.person, row.role, row.effective, row.effective_refusal]),
    ).to.deep.equal([
      [0, 'Otto Unreal', 'Treasurer', '2026-06-13', ''],
      [1, 'Ada Fictional', '', null, 'several_days'],
    ]);
    expect(await read('governance_reports')).to.have.length(1);
  });

  it('produces the same rows in whatever order and however often the filings are delivered', async () => {
    await bench().append('governance', ...EVENTS);
    await project();
    const expected = await Promise.all(VIEWS.map((view) => read(view)));
    const other = '0000000002';
    const renamed = EVENTS.map((each) => ({ ...each, cik: other }));
    for (const each of [...renamed].reverse()) {
      await bench().append('governance', each);
      if (each.form !== '8-K') await project();
    }
    await bench().append('governance', ...renamed.slice(1));
    await project();
    const rows = await Promise.all(VIEWS.map((view) => read<{ cik: string }>(view)));
    expect(
      rows.map((all) => all.filter(({ cik }) => cik === other).map((row) => ({ ...row, cik: CIK }))),
    ).to.deep.equal(expected);
  });

  it('keeps what a column cannot hold as no day and no votes, and sends what cannot be to the dead letters', async () => {
    const counts = [{ kind: 'for', votes: '9'.repeat(40), from: 1, to: 2 }];
    await bench().append(
      'governance',
      event(
        1,
        currentReport({
          meeting_day: '0026-05-14',
          proposals: [votedProposal({ lines: [{ nominee: null, counts }] })],
        }),
      ),
      event(2, currentReport({ represented: '-5' })),
      event(3, changesReport([officerChange({ effective: 'June 13' })])),
    );
    await project();
    expect((await read<CurrentReportRow>('current_reports'))[0]).to.include({
      meeting_day: null,
      meeting_day_refusal: 'not_stated',
    });
    expect((await read<ProposalVoteRow>('proposal_votes'))[0]).to.deep.include({
      votes_for: null,
      count_kinds: [],
    });
    expect((await bench().read('dead-letters')).map(({ reason }) => reason).sort()).to.deep.equal([
      'date_impossible',
      'number_negative',
    ]);
  });
});
