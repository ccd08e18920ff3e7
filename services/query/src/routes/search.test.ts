import { eventually } from '@footnote/testing/eventually';
import { expect } from 'chai';
import type { FakeCompany } from '../testing/fake-store.ts';
import { startHarness, type Harness } from '../testing/harness.ts';

const RIDGE: FakeCompany = {
  cik: '0009990001',
  symbols: ['LRIX', 'LRIX-B'],
  name: 'LANTERN RIDGE INSTRUMENTS CORP',
  formerNames: ['GLOWWORM CO'],
};
const FOODS: FakeCompany = { cik: '0009990002', symbols: [], name: 'Lantern Foods, Inc.' };

type Results = readonly Record<string, unknown>[];

describe('GET /v2/search', () => {
  let harness: Harness;
  before(async () => {
    harness = await startHarness([RIDGE, FOODS], { now: '2026-02-10T15:00:00Z' });
  });
  after(() => harness.stop());

  const search = async (query: string): Promise<Results> => {
    const answer = await harness.get(`/v2/search?${query}`);
    expect(answer.status, answer.text).to.equal(200);
    return (answer.body!['data'] as { results: Results }).results;
  };

  it('returns companies with their symbols and the matched part', async () => {
    const answer = await harness.get('/v2/search?query=lrix.b');
    expect(answer.body).to.deep.equal({
      data: {
        query: 'lrix.b',
        results: [
          {
            cik: '0009990001',
            exchange: 'NYSE',
            match: { kind: 'ticker', value: 'LRIX-B' },
            name: 'LANTERN RIDGE INSTRUMENTS CORP',
            symbol: 'LRIX-B',
            symbols: ['LRIX', 'LRIX-B'],
          },
        ],
      },
      schema_version: '2026-11-21.1',
    });
    const tag = answer.headers.get('etag')!;
    const again = await harness.get('/v2/search?query=lrix.b', {
      'X-API-Key': harness.key,
      'If-None-Match': tag,
    });
    expect(again.status).to.equal(304);
  });

  it('returns a company without a symbol, too', async () => {
    const [first] = await search('query=lantern%20foods');
    expect(first).to.deep.include({ cik: '0009990002', exchange: null, symbol: null, symbols: [] });
  });

  it('respects the limit', async () => {
    expect(await search('query=lantern')).to.have.lengthOf(2);
    expect(await search('query=lantern&limit=1')).to.have.lengthOf(1);
    expect(await search('query=nothing%20like%20it')).to.deep.equal([]);
  });

  it('finds a company as soon as it is published, and no longer by removed names', async () => {
    const renamed: FakeCompany = { ...FOODS, name: 'Marrow Foods', symbols: ['MRW'] };
    harness.store.companies = [renamed];
    await harness.publish(renamed.cik, 2, ['MRW'], 'names');
    await eventually('it is found', async () => (await search('query=mrw')).length === 1);
    expect(await search('query=lrix')).to.deep.equal([]);
    harness.store.companies = [RIDGE, FOODS];
    await harness.publish(RIDGE.cik, 3, [], 'companies');
    await eventually('it is found', async () => (await search('query=lrix')).length === 1);
  });

  const REFUSED: readonly [string, string][] = [
    ['', 'query is required; allowed are limit, query'],
    ['query=', "query must have 1 to 100 characters, not ''"],
    [`query=${'x'.repeat(101)}`, `query must have 1 to 100 characters, not '${'x'.repeat(40)}…'`],
    ['query=a&limit=0', "limit must be a whole number from 1 to 50, not '0'"],
    ['query=a&limit=51', "limit must be a whole number from 1 to 50, not '51'"],
    ['query=a&limit=1.5', "limit must be a whole number from 1 to 50, not '1.5'"],
    ['query=a&symbol=a', "'symbol' is not a parameter; allowed are limit, query"],
  ];
  for (const [query, message] of REFUSED) {
    it(`refuses ?${query.slice(0, 20)}`, async () => {
      const answer = await harness.get(`/v2/search?${query}`);
      expect(answer.status).to.equal(400);
      expect(answer.body!['error']).to.deep.equal({ code: 'PARAM_INVALID', message, retryable: false });
    });
  }
});
