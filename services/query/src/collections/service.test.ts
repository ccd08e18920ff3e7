import type { Collection, CollectionState } from '@footnote/event-types/types.generated';
import { appendCollection, collectionEvent } from '@footnote/runtime/collections/event';
import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import { eventually } from '@footnote/testing/eventually';
import { expect } from 'chai';
import { ACME, FUND, NOW } from '../testing/companies.ts';
import { startHarness, type Harness, type WireAnswer } from '../testing/harness.ts';

const BETA = { ...ACME, cik: '0000000077', symbols: ['BETA', 'BETA-B'] };
const LISTED = { BETA: BETA.cik, 'BETA-B': BETA.cik, GAMM: '0000000078', DELT: '0000000079' };
const FUNDAMENTALS = '/v2/fundamentals?symbol=';
const TOOL = '/v1/tools/stock_financials';

describe('a company that EDGAR lists and that was not ingested', () => {
  let harness: Harness;
  const start = async (queue = 5, perHour = 5): Promise<void> => {
    harness = await startHarness([ACME, FUND], { now: NOW, onDemand: { queue, perHour } });
    const at = harness.now;
    for (const [symbol, cik] of Object.entries(LISTED)) {
      const event = { event_id: symbol, source_time: at, recorded_at: at, symbol, cik };
      const value = await harness.codec.encode('listed-symbols', event);
      await harness.log.append('listed-symbols', [{ key: symbol, value }]);
    }
  };
  afterEach(() => harness.stop());

  const get = (symbol: string, key?: string) =>
    harness.get(`${FUNDAMENTALS}${symbol}`, ...(key === undefined ? [] : [{ 'X-API-Key': key }]));
  const isCollecting = ({ status }: WireAnswer) => status === 202;
  const dataOf = ({ body }: WireAnswer) => body!['data'] as Readonly<Record<string, unknown>>;
  const codeOf = ({ body }: WireAnswer) => (body!['error'] as { readonly code: string }).code;
  const requested = (symbol: string) =>
    eventually(`${symbol} is being collected`, async () => isCollecting(await get(symbol)));

  const requests = async (): Promise<readonly Collection[]> => {
    const events: Collection[] = [];
    for await (const records of harness.log.read('collections', 0, { from: 0 }))
      for (const { value } of records) events.push(await harness.codec.decode('collections', value));
    return events;
  };
  /** Publishes the next state of a company's collection, like the fetcher or the projector. */
  const advanceTo = async (cik: string, state: CollectionState, failure: Collection['failure'] = null) => {
    const { symbol, requested_at, requested_by } = (await requests()).find((event) => event.cik === cik)!;
    const stated = { cik, symbol, state, requested_at, requested_by, failure };
    await appendCollection(harness.log, harness.codec, collectionEvent(stated, harness.now));
  };

  it('is being collected after the first request, whoever requests it and however often', async () => {
    await start();
    await requested('BETA');
    const answers = await Promise.all([get('BETA'), get('beta.b'), get('BETA'), get('BETA-B')]);
    for (const answer of answers) {
      expect(answer.status).to.equal(202);
      expect(answer.headers.get('cache-control')).to.equal('no-store');
      expect(answer.headers.get('etag')).to.equal(null);
    }
    expect(dataOf(answers[0])).to.deep.equal({
      available: false,
      reason: 'collecting',
      recovery: { action: 'wait', seconds: 45 },
      symbol: 'BETA',
    });
    const [event, ...others] = await requests();
    expect(others).to.deep.equal([]);
    expect(event).to.include({
      cik: BETA.cik,
      symbol: 'BETA',
      state: 'requested',
      requested_at: harness.now,
    });
    expect(event!.requested_by).to.match(/^[0-9a-f]{64}$/);
  });

  it('is counted on /metrics from the request to its end', async () => {
    await start();
    await requested('BETA');
    const shown = () => harness.metrics.registry.metrics();
    expect(await shown()).to.match(/^footnote_collections_open\{.*state="requested".*\} 1$/m);
    await advanceTo(BETA.cik, 'failed', 'documents_missing');
    await eventually('the end is counted', async () =>
      /^footnote_collections_ended_total\{.*outcome="documents_missing".*\} 1$/m.test(await shown()),
    );
    expect(await shown()).to.match(/^footnote_collections_open\{.*state="requested".*\} 0$/m);
  });

  it('is asked for once where many ask at the same time', async () => {
    await start();
    // Another symbol of the list is known, so this one is too.
    await requested('DELT');
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('BETA')));
    expect(answers.every(isCollecting)).to.equal(true);
    expect((await requests()).filter(({ cik }) => cik === BETA.cik)).to.have.lengthOf(1);
  });

  it('is refused as before if EDGAR does not list it, and reported as collecting by every endpoint if it does', async () => {
    await start();
    await requested('BETA');
    const unknown = await get('NONE');
    expect([unknown.status, codeOf(unknown)]).to.deep.equal([404, 'SYMBOL_UNKNOWN']);
    for (const path of [
      '/v2/profile?symbol=BETA',
      '/v2/coverage?symbol=BETA',
      '/v2/ownership?symbol=BETA',
      '/v2/flags?symbol=BETA',
    ])
      expect((await harness.get(path)).status, path).to.equal(202);
    expect((await get('ACME')).status).to.equal(200);
  });

  it('is reported in the format of the tool', async () => {
    await start();
    await requested('BETA');
    const typed = await harness.post(TOOL, { symbol: 'BETA' });
    expect([typed.status, typed.body]).to.deep.equal([
      202,
      {
        data: { recovery: { action: 'wait', seconds: 45 }, unavailable: 'collecting' },
        meta: { schema_version: '2' },
      },
    ]);
    const flat = await harness.post(TOOL, { symbol: 'BETA', schema: 1 });
    expect([flat.status, flat.body]).to.deep.equal([
      202,
      { available: false, reason: 'collecting', recovery: { action: 'wait', seconds: 45 } },
    ]);
    expect((await harness.post(TOOL, { symbol: 'NONE' })).status).to.equal(404);
    await advanceTo(BETA.cik, 'failed', 'documents_missing');
    await eventually(
      'the tool reports it',
      async () => (await harness.post(TOOL, { symbol: 'BETA' })).status === 404,
    );
  });

  it('is not served in part: its figures appear together', async () => {
    await start();
    await requested('BETA');
    await advanceTo(BETA.cik, 'begun');
    harness.store.companies = [ACME, BETA];
    await harness.publish(BETA.cik, 1, ['BETA', 'BETA-B'], 'companies');
    await advanceTo(BETA.cik, 'collected');
    await eventually('the wait gets short', async () => {
      const { recovery } = dataOf(await get('BETA')) as { recovery: { seconds: number } };
      return recovery.seconds === 2;
    });
    expect((await get('BETA-B')).status).to.equal(202);
    expect((await harness.post(TOOL, { symbol: BETA.cik })).status).not.to.equal(200);
    await advanceTo(BETA.cik, 'served');
    for (const symbol of ['BETA', 'BETA-B'])
      await eventually(`${symbol} is served`, async () => (await get(symbol)).status === 200);
    expect((await harness.post(TOOL, { symbol: 'BETA' })).status).to.equal(200);
  });

  it('is served immediately if it was ingested otherwise before its turn', async () => {
    await start();
    await requested('BETA');
    harness.store.companies = [ACME, BETA];
    await harness.publish(BETA.cik, 1, ['BETA', 'BETA-B'], 'companies');
    await eventually('it is served', async () => (await get('BETA')).status === 200);
  });

  it('is neither fetched again nor withheld because of a symbol that its submissions do not list', async () => {
    await start();
    await requested('DELT');
    harness.store.companies = [ACME, { ...BETA, symbols: ['BETA'] }];
    await harness.publish(BETA.cik, 1, ['BETA'], 'companies');
    const other = await get('BETA-B');
    expect([other.status, codeOf(other)]).to.deep.equal([404, 'SYMBOL_UNKNOWN']);
    const recovery = { action: 'use_tool', params: { query: BETA.cik }, tool: 'stock_search' };
    expect(other.body).to.deep.include({ recovery });
    const typed = await harness.post(TOOL, { symbol: 'BETA-B' });
    expect([typed.status, dataOf(typed)['recovery']]).to.deep.equal([404, recovery]);
    expect((await get('BETA')).status).to.equal(200);
    expect((await requests()).map(({ cik }) => cik)).to.deep.equal([LISTED.DELT]);
  });

  it('is unavailable instead of unknown if the log or the read store does not answer', async () => {
    await start();
    await requested('DELT');
    harness.store.failure = new ReadStoreUnavailableError('away');
    expect((await get('BETA')).status).to.equal(503);
    harness.store.failure = undefined;
    const append = harness.log.append.bind(harness.log);
    harness.log.append = () => Promise.reject(new Error('away'));
    for (const answer of [await get('BETA'), await harness.post(TOOL, { symbol: 'BETA' })])
      expect([answer.status, answer.body!['reason']]).to.deep.equal([503, 'upstream_unavailable']);
    harness.log.append = append;
    expect((await get('BETA')).status).to.equal(202);
  });

  it('has its failure reported, and is requested again when a retry is due', async () => {
    await start();
    await requested('BETA');
    await advanceTo(BETA.cik, 'failed', 'source_failed');
    await eventually('it has failed', async () => (await get('BETA')).status === 503);
    const failed = await get('BETA');
    expect(codeOf(failed)).to.equal('COLLECTION_FAILED');
    expect(failed.body).to.deep.include({
      reason: 'source_failed',
      recovery: { action: 'wait', seconds: 300 },
    });
    harness.now += 300_000;
    expect((await get('BETA')).status).to.equal(202);
    expect((await requests()).filter(({ state }) => state === 'requested')).to.have.lengthOf(2);
  });

  it('fails permanently if EDGAR has no documents for it', async () => {
    await start();
    await requested('GAMM');
    await advanceTo(LISTED.GAMM, 'failed', 'documents_missing');
    await eventually('it has failed', async () => (await get('GAMM')).status === 404);
    const { body } = await get('GAMM');
    expect(body).to.deep.include({ available: false, reason: 'documents_missing' });
    expect(body).not.to.have.property('recovery');
  });

  it('is refused if the queue is full, with the time to wait', async () => {
    await start(1);
    await requested('BETA');
    const full = await get('GAMM');
    expect([full.status, codeOf(full)]).to.deep.equal([503, 'COLLECTION_QUEUE_FULL']);
    expect(full.headers.get('retry-after')).to.equal('45');
    expect((await harness.post(TOOL, { symbol: 'GAMM' })).body).to.deep.equal({
      available: false,
      reason: 'collection_queue_full',
      recovery: { action: 'wait', seconds: 45 },
    });
    expect((await get('BETA')).status).to.equal(202);
  });

  it('is refused to a key that has used its hourly limit, and to no other key', async () => {
    await start(5, 1);
    await requested('BETA');
    const refused = await get('GAMM');
    expect([refused.status, codeOf(refused)]).to.deep.equal([429, 'QUOTA_EXHAUSTED']);
    expect(refused.body).to.deep.include({ recovery: { action: 'wait', seconds: 3600 } });
    expect((await harness.post(TOOL, { symbol: 'GAMM', schema: 2 })).status).to.equal(429);
    expect((await get('BETA')).status, 'a pending company').to.equal(202);
    const { key } = await harness.issue();
    await eventually('another key may', async () => (await get('GAMM', key)).status === 202);
    harness.now += 3_600_001;
    expect((await get('DELT')).status).to.equal(202);
  });

  it("counts against the key's limit like any request", async () => {
    await start();
    const { key } = await harness.issue({ plan: 'free' });
    await requested('BETA');
    await eventually('the key is known', async () => (await get('ACME', key)).status === 200);
    const left = async (symbol: string) =>
      Number((await get(symbol, key)).headers.get('x-ratelimit-remaining'));
    const before = await left('ACME');
    expect(await left('BETA')).to.equal(before - 1);
    expect(await left('GAMM')).to.equal(before - 2);
  });

  it('is named by the search for its symbol, until it is served', async () => {
    await start();
    const notLoaded = async (query: string) =>
      dataOf(await harness.get(`/v2/search?query=${query}`))['not_loaded'];
    await eventually('it is named', async () => (await notLoaded('beta.b')) !== null);
    expect(await notLoaded('beta.b')).to.deep.equal({ cik: BETA.cik, symbol: 'BETA-B' });
    expect(await notLoaded('ACME')).to.equal(null);
    expect(await notLoaded('NOWHERE')).to.equal(null);
    harness.store.companies = [ACME, { ...BETA, symbols: ['BETA'] }];
    await harness.publish(BETA.cik, 2, ['BETA'], 'companies');
    await eventually('it is served', async () => (await notLoaded('BETA-B')) === null);
  });

  it('is refused as before if on-demand collection is disabled', async () => {
    harness = await startHarness([ACME], { now: NOW });
    const { status } = await get('BETA');
    expect(status).to.equal(404);
    expect(await requests()).to.deep.equal([]);
    expect(dataOf(await harness.get('/v2/search?query=BETA'))).not.to.have.property('not_loaded');
  });
});
