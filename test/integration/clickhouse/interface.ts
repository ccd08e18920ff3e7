import { withoutCredentials } from '@footnote/clickhouse-embedded/url';
import { request } from 'node:http';
import { gunzipSync, zstdDecompressSync, brotliDecompressSync, inflateSync } from 'node:zlib';
import { expect } from 'chai';
import { eventually } from '@footnote/testing/eventually';
import { http, rejection, withClient, type Subject, type SubjectOf } from './subject.ts';

/** Status and body of a request with headers that fetch does not allow. */
const raw = async (
  url: string,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<{ status: number; body: Buffer; headers: Record<string, unknown> }> =>
  new Promise((resolve, reject) => {
    const { origin, headers: credentials } = withoutCredentials(url);
    const sent = request(
      `${origin}${path}`,
      { method, headers: { ...credentials, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks),
            headers: response.headers,
          }),
        );
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end();
  });

/** A query for the number of running queries whose text matches, except itself. */
const countLike = async (subject: Subject, text: string): Promise<string> => {
  const sql = `SELECT count() FROM system.processes WHERE query LIKE '${text}' AND query NOT LIKE '%processes%'`;
  return (await (await http(subject, {}, sql)).text()).trim();
};

const untilRuns = (subject: Subject, text: string): Promise<void> =>
  eventually(`${text} runs`, async () => (await countLike(subject, text)) === '1');

/** The HTTP interface: paths, methods, compression, sessions, aborted requests. */
export const interfaceBehaves = (subject: SubjectOf): void => {
  describe('the interface', () => {
    it('answers /ping and /', async () => {
      const { origin, headers } = withoutCredentials(subject().url);
      for (const path of ['/ping', '/']) {
        const response = await fetch(origin + path, { headers });
        expect(await response.text()).to.equal('Ok.\n');
        expect(response.status).to.equal(200);
      }
      expect((await fetch(`${origin}/nowhere`, { headers })).status).to.equal(404);
      for (const select of [true, false])
        expect(await withClient(subject(), (client) => client.ping({ select }))).to.deep.equal({
          success: true,
        });
    });

    it('allows reads but not writes in GET requests', async () => {
      expect(await (await http(subject(), { query: 'SELECT 1' })).text()).to.equal('1\n');
      for (const fields of [{}, { readonly: '0' }]) {
        const response = await http(subject(), {
          query: 'CREATE TABLE never (a UInt8) ENGINE = Memory',
          ...fields,
        });
        expect(response.headers.get('x-clickhouse-exception-code')).to.equal('164');
      }
    });

    it('allows only reads with readonly and does not let a query lift it', async () => {
      for (const sql of [
        'CREATE TABLE never (a UInt8) ENGINE = Memory',
        'SELECT 1 SETTINGS readonly = 0',
        'SET readonly = 0',
      ]) {
        const response = await http(subject(), { readonly: '2' }, sql);
        expect(response.headers.get('x-clickhouse-exception-code'), sql).to.equal('164');
      }
      const read = await http(subject(), { readonly: '1', param_a: 'x' }, 'SELECT {a:String} FORMAT CSV');
      expect(await read.text()).to.equal('"x"\n');
      expect(
        (await http(subject(), {}, 'CREATE OR REPLACE TABLE writable (a UInt8) ENGINE = Memory')).status,
      ).to.equal(200);
    });

    it('uses the database of the URL and of the header', async () => {
      expect(await (await http(subject(), {}, 'SELECT currentDatabase()')).text()).to.equal(
        `${subject().database}\n`,
      );
      expect(
        await (
          await http(subject(), {}, 'SELECT currentDatabase()', { 'X-ClickHouse-Database': 'system' })
        ).text(),
      ).to.equal('system\n');
    });

    for (const [codec, decompress] of [
      ['gzip', gunzipSync],
      ['zstd', zstdDecompressSync],
      ['br', brotliDecompressSync],
      ['deflate', inflateSync],
    ] as const) {
      it(`compresses with ${codec} when asked to`, async () => {
        const path = `/?enable_http_compression=1&query=${encodeURIComponent('SELECT number FROM numbers(300000) FORMAT CSV')}`;
        const answer = await raw(subject().url, path, { 'Accept-Encoding': codec });
        expect(answer.headers['content-encoding']).to.equal(codec);
        expect(decompress(answer.body).toString().trimEnd().split('\n')).to.have.length(300_000);
      });
    }

    it('does not compress unless asked, or with an unknown codec', async () => {
      const query = encodeURIComponent('SELECT 1');
      expect(
        (await raw(subject().url, `/?query=${query}`, { 'Accept-Encoding': 'gzip' })).headers[
          'content-encoding'
        ],
      ).to.equal(undefined);
      expect(
        (
          await raw(subject().url, `/?enable_http_compression=1&query=${query}`, {
            'Accept-Encoding': 'rot13, gzip;q=0',
          })
        ).headers['content-encoding'],
      ).to.equal(undefined);
    });

    it('compresses both ways for the official client', async () => {
      for (const codec of ['gzip', 'zstd', 'br'] as const) {
        const rows = await withClient(
          subject(),
          async (client) => {
            await client.command({
              query: 'CREATE OR REPLACE TABLE z (a UInt32) ENGINE = MergeTree ORDER BY a',
            });
            await client.insert({
              table: 'z',
              values: Array.from({ length: 5_000 }, (_, a) => ({ a })),
              format: 'JSONEachRow',
            });
            return (await client.query({ query: 'SELECT a FROM z ORDER BY a', format: 'JSONEachRow' })).json<{
              a: number;
            }>();
          },
          { compression: { request: { codec }, response: { codec } } },
        );
        expect(rows, codec).to.have.length(5_000);
        expect(rows.at(-1)).to.deep.equal({ a: 4_999 });
      }
    });

    it('keeps the settings and temporary tables of a session, one query at a time', async () => {
      const session = { session_id: 'mine' };
      await http(subject(), session, 'CREATE TEMPORARY TABLE mine (a UInt8)');
      await http(subject(), session, 'INSERT INTO mine VALUES (7)');
      await http(subject(), session, 'SET max_block_size = 77');
      expect(
        await (await http(subject(), session, "SELECT a, getSetting('max_block_size') FROM mine")).text(),
      ).to.equal('7\t77\n');
      expect(
        (await http(subject(), {}, 'SELECT a FROM mine')).headers.get('x-clickhouse-exception-code'),
      ).to.equal('60');
      // Settings in the URL end with the request.
      await http(subject(), { ...session, max_block_size: '5' }, 'SELECT 1');
      // A GET has a session of its own, which the engine keeps read-only.
      const apart = await http(subject(), { ...session, query: 'SELECT a FROM mine' });
      expect(apart.headers.get('x-clickhouse-exception-code')).to.equal('60');
      for (const query of ['CREATE TABLE TEMPORARY (a UInt8) ENGINE = Memory', 'SET readonly = 0']) {
        const change = await http(subject(), { ...session, query });
        expect(change.headers.get('x-clickhouse-exception-code'), query).to.equal('164');
      }
      await http(subject(), { ...session, database: 'system' }, 'INSERT INTO mine VALUES (9)');
      const after = await http(subject(), session, "SELECT sum(a), getSetting('max_block_size') FROM mine");
      expect(await after.text()).to.equal('16\t77\n');
      const long = http(subject(), session, 'SELECT sleep(2)');
      await untilRuns(subject(), '%sleep(2)%');
      const second = await http(subject(), session, 'SELECT 1');
      expect(second.headers.get('x-clickhouse-exception-code')).to.equal('373');
      await (await long).text();
      await http(subject(), { ...session, close_session: '1' }, 'SELECT 1');
      expect(
        (await http(subject(), { ...session, session_check: '1' }, 'SELECT 1')).headers.get(
          'x-clickhouse-exception-code',
        ),
      ).to.equal('372');
    });

    it('aborts a query whose client disconnected', async () => {
      const abort = new AbortController();
      const running = withClient(subject(), (client) =>
        client.query({
          query: "SELECT sum(sleepEachRow(0.1)), 'went away' FROM numbers(600) SETTINGS max_block_size = 1",
          abort_signal: abort.signal,
        }),
      );
      await untilRuns(subject(), '%went%away%');
      abort.abort();
      expect(String(await rejection(running))).to.include('aborted');
      await eventually('the query ended', async () => (await countLike(subject(), '%went%away%')) === '0');
    });
  });
};
