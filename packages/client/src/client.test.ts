import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import { ACME, NOW } from '@footnote/query/testing/companies';
import { startHarness, type Harness } from '@footnote/query/testing/harness';
import { TOOL_COMPANIES } from '@footnote/query/testing/tool-companies';
import { expect } from 'chai';
import { isRefused, UnexpectedAnswerError } from './answer.ts';
import { createFootnote, type Footnote, type FootnoteOptions } from './client.ts';
import type { AnswerOf } from './operations.ts';

const clock = { now: () => Date.parse(NOW), sleep: () => Promise.resolve() };

describe('the client', () => {
  let harness: Harness;
  let footnote: Footnote;
  const clientOf = (options: Partial<FootnoteOptions> = {}): Footnote =>
    createFootnote({ baseUrl: harness.service.address(), key: harness.key, clock, ...options });

  before(async () => {
    harness = await startHarness([{ ...ACME, name: 'Acme Corp' }, ...TOOL_COMPANIES.slice(1)], {
      now: NOW,
      circuit: { openMs: 1 },
    });
  });
  beforeEach(() => {
    harness.store.failure = undefined;
    footnote = clientOf();
  });
  after(() => harness.stop());

  it('sends the key, and lists joined by commas', async () => {
    const answer = await footnote.get('/v2/fundamentals', {
      symbol: 'ACME',
      blocks: ['ttm', 'income_statement'],
    });
    if (!answer.ok) throw new Error(answer.message);
    const { data } = answer.body;
    if (!('income_statement' in data)) throw new Error('no statements');
    expect(Object.keys(data)).to.include.members(['ttm', 'income_statement']).and.not.include('forensics');
    const [row] = data.income_statement ?? [];
    expect(row?.provenance?.accession).to.match(/^\d{10}-\d{2}-\d{6}$/);
    expect(isRefused(row?.interest_coverage)).to.equal(false);
    expect(answer.allowance?.limit).to.be.a('number');
  });

  it('returns a refusal as a value, with its recovery', async () => {
    const answer = await footnote.get('/v2/profile', { symbol: 'NOPE' });
    if (answer.ok) throw new Error('answered');
    expect(answer).to.deep.include({
      status: 404,
      reason: 'symbol_unknown',
      recovery: { action: 'use_tool', tool: 'stock_search', params: { query: 'NOPE' } },
      retryable: false,
    });
    expect(answer.message).to.include('NOPE');
    expect(answer.body).to.include({ available: false });
  });

  it('returns a refusal with a wait for a company that is being collected', async () => {
    const recovery = { action: 'wait', seconds: 40 };
    const data = { available: false, reason: 'collecting', recovery, symbol: 'NEXT' };
    const text = JSON.stringify({ data, schema_version: '2026-11-23.1' });
    const collecting = clientOf({ fetch: () => Promise.resolve(new Response(text, { status: 202 })) });
    const answer = await collecting.get('/v2/profile', { symbol: 'NEXT' });
    expect(answer).to.deep.include({
      ok: false,
      status: 202,
      reason: 'collecting',
      recovery,
      retryable: true,
    });
    const proxy = clientOf({ fetch: () => Promise.resolve(new Response('accepted', { status: 202 })) });
    const failure: unknown = await proxy
      .get('/v2/profile', { symbol: 'NEXT' })
      .catch((error: unknown) => error);
    expect(failure).to.be.instanceOf(UnexpectedAnswerError);
  });

  it('returns refusals of tools and of keys', async () => {
    const wrong = await footnote.post('/v1/tools/stock_financials', {
      symbol: 'ACME',
      periods: 99,
      schema: 2,
    });
    expect(wrong).to.include({ ok: false, status: 422, reason: 'invalid_request' });
    const unknown = await clientOf({ key: 'fn_unknown' }).get('/v2/catalog', {});
    expect(unknown).to.include({ ok: false, status: 401, reason: 'invalid_api_key', allowance: undefined });
  });

  it('executes a recovery unchanged', async () => {
    const refused = await footnote.get('/v2/profile', { symbol: 'ACMEE' });
    if (refused.ok || refused.recovery?.action !== 'use_tool') throw new Error('no recovery');
    const found = await footnote.follow(refused.recovery);
    if (!found.ok || !('data' in found.body) || !('results' in found.body.data))
      throw new Error('nothing found');
    expect(found.body.data.results[0]?.security?.ticker).to.equal('ACME');
  });

  it('puts path parameters into the path', async () => {
    const answer = await footnote.get('/v2/filings/{accession}/sections/{name}', {
      accession: '0009999999-26-000001',
      name: 'risk_factors',
      limit: 0,
    });
    expect(answer).to.include({ ok: false, reason: 'param_invalid' });
    expect(answer.ok ? '' : answer.message).to.match(/^limit /);
  });

  it('reuses an unchanged answer', async () => {
    const ask = () => footnote.get('/v2/fundamentals', { symbol: 'ACME', period: 'annual' });
    const first = await ask();
    const again = await ask();
    expect(first).to.include({ ok: true, unchanged: false });
    expect(again).to.include({ ok: true, unchanged: true });
    expect(again.body).to.deep.equal(first.body);
    const none = clientOf({ keep: 0 });
    for (let time = 0; time < 2; time += 1)
      expect(await none.get('/v2/fundamentals', { symbol: 'ACME' })).to.include({ unchanged: false });
  });

  it('retries a tool until the read store is back', async () => {
    harness.store.failure = new ReadStoreUnavailableError('away', { cause: undefined });
    const waits: number[] = [];
    const patient = clientOf({
      clock: {
        now: clock.now,
        sleep: (seconds) => {
          waits.push(seconds);
          harness.store.failure = undefined;
          // The circuit closes with the first query that is answered.
          return new Promise((resolve) => setTimeout(resolve, 2));
        },
      },
    });
    const answer = await patient.post('/v1/tools/stock_financials', {
      symbol: 'ACME',
      statements: ['income'],
    });
    expect(new Set(waits), 'as the refusal says').to.deep.equal(new Set([5]));
    if (!answer.ok || !('subject' in answer.body)) throw new Error('no envelope');
    expect(answer.body.subject.entity.cik).to.equal(ACME.cik);
  });

  it('returns the last refusal if retrying takes too long', async () => {
    harness.store.failure = new ReadStoreUnavailableError('away', { cause: undefined });
    const answer = await clientOf({ retry: { times: 1 } }).post('/v1/tools/stock_financials', {
      symbol: 'ACME',
    });
    expect(answer).to.deep.include({
      ok: false,
      status: 503,
      reason: 'upstream_unavailable',
      recovery: { action: 'wait', seconds: 5 },
      retryable: true,
    });
  });

  it('rejects a response that is not in the contract', async () => {
    for (const response of [
      new Response('<html>', { status: 502 }),
      new Response('<html>', { status: 200 }),
    ]) {
      const proxied = clientOf({ fetch: () => Promise.resolve(response.clone()) });
      const failure: unknown = await proxied.get('/v2/catalog', {}).catch((error: unknown) => error);
      expect(failure).to.be.instanceOf(UnexpectedAnswerError);
      expect((failure as UnexpectedAnswerError).text).to.equal('<html>');
    }
  });

  it('rejects with the reason when a request is aborted', async () => {
    const reason = new Error('no longer needed');
    const failure: unknown = await footnote
      .get('/v2/catalog', {}, { signal: AbortSignal.abort(reason) })
      .catch((error: unknown) => error);
    expect(failure).to.equal(reason);
  });

  it('has types for paths, parameters and answers', () => {
    // Never called: the compiler checks it.
    const wrong = async (): Promise<void> => {
      // @ts-expect-error no such path
      await footnote.get('/v2/nothing', {});
      // @ts-expect-error the symbol is required
      await footnote.get('/v2/profile', {});
      // @ts-expect-error no such period
      await footnote.get('/v2/fundamentals', { symbol: 'ACME', period: 'monthly' });
      // @ts-expect-error no such parameter
      await footnote.get('/v2/profile', { symbol: 'ACME', period: 'annual' });
      const answer = await footnote.get('/v2/profile', { symbol: 'ACME' });
      // @ts-expect-error it may be refused
      const body: AnswerOf<'/v2/profile', 'get'> = answer.body;
      expect(body);
      // @ts-expect-error no such reason
      if (!answer.ok && answer.reason === 'bad_mood') return;
    };
    expect(wrong).to.be.a('function');
  });
});
