import { eventually } from '@footnote/testing/eventually';
import { request } from 'node:http';
import { BLOCKS } from '@footnote/lanes/statements/fundamentals/request';
import { expect } from 'chai';
import fc from 'fast-check';
import { revokeKey, setKeyState } from '@footnote/api-keys/registry';
import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import { ACME, FOREIGN, FUND, NOW } from './testing/companies.ts';
import { startHarness, type Harness, type WireAnswer } from './testing/harness.ts';

type Coded = { readonly code: string; readonly message: string };

const errorOf = (answer: WireAnswer) => answer.body!['error'] as Coded;

const TWINS = ['0000000071', '0000000072'].map((cik) => ({ cik, symbols: ['TWIN'] }));

describe('refusals', () => {
  let harness: Harness;
  before(async () => {
    harness = await startHarness([ACME, FOREIGN, FUND, ...TWINS], { now: NOW });
  });
  after(() => harness.stop());

  it('are sent with no-store: an unknown symbol may become known', async () => {
    for (const path of ['/v2', '/v2/fundamentals?symbol=ACMQ', '/v2/fundamentals'])
      expect((await harness.get(path)).headers.get('cache-control'), path).to.equal('no-store');
    const { headers } = await harness.get('/v2/fundamentals?symbol=ACME', {});
    expect(headers.get('cache-control')).to.equal('no-store');
  });

  describe('before the key', () => {
    const PATHS = [
      '/v2',
      '/v2/fundamental',
      '/v2/fundamentals/ACME',
      '/v2/fundamentals/',
      '/V2/Fundamentals',
      '/%',
      '/v2/%E0%A4%A',
      '//',
    ];
    for (const path of PATHS) {
      it(`answers NOT_FOUND at ${path}`, async () => {
        const answer = await harness.get(path, {});
        expect(answer.status).to.equal(404);
        expect(errorOf(answer).code).to.equal('NOT_FOUND');
      });
    }

    it('answers NOT_FOUND to a method that the path does not have', async () => {
      const ask = (method: string, path: string): Promise<Response> =>
        fetch(`${harness.service.address()}${path}`, { method });
      const response = await ask('POST', '/v2/fundamentals?symbol=ACME');
      expect(response.status).to.equal(404);
      expect(response.headers.get('allow')).to.equal('GET, HEAD');
      const { error } = (await response.json()) as { readonly error: Coded };
      expect(error).to.include({
        code: 'NOT_FOUND',
        message: 'POST is not answered at this path; GET, HEAD are',
      });
      expect((await ask('GET', '/v1/tools/stock_financials')).headers.get('allow')).to.equal('POST');
      expect((await ask('DELETE', '/v2/flags')).headers.get('allow')).to.equal('GET, HEAD, POST');
      expect((await ask('GET', '/v2')).headers.get('allow')).to.equal(null);
    });

    it('answers 413 to a body that is too large', async () => {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const pending = request(`${harness.service.address()}/v2/fundamentals`, {
          headers: { 'Content-Length': 65_537 },
        });
        pending.on('response', (response) => {
          resolve(response.statusCode);
          pending.destroy();
        });
        pending.on('error', reject);
        pending.flushHeaders();
      });
      expect(status).to.equal(413);
    });
  });

  describe('by the key', () => {
    const reasonWith = async (headers: Readonly<Record<string, string>>) => {
      const answer = await harness.get('/v2/fundamentals?symbol=ACME', headers);
      expect(answer.status).to.equal(401);
      expect(Object.keys(answer.body!)).to.deep.equal(['available', 'reason']);
      expect(answer.headers.get('x-ratelimit-limit')).to.equal(null);
      return answer.body!['reason'];
    };

    it('requires one', async () => {
      expect(await reasonWith({})).to.equal('missing_api_key');
      expect(await reasonWith({ 'X-API-Key': '' })).to.equal('missing_api_key');
    });

    it('requires a key that was issued', async () => {
      expect(await reasonWith({ 'X-API-Key': 'fn_nobody' })).to.equal('invalid_api_key');
      expect(await reasonWith({ 'X-API-Key': `${harness.key}x` })).to.equal('invalid_api_key');
    });

    it('accepts a new key and notices its revocation', async () => {
      const { key, event } = await harness.issue();
      const status = async () =>
        (await harness.get('/v2/fundamentals?symbol=ACME', { 'X-API-Key': key })).status;
      await eventually('the key is known', async () => (await status()) === 200);
      await revokeKey(harness.log, harness.codec, event.key_id);
      await eventually('the key is refused', async () => (await status()) === 401);
      expect(await reasonWith({ 'X-API-Key': key })).to.equal('revoked_api_key');
    });

    it('refuses an unpaid key and one that has expired', async () => {
      const unpaid = await harness.issue();
      await setKeyState(harness.log, harness.codec, unpaid.key, 'unpaid');
      const expired = await harness.issue({ expiresAt: harness.now });
      const known = async ({ key }: { key: string }) =>
        (await reasonWith({ 'X-API-Key': key })) !== 'invalid_api_key';
      await eventually('the key is known', () => known(expired));
      expect(await reasonWith({ 'X-API-Key': expired.key })).to.equal('expired_api_key');
      expect(await reasonWith({ 'X-API-Key': unpaid.key })).to.equal('unpaid_api_key');
    });
  });

  describe('by the rate', () => {
    it('refuses requests above the limit per minute, with the seconds to wait', async () => {
      const { key } = await harness.issue({ plan: 'free' });
      const get = () => harness.get('/v2/fundamentals?symbol=ACME', { 'X-API-Key': key });
      await eventually(
        'the key is known',
        async () => (await harness.get('/v2/fundamentals', { 'X-API-Key': key })).status === 400,
      );
      harness.now = Date.parse('2026-02-10T15:01:10.500Z');
      const answers = await Promise.all(Array.from({ length: 40 }, get));
      expect(answers.filter(({ status }) => status === 200)).to.have.lengthOf(30);
      const refused = answers.find(({ status }) => status === 429)!;
      expect(refused.headers.get('retry-after')).to.equal('50');
      expect(refused.headers.get('x-ratelimit-limit')).to.equal('30');
      expect(refused.headers.get('x-ratelimit-remaining')).to.equal('0');
      expect(refused.headers.get('x-ratelimit-reset')).to.equal(
        String(Date.parse('2026-02-10T15:02:00Z') / 1000),
      );
      expect(refused.body).to.deep.include({
        reason: 'rate_limit_exceeded',
        recovery: { action: 'wait', seconds: 50 },
      });
      harness.now = Date.parse('2026-02-10T15:02:00Z');
      expect((await get()).status).to.equal(200);
    });

    it('refuses requests above the quota, without Retry-After', async () => {
      const { key } = await harness.issue({ plan: 'free' });
      const get = () => harness.get('/v2/fundamentals?symbol=ACME', { 'X-API-Key': key });
      await eventually(
        'the key is known',
        async () => (await harness.get('/v2/fundamentals', { 'X-API-Key': key })).status === 400,
      );
      harness.now = Date.parse('2026-02-11T23:50:00Z');
      let served = 0;
      for (let minute = 0; minute < 4; minute += 1) {
        const answers = await Promise.all(Array.from({ length: 30 }, get));
        served += answers.filter(({ status }) => status === 200).length;
        harness.now += 60_000;
      }
      expect(served).to.equal(100);
      const refused = await get();
      expect(refused.status).to.equal(429);
      expect(refused.headers.get('retry-after')).to.equal(null);
      expect(refused.headers.get('x-ratelimit-limit')).to.equal('100');
      expect(refused.body!['recovery']).to.deep.equal({ action: 'wait', seconds: 360 });
      expect(refused.body!['reason']).to.equal('rate_limit_exceeded');
      expect(errorOf(refused).code).to.equal('QUOTA_EXHAUSTED');
      harness.now = Date.parse('2026-02-12T00:00:00Z');
      expect((await get()).status).to.equal(200);
      harness.now = Date.parse(NOW);
    });
  });

  describe('by the parameters', () => {
    const CASES: readonly [string, string, string][] = [
      [
        '',
        'PARAM_INVALID',
        'symbol is required; allowed are as_known_on, blocks, period, preliminary, reasons, symbol',
      ],
      ['symbol=', 'SYMBOL_INVALID', 'a symbol is 1 to 8 letters, digits, dashes or dots'],
      ['symbol=TOOLONGSY', 'SYMBOL_INVALID', 'a symbol is 1 to 8 letters, digits, dashes or dots'],
      ['symbol=%C5%BF', 'SYMBOL_INVALID', 'a symbol is 1 to 8 letters, digits, dashes or dots'],
      ['symbol=AC%20ME', 'SYMBOL_INVALID', 'a symbol is 1 to 8 letters, digits, dashes or dots'],
      [
        'symbol=ACMQ',
        'SYMBOL_UNKNOWN',
        'no company listed as ACMQ was ingested; if EDGAR lists it: footnote ingest --symbols ACMQ',
      ],
      ['symbol=ACME&period=monthly', 'PARAM_INVALID', "period must be one of annual, quarter, not 'monthly'"],
      ['symbol=ACME&period=', 'PARAM_INVALID', "period must be one of annual, quarter, not ''"],
      [
        'symbol=ACME&blocks=cash_flow,everything',
        'PARAM_INVALID',
        `blocks must be a comma-separated list of ${BLOCKS.join(', ')}, not 'everything'`,
      ],
      [
        'symbol=ACME&blocks=',
        'PARAM_INVALID',
        `blocks must be a comma-separated list of ${BLOCKS.join(', ')}, not ''`,
      ],
      [
        'symbol=ACME&limit=3',
        'PARAM_INVALID',
        "'limit' is not a parameter; allowed are as_known_on, blocks, period, preliminary, reasons, symbol",
      ],
      [
        'symbol=ACME&__proto__=3',
        'PARAM_INVALID',
        "'__proto__' is not a parameter; allowed are as_known_on, blocks, period, preliminary, reasons, symbol",
      ],
      ['symbol=!&period=x', 'PARAM_INVALID', "period must be one of annual, quarter, not 'x'"],
    ];
    for (const path of ['fundamentals', 'history', 'filings', 'dividends', 'flags', 'stream'])
      it(`refuses a symbol that two companies claim: ${path}`, async () => {
        const name = path === 'stream' ? 'symbols' : path === 'history' ? 'series=close&symbol' : 'symbol';
        const answer = await harness.get(`/v2/${path}?${name}=TWIN`);
        expect([answer.status, answer.body!['reason']]).to.deep.equal([404, 'symbol_ambiguous']);
        expect(errorOf(answer)).to.deep.equal({
          code: 'SYMBOL_UNKNOWN',
          message:
            'TWIN is claimed by the companies 0000000071, 0000000072: it belongs to none until one drops it',
          retryable: false,
        });
      });

    for (const [query, code, message] of CASES) {
      it(`answers ${code} to ?${query}`, async () => {
        const answer = await harness.get(`/v2/fundamentals?${query}`);
        expect(answer.status).to.equal(code === 'SYMBOL_UNKNOWN' ? 404 : 400);
        expect(errorOf(answer)).to.deep.equal({ code, message, retryable: false });
        expect(answer.headers.get('x-ratelimit-limit')).to.match(/^\d+$/);
      });
    }

    it('points from an unknown symbol to the search', async () => {
      const { body } = await harness.get('/v2/fundamentals?symbol=acmq.b');
      expect(body!['recovery']).to.deep.equal({
        action: 'use_tool',
        tool: 'stock_search',
        params: { query: 'ACMQ-B' },
      });
    });

    it('never fails, whatever the request', async () => {
      const text = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 12 }),
        fc.constantFrom(
          'ACME',
          'ACMF',
          'quarter',
          'annual',
          'cash_flow',
          'cash_flow,',
          'constructor',
          'toString',
        ),
      );
      const name = fc.oneof(fc.constantFrom('symbol', 'period', 'blocks', '__proto__', 'constructor'), text);
      const pairs = fc.array(fc.tuple(name, text), { maxLength: 5 });
      await fc.assert(
        fc.asyncProperty(pairs, async (given) => {
          const query = given.map(([key, value]) => `${encode(key)}=${encode(value)}`).join('&');
          const { status } = await harness.get(`/v2/fundamentals?${query}`);
          expect(status).to.be.oneOf([200, 400, 404]);
        }),
        { numRuns: 300 },
      );
    });

    it('accepts a query that is not percent-encoded', async () => {
      for (const query of ['symbol=%', 'symbol=%E0%A4%A', '%%%=%%%', '&&&', '=', 'symbol']) {
        const { status } = await harness.get(`/v2/fundamentals?${query}`);
        expect(status).to.equal(400);
      }
    });
  });

  describe('by the read store', () => {
    afterEach(() => {
      harness.store.failure = undefined;
    });

    it('answers 503 while it is down, and continues to serve cached responses', async () => {
      await harness.get('/v2/fundamentals?symbol=ACMF');
      // Blocks that no earlier test requests, because their response would be cached.
      harness.store.failure = new ReadStoreUnavailableError('connection refused');
      const answer = await harness.get('/v2/fundamentals?symbol=ACMF&blocks=balance_sheet');
      expect(answer.status).to.equal(503);
      expect(errorOf(answer)).to.include({ code: 'UPSTREAM_UNAVAILABLE', retryable: true });
      expect((await harness.get('/v2/fundamentals?symbol=ACMF')).status).to.equal(200);
      harness.store.failure = undefined;
      expect((await harness.get('/v2/fundamentals?symbol=ACMF&blocks=balance_sheet')).status).to.equal(200);
    });

    it('answers 500 to an exception, without revealing it', async () => {
      harness.store.failure = new Error('secret detail');
      const answer = await harness.get('/v2/fundamentals?symbol=ACMX');
      expect(answer.status).to.equal(500);
      expect(answer.body!['reason']).to.equal('internal_error');
      expect(answer.text).not.to.include('secret');
    });
  });
});

/** Percent-encoded; a lone surrogate cannot be, and is sent as its replacement. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
