import { expect } from 'chai';
import { governanceEvent, tradingArrangement } from '@footnote/events/testing/governance';
import type { GovernanceReportRow, TradingArrangementRow } from '@footnote/read-models/governance';
import { useBench } from '../../testing/bench.ts';
import { governance } from './project.ts';

const CIK = '0000000001';
const accession = (serial: number): string => `0000000001-26-${String(serial).padStart(6, '0')}`;
const VIEWS = ['governance_reports', 'trading_arrangements'] as const;

const PLACE = { element_id: 'f-9', from: 10, to: 90 };
const EVENTS = [
  governanceEvent(CIK, accession(1), [
    tradingArrangement({
      dates: [
        { kind: 'adopted', text: 'February 10, 2026', day: '2026-02-10', refusal: null },
        { kind: 'ends', text: 'December 2026', day: null, refusal: 'no_whole_day' },
      ],
      shares: null,
      shares_refusal: 'in_parts',
      parts: [{ member: 'acme:ClassAMember', shares: '40000', ...PLACE }],
    }),
    tradingArrangement({
      name: 'Otto Unreal',
      individual: 'acme:OttoUnrealMember',
      shares: '900.5',
      terms: null,
    }),
  ]),
  governanceEvent(CIK, accession(2), [], {
    form: '10-K',
    filed: '2026-02-20',
    statements: [{ concept: 'ecd:InsiderTrdPoliciesProcAdoptedFlag', value: true, ...PLACE }],
    unread: [{ concept: 'ecd:TrdArrSecuritiesAggAvailAmt', reason: 'no_arrangement', text: '7', ...PLACE }],
    unplaced: 3,
  }),
  governanceEvent(
    CIK,
    accession(3),
    [
      tradingArrangement({
        dates: [{ kind: 'terminated', text: 'May 1, 2026', day: '2026-05-01', refusal: null }],
        rule_10b5_1_adopted: null,
        rule_10b5_1_terminated: true,
        terminates: 'this_arrangement',
      }),
    ],
    { filed: '2026-05-04' },
  ),
];

describe('the governance projection', () => {
  const bench = useBench();
  const read = async <T>(view: (typeof VIEWS)[number]): Promise<readonly T[]> =>
    (await bench().store.query<T & { revision: number }>(`SELECT * FROM ${view} ORDER BY ALL`)).map(
      ({ revision: _, ...row }) => row as T,
    );
  const project = (): Promise<void> => bench().project([governance]);

  it('stores every report with its flags, and every arrangement with days, shares, parts and places', async () => {
    await bench().append('governance', ...EVENTS);
    await project();
    const rows = await read<TradingArrangementRow>('trading_arrangements');
    expect(
      rows.map((row) => [
        row.accession.slice(-1),
        row.line,
        row.name,
        row.adopted,
        row.terminated,
        row.shares,
      ]),
    ).to.deep.equal([
      ['1', 0, 'Ada Fictional', '2026-02-10', null, null],
      ['1', 1, 'Otto Unreal', '2026-02-10', null, '900.5'],
      ['3', 0, 'Ada Fictional', null, '2026-05-01', '12500'],
    ]);
    expect(rows[0]).to.deep.include({
      ends: null,
      ends_text: 'December 2026',
      ends_refusal: 'no_whole_day',
      terminated_refusal: 'not_tagged',
      adopted_refusal: '',
      shares_refusal: 'in_parts',
      part_members: ['acme:ClassAMember'],
      part_shares: ['40000'],
      part_starts: [10],
      fact_concepts: ['ecd:TrdArrAdoptionDate'],
      fact_stops: [4320],
      days: 300,
    });
    expect(rows[1]).to.include({ terms: '', individual: 'acme:OttoUnrealMember' });
    const reports = await read<GovernanceReportRow>('governance_reports');
    expect(reports.map((row) => [row.accession.slice(-1), row.form, row.arrangements])).to.deep.equal([
      ['1', '10-Q', 2],
      ['2', '10-K', 0],
      ['3', '10-Q', 1],
    ]);
    expect(reports[1]).to.deep.include({
      flag_concepts: ['ecd:InsiderTrdPoliciesProcAdoptedFlag'],
      flag_values: [true],
      flag_elements: ['f-9'],
      unread_reasons: ['no_arrangement'],
      unplaced: 3,
    });
  });

  it('produces the same rows in whatever order and however often the reports are delivered', async () => {
    await bench().append('governance', ...EVENTS);
    await project();
    const expected = await Promise.all(VIEWS.map((view) => read(view)));
    const other = '0000000002';
    const renamed = EVENTS.map((event) => ({ ...event, cik: other }));
    for (const event of [...renamed].reverse()) {
      await bench().append('governance', event);
      if (event.form === '10-K') await project();
    }
    await bench().append('governance', ...renamed.slice(1));
    await project();
    const rows = await Promise.all(VIEWS.map((view) => read<{ cik: string }>(view)));
    expect(
      rows.map((all) => all.filter(({ cik }) => cik === other).map((row) => ({ ...row, cik: CIK }))),
    ).to.deep.equal(expected);
  });

  it('replaces a report as a whole when it is read again', async () => {
    await bench().append('governance', ...EVENTS.slice(0, 1));
    await project();
    await bench().append(
      'governance',
      governanceEvent(CIK, accession(1), [tradingArrangement({ title: 'Director' })]),
    );
    await project();
    const rows = await read<TradingArrangementRow>('trading_arrangements');
    expect(rows.map(({ title }) => title)).to.deep.equal(['Director']);
  });

  it('keeps what a column cannot hold as no day and no number', async () => {
    const far = tradingArrangement({
      dates: [{ kind: 'ends', text: 'May 1, 0026', day: '0026-05-01', refusal: null }],
      shares: '9'.repeat(30),
    });
    await bench().append('governance', governanceEvent(CIK, accession(1), [far]));
    await project();
    expect((await read<TradingArrangementRow>('trading_arrangements'))[0]).to.include({
      ends: null,
      ends_refusal: 'no_whole_day',
      shares: null,
      shares_refusal: 'not_readable',
    });
  });

  it('sends an event that is of no filing, or states what cannot be, to the dead letters', async () => {
    await bench().append(
      'governance',
      governanceEvent('1', accession(1), []),
      governanceEvent(CIK, '1-26-1', []),
      governanceEvent(CIK, accession(2), [], { filed: '01/05/2026' }),
      governanceEvent(CIK, accession(3), [tradingArrangement({ shares: '-5' })]),
    );
    await project();
    expect((await bench().read('dead-letters')).map(({ reason }) => reason).sort()).to.deep.equal([
      'accession_malformed',
      'cik_malformed',
      'date_impossible',
      'number_negative',
    ]);
  });
});
