import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { openHttpCsvSource } from './http-csv.ts';
import { openTiingoSource } from './tiingo.ts';

type Reply = { readonly status?: number; readonly body?: string; readonly headers?: Record<string, string> };

/** A day as Tiingo documents it; adjusted members are there and not read. */
const day = (date: string, close: number, more: object = {}): object => ({
  date: `${date}T00:00:00.000Z`,
  close,
  high: close,
  low: close,
  open: close,
  volume: 100,
  adjClose: close / 2,
  adjHigh: close / 2,
  adjLow: close / 2,
  adjOpen: close / 2,
  adjVolume: 200,
  divCash: 0,
  splitFactor: 1,
  ...more,
});

describe('price sources over HTTP', () => {
  let server: Server;
  let requested: IncomingMessage[] = [];
  let reply: (request: IncomingMessage) => Reply = () => ({});
  const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const waits: number[] = [];
  const options = {
    requestsPerHour: 3_600_000,
    backoffMs: 1,
    sleep: (milliseconds: number) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  };
  const tiingo = (now = '2024-06-01') =>
    openTiingoSource(2, { ...options, key: 'secret', url: `${origin()}/`, now: () => Date.parse(now) });

  before(
    () =>
      new Promise<void>((resolve) => {
        server = createServer((request, response) => {
          requested.push(request);
          const { status = 200, body = '', headers = {} } = reply(request);
          response.writeHead(status, headers).end(body);
        }).listen(0, '127.0.0.1', resolve);
      }),
  );
  beforeEach(() => {
    requested = [];
    waits.length = 0;
  });
  after(() => server.close());

  it('reads Tiingo as traded, with its key in a header, and dividends and splits on their ex-dates', async () => {
    reply = () => ({
      body: JSON.stringify([
        day('2024-05-30', 10.5),
        day('2024-05-31', 5, { divCash: 0.25, splitFactor: 2 }),
      ]),
    });
    const source = tiingo();
    const found = await source.read('BRK-B', 2024);
    source.close();
    expect(requested.map(({ url, headers }) => [url, headers.authorization])).to.deep.equal([
      ['/tiingo/daily/brk-b/prices?startDate=2024-01-01&endDate=2024-12-31&format=json', 'Token secret'],
    ]);
    expect(found?.fromYear).to.equal(2024);
    expect(found?.table).to.include({
      address: `${origin()}/tiingo/daily/brk-b/prices`,
      reportsSplits: true,
    });
    expect(found?.table.adjustment).to.deep.equal({ prices: 'raw', volume: 'raw', dividends: 'raw' });
    expect(found?.table.rows[1]).to.include({
      date: '2024-05-31T00:00:00.000Z',
      close: '5',
      dividend: '0.25',
      split: '2',
    });
  });

  it('reads a history in parts, newest first, until there is no more', async () => {
    reply = ({ url = '' }) => ({
      body: JSON.stringify(url.includes('2005-01-01') ? [day('2005-01-03', 3)] : [day('1990-05-01', 2)]),
    });
    const source = tiingo();
    const found = await source.read('KO', null);
    source.close();
    expect(requested.map(({ url = '' }) => url.slice(url.indexOf('?')))).to.deep.equal([
      '?startDate=2005-01-01&endDate=2024-12-31&format=json',
      '?startDate=1985-01-01&endDate=2004-12-31&format=json',
    ]);
    expect(found?.table.rows.map(({ close }) => close)).to.deep.equal(['2', '3']);
  });

  it('retries temporary failures when the server requests it, and recognises an unknown symbol', async () => {
    const replies: Reply[] = [
      { status: 429, headers: { 'retry-after': '0' } },
      { status: 503 },
      { status: 404, body: '{"detail":"Not found."}' },
    ];
    reply = () => replies.shift() ?? {};
    const source = tiingo();
    expect(await source.read('NONE', 2024)).to.equal(null);
    source.close();
    expect([requested.length, waits.length]).to.deep.equal([3, 2]);
  });

  it('gives up if the key is refused, without revealing the key', async () => {
    reply = () => ({ status: 403, body: '{"detail":"Invalid token."}' });
    const source = tiingo();
    const error = await source.read('KO', 2024).then(
      () => null,
      (thrown: unknown) => thrown as Error & { reason: string },
    );
    source.close();
    expect(error?.reason).to.equal('refused');
    expect(error?.message).not.to.include('secret');
    expect(requested).to.have.length(1);
  });

  it('refuses a response that is not a list of days', async () => {
    reply = () => ({ body: '{"detail":"maintenance"}' });
    const source = tiingo();
    const message = await source.read('KO', 2024).catch((error: unknown) => (error as Error).message);
    source.close();
    expect(message).to.equal('tiingo KO: not a list of days');
  });

  it('reads CSV by a URL template, with a source.json next to it', async () => {
    reply = ({ url = '' }) =>
      url === '/prices/source.json'
        ? { body: '{"name":"house","adjustment":{"prices":"split","volume":"raw"}}' }
        : url.startsWith('/prices/KO.csv')
          ? { body: 'date,open,high,low,close,volume\n2024-01-02,1,2,1,2,9\n' }
          : { status: 404 };
    const source = await openHttpCsvSource(`${origin()}/prices/{symbol}.csv?key=secret`, 0, options);
    const found = await source.read('KO', null);
    expect(source.name).to.equal('house');
    expect(found?.table).to.deep.include({ address: `${origin()}/prices/KO.csv` });
    expect(found?.table.adjustment).to.include({ prices: 'split', volume: 'raw' });
    expect(await source.read('NONE', null)).to.equal(null);
    source.close();
  });
});
