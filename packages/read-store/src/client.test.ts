import { expect } from 'chai';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { ClickHouseError } from '@clickhouse/client';
import { paddedCik } from '@footnote/values/cik';
import { MAX_ROWS_PER_INSERT, openReadStore } from './client.ts';
import { ReadStoreDeadlineError, ReadStoreUnavailableError } from './port.ts';
import { useTestReadStore } from './testing.ts';

const rejection = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

const text = async (chunks: AsyncIterable<Uint8Array>): Promise<string> => {
  let all = '';
  for await (const chunk of chunks) all += Buffer.from(chunk).toString();
  return all;
};

describe('the read store', () => {
  const opened = useTestReadStore();
  const store = (): ReturnType<typeof openReadStore> => opened().store;

  it('inserts rows and reads them back with parameters', async () => {
    await store().command(
      'CREATE TABLE cells (cik String, value Nullable(Decimal(38, 10)), flags Array(String)) ENGINE = MergeTree ORDER BY cik',
    );
    await store().insert('cells', [
      { cik: '0000320193', value: '12345678901234567890.5', flags: ['restated'] },
      { cik: '0000000002', value: null, flags: [] },
    ]);
    const rows = await store().query('SELECT * FROM cells WHERE cik IN {ciks:Array(String)} ORDER BY cik', {
      ciks: ['0000320193', '0000000002', "it's"],
    });
    expect(rows).to.deep.equal([
      { cik: '0000000002', value: null, flags: [] },
      { cik: '0000320193', value: '12345678901234567890.5', flags: ['restated'] },
    ]);
  });

  it('keeps every digit of integers: numbers up to 2^53, strings beyond', async () => {
    const [row] = await store().query<object>(
      "SELECT toUInt64(9007199254740991) AS safe, toUInt64(9007199254740993) AS beyond, toInt64(-9223372036854775808) AS least, 1e300 AS float, '90071992547409930' AS text",
    );
    expect(row).to.deep.equal({
      safe: 9007199254740991,
      beyond: '9007199254740993',
      least: '-9223372036854775808',
      float: 1e300,
      text: '90071992547409930',
    });
  });

  it('sends a list of ten thousand ciks as one parameter', async () => {
    const ciks = Array.from({ length: 10_000 }, (_, index) => paddedCik(index));
    const [row] = await store().query<{ n: number }>('SELECT length({ciks:Array(String)}) AS n', { ciks });
    expect(row?.n).to.equal(10_000);
  });

  it('stops a query at its deadline and answers the next one', async () => {
    const { url, database } = opened();
    const impatient = openReadStore({ url, database, deadlineMs: 100 });
    const endless = impatient.query('SELECT sum(sipHash64(number)) FROM numbers(1000000000000)');
    expect(await rejection(endless)).to.be.instanceOf(ReadStoreDeadlineError);
    await impatient.close();
    expect(await store().query('SELECT 1 AS one')).to.deep.equal([{ one: 1 }]);
  });

  it('inserts two hundred thousand rows as one part', async () => {
    await store().command('CREATE TABLE wide (id UInt32, operands String) ENGINE = MergeTree ORDER BY id');
    const operands = 'x'.repeat(200);
    await store().insert(
      'wide',
      Array.from({ length: 200_000 }, (_, id) => ({ id, operands })),
    );
    const [parts] = await store().query<{ parts: number; rows: number }>(
      "SELECT count() AS parts, sum(rows) AS rows FROM system.parts WHERE database = currentDatabase() AND table = 'wide'",
    );
    expect(parts).to.deep.equal({ parts: 1, rows: 200_000 });
  });

  it('deduplicates two inserts with the same token', async () => {
    await store().command(
      'CREATE TABLE deduplicated (a UInt8) ENGINE = MergeTree ORDER BY a SETTINGS non_replicated_deduplication_window = 100',
    );
    await store().insert('deduplicated', [{ a: 1 }], { token: 'statements/1/0/5..9' });
    await store().insert('deduplicated', [{ a: 2 }], { token: 'statements/1/0/5..9' });
    await store().insert('deduplicated', [{ a: 1 }], { token: 'statements/1/0/10..12' });
    expect(await store().query('SELECT a FROM deduplicated')).to.deep.equal([{ a: 1 }, { a: 1 }]);
  });

  it('inserts no row of a block with one bad row', async () => {
    await store().command('CREATE TABLE atomic (a UInt8) ENGINE = MergeTree ORDER BY a');
    const rows = [...Array.from({ length: 50_000 }, () => ({ a: 1 })), { a: 'not a number' }];
    expect(await rejection(store().insert('atomic', rows))).to.be.instanceOf(ClickHouseError);
    expect(await store().query('SELECT a FROM atomic')).to.deep.equal([]);
  });

  it('rejects rows of one insert with different columns', async () => {
    const rows = [{ a: 1 }, { b: 1 }];
    expect(await rejection(store().insert('atomic', rows))).to.be.instanceOf(TypeError);
    expect(await store().query('SELECT a FROM atomic')).to.deep.equal([]);
  });

  it('rejects more rows than fit into one block', async () => {
    const rows = Array.from({ length: MAX_ROWS_PER_INSERT + 1 }, () => ({}));
    expect(await rejection(store().insert('atomic', rows))).to.be.instanceOf(RangeError);
  });

  it('streams a query as bytes of a format', async () => {
    const chunks = await store().queryRaw('SELECT number AS n FROM numbers({many:UInt32})', {
      format: 'CSVWithNames',
      params: { many: 3 },
    });
    expect(await text(chunks)).to.equal('"n"\n0\n1\n2\n');
  });

  it('rejects writes in raw queries', async () => {
    const refused = await rejection(
      store().queryRaw('CREATE TABLE never (a UInt8) ENGINE = Memory', { format: 'CSV' }),
    );
    expect(refused).to.be.instanceOf(ClickHouseError).with.property('code', '164');
  });

  it('throws if a raw query fails after its first bytes and passes none of the error on as data', async () => {
    const sql = "SELECT throwIf(number = 9000000, 'too far') FROM numbers(20000000)";
    let seen = '';
    const failed = await rejection(
      (async () => {
        for await (const chunk of await store().queryRaw(sql, { format: 'CSV' }))
          seen = Buffer.from(chunk).toString();
      })(),
    );
    expect(String(failed)).to.include('Code: 395').and.include('too far');
    expect(seen).to.not.include('exception');
  });

  it("reports ClickHouse's error code", async () => {
    expect(await rejection(store().query('SELECT nothing')))
      .to.be.instanceOf(ClickHouseError)
      .with.property('code', '47');
    expect(await store().ping()).to.equal(true);
  });
});

describe('the read store without ClickHouse', () => {
  let server: Server;
  let url: string;

  before(async () => {
    server = createServer((request, response) => {
      if (request.url?.includes('drip') === true) {
        const dripping = setInterval(() => response.write('{"a":1}\n'), 20);
        request.socket.once('close', () => clearInterval(dripping));
      } else if (request.url?.includes('hang') !== true) request.socket.destroy();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const expectUnavailable = async (address: string, database: string): Promise<void> => {
    const store = openReadStore({ url: address, database, requestTimeoutMs: 300 });
    for (const work of [
      store.query('SELECT 1'),
      store.insert('t', [{ a: 1 }]),
      store.command('SELECT 1'),
      store.queryRaw('SELECT 1', { format: 'CSV' }),
    ]) {
      expect(await rejection(work)).to.be.instanceOf(ReadStoreUnavailableError);
    }
    expect(await store.ping()).to.equal(false);
    await store.close();
  };

  it('throws ReadStoreUnavailableError when the connection is refused', () =>
    expectUnavailable('http://127.0.0.1:1', 'd'));
  it('throws ReadStoreUnavailableError when the connection is cut', () => expectUnavailable(url, 'd'));
  it('throws ReadStoreUnavailableError when a response times out', () => expectUnavailable(url, 'hang'));

  it('throws ReadStoreDeadlineError when a server that has accepted the query is silent, and lets go of it', async () => {
    const store = openReadStore({ url, database: 'hang', deadlineMs: 100 });
    const asked = once(server, 'request');
    const refused = rejection(store.query('SELECT 1'));
    const [{ socket }] = (await asked) as [IncomingMessage];
    const left = once(socket, 'close');
    expect(await refused).to.be.instanceOf(ReadStoreDeadlineError);
    await left;
    await store.close();
  });

  it('throws ReadStoreDeadlineError when rows keep coming, but not the last one', async () => {
    const store = openReadStore({ url, database: 'drip', deadlineMs: 300 });
    expect(await rejection(store.query('SELECT 1'))).to.be.instanceOf(ReadStoreDeadlineError);
    await store.close();
  });
});
