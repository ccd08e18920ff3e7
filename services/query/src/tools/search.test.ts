import { eventually } from '@footnote/testing/eventually';
import { expect } from 'chai';
import { ACME, FUND } from '../testing/companies.ts';
import type { FakeCompany } from '../testing/fake-store.ts';
import { startHarness, type Harness, type WireAnswer } from '../testing/harness.ts';

const PATH = '/v1/tools/stock_search';
const NAMED: FakeCompany = { ...ACME, name: 'ACME HOLDINGS CORP', formerNames: ['ANVIL WORKS INC'] };
const UNLISTED: FakeCompany = { cik: '0009999990', symbols: [], name: 'Acme Unlisted LLC' };

type Envelope = {
  readonly data: {
    readonly results: readonly Record<string, unknown>[];
    readonly errors: readonly Record<string, unknown>[];
    readonly recovery: { readonly action: string; readonly tool: string; readonly params: object };
    readonly unavailable: string;
  };
  readonly meta: Record<string, unknown>;
};

const envelope = (answer: WireAnswer): Envelope => answer.body as unknown as Envelope;

describe('POST /v1/tools/stock_search', () => {
  let harness: Harness;
  before(async () => {
    harness = await startHarness([NAMED, FUND, UNLISTED], { now: '2026-02-10T15:00:00Z' });
  });
  after(() => harness.stop());

  it('returns companies in the format of a response subject', async () => {
    const answer = await harness.post(PATH, { query: 'anvil' });
    expect(answer.status).to.equal(200);
    expect(envelope(answer).data.results).to.deep.equal([
      {
        entity: { cik: '0009999999', name: 'ACME HOLDINGS CORP' },
        security: { ticker: 'ACME', exchange: 'NYSE' },
        tickers: ['ACME', 'ACME-B'],
        match: { kind: 'former_name', value: 'ANVIL WORKS INC' },
      },
    ]);
    expect(Object.keys(answer.body!)).to.deep.equal(['data', 'meta']);
    expect(envelope(answer).meta).to.deep.include({ schema_version: '2', truncated: false });
  });

  it('omits unknown members and reports when there are more results', async () => {
    const answer = await harness.post(PATH, { query: 'acme', limit: 1, schema: 2 });
    expect(envelope(answer).data.results).to.have.lengthOf(1);
    expect(envelope(answer).meta).to.include({ truncated: true });
    const [unlisted] = envelope(await harness.post(PATH, { query: 'unlisted' })).data.results;
    expect(unlisted).to.have.all.keys('entity', 'tickers', 'match');
    expect(envelope(await harness.post(PATH, { query: 'zzzz' })).data.results).to.deep.equal([]);
  });

  it('answers conditional requests', async () => {
    const first = await harness.post(PATH, { query: 'acme' });
    const again = await harness.post(
      PATH,
      { query: 'acme' },
      {
        'X-API-Key': harness.key,
        'Content-Type': 'application/json',
        'If-None-Match': first.headers.get('etag')!,
      },
    );
    expect([again.status, again.text]).to.deep.equal([304, '']);
  });

  it('leads from a misspelt symbol to the statement, by executing the recovery unchanged', async () => {
    const refused = await harness.post('/v1/tools/stock_financials', { symbol: 'ACMEE', schema: 2 });
    expect(refused.status).to.equal(404);
    const { recovery } = envelope(refused).data;
    expect(recovery.action).to.equal('use_tool');
    const found = await harness.post(`/v1/tools/${recovery.tool}`, recovery.params);
    const [first] = envelope(found).data.results;
    const { ticker } = first!['security'] as { ticker: string };
    const answer = await harness.post('/v1/tools/stock_financials', { symbol: ticker, schema: 2 });
    expect(answer.status).to.equal(200);
    expect((answer.body!['subject'] as { security: object }).security).to.deep.equal({ ticker: 'ACME' });
  });

  const FAULTY: readonly [string, unknown, readonly object[]][] = [
    ['no body', '', [{ param: '', given: null }]],
    ['a list', [], [{ param: '', given: '[]' }]],
    ['nothing', {}, [{ param: 'query', given: null }]],
    ['an empty query', { query: '' }, [{ param: 'query', given: '' }]],
    ['a number', { query: 5 }, [{ param: 'query', given: 5 }]],
    [
      'several faults',
      { query: 'x'.repeat(101), limit: 51, schema: 1, other: true },
      [
        { param: 'query' },
        { param: 'limit', given: 51 },
        { param: 'schema', given: 1 },
        { param: 'other', given: true },
      ],
    ],
    ['a member twice', '{"query":"a","query":"b"}', [{ param: 'query', given: null }]],
  ];
  for (const [name, body, faults] of FAULTY) {
    it(`rejects ${name}`, async () => {
      const answer = await harness.post(PATH, body);
      expect(answer.status, answer.text).to.equal(422);
      const { errors, recovery, unavailable } = envelope(answer).data;
      expect({ unavailable, recovery }).to.deep.equal({
        unavailable: 'invalid_request',
        recovery: { action: 'fix_request' },
      });
      expect(errors).to.have.lengthOf(faults.length);
      for (const fault of faults) {
        const { param } = fault as { param: string };
        expect(errors.find((error) => error['param'] === param)).to.include(fault);
      }
    });
  }

  it('rejects bodies that are too large or too deep', async () => {
    expect((await harness.post(PATH, { query: 'x'.repeat(66_000) })).status).to.equal(413);
    expect((await harness.post(PATH, '['.repeat(20))).status).to.equal(413);
  });

  it('refuses requests above the rate in the envelope', async () => {
    const { key } = await harness.issue({ plan: 'free' });
    const ask = () =>
      harness.post(PATH, { query: 'acme' }, { 'X-API-Key': key, 'Content-Type': 'application/json' });
    await eventually('it is answered', async () => (await ask()).status === 200);
    const answers = await Promise.all(Array.from({ length: 35 }, ask));
    const refused = answers.find(({ status }) => status === 429)!;
    expect(envelope(refused).data.unavailable).to.equal('rate_limit_exceeded');
    expect(refused.headers.get('retry-after')).to.match(/^\d+$/);
  });
});
