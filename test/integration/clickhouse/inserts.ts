import { Readable } from 'node:stream';
import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { ClickHouseError } from '@clickhouse/client';
import { expect } from 'chai';
import { http, rejection, withClient, type SubjectOf } from './subject.ts';

/** INSERTs: formats, streams, compression, and atomicity. */
export const insertsBehave = (subject: SubjectOf): void => {
  const command = (query: string): Promise<unknown> =>
    withClient(subject(), (client) => client.command({ query }));

  const rowsOf = async (table: string, columns = '*'): Promise<unknown[]> =>
    withClient(subject(), async (client) =>
      (
        await client.query({ query: `SELECT ${columns} FROM ${table} ORDER BY ALL`, format: 'JSONEachRow' })
      ).json(),
    );

  const post = async (
    sql: string,
    body: string | Uint8Array,
    headers: Record<string, string> = {},
  ): Promise<string> => {
    const response = await http(subject(), { query: sql }, body, headers);
    const text = await response.text();
    expect(response.status, text).to.equal(200);
    return text;
  };

  describe('inserts', () => {
    beforeEach(() =>
      command(
        "CREATE OR REPLACE TABLE t (a UInt32, b String DEFAULT concat('default ', toString(a)), c Nullable(Decimal(38, 10))) ENGINE = MergeTree ORDER BY a",
      ),
    );

    it('inserts rows with the query in the URL, the body or both', async () => {
      await post('INSERT INTO t (a) FORMAT JSONEachRow', '{"a":1}\n{"a":2}');
      await post('', 'INSERT INTO t (a) FORMAT CSV\n3\n4\n');
      await post('', "insert into t (a, b) values (5, 'it''s; FORMAT CSV'), (6, concat('a', 'b'))");
      await post('INSERT INTO t (a) VALUES', '(7),(8)');
      await post('INSERT INTO t (a) SETTINGS async_insert = 0 FORMAT TabSeparated', '9\n');
      await post('-- FORMAT Native\nINSERT /* VALUES */ INTO TABLE t (a) FORMAT JSONCompactEachRow', '[10]');
      await post('', "INSERT INTO t SELECT 11, 'selected', NULL");
      expect(await rowsOf('t', 'a, b')).to.deep.equal(
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((a) => ({
          a,
          b:
            ({ 5: "it's; FORMAT CSV", 6: 'ab', 11: 'selected' } as Record<number, string>)[a] ??
            `default ${a}`,
        })),
      );
    });

    it('reports the number of written rows', async () => {
      const summary = await withClient(
        subject(),
        async (client) =>
          (await client.insert({ table: 't', values: [{ a: 1 }, { a: 2 }], format: 'JSONEachRow' })).summary,
      );
      expect(summary).to.include({ written_rows: '2' });
    });

    it('binds the parameters of an insert', async () => {
      await withClient(subject(), (client) =>
        client.command({
          query: 'INSERT INTO {table:Identifier} (a, b) VALUES ({a:UInt32}, {b:String})',
          query_params: { table: 't', a: 7, b: "it's\n" },
        }),
      );
      await withClient(subject(), (client) =>
        client.insert({ table: 't', values: [{ a: 8, c: '0.0000000001' }], format: 'JSONEachRow' }),
      );
      expect(await rowsOf('t', 'a, b, toString(c) AS c')).to.deep.equal([
        { a: 7, b: "it's\n", c: null },
        { a: 8, b: 'default 8', c: '0.0000000001' },
      ]);
    });

    for (const [codec, compress] of [
      ['gzip', gzipSync],
      ['deflate', deflateSync],
      ['br', brotliCompressSync],
      ['zstd', zstdCompressSync],
    ] as const) {
      it(`inserts a body compressed with ${codec}`, async () => {
        const headers = { 'Content-Encoding': codec };
        await post('INSERT INTO t (a) FORMAT JSONEachRow', compress('{"a":1}\n'), headers);
        await post('', compress('INSERT INTO t (a) FORMAT JSONEachRow {"a":2}'), headers);
        expect(await rowsOf('t', 'a')).to.deep.equal([{ a: 1 }, { a: 2 }]);
      });
    }

    it('rejects a body that does not match its encoding', async () => {
      for (const codec of ['gzip', 'zstd', 'br', 'deflate', 'rot13']) {
        const response = await http(subject(), { query: 'INSERT INTO t (a) FORMAT JSONEachRow' }, '{"a":1}', {
          'Content-Encoding': codec,
        });
        expect(response.status, codec).to.be.greaterThan(399);
        expect(await response.text(), codec).to.match(/^Code: \d+\. DB::Exception: /);
      }
      expect(await rowsOf('t')).to.deep.equal([]);
    });

    it('round-trips a binary format byte for byte', async () => {
      await post(
        'INSERT INTO t FORMAT JSONEachRow',
        '{"a":1,"b":"\\u0000\\r\\n\\t\\u00e9","c":"-1.5"}\n{"a":2,"c":null}',
      );
      for (const format of ['Native', 'RowBinary', 'Parquet', 'Arrow', 'ORC', 'Avro']) {
        const bytes = new Uint8Array(
          await (
            await http(subject(), {}, `SELECT * FROM t WHERE a < 3 ORDER BY a FORMAT ${format}`)
          ).arrayBuffer(),
        );
        await command('CREATE OR REPLACE TABLE copy AS t ENGINE = MergeTree ORDER BY a');
        await post(`INSERT INTO copy FORMAT ${format}`, bytes);
        expect(await rowsOf('copy', 'a, hex(b), toString(c)'), format).to.deep.equal(
          await rowsOf('t', 'a, hex(b), toString(c)'),
        );
      }
    });

    it('inserts a million rows as a stream', async () => {
      const rows = function* (): Generator<string> {
        for (let start = 0; start < 1_000_000; start += 1_000) {
          let chunk = '';
          for (let index = start; index < start + 1_000; index += 1) chunk += `${index},row ${index},\\N\n`;
          yield chunk;
        }
      };
      await withClient(
        subject(),
        (client) =>
          client.insert({
            table: 't',
            values: Readable.from(rows(), { objectMode: false }),
            format: 'CSV',
          }),
        { compression: { request: true } },
      );
      expect(await rowsOf('t', 'count() AS n, sum(a) AS sum, uniqExact(b) AS b')).to.deep.equal([
        { n: 1_000_000, sum: 499_999_500_000, b: 1_000_000 },
      ]);
    });

    it('inserts nothing if one row is bad', async () => {
      const failed = await rejection(
        withClient(subject(), (client) =>
          client.insert({ table: 't', values: [{ a: 1 }, { a: 'x' }], format: 'JSONEachRow' }),
        ),
      );
      expect(failed).to.be.instanceOf(ClickHouseError).with.property('code', '27');
      expect(String(failed)).to.include('at row 2').and.not.include('pipe');
      expect(await rowsOf('t')).to.deep.equal([]);
    });

    it('inserts nothing if the client disconnects midway', async () => {
      const abort = new AbortController();
      const endless = function* (): Generator<string> {
        for (let index = 0; ; index += 1) {
          // More than is buffered before the insert begins.
          if (index === 40_000) abort.abort();
          yield `${index},${'x'.repeat(500)},\\N\n`;
        }
      };
      const failed = await rejection(
        withClient(subject(), (client) =>
          client.insert({
            table: 't',
            values: Readable.from(endless(), { objectMode: false }),
            format: 'CSV',
            abort_signal: abort.signal,
          }),
        ),
      );
      expect(String(failed)).to.include('aborted');
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await rowsOf('t', 'count() AS n')).to.deep.equal([{ n: 0 }]);
    });

    it('rejects an unknown table or column before it reads the data', async () => {
      const big = '{"a":1}\n'.repeat(500_000);
      const table = await http(subject(), { query: 'INSERT INTO missing FORMAT JSONEachRow' }, big);
      expect(table.status).to.equal(404);
      expect(table.headers.get('x-clickhouse-exception-code')).to.equal('60');
      await table.text();
      const column = await http(subject(), { query: 'INSERT INTO t (missing) FORMAT JSONEachRow' }, '{}');
      expect(column.headers.get('x-clickhouse-exception-code')).to.equal('16');
    });

    it('deduplicates by token where the table has a window', async () => {
      await command(
        'CREATE OR REPLACE TABLE d (a UInt8) ENGINE = MergeTree ORDER BY a SETTINGS non_replicated_deduplication_window = 10',
      );
      for (const a of [1, 2]) {
        await withClient(subject(), (client) =>
          client.insert({
            table: 'd',
            values: [{ a }],
            format: 'JSONEachRow',
            clickhouse_settings: { insert_deduplication_token: 'same' },
          }),
        );
      }
      expect(await rowsOf('d')).to.deep.equal([{ a: 1 }]);
    });

    it('inserts nothing from an empty body', async () => {
      await withClient(subject(), (client) =>
        client.insert({ table: 't', values: [], format: 'JSONEachRow' }),
      );
      await post('INSERT INTO t FORMAT JSONEachRow', '');
      expect(await rowsOf('t')).to.deep.equal([]);
    });
  });
};
