import { expect } from 'chai';
import type { VerdictRow } from '@footnote/read-models/verdicts';
import type { Verification } from '@footnote/contract/types.generated';
import { ACME, FUND } from '../testing/companies.ts';
import { startHarness, type Harness } from '../testing/harness.ts';

const ACCESSION = '0009999999-26-000001';

const VERDICT: VerdictRow = {
  cik: ACME.cik,
  symbol: 'ACME',
  statement: 'balance',
  field: 'total_assets',
  period_kind: 'instant',
  fiscal_year: 2025,
  fiscal_period: 'Q4',
  period_start: null,
  period_end: '2025-12-31',
  value: '98000000.5',
  accession: ACCESSION,
  verdict: 'contradicted',
  vouched: [],
  evidence: JSON.stringify([
    {
      rule: 'balance_total',
      because: 'others_hold',
      difference: '882000000',
      tolerance: '2000000',
      readings: [
        {
          accession: ACCESSION,
          concept: 'us-gaap:Assets',
          start: null,
          end: '2025-12-31',
          value: '98000000.5',
          blamed: true,
        },
      ],
    },
  ]),
  revision: 1,
};

const VERIFIED = {
  ...ACME,
  verified: {
    policy_version: '1',
    last_verified_at: '2026-02-02 21:30:12',
    passed: 31,
    unchecked: 8,
    contradicted: 1,
  },
  counts: [
    { statement: 'balance', field: 'total_assets', refusal: '', rule: '', cells: 39 },
    {
      statement: 'balance',
      field: 'total_assets',
      refusal: 'oracle_contradicted',
      rule: 'verification.balance_total',
      cells: 1,
    },
    {
      statement: 'income',
      field: 'revenue',
      refusal: 'verification_pending',
      rule: 'verification.pending',
      cells: 2,
    },
  ],
} as const;

describe('GET /v2/verification', () => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await startHarness([VERIFIED, FUND], { now: '2026-02-10T15:00:00Z' });
    harness.store.verdicts = [VERDICT, { ...VERDICT, field: 'inventory', verdict: 'passed', evidence: '[]' }];
  });
  afterEach(() => harness.stop());

  const data = async (query: string): Promise<Verification> => {
    const { status, body, text } = await harness.get(`/v2/verification?${query}`);
    expect(status, text).to.equal(200);
    return body!['data'] as Verification;
  };

  it('returns served, refused and contradicted cells with reasons and evidence', async () => {
    const answer = await data('symbol=ACME');
    expect(answer).to.deep.include({
      as_of: '2026-02-02T21:30:12Z',
      last_verified_at: '2026-02-02T21:30:12Z',
      policy_version: '1',
      totals: { contradicted: 1, passed: 31, pending: 2, refused: 3, served: 39, unchecked: 8 },
    });
    expect(
      answer.fields.map(({ field, served, refused }) => [
        field,
        served,
        refused.map(({ cells, reason, rules }) => [cells, reason.code, rules.map(({ id }) => id).join()]),
      ]),
    ).to.deep.equal([
      ['total_assets', 39, [[1, 'oracle_contradicted', 'verification.balance_total']]],
      ['revenue', 0, [[2, 'verification_pending', 'verification.pending']]],
    ]);
    const [cell, ...others] = answer.cells;
    expect(others).to.deep.equal([]);
    expect(cell).to.include({
      field: 'total_assets',
      period: '2025-Q4',
      value: 98000000.5,
      statement: 'balance_sheet',
    });
    const [evidence] = cell!.evidence;
    expect([
      evidence!.rule.code,
      evidence!.because.code,
      evidence!.difference,
      evidence!.tolerance.value,
    ]).to.deep.equal(['balance_total', 'others_hold', '882000000', '2000000']);
    expect(evidence!.readings[0]!.filing.url).to.match(/\/0009999999-26-000001-index\.htm$/);
  });

  it('lists the cells of another verdict', async () => {
    expect((await data('symbol=ACME&verdict=passed')).cells.map(({ field }) => field)).to.deep.equal([
      'inventory',
    ]);
  });

  it('is empty for a company that was not verified', async () => {
    expect(await data(`symbol=${FUND.symbols[0]}`)).to.deep.include({
      as_of: null,
      cells: [],
      fields: [],
      last_verified_at: null,
      policy_version: null,
    });
  });

  it('lists the faults of a request', async () => {
    const refused = async (query: string): Promise<unknown> =>
      (await harness.get(`/v2/verification?symbol=ACME&${query}`)).status;
    expect(await refused('verdict=wrong')).to.equal(400);
    expect(await refused('field=revenue&statement=cash_flow')).to.equal(400);
    expect(await refused('limit=0')).to.equal(400);
  });
});
