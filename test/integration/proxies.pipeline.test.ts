import { expect } from 'chai';
import type { Governance } from '@footnote/contract/types.generated';
import { proxyEvent, proxyFigure, proxyRow } from '@footnote/events/testing/proxies';
import { companyEvent, filingEvent } from '@footnote/events/testing/samples';
import { useTestReadStore } from '@footnote/read-store/testing';
import { GOVERNANCE_PROJECTIONS } from './governance-projections.ts';
import { type Pipeline, startPipeline } from './pipeline.ts';

const ACME = '0009999999';
const BARE = '0009999998';
const REVISED = '0009999997';
const number = (serial: number): string => `0009990055-26-${String(serial).padStart(6, '0')}`;

const YEAR = {
  section: 'pay_versus_performance',
  title: null,
  year: null,
  start: '2025-01-01',
  end: '2025-12-31',
} as const;
const tagged = (concept: string) => ({ concept: `ecd:${concept}`, element_id: 'f-1', from: 7, to: 80 });

const fees = (total: string) =>
  proxyRow({
    section: 'audit_fees',
    kind: 'year',
    name: null,
    title: null,
    year: 2025,
    figures: [proxyFigure('total', total)],
  });

const STATEMENTS = [
  proxyEvent(REVISED, number(3), [fees('900000')], { filed: '2025-04-09' }),
  proxyEvent(REVISED, number(4), [proxyRow(), fees('1000000')]),
  proxyEvent(REVISED, number(5), [fees('1100000')], { form: 'DEFR14A', filed: '2026-05-04' }),
  proxyEvent(ACME, number(1), [proxyRow({ year: 2024 })], { filed: '2025-04-09' }),
  proxyEvent(ACME, number(2), [
    proxyRow({
      ...YEAR,
      kind: 'peo',
      individual: 'acme:AdaMember',
      figures: [
        proxyFigure('total', '900000', tagged('PeoTotalCompAmt')),
        proxyFigure('actually_paid', '850000.5', tagged('PeoActuallyPaidCompAmt')),
      ],
    }),
    proxyRow({
      ...YEAR,
      kind: 'adjustment',
      individual: 'acme:AdaMember',
      member: 'acme:GrantsMember',
      effect: 'deducted',
      figures: [proxyFigure('amount', '49999.5', tagged('AdjToCompAmt'))],
    }),
    proxyRow({
      ...YEAR,
      kind: 'company',
      name: 'Cash Profit',
      figures: [
        proxyFigure('net_income', null, { ...tagged('NetIncomeLoss'), text: '12', refusal: 'contradictory' }),
      ],
    }),
    proxyRow({
      ...YEAR,
      kind: 'measure',
      name: 'Cash Profit',
      start: null,
      end: null,
      figures: [proxyFigure('measure', null, { unit: 'text' })],
    }),
    proxyRow(),
    proxyRow({
      year: 2024,
      refusal: 'does_not_add',
      figures: [proxyFigure('salary', null, { text: '700', refusal: 'does_not_add' })],
    }),
    proxyRow({
      section: 'audit_fees',
      kind: 'year',
      name: null,
      title: null,
      figures: [proxyFigure('audit', '1200000'), proxyFigure('total', '1200000')],
    }),
    proxyRow({
      section: 'meeting',
      kind: 'day',
      name: null,
      title: null,
      year: null,
      figures: [
        proxyFigure('annual_meeting', null, { text: 'May 21, 2026', day: '2026-05-21', unit: 'day' }),
      ],
    }),
    proxyRow({
      section: 'meeting',
      kind: 'auditor',
      name: 'Ledger & Quill LLP',
      title: null,
      year: null,
      figures: [proxyFigure('auditor', null, { text: 'Ledger & Quill LLP', unit: 'text' })],
    }),
  ]),
];

describe('GET /v2/governance, of proxy statements', () => {
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
      companyEvent(BARE, { symbols: ['BARE'] }),
      companyEvent(REVISED, { symbols: ['RVSD'] }),
    );
    await harness.append('filings', filingEvent(BARE, number(9), { form: '10-K', filed: '2026-02-20' }));
    await harness.append('governance', ...STATEMENTS);
    await harness.projected();
  });
  after(() => harness.stop());

  const data = async (query: string): Promise<Governance> => {
    const { status, body, text } = await harness.get(`/v2/governance?symbol=${query}`);
    expect(status, text).to.equal(200);
    return body!['data'] as Governance;
  };

  it('has each section of the newest statement of the season that has it, revised ones among them', async () => {
    const { audit_fees: audit, compensation, proxy_statements: statements } = await data('RVSD');
    expect(statements.map(({ form }) => form)).to.deep.equal(['DEFR14A', 'DEF 14A', 'DEF 14A']);
    expect(audit).to.include({ accession: number(5), form: 'DEFR14A' });
    expect(compensation).to.include({ accession: number(4), form: 'DEF 14A' });
    const earlier = await data('RVSD&to=2026-04-30');
    expect(earlier.audit_fees).to.include({ accession: number(4) });
  });

  it('has the sections of the newest one, each figure with its place, and lists the others', async () => {
    const answer = await data('ACME');
    expect(answer.proxy_statements).to.deep.equal([
      { accession: number(2), filed: '2026-04-10', form: 'DEF 14A' },
      { accession: number(1), filed: '2025-04-09', form: 'DEF 14A' },
    ]);
    expect(answer).to.deep.include({
      coverage_start: '2025-04-09',
      as_of: '2026-04-10T20:10:00Z',
      arrangements: [],
    });
    const viewer = `/filings/${number(2)}/document?file=acme-def14a.htm`;
    const pay = answer.pay_versus_performance;
    if (pay === undefined || 'available' in pay) throw new Error('no pay versus performance');
    const [year] = pay.years;
    expect(year?.peos).to.have.length(1);
    expect(year?.peos[0]).to.deep.include({
      member: 'acme:AdaMember',
      name: 'Ada Fictional',
      reconciliation: 'adds_up',
      actually_paid: {
        concept: 'ecd:PeoActuallyPaidCompAmt',
        place: { element_id: 'f-1', file: 'acme-def14a.htm', from: 7, to: 80, viewer: `${viewer}#f7` },
        text: '850000.5',
        unit: 'USD',
        value: 850000.5,
      },
    });
    expect(year?.peos[0]?.adjustments.map(({ member, effect }) => [member, effect])).to.deep.equal([
      ['acme:GrantsMember', 'deducted'],
    ]);
    expect(year).to.deep.include({
      others: null,
      period_end: '2025-12-31',
      selected_measure_name: 'Cash Profit',
    });
    expect(year?.net_income).to.deep.include({ available: false, reason: 'contradictory' });
    expect(year?.total_shareholder_return).to.deep.equal({
      available: false,
      evidence: null,
      reason: 'not_stated',
    });
    expect(pay.measures.map(({ name }) => name)).to.deep.equal(['Cash Profit']);
  });

  it('serves rows that add up, and refuses others with their cells as evidence', async () => {
    const { compensation, audit_fees: fees, director_compensation: directors, meeting } = await data('ACME');
    if (compensation === undefined || 'available' in compensation) throw new Error('no table');
    const [served, refused] = compensation.rows;
    expect(served).to.deep.include({
      name: 'Ada Fictional',
      title: 'Chief Executive Officer',
      year: 2025,
      refusal: null,
    });
    expect(served?.salary).to.deep.include({ value: 900000, unit: 'USD', concept: null });
    expect(refused).to.include({ year: 2024, refusal: 'does_not_add' });
    expect(refused?.salary).to.deep.include({ available: false, reason: 'does_not_add' });
    expect(refused?.salary).to.have.nested.property('evidence.text', '700');
    expect(fees).to.have.nested.property('rows[0].total.value', 1200000);
    expect(directors).to.deep.equal({ available: false, reason: 'no_table' });
    expect(meeting).to.have.nested.property('meeting_date.day', '2026-05-21');
    expect(meeting).to.have.nested.property('record_date.reason', 'not_stated');
    expect(meeting).to.have.nested.property('auditor.name', 'Ledger & Quill LLP');
  });

  it('is as it was on an earlier day, and has only the sections asked for', async () => {
    const before = await data('ACME&to=2026-01-01&sections=compensation');
    expect(before.proxy_statements.map(({ accession }) => accession)).to.deep.equal([number(1)]);
    expect(before.compensation).to.have.nested.property('rows[0].year', 2024);
    expect(before).to.not.have.any.keys(
      'audit_fees',
      'director_compensation',
      'meeting',
      'pay_versus_performance',
    );
    const { status, text } = await harness.get('/v2/governance?symbol=ACME&sections=pay');
    expect([status, text.includes('pay_versus_performance')]).to.deep.equal([400, true]);
  });

  it('says so where there is none', async () => {
    expect(await data('BARE')).to.deep.include({ reason: 'not_collected' });
    const none = await data('ACME&to=2025-01-01');
    expect(none).to.deep.include({ reason: 'not_applicable' });
  });
});
