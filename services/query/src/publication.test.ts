import { eventually } from '@footnote/testing/eventually';
import { expect } from 'chai';
import { sampleCell } from '@footnote/figures/testing/sample-company';
import type { Fundamentals } from '@footnote/contract/types.generated';
import type { FakeCompany } from './testing/fake-store.ts';
import { ACME, NOW } from './testing/companies.ts';
import { startHarness, type Harness } from './testing/harness.ts';

const PATH = '/v2/fundamentals?symbol=ACME&blocks=income_statement';

function acmeWith(revenue: number, more: Partial<FakeCompany> = {}): FakeCompany {
  return {
    ...ACME,
    cells: [sampleCell('income', 'revenue', '2025-12-31', String(revenue))],
    revision: revenue,
    ...more,
  };
}

const PROBE: FakeCompany = { cik: '0000000001', symbols: ['PROBE'] };

describe('a publication', () => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await startHarness([acmeWith(1)], { now: NOW });
  });
  afterEach(() => harness.stop());

  const revenue = async () => {
    const { status, body } = await harness.get(PATH);
    expect(status).to.equal(200);
    return (body!['data'] as Fundamentals).income_statement![0]!.revenue;
  };

  it('drops the cached answers of the company', async () => {
    expect(await revenue()).to.equal(1);
    harness.store.companies = [acmeWith(2)];
    expect(await revenue(), 'cached').to.equal(1);
    await harness.publish(ACME.cik, 2);
    await eventually('the new revision is served', async () => (await revenue()) === 2);
  });

  it('leaves responses about other companies cached', async () => {
    expect(await revenue()).to.equal(1);
    const { queries } = harness.store;
    await harness.publish('0000000001', 7);
    await harness.publish('0000000001', 8);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await revenue()).to.equal(1);
    expect(harness.store.queries).to.equal(queries);
  });

  it('does not cache a response that was being read', async () => {
    const reading = Promise.withResolvers<undefined>();
    const published = Promise.withResolvers<undefined>();
    expect((await harness.get('/v2/fundamentals?symbol=PROBE')).status).to.equal(404);
    harness.store.beforeCells = () => {
      reading.resolve(undefined);
      return published.promise;
    };
    const old = revenue();
    await reading.promise;
    await harness.publish(ACME.cik, 2);
    // The service receives publications in order, so it has received this one once it has received the next.
    await harness.publish(PROBE.cik, 2, ['PROBE']);
    const { store } = harness;
    store.companies = [...store.companies, PROBE];
    await eventually(
      'it is answered',
      async () => (await harness.get('/v2/fundamentals?symbol=PROBE')).status === 200,
    );
    harness.store.beforeCells = undefined;
    published.resolve(undefined);
    expect(await old).to.equal(1);
    harness.store.companies = [acmeWith(2)];
    expect(await revenue()).to.equal(2);
  });

  it('makes an unknown symbol known', async () => {
    expect((await harness.get('/v2/fundamentals?symbol=NEWCO')).status).to.equal(404);
    harness.store.companies = [acmeWith(1, { symbols: ['ACME', 'NEWCO'] })];
    await harness.publish(ACME.cik, 2, ['ACME', 'NEWCO']);
    await eventually(
      'it is answered',
      async () => (await harness.get('/v2/fundamentals?symbol=NEWCO')).status === 200,
    );
  });

  it('never mixes two revisions: what does not agree is read again', async () => {
    harness.store.companies = [acmeWith(5, { cellsRevision: 4 })];
    const pending = revenue();
    setTimeout(() => (harness.store.companies = [acmeWith(6)]), 30);
    expect(await pending).to.equal(6);
  });

  it('reads a cached issuer again that is older than the cells, before its publication arrives', async () => {
    expect(await revenue()).to.equal(1);
    harness.store.companies = [acmeWith(2, { issuer: { ...ACME.issuer!, reporting_currency: 'EUR' } })];
    const { body } = await harness.get('/v2/fundamentals?symbol=ACME&blocks=income_statement,ttm');
    const { currency, income_statement: rows } = body!['data'] as Fundamentals;
    expect([currency, rows![0]!.revenue]).to.deep.equal(['EUR', 2]);
  });

  it('answers 503 when the company does not settle', async () => {
    harness.store.companies = [acmeWith(5, { cellsRevision: 4 })];
    expect((await harness.get(PATH)).status).to.equal(503);
  });

  it('queries the read store once for concurrent identical requests', async () => {
    await harness.get('/v2/fundamentals?symbol=ACME&period=annual');
    const { queries } = harness.store;
    await Promise.all(Array.from({ length: 20 }, revenue));
    // The issuer is known; its cells are read once.
    expect(harness.store.queries).to.equal(queries + 1);
  });
});
