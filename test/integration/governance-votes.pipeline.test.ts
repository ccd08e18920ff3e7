import { expect } from 'chai';
import type { Governance } from '@footnote/contract/types.generated';
import type { CurrentReport, GovernanceReport } from '@footnote/event-types/types.generated';
import {
  changesReport,
  currentReport,
  governanceEvent,
  officerChange,
  votedProposal,
} from '@footnote/events/testing/governance';
import { companyEvent, filingEvent } from '@footnote/events/testing/samples';
import { useTestReadStore } from '@footnote/read-store/testing';
import { GOVERNANCE_PROJECTIONS } from './governance-projections.ts';
import { type Pipeline, startPipeline } from './pipeline.ts';

const ACME = '0009999999';
const UNREAD = '0009999997';
const number = (serial: number): string => `0009990055-26-${String(serial).padStart(6, '0')}`;

const event = (serial: number, filed: string, current_report: CurrentReport): GovernanceReport =>
  governanceEvent(ACME, number(serial), [], {
    form: '8-K',
    filed,
    source_time: Date.parse(`${filed}T20:10:00Z`),
    recorded_at: Date.parse(`${filed}T20:11:00Z`),
    current_report,
  });

const EVENTS = [
  event(
    1,
    '2025-05-19',
    currentReport({
      meeting_day: '2025-05-15',
      proposals: [votedProposal({ description: 'Pay of 2025.' })],
    }),
  ),
  event(
    2,
    '2026-05-18',
    currentReport({
      proposals: [
        votedProposal(),
        votedProposal({ number: null, laws: [], lines: [], refusal: 'not_proven' }),
      ],
    }),
  ),
  event(
    3,
    '2026-05-20',
    changesReport([
      officerChange(),
      officerChange({
        person: 'Ada Fictional',
        effective: null,
        effective_refusal: 'not_stated',
        role: null,
      }),
    ]),
  ),
  event(4, '2026-06-01', changesReport([])),
];

describe('votes and changes of officers in GET /v2/governance', () => {
  const opened = useTestReadStore();
  let harness: Pipeline;

  before(async () => {
    harness = await startPipeline(opened().store, {
      now: '2026-06-10T15:00:00Z',
      projections: GOVERNANCE_PROJECTIONS,
    });
    await harness.append(
      'companies',
      companyEvent(ACME, { symbols: ['ACME'] }),
      companyEvent(UNREAD, { symbols: ['UNRD'] }),
    );
    await harness.append(
      'filings',
      filingEvent(ACME, number(2), { form: '8-K', filed: '2026-05-18', items: '5.07' }),
      filingEvent(ACME, number(8), { form: '8-K', filed: '2026-06-02', items: '5.02,5.07,9.01' }),
      filingEvent(ACME, number(9), { form: '8-K', filed: '2026-06-03', items: '2.02' }),
      filingEvent(UNREAD, number(12), { form: '8-K', filed: '2026-03-01', items: '5.02' }),
    );
    await harness.append('governance', ...EVENTS);
    await harness.projected();
  });
  after(() => harness.stop());

  const data = async (query: string): Promise<Governance> => {
    const { status, body, text } = await harness.get(`/v2/governance?symbol=${query}`);
    expect(status, text).to.equal(200);
    return body!['data'] as Governance;
  };
  const place = (serial: number, from: number, to: number): object => ({
    element_id: null,
    file: 'acme-20260331.htm',
    from,
    to,
    viewer: `/filings/${number(serial)}/document?file=acme-20260331.htm#f${from}`,
  });

  it('lists the meetings, and the proposals of the newest with figures, laws and places, or the reason', async () => {
    const { votes } = await data('ACME');
    expect(
      votes.meetings.map(({ accession, held, proposals, refused }) => [accession, held, proposals, refused]),
    ).to.deep.equal([
      [number(8), { available: false, reason: 'not_read' }, 0, 0],
      [number(2), { day: '2026-05-14', place: place(2, 200, 390) }, 2, 1],
      [number(1), { day: '2025-05-15', place: place(1, 200, 390) }, 1, 0],
    ]);
    expect(votes.meetings[1]?.represented).to.deep.equal({ place: place(2, 200, 390), votes: 999000 });
    expect(votes.results).to.deep.include({ accession: number(2), filed: '2026-05-18', form: '8-K' });
    expect(votes.results?.proposals).to.deep.equal([
      {
        description: 'Advisory approval of the compensation of the named executive officers.',
        kind: 'say_on_pay',
        laws: ['represented'],
        lines: [
          {
            counts: [
              { kind: 'for', place: place(2, 500, 520), votes: 700000 },
              { kind: 'against', place: place(2, 530, 550), votes: 90000 },
              { kind: 'broker_non_votes', place: place(2, 560, 580), votes: 209000 },
            ],
            nominee: null,
          },
        ],
        number: '2',
        place: place(2, 400, 480),
        reason: null,
      },
      {
        description: 'Advisory approval of the compensation of the named executive officers.',
        kind: 'say_on_pay',
        laws: [],
        lines: [],
        number: null,
        place: place(2, 400, 480),
        reason: 'not_proven',
      },
    ]);
  });

  it('has the votes of another meeting on request, and none of one that there is not', async () => {
    const { votes } = await data(`ACME&meeting=${number(1)}`);
    expect(votes.results?.proposals.map(({ description }) => description)).to.deep.equal(['Pay of 2025.']);
    expect((await data(`ACME&meeting=${number(7)}`)).votes.results).to.equal(null);
  });

  it('lists every filing with changes, read or not, with the reason', async () => {
    const { changes } = await data('ACME');
    expect(
      changes.map(({ accession, reason, changes: said }) => [accession, reason, said.length]),
    ).to.deep.equal([
      [number(8), 'not_read', 0],
      [number(4), 'no_single_reading', 0],
      [number(3), null, 2],
    ]);
    expect(changes[2]?.sub_items).to.deep.equal(['b']);
    expect(changes[2]?.changes).to.deep.equal([
      {
        effective: '2026-06-13',
        person: 'Otto Unreal',
        place: place(3, 100, 190),
        role: 'Treasurer',
        sub_item: 'b',
        text: 'Otto Unreal resigned as Treasurer, effective June 13, 2026.',
        type: 'departure',
      },
      {
        effective: { available: false, reason: 'not_stated' },
        person: 'Ada Fictional',
        place: place(3, 100, 190),
        role: null,
        sub_item: 'b',
        text: 'Otto Unreal resigned as Treasurer, effective June 13, 2026.',
        type: 'departure',
      },
    ]);
  });

  it('is limited to days of filing, as known on the last of them', async () => {
    const before = await data('ACME&to=2025-12-31');
    expect(before.votes.results?.accession).to.equal(number(1));
    expect(before.votes.meetings).to.have.length(1);
    expect(before.changes).to.deep.equal([]);
    const after = await data('ACME&from=2026-05-20&limit=1');
    expect(after.changes.map(({ accession }) => accession)).to.deep.equal([number(8)]);
    expect(after.votes.results).to.equal(null);
  });

  it('is there for a company of which only 8-Ks were read, and says of one that none was', async () => {
    expect(await data('ACME')).to.deep.include({ arrangements: [], coverage_start: '2025-05-19' });
    expect(await data('UNRD')).to.deep.include({ reason: 'not_collected' });
  });
});
