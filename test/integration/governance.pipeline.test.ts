import { expect } from 'chai';
import type { Governance } from '@footnote/contract/types.generated';
import { governanceEvent, tradingArrangement } from '@footnote/events/testing/governance';
import { companyEvent, filingEvent } from '@footnote/events/testing/samples';
import { useTestReadStore } from '@footnote/read-store/testing';
import { GOVERNANCE_PROJECTIONS } from './governance-projections.ts';
import { type Pipeline, startPipeline } from './pipeline.ts';

const ACME = '0009999999';
const ABROAD = '0009999998';
const UNREAD = '0009999997';
const number = (serial: number): string => `0009990055-26-${String(serial).padStart(6, '0')}`;
const POLICY = 'ecd:InsiderTrdPoliciesProcAdoptedFlag';
const PLACE = { element_id: 'f-9', from: 10, to: 90 };

const REPORTS = [
  governanceEvent(ACME, number(1), [], {
    form: '10-K',
    filed: '2026-02-20',
    statements: [{ concept: POLICY, value: true, ...PLACE }],
  }),
  governanceEvent(ACME, number(2), [
    tradingArrangement({
      dates: [
        { kind: 'adopted', text: 'February 10, 2026', day: '2026-02-10', refusal: null },
        { kind: 'ends', text: 'December 2026', day: null, refusal: 'no_whole_day' },
      ],
      shares: null,
      shares_refusal: 'in_parts',
      parts: [{ member: 'acme:ClassAMember', shares: '40000.5', ...PLACE, element_id: null }],
    }),
    tradingArrangement({
      name: 'Otto Unreal',
      title: null,
      individual: null,
      rule_10b5_1_adopted: null,
      other_adopted: true,
      days: null,
      days_refusal: 'contradictory',
      terms: null,
      places: [],
    }),
  ]),
  governanceEvent(
    ACME,
    number(3),
    [
      tradingArrangement({
        dates: [{ kind: 'terminated', text: 'May 1, 2026', day: '2026-05-01', refusal: null }],
        rule_10b5_1_adopted: null,
        rule_10b5_1_terminated: true,
        terminates: 'this_arrangement',
      }),
    ],
    {
      filed: '2026-05-04',
      statements: [{ concept: 'dei:DocumentFinStmtErrorCorrectionFlag', value: false, ...PLACE }],
      unread: [{ concept: 'ecd:TrdArrSecuritiesAggAvailAmt', reason: 'no_arrangement', text: '7', ...PLACE }],
    },
  ),
];

describe('GET /v2/governance', () => {
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
      companyEvent(ABROAD, { symbols: ['ABRO'] }),
      companyEvent(UNREAD, { symbols: ['UNRD'] }),
    );
    await harness.append(
      'filings',
      filingEvent(ACME, number(2), { form: '10-Q', filed: '2026-05-01' }),
      filingEvent(ACME, number(9), { form: '10-Q/A', filed: '2026-05-03' }),
      filingEvent(ACME, number(10), { form: '10-K', filed: '2022-02-20' }),
      filingEvent(ABROAD, number(11), { form: '20-F', filed: '2026-03-01' }),
      filingEvent(UNREAD, number(12), { form: '10-K', filed: '2026-03-01' }),
    );
    await harness.append('governance', ...REPORTS);
    await harness.projected();
  });
  after(() => harness.stop());

  const data = async (query: string): Promise<Governance> => {
    const { status, body, text } = await harness.get(`/v2/governance?symbol=${query}`);
    expect(status, text).to.equal(200);
    return body!['data'] as Governance;
  };
  const lines = ({ arrangements }: Governance): readonly string[] =>
    arrangements.map(({ accession, line }) => `${Number(accession.slice(-2))}/${line}`);

  it('lists the arrangements by filing, with persons, days, shares, terms and places', async () => {
    const answer = await data('ACME');
    expect(lines(answer)).to.deep.equal(['3/0', '2/0', '2/1']);
    const viewer = `/filings/${number(2)}/document?file=acme-20260331.htm`;
    expect(answer.arrangements[1]).to.deep.equal({
      accession: number(2),
      actions: ['adopted'],
      adopted: '2026-02-10',
      duration_days: 300,
      ends: { available: false, reason: 'no_whole_day', text: 'December 2026' },
      facts: [
        {
          concept: 'ecd:TrdArrAdoptionDate',
          place: {
            element_id: 'f-2',
            file: 'acme-20260331.htm',
            from: 4210,
            to: 4320,
            viewer: `${viewer}#f4210`,
          },
        },
      ],
      filed: '2026-05-01',
      form: '10-Q',
      line: 0,
      members: ['acme:AdaFictionalMember'],
      name: 'Ada Fictional',
      parts: [
        {
          member: 'acme:ClassAMember',
          place: { element_id: null, file: 'acme-20260331.htm', from: 10, to: 90, viewer: `${viewer}#f10` },
          shares: 40000.5,
        },
      ],
      rule_10b5_1: true,
      shares: { available: false, reason: 'in_parts' },
      terminated: { available: false, reason: 'not_tagged', text: null },
      terminates: null,
      terms: 'Ada Fictional adopted a plan on February 10, 2026.',
      title: 'Chief Executive Officer',
    });
    expect(answer.arrangements[2]).to.deep.include({
      duration_days: { available: false, reason: 'contradictory' },
      members: [],
      rule_10b5_1: false,
      shares: 12500,
      terms: null,
      title: null,
    });
    expect(answer.arrangements[0]).to.deep.include({
      actions: ['terminated'],
      terminated: '2026-05-01',
      terminates: 'this_arrangement',
    });
  });

  it('has each flag of the newest report that tags it, what is not served, and the reports that were not read', async () => {
    const answer = await data('ACME');
    expect(answer).to.deep.include({ coverage_start: '2026-02-20', as_of: '2026-05-01T20:10:00Z' });
    expect(answer.policies.insider_trading_policy).to.deep.include({
      value: true,
      filed: '2026-02-20',
      form: '10-K',
    });
    expect(answer.policies.error_correction).to.deep.include({ value: false, accession: number(3) });
    expect(answer.policies.recovery_analysis).to.deep.equal({ available: false, reason: 'not_tagged' });
    expect(answer.unread_facts.map(({ accession, reason, text }) => [accession, reason, text])).to.deep.equal(
      [[number(3), 'no_arrangement', '7']],
    );
    expect(answer.unread_reports).to.deep.equal([
      { accession: number(9), filed: '2026-05-03', form: '10-Q/A' },
    ]);
  });

  it('is limited to days of filing, and goes on page by page', async () => {
    expect(lines(await data('ACME&from=2026-05-02'))).to.deep.equal(['3/0']);
    const before = await data('ACME&to=2026-05-01');
    expect(lines(before)).to.deep.equal(['2/0', '2/1']);
    expect(before.policies.error_correction).to.deep.equal({ available: false, reason: 'not_tagged' });
    const first = await data('ACME&limit=2');
    expect(first.next_cursor).to.equal(`2026-05-01.${number(2)}.0`);
    const second = await data(`ACME&limit=2&cursor=${first.next_cursor}`);
    expect([...lines(first), ...lines(second)]).to.deep.equal(['3/0', '2/0', '2/1']);
    expect(second.next_cursor).to.equal(null);
  });

  it('is a table of the arrangements, with the reason beside what is refused', async () => {
    const response = await fetch(`${harness.service.address()}/v2/governance?symbol=ACME`, {
      headers: { 'X-API-Key': harness.key, Accept: 'text/csv' },
    });
    const text = await response.text();
    const [head = '', , second = ''] = text.split('\n');
    const row = Object.fromEntries(head.split(',').map((name, at) => [name, second.split(',')[at]]));
    expect(row).to.include({
      name: 'Ada Fictional',
      adopted: '2026-02-10',
      ends: '',
      ends_reason: 'no_whole_day',
    });
    expect(row).to.include({ shares: '', shares_reason: 'in_parts', part_shares: '40000.5' });
  });

  it('tells companies without such reports from those whose reports were not read', async () => {
    expect(await data('ABRO')).to.deep.include({
      reason: 'not_applicable',
      freshness: 'unsupported',
      as_of: null,
    });
    expect(await data('UNRD')).to.deep.include({ reason: 'not_collected' });
  });
});
