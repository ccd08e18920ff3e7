import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { openReadStore } from '@footnote/read-store/client';
import type { ReadStore, StoreReader } from '@footnote/read-store/port';
import { eventually } from '@footnote/testing/eventually';
import { ACME, FOREIGN, NOW } from './testing/companies.ts';
import { createFakeStore } from './testing/fake-store.ts';
import { startHarnessOn, type Harness } from './testing/harness.ts';

const CACHED = '/v2/fundamentals?symbol=ACME';
const UNCACHED = '/v2/fundamentals?symbol=ACMF';
const TOOL = '/v1/tools/stock_financials';
const OPEN_MS = 300;
const HOUR_MS = 3_600_000;

/** Rows, until it hangs: then it is a ClickHouse that accepts every query and answers none. */
type HangingStore = StoreReader & { isHung: boolean };

describe('a ClickHouse that hangs', () => {
  let server: Server;
  let silent: ReadStore;
  let harness: Harness<HangingStore>;
  let requests = 0;

  beforeEach(async () => {
    requests = 0;
    server = createServer(() => (requests += 1)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    silent = openReadStore({ url: `http://127.0.0.1:${port}`, database: 'd', deadlineMs: 50 });
    const rows = createFakeStore([ACME, FOREIGN]);
    const store: HangingStore = {
      isHung: false,
      read: (query, params) => (store.isHung ? silent : rows).read(query, params),
    };
    harness = await startHarnessOn(store, { now: NOW, circuit: { openMs: OPEN_MS } });
  });

  afterEach(async () => {
    await harness.stop();
    await silent.close();
    server.closeAllConnections();
    server.close();
  });

  const metric = async (name: string): Promise<number> => {
    const line = (await harness.metrics.text()).split('\n').find((text) => text.startsWith(name));
    return Number(line?.split(' ').at(-1));
  };
  const isOpen = async (): Promise<boolean> => (await metric('footnote_store_circuit_open')) === 1;
  const hang = async (): Promise<void> => {
    harness.store.isHung = true;
    await eventually('the circuit is open', async () => {
      await harness.get(UNCACHED);
      return isOpen();
    });
  };

  it('is refused with 503 and Retry-After after the deadline', async () => {
    harness.store.isHung = true;
    const { status, headers, body } = await harness.get(UNCACHED);
    expect([status, headers.get('retry-after')]).to.deep.equal([503, '5']);
    expect(body).to.deep.equal({
      available: false,
      error: {
        code: 'UPSTREAM_UNAVAILABLE',
        message: 'the read store did not answer in time',
        retryable: true,
      },
      reason: 'upstream_unavailable',
      recovery: { action: 'wait', seconds: 5 },
    });
    const refused = await harness.post(TOOL, { symbol: 'ACMF' });
    expect([refused.status, refused.headers.get('retry-after')]).to.deep.equal([503, '5']);
    expect(await metric('footnote_store_query_failures_total{reason="deadline"')).to.be.greaterThan(1);
  });

  it('is not asked while the circuit is open, and again soon after it answers', async () => {
    await hang();
    const before = requests;
    const refused = await harness.get(UNCACHED);
    expect([refused.status, refused.headers.get('retry-after'), requests]).to.deep.equal([503, '1', before]);
    expect(refused.body!['recovery']).to.deep.equal({ action: 'wait', seconds: 1 });
    harness.store.isHung = false;
    await eventually('it is served', async () => (await harness.get(UNCACHED)).status === 200);
    expect(await isOpen()).to.equal(false);
  });

  it('leaves cached responses, which say their age, for as long as it is away', async () => {
    expect((await harness.get(CACHED)).headers.get('age')).to.equal('0');
    const tool = await harness.post(TOOL, { symbol: 'ACME' });
    expect([tool.status, tool.headers.get('age')]).to.deep.equal([200, '0']);
    await hang();
    harness.now += 90_000;
    const answer = await harness.get(CACHED);
    expect([answer.status, answer.headers.get('age')]).to.deep.equal([200, '90']);
    expect((answer.body!['data'] as { cache_age_seconds: number }).cache_age_seconds).to.equal(90);
    const known = await harness.get(CACHED, {
      'X-API-Key': harness.key,
      'If-None-Match': answer.headers.get('etag') ?? '',
    });
    expect([known.status, known.headers.get('age')]).to.deep.equal([304, '90']);
    harness.now += HOUR_MS;
    const older = await harness.post(TOOL, { symbol: 'ACME' });
    expect([older.status, older.headers.get('age')]).to.deep.equal([200, '3690']);
  });
});
