import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportDataset } from '@footnote/cli/export/export-dataset';
import { expect } from 'chai';
import type { Governance, TradingPlan } from '@footnote/contract/types.generated';
import { governanceEvent, tradingArrangement } from '@footnote/events/testing/governance';
import { actionsEvent, barsEvent, companyEvent, filingEvent } from '@footnote/events/testing/samples';
import { noticeEvent, reportingOwner, tradedRow, tradesEvent } from '@footnote/events/testing/trades';
import { useTestReadStore } from '@footnote/read-store/testing';
import { GOVERNANCE_PROJECTIONS } from './governance-projections.ts';
import { type Pipeline, startPipeline } from './pipeline.ts';

const ACME = '0009999999';
const number = (serial: number): string => `0009990055-26-${String(serial).padStart(6, '0')}`;
const OWNER = reportingOwner('0009990055', { name: 'FICTIONAL ADA B' });
const NOTE = 'Sold under a Rule 10b5-1 trading plan adopted by the reporting person on February 10, 2026.';

const sale = (serial: number, day: string, shares: string, note: string, box = true) =>
  tradesEvent(
    ACME,
    number(serial),
    [tradedRow({ date: day, shares }, null, { footnotes: [{ element: 'transactionCode', footnote: 0 }] })],
    { filed: day, footnotes: [note], owners: [OWNER], under_plan: box },
  );

const notice = noticeEvent(ACME, number(20), '5000', { filed: '2026-05-20' });
const TRADES = [
  { ...notice, notice: { ...notice.notice!, seller: 'Ada Fictional', plan_dates: ['2026-02-10'] } },
  sale(21, '2026-05-21', '4000', NOTE),
  sale(22, '2026-06-02', '1000', NOTE),
];
const TERMINATION = tradingArrangement({
  dates: [{ kind: 'terminated', text: 'June 30, 2026', day: '2026-06-30', refusal: null }],
  rule_10b5_1_adopted: null,
  rule_10b5_1_terminated: true,
  terminates: 'this_arrangement',
});

describe('GET /v2/governance, what was announced and sold under plans', () => {
  const opened = useTestReadStore();
  let harness: Pipeline;

  before(async () => {
    harness = await startPipeline(opened().store, {
      now: '2026-08-10T15:00:00Z',
      projections: GOVERNANCE_PROJECTIONS,
    });
    await harness.append('companies', companyEvent(ACME, { symbols: ['ACME'] }));
    await harness.append('filings', filingEvent(ACME, number(1), { form: '10-Q', filed: '2026-05-01' }));
    await harness.append('governance', governanceEvent(ACME, number(1), [tradingArrangement()]));
    await harness.append('trades', ...TRADES);
    await harness.projected();
  });
  after(() => harness.stop());

  const data = async (query = ''): Promise<Governance> => {
    const { status, body, text } = await harness.get(`/v2/governance?symbol=ACME${query}`);
    expect(status, text).to.equal(200);
    return body!['data'] as Governance;
  };
  const plan = async (): Promise<TradingPlan> => {
    const { plans } = await data();
    expect(plans).to.have.length(1);
    return plans[0]!;
  };

  it('lists the forms, and refuses sums across splits that nobody knows', async () => {
    const unknown = { available: false, reason: 'splits_unknown' };
    expect(await plan()).to.deep.include({
      name: 'Ada Fictional',
      adopted: '2026-02-10',
      owner_cik: OWNER.cik,
      planned: 12500,
      announced: unknown,
      sold: unknown,
      remaining: { available: false, reason: 'sold_unknown' },
      notices: [{ accession: number(20), filed: '2026-05-20', seller: 'Ada Fictional', units: 5000 }],
      unmatched_trades: [],
    });
  });

  it('sums them in shares of the report once splits are known', async () => {
    await harness.append(
      'bars',
      barsEvent('ACME', { '2026-02-02': '10', '2026-06-29': '10', '2026-08-07': '10' }),
    );
    await harness.append('corporate-actions', actionsEvent('ACME', 2026));
    await harness.projected();
    expect(await plan()).to.deep.include({
      announced: 5000,
      sold: 5000,
      remaining: 7500,
      basis: '2026-05-01',
    });
    expect((await plan()).trades.map(({ accession, shares }) => [accession, shares])).to.deep.equal([
      [number(21), 4000],
      [number(22), 1000],
    ]);
  });

  it('goes on with the plan when its termination is filed, and with forms that name none', async () => {
    await harness.append(
      'governance',
      governanceEvent(ACME, number(2), [TERMINATION], {
        filed: '2026-08-03',
        source_time: Date.parse('2026-08-03T20:10:00Z'),
        recorded_at: 0,
      }),
    );
    await harness.append('trades', sale(23, '2026-06-03', '50', 'A Rule 10b5-1 plan.'));
    await harness.append('trades', sale(24, '2026-06-04', '70', NOTE.replace('February', 'March')));
    await harness.projected();
    const answer = await data();
    expect(answer.plans).to.have.length(1);
    expect(answer.plans[0]).to.deep.include({
      terminated: '2026-06-30',
      sold: { available: false, reason: 'trades_unmatched' },
      unmatched_trades: [
        { accession: number(23), filed: '2026-06-03', lines: [0], reason: 'adoption_not_stated' },
      ],
    });
    expect(answer.plans[0]!.reports.map(({ accession, actions }) => [accession, actions])).to.deep.equal([
      [number(1), ['adopted']],
      [number(2), ['terminated']],
    ]);
    expect(answer.forms_without_plan).to.deep.equal({
      count: 1,
      forms: [
        {
          accession: number(24),
          filed: '2026-06-04',
          kind: 'trades',
          persons: ['FICTIONAL ADA B'],
          plan_dates: ['2026-03-10'],
          reason: 'no_arrangement',
        },
      ],
    });
    expect((await data('&limit=1')).plans, 'on the page of its newest report').to.have.length(1);
    const next = await data(`&limit=1&cursor=${(await data('&limit=1')).next_cursor}`);
    expect(next.plans).to.deep.equal([]);
  });

  it('is exported with the reports, one row for each arrangement of each report', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'footnote-governance-'));
    const request = { dataset: 'governance', format: 'jsonl', symbols: ['ACME'] } as const;
    const { tables } = await exportDataset(opened().store, { ...request, dir: join(folder, 'out') });
    expect(tables.map(({ name, rows, as_of: time }) => [name, rows, time])).to.deep.equal([
      ['trading_arrangements', 2, '2026-08-03T20:10:00Z'],
      ['governance_reports', 2, '2026-08-03T20:10:00Z'],
    ]);
    const [file] = tables[0]!.files;
    expect(await readFile(join(folder, 'out', file!.path), 'utf8')).to.include('"adopted":"2026-02-10"');
    await rm(folder, { recursive: true });
  });
});
