import { expect } from 'chai';
import { actionsEvent, barsEvent, companyEvent } from '@footnote/events/testing/samples';
import { companies } from '@footnote/projector/projections/companies/project';
import { prices } from '@footnote/projector/projections/prices/project';
import { securities } from '@footnote/projector/projections/securities/project';
import type { Prices, PriceTable } from '@footnote/contract/types.generated';
import { type WireAnswer } from '@footnote/query/testing/harness';
import { useTestReadStore } from '@footnote/read-store/testing';
import { eventually } from '@footnote/testing/eventually';
import { startPipeline, type Pipeline } from './pipeline.ts';

/** Prices as traded, with a 4-for-1 split on Wednesday and a dividend the day before. */
const RAW = barsEvent('ACME', {
  '2025-05-30': '100',
  '2025-06-02': '101',
  '2025-06-03': '104',
  '2025-06-04': '26',
  '2025-06-05': '27',
});

describe('prices over REST', () => {
  const opened = useTestReadStore();
  let harness: Pipeline;

  const dataOf = ({ body }: WireAnswer): Prices => (body as { data: Prices }).data;
  const tableOf = (answer: WireAnswer): PriceTable => {
    const { prices: found } = dataOf(answer);
    if (!found.available) throw new Error(found.reason);
    return found;
  };
  const get = (query: string, headers?: Readonly<Record<string, string>>): Promise<WireAnswer> =>
    harness.get(`/v2/prices?${query}`, headers);

  before(async () => {
    harness = await startPipeline(opened().store, {
      now: '2025-06-05T23:00:00Z',
      projections: [companies, prices, securities],
    });
    await harness.projected();
    await harness.append('companies', companyEvent('0000000001', { symbols: ['ACME', 'BARE'] }));
    await harness.projected();
  });
  after(() => harness.stop());

  it('refuses without a price source, serves prices once they arrive, and evicts a cached response when a year changes', async () => {
    expect(dataOf(await get('symbol=ACME'))).to.deep.include({
      freshness: 'unsupported',
      as_of: null,
      prices: { available: false, reason: 'no_price_source' },
    });
    await harness.append(
      'corporate-actions',
      actionsEvent('ACME', 2025, {
        dividends: [{ ex_date: '2025-06-03', amount: '4', kind: null, currency: null }],
        splits: [{ ex_date: '2025-06-04', ratio: '4' }],
      }),
    );
    await harness.append('bars', barsEvent('ACME', { '2025-05-30': '1' }));
    await harness.projected();
    expect(tableOf(await get('symbol=acme')).rows).to.have.length(1);
    await harness.append('bars', RAW);
    await harness.projected();
    await eventually('five rows', async () => tableOf(await get('symbol=acme')).rows.length === 5);
    expect(dataOf(await get('symbol=BARE')).prices).to.deep.equal({ available: false, reason: 'no_prices' });
    expect((await get('symbol=NONE')).status).to.equal(404);
  });

  it('serves prices as traded, split-adjusted and as total return, with the adjustments', async () => {
    const closes = async (adjust: string): Promise<readonly unknown[]> =>
      tableOf(await get(`symbol=ACME&adjust=${adjust}`)).rows.map((row) => row[4]);
    expect(await closes('none')).to.deep.equal([27, 26, 104, 101, 100]);
    expect(await closes('splits')).to.deep.equal([27, 26, 26, 25.25, 25]);
    const total = tableOf(await get('symbol=ACME&adjust=total'));
    // Before the dividend: times 26 / 27.
    expect(total.rows.map((row) => row[4])).to.deep.equal([27, 26, 26, 24.314815, 24.074074]);
    expect(total.actions).to.deep.equal([
      { amount: null, ex_date: '2025-06-04', kind: 'split', ratio: 4 },
      { amount: 4, ex_date: '2025-06-03', kind: 'dividend', ratio: null },
    ]);
    expect(total.source).to.deep.equal({
      address: 'sample',
      first_date: '2025-05-30',
      last_date: '2025-06-05',
      name: 'sample',
      price_adjustment: 'raw',
      volume_adjustment: 'raw',
    });
    expect(total.rows[0]).to.deep.equal(['2025-06-05', 27, 27, 27, 27, 1000]);
    expect(total.rows[4]?.[5]).to.equal(4000);
    expect(dataOf(await get('symbol=ACME'))).to.include({
      as_of: '2025-06-05T21:00:00Z',
      freshness: 'end_of_day',
    });
  });

  it('selects by date and limit on the basis of the newest bar, and aggregates complete weeks', async () => {
    const cut = tableOf(await get('symbol=ACME&to=2025-06-03&limit=2'));
    expect([cut.rows.map((row) => row[4]), cut.next_to]).to.deep.equal([[26, 25.25], '2025-06-01']);
    const rest = tableOf(await get(`symbol=ACME&to=${cut.next_to ?? ''}`));
    expect(rest.rows.map((row) => row[0])).to.deep.equal(['2025-05-30']);
    const weeks = tableOf(await get('symbol=ACME&interval=week'));
    expect(weeks.rows).to.deep.equal([['2025-05-30', 25, 25, 25, 25, 4000]]);
    expect(weeks.excluded).to.deep.equal({ first_date: '2025-06-02', last_date: '2025-06-05', sessions: 4 });
    expect(dataOf(await get('symbol=ACME&from=2026-01-01')).prices).to.deep.include({
      reason: 'range_empty',
    });
    expect((await get('symbol=ACME&from=2025-06-03&to=2025-06-02')).status).to.equal(400);
    expect((await get('symbol=ACME&adjust=dividends')).status).to.equal(400);
  });

  it('is stale if a session closed more than four hours ago without a bar', async () => {
    const { now } = harness;
    harness.now = Date.parse('2025-06-07T00:00:00Z');
    expect(dataOf(await get('symbol=ACME')).freshness).to.equal('stale');
    harness.now = now;
  });

  it('refuses symbols that the source lacks, and invalid parameters', async () => {
    await harness.append('bars', barsEvent('BARE', { '2025-06-04': '5' }));
    await harness.projected();
    expect(dataOf(await get('symbol=BARE')).prices).to.deep.include({ reason: 'splits_unknown' });
    expect(tableOf(await get('symbol=BARE&adjust=none')).rows).to.have.length(1);
  });

  it('serves CSV with the source of each row if requested, and JSON otherwise', async () => {
    const address = `${harness.service.address()}/v2/prices?symbol=ACME&limit=1`;
    const ask = (accept: string): Promise<Response> =>
      fetch(address, { headers: { 'X-API-Key': harness.key, Accept: accept } });
    const csv = await ask('text/csv');
    expect(csv.headers.get('content-type')).to.equal('text/csv; charset=utf-8');
    expect(csv.headers.get('vary')).to.equal('Accept, Accept-Encoding');
    expect(await csv.text()).to.equal(
      'date,open,high,low,close,volume,symbol,adjust,currency,source\n2025-06-05,27,27,27,27,1000,ACME,splits,USD,sample\n',
    );
    const json = await ask('text/html, */*');
    expect(json.headers.get('content-type')).to.include('application/json');
    const refused = await fetch(address.replace('ACME', 'BARE'), {
      headers: { 'X-API-Key': harness.key, Accept: 'text/csv' },
    });
    expect(refused.headers.get('content-type')).to.include('application/json');
  });
});
