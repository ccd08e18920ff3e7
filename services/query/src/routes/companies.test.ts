import { expect } from 'chai';
import type { FakeCompany } from '../testing/fake-store.ts';
import { startHarness, type Harness } from '../testing/harness.ts';

const companyOf = (cik: string, ...symbols: readonly string[]): FakeCompany => ({
  cik,
  symbols,
  name: `${symbols[0] ?? 'No'} Corp`,
});
const COMPANIES = [
  companyOf('0009990001', 'LRIX', 'LRIX-B'),
  companyOf('0009990002', 'ABLE'),
  companyOf('0009990003'),
  companyOf('0009990004', 'ZORN'),
];

describe('GET /v2/companies', () => {
  let harness: Harness;
  before(async () => {
    harness = await startHarness(COMPANIES, { now: '2026-02-10T15:00:00Z' });
  });
  after(() => harness.stop());

  const get = async (query: string) => {
    const answer = await harness.get(`/v2/companies${query}`);
    expect(answer.status, answer.text).to.equal(200);
    const { companies, next_cursor, total } = answer.body!['data'] as {
      companies: readonly { symbol: string }[];
      next_cursor: string | null;
      total: number;
    };
    return { symbols: companies.map(({ symbol }) => symbol), next_cursor, total };
  };

  it('lists companies with a symbol, each once, in the order of symbols', async () => {
    expect(await get('')).to.deep.equal({ symbols: ['ABLE', 'LRIX', 'ZORN'], next_cursor: null, total: 3 });
  });

  it('continues at the cursor', async () => {
    expect(await get('?limit=2')).to.deep.equal({
      symbols: ['ABLE', 'LRIX'],
      next_cursor: 'LRIX',
      total: 3,
    });
    expect(await get('?limit=2&cursor=LRIX')).to.deep.equal({
      symbols: ['ZORN'],
      next_cursor: null,
      total: 3,
    });
  });

  it('refuses a limit out of bounds', async () => {
    expect((await harness.get('/v2/companies?limit=0')).status).to.equal(400);
    expect((await harness.get('/v2/companies?limit=201')).status).to.equal(400);
  });
});
