import { expect } from 'chai';
import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import { NOW } from '../../testing/companies.ts';
import { startHarness, type Harness, type WireAnswer } from '../../testing/harness.ts';
import { TOOL_COMPANIES } from '../../testing/tool-companies.ts';

const PATH = '/v1/tools/stock_financials';

type Field = {
  readonly unit: string;
  readonly values: readonly (string | number | null)[];
  readonly refusals?: readonly Record<string, unknown>[];
  readonly audit?: readonly (Record<string, unknown> | null)[];
};
type Statement = {
  readonly periods: readonly { label: string }[];
  readonly fields: Readonly<Record<string, Field>>;
  readonly refusals?: readonly Record<string, unknown>[];
};
type Envelope = {
  readonly subject: unknown;
  readonly data: Statement & {
    readonly statement?: string;
    readonly statements: Readonly<Record<string, Statement>>;
    readonly recovery: Record<string, unknown>;
    readonly note?: string;
    readonly unavailable: string;
  };
  readonly meta: Readonly<Record<string, unknown>>;
};
const envelope = ({ body }: WireAnswer): Envelope => body as unknown as Envelope;

describe('POST /v1/tools/stock_financials', () => {
  let harness: Harness;
  const ask = (body: object) => harness.post(PATH, body);
  const statementsOf = async (body: object) => envelope(await ask(body)).data.statements;
  /** A single statement. */
  const one = async (body: object) => envelope(await ask(body)).data;

  before(async () => {
    harness = await startHarness(TOOL_COMPANIES, { now: NOW });
  });
  after(() => harness.stop());

  describe('schema 2', () => {
    it('states the subject, and omits unknown members from the meta', async () => {
      const { subject, meta } = envelope(await ask({ symbol: 'acme.b' }));
      expect(subject).to.deep.equal({
        entity: { cik: '0009999999', name: 'Acme Corp', reporting_currency: 'USD' },
        security: { ticker: 'ACME-B' },
      });
      expect(Object.keys(meta)).to.deep.equal([
        'schema_version',
        'as_of',
        'published_at',
        'basis',
        'units',
        'parser',
        'build',
        'truncated',
      ]);
      expect(meta).to.deep.include({
        as_of: { sec: '2026-02-02' },
        published_at: '2026-02-02T21:30:12Z',
        truncated: true,
      });
    });

    it('returns the policy and date of the verification', async () => {
      expect(envelope(await ask({ symbol: 'ACMB' })).meta).to.include({
        policy_version: '3',
        last_verified_at: '2026-02-02T21:30:12Z',
      });
    });

    it('answers to a CIK as to a ticker', async () => {
      for (const symbol of ['9999999', '0009999999', 'cik0009999999']) {
        const { subject } = envelope(await ask({ symbol }));
        expect(subject).to.deep.include({ security: { ticker: 'ACME' } });
      }
    });

    it('orders statements independently of the order in the request', async () => {
      expect(Object.keys(await statementsOf({ symbol: 'ACME' }))).to.deep.equal([
        'income',
        'balance',
        'cash_flow',
      ]);
      expect(
        Object.keys(await statementsOf({ symbol: 'ACME', statements: ['cash_flow', 'income'] })),
      ).to.deep.equal(['income', 'cash_flow']);
    });

    it('returns a single statement without a map', async () => {
      const data = await one({ symbol: 'ACME', statements: ['balance'] });
      expect(Object.keys(data)).to.deep.equal(['reporting', 'statement', 'periods', 'fields']);
      expect(data.statement).to.equal('balance');
    });

    it('labels years, quarters and the parts of years, newest first', async () => {
      const labels = async (body: object) =>
        (await one({ symbol: 'ACME', statements: ['income'], ...body })).periods.map(({ label }) => label);
      expect(await labels({})).to.deep.equal(['FY2025', 'FY2024', 'FY2023']);
      expect(await labels({ period_kind: 'quarter', periods: 2 })).to.deep.equal(['2025-Q4', '2025-Q3']);
      expect(await labels({ period_kind: 'ytd', periods: 4 })).to.deep.equal([
        '2025-9M',
        '2025-6M',
        '2025-3M',
        '2024-9M',
      ]);
    });

    it('reports whether there are older periods', async () => {
      const truncated = async (periods: number) =>
        envelope(await ask({ symbol: 'ACME', periods })).meta['truncated'];
      expect(await truncated(6)).to.equal(true);
      expect(await truncated(7)).to.equal(false);
      expect(await truncated(20)).to.equal(false);
    });

    it('returns amounts as strings and ratios as numbers, aligned with the periods', async () => {
      const { fields } = await one({ symbol: 'ACME', statements: ['income'], detail: 'full', periods: 2 });
      expect(fields['revenue']).to.deep.equal({ unit: 'USD', values: ['1060', '1050'] });
      expect(fields['revenue_yoy_pct']).to.deep.equal({ unit: 'percent', values: [0.95, 0.96] });
    });

    it('returns null for a refused cell, with the reason in refusals', async () => {
      const { fields } = await one({ symbol: 'ACME', statements: ['income'] });
      expect(fields['cost_of_revenue']!.values).to.deep.equal([null, '525', '520']);
      expect(fields['cost_of_revenue']!.refusals).to.deep.equal([
        {
          unavailable: 'ambiguous_candidate',
          affects: ['FY2025'],
          note: 'restatement_mixed_basis: figures that belong together were restated at different times',
        },
      ]);
    });

    it('lists the filings of ambiguous values in the audit', async () => {
      const { fields } = await one({ symbol: '9999999', statements: ['income'], detail: 'audit' });
      const [refusal] = fields['cost_of_revenue']!.refusals!;
      expect(refusal!['recovery']).to.deep.equal({
        action: 'get',
        path: '/v2/explain',
        params: { symbol: 'ACME', statement: 'income_statement', field: 'cost_of_revenue', period: 'FY2025' },
      });
      const full = await one({ symbol: 'ACME', statements: ['income'], detail: 'full' });
      expect(full.fields['cost_of_revenue']!.refusals![0]).not.to.have.property('recovery');
    });

    it('names the missing operand of a ratio', async () => {
      const { fields } = await one({ symbol: 'ACME', statements: ['income'], detail: 'full', periods: 1 });
      expect(fields['interest_coverage']!.refusals).to.deep.equal([
        { unavailable: 'ambiguous_candidate', affects: ['FY2025'], missing_operand: 'interest_expense' },
      ]);
    });

    it('returns every field of the detail in every period, and more fields in full', async () => {
      const core = Object.keys((await one({ symbol: 'ACME', statements: ['income'] })).fields);
      const full = Object.keys(
        (await one({ symbol: 'ACME', statements: ['income'], detail: 'full' })).fields,
      );
      expect(core).to.include('interest_expense').and.to.include('dividends_per_share');
      expect(full).to.include.members(core);
      expect(full).to.include('rnd_expense').and.not.to.include('net_interest_income');
      const bank = Object.keys(
        (await one({ symbol: 'ACMB', statements: ['income'], detail: 'full' })).fields,
      );
      expect(bank).to.include('net_interest_income');
    });

    it('returns the basis of dividends per share in the audit and serves them for years only', async () => {
      const { fields } = await one({ symbol: 'ACME', statements: ['income'], detail: 'audit' });
      const { audit, values } = fields['dividends_per_share']!;
      expect(values).to.deep.equal(['1.02', '1.02', null]);
      expect(audit!.map((entry) => entry?.['basis'])).to.deep.equal(['declared', 'cash_paid', undefined]);
      const quarters = await one({
        symbol: 'ACME',
        statements: ['income'],
        period_kind: 'quarter',
        periods: 1,
      });
      const [refusal] = quarters.fields['dividends_per_share']!.refusals!;
      expect(refusal).to.deep.include({ unavailable: 'not_reported', affects: ['2025-Q4'] });
      const { tool, params } = refusal!['recovery'] as { tool: string; params: object };
      const recovered = await harness.post(`/v1/tools/${tool}`, params);
      expect(envelope(recovered).data.fields['dividends_per_share']!.values[0]).to.equal('1.02');
    });

    it('returns the provenance of each cell in the audit', async () => {
      const { fields } = await one({ symbol: 'ACME', statements: ['income'], detail: 'audit', periods: 1 });
      expect(fields['revenue']!.audit).to.deep.equal([
        {
          method: 'reported',
          concept: 'us-gaap:revenue',
          provenance: { accession: '0009999999-25-120001', form: '10-K', filed: '2025-12-31' },
          flags: [],
          operands: [
            {
              role: '+',
              concept: 'us-gaap:revenue',
              value: '1060',
              end: '2025-12-31',
              provenance: { accession: '0009999999-25-120001', form: '10-K', filed: '2025-12-31' },
            },
          ],
        },
      ]);
      expect(fields['net_margin_pct']!.audit).to.deep.equal([
        { method: 'ratio', formula: 'net_income ÷ revenue · 100' },
      ]);
    });

    it('adds twins only to amounts that have a value', async () => {
      const { fields } = await one({ symbol: 'ACME', statements: ['income'], detail: 'full', approx: true });
      expect(fields['revenue_approx']).to.deep.equal({ unit: 'USD', values: ['1.1K', '1.0K', '1.0K'] });
      expect(fields['cost_of_revenue_approx']!.values).to.deep.equal([null, '525', '520']);
      expect(fields).not.to.have.any.keys('sga_expense_approx', 'net_margin_pct_approx');
    });

    it('returns refusals instead of fields for a statement without values', async () => {
      const { cash_flow: cash } = await statementsOf({ symbol: 'ACMC' });
      expect(cash!.fields).to.deep.equal({});
      expect(cash!.periods.map(({ label }) => label)).to.deep.equal(['FY2025', 'FY2024']);
      const [refusal] = cash!.refusals!;
      expect(refusal!['affects']).to.include('capex').and.to.include('operating_cash_flow');
    });

    it('notices aliases', async () => {
      const plain = await ask({ symbol: 'ACME', statements: ['income'] });
      const answer = await ask({ symbol: 'ACME', statements: ['income_statement'] });
      expect(envelope(answer).meta['deprecation']).to.deep.equal({
        aliases: [{ param: 'statements', given: 'income_statement', use: 'income' }],
      });
      expect(envelope(answer).data).to.deep.equal(envelope(plain).data);
      expect(answer.headers.get('etag')).not.to.equal(plain.headers.get('etag'));
    });
  });

  describe('schema 1', () => {
    it('shows amounts as numbers and refused cells as flat refusals, without an ETag', async () => {
      const answer = await ask({ symbol: 'ACME', schema: 1, statement: 'income', periods: 1 });
      expect(answer.headers.get('etag')).to.equal(null);
      const { statements, ...head } = answer.body as unknown as {
        statements: Record<string, { values: Record<string, unknown> }[]>;
      };
      expect(head).to.deep.equal({
        available: true,
        symbol: 'ACME',
        cik: '0009999999',
        name: 'Acme Corp',
        currency: 'USD',
        period_kind: 'annual',
        vintage: 'latest_restated',
      });
      expect(Object.keys(statements)).to.deep.equal(['income']);
      const { values } = statements['income']![0]!;
      expect(values['revenue']).to.equal(1060);
      expect(values['cost_of_revenue']).to.deep.equal({ available: false, reason: 'ambiguous_candidate' });
    });

    it('ignores If-None-Match in schema 1', async () => {
      const body = { symbol: 'ACME', schema: 1 };
      const headers = { 'X-API-Key': harness.key, 'Content-Type': 'application/json', 'If-None-Match': '*' };
      expect((await harness.post(PATH, body, headers)).status).to.equal(200);
    });
  });

  describe('of nothing', () => {
    it('returns a search recovery for an unknown symbol', async () => {
      for (const symbol of ['ACMQ', 'a name of three', 'ACME ', 'ſ', '\u0000', '99', '../../etc'])
        for (const schema of [2, 1]) {
          const answer = await ask({ symbol, schema });
          const recovery = { action: 'use_tool', params: { query: symbol }, tool: 'stock_search' };
          expect(answer.status).to.equal(404);
          expect(answer.body, symbol).to.deep.equal(
            schema === 1
              ? { available: false, reason: 'no_match', recovery }
              : { data: { recovery, unavailable: 'no_match' }, meta: { schema_version: '2' } },
          );
        }
    });

    it('reports a company without statements', async () => {
      const answer = await ask({ symbol: 'ACMX' });
      expect(answer.status).to.equal(404);
      expect(envelope(answer).data.note).to.equal('ACMX is known, but has no statements');
    });

    it('points from the empty quarters of an annual-only filer to its years', async () => {
      const answer = await ask({ symbol: 'ACMF', period_kind: 'quarter' });
      expect(answer.status).to.equal(404);
      const { note, recovery } = envelope(answer).data;
      expect(note).to.equal('ACMF has no quarter periods: it reports once a year');
      const { tool, params } = recovery as { tool: string; params: object };
      expect((await harness.post(`/v1/tools/${tool}`, params)).status).to.equal(200);
      const old = await ask({ symbol: 'ACMF', period_kind: 'ytd', schema: 1 });
      expect(old.body!['recovery']).to.deep.include({
        params: { period_kind: 'annual', schema: 1, symbol: 'ACMF' },
      });
    });
  });

  describe('while something is amiss', () => {
    afterEach(() => {
      harness.store.failure = undefined;
    });

    it('answers 503 flat while the read store is down', async () => {
      harness.store.failure = new ReadStoreUnavailableError('connection refused');
      const answer = await ask({ symbol: 'ACME', periods: 13 });
      expect(answer.status).to.equal(503);
      expect(answer.body).to.deep.equal({
        available: false,
        reason: 'upstream_unavailable',
        recovery: { action: 'wait', seconds: 5 },
      });
    });

    it('answers 500 in the flat format to an exception, without revealing it', async () => {
      harness.store.failure = new Error('secret detail');
      const answer = await ask({ symbol: 'ACME', periods: 14 });
      expect(answer.status).to.equal(500);
      expect(answer.body).to.deep.equal({ available: false, reason: 'internal_error' });
    });
  });
});
