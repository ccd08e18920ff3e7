import { TupleParam } from '@clickhouse/client';
import { expect } from 'chai';
import fc from 'fast-check';
import { http, withClient, type SubjectOf } from './subject.ts';

const FORMATS = [
  'JSON',
  'JSONCompact',
  'JSONEachRow',
  'JSONCompactEachRow',
  'JSONStrings',
  'JSONColumns',
  'CSV',
  'CSVWithNames',
  'TabSeparated',
  'TabSeparatedRaw',
  'TabSeparatedWithNamesAndTypes',
  'Pretty',
  'Vertical',
  'XML',
  'Markdown',
  'Values',
  'RowBinary',
  'Native',
  'Parquet',
  'Arrow',
  'ORC',
  'Null',
];

/** Results of SELECTs: formats, parameters, streams, concurrency. */
export const queriesBehave = (subject: SubjectOf): void => {
  describe('queries', () => {
    it('returns one document in every format, for any number of blocks', async () => {
      const results = await withClient(subject(), async (client) => {
        const json = await client.query({ query: 'SELECT number FROM numbers(200000)', format: 'JSON' });
        const csv = await client.query({
          query: 'SELECT number AS n FROM numbers(200000)',
          format: 'CSVWithNames',
        });
        return { json: await json.json<{ number: number }>(), csv: await csv.text() };
      });
      expect(results.json.rows).to.equal(200_000);
      expect(results.json.data.at(-1)).to.deep.equal({ number: 199_999 });
      expect(results.csv.split('\n').filter((line) => line === '"n"')).to.have.length(1);
    });

    for (const format of FORMATS) {
      it(`names ${format} in its header, from the query, the default and the header`, async () => {
        const sql = 'SELECT 1 AS one';
        const inQuery = await http(subject(), {}, `${sql} FORMAT ${format}`);
        const byDefault = await http(subject(), { default_format: format }, sql);
        const byHeader = await http(subject(), {}, sql, { 'X-ClickHouse-Format': format });
        const bodies = await Promise.all(
          [inQuery, byDefault, byHeader].map(async (response) =>
            Buffer.from(await response.arrayBuffer()).toString('hex'),
          ),
        );
        // JSON includes the elapsed time.
        if (!format.startsWith('JSON') && format !== 'XML') expect(new Set(bodies)).to.have.length(1);
        for (const response of [inQuery, byDefault, byHeader]) {
          expect(response.status).to.equal(200);
          expect(response.headers.get('x-clickhouse-format')).to.equal(format);
        }
      });
    }

    it('finds the FORMAT clause behind comments, semicolons and settings', async () => {
      for (const sql of [
        'SELECT 1 AS format FORMAT CSV',
        'SELECT 1 AS format FORMAT CSV;',
        'SELECT 1 FORMAT CSV -- done',
        'SELECT 1 FORMAT CSV SETTINGS max_threads = 1',
        'SELECT 1 SETTINGS max_threads = 1 FORMAT CSV',
        "/* FORMAT JSON */ SELECT 1 FORMAT CSV /* ' */",
        '(SELECT 1) FORMAT CSV',
        'WITH 1 AS x SELECT x FORMAT CSV',
      ]) {
        const response = await http(subject(), {}, sql);
        expect(await response.text(), sql).to.equal('1\n');
        expect(response.headers.get('x-clickhouse-format'), sql).to.equal('CSV');
      }
    });

    it('supports SHOW, DESCRIBE, EXPLAIN and CHECK', async () => {
      for (const sql of [
        'SHOW DATABASES',
        'DESCRIBE TABLE system.one',
        'EXPLAIN SELECT 1',
        'EXISTS TABLE system.one',
        'SHOW CREATE DATABASE default',
      ]) {
        const rows = await withClient(subject(), async (client) =>
          (await client.query({ query: sql })).text(),
        );
        expect(rows, sql).to.not.equal('');
      }
    });

    it('streams rows while the query still runs', async () => {
      await withClient(subject(), async (client) => {
        const result = await client.query({
          query: 'SELECT number FROM system.numbers',
          format: 'JSONEachRow',
        });
        let seen = 0;
        for await (const rows of result.stream()) {
          seen += rows.length;
          if (seen > 500_000) break;
        }
        expect(seen).to.be.greaterThan(500_000);
      });
    });

    it('does not mix up the responses of fifty concurrent queries', async () => {
      await withClient(
        subject(),
        async (client) => {
          const answers = await Promise.all(
            Array.from({ length: 50 }, async (_, index) => {
              const result = await client.query({
                query:
                  'SELECT {mine:UInt32} AS mine, {text:String} AS text, sum(number) AS sum FROM numbers({mine:UInt32})',
                format: 'JSONEachRow',
                query_params: { mine: index, text: `it's ${index}` },
              });
              return (await result.json<{ mine: number; text: string; sum: number }>())[0];
            }),
          );
          expect(answers).to.deep.equal(
            Array.from({ length: 50 }, (_, index) => ({
              mine: index,
              text: `it's ${index}`,
              sum: (index * Math.max(0, index - 1)) / 2,
            })),
          );
        },
        { max_open_connections: 50 },
      );
    });

    it('sends the summary, time zone and query id headers', async () => {
      await withClient(subject(), async (client) => {
        const result = await client.query({ query: 'SELECT number FROM numbers(10)', query_id: 'my-query' });
        const headers = result.response_headers;
        expect(headers['x-clickhouse-query-id']).to.equal('my-query');
        expect(headers['x-clickhouse-timezone']).to.equal('UTC');
        expect(headers['x-clickhouse-server-display-name']).to.be.a('string');
        const summary = JSON.parse(String(headers['x-clickhouse-summary'])) as Record<string, string>;
        expect(summary).to.include({ read_rows: '10', read_bytes: '80' });
        result.close();
      });
    });
  });

  describe('parameters', () => {
    const echo = async (type: string, value: unknown, expression = '{p:' + type + '}'): Promise<unknown> =>
      withClient(subject(), async (client) => {
        const result = await client.query({
          query: `SELECT ${expression} AS p`,
          format: 'JSONEachRow',
          query_params: { p: value },
        });
        return (await result.json<{ p: unknown }>())[0]?.p;
      });

    it('returns every kind of value', async () => {
      for (const [type, value, expected] of [
        ['Int8', -128, -128],
        ['UInt64', '18446744073709551615', '18446744073709551615'],
        ['Float64', 0.1, 0.1],
        ['Bool', true, true],
        ['Nullable(String)', null, null],
        ['Nullable(Int32)', 5, 5],
        ['Date', '2024-02-29', '2024-02-29'],
        ['DateTime', '2024-02-29 23:59:59', '2024-02-29 23:59:59'],
        ["DateTime64(3, 'UTC')", new Date('2024-02-29T12:34:56.789Z'), '2024-02-29 12:34:56.789'],
        ['Decimal(38, 10)', '12345678901234567890.0123456789', '12345678901234567890.0123456789'],
        ['UUID', '61f0c404-5cb3-11e7-907b-a6006ad3dba0', '61f0c404-5cb3-11e7-907b-a6006ad3dba0'],
        ['Array(UInt8)', [1, 2, 3], [1, 2, 3]],
        ['Array(String)', [], []],
        ['Array(Nullable(String))', ['a', null, "b'"], ['a', null, "b'"]],
        ['Array(Array(Int32))', [[1], [2, 3]], [[1], [2, 3]]],
        ['Map(String, UInt8)', { a: 1, 'b\'"\\': 2 }, { a: 1, 'b\'"\\': 2 }],
        ['Tuple(UInt8, String)', new TupleParam([7, 'x\ty']), [7, 'x\ty']],
        ["Enum8('annual' = 1, 'quarter' = 2)", 'quarter', 'quarter'],
      ] as const) {
        const asText = /UInt64|Decimal/.test(type) ? `toString({p:${type}})` : undefined;
        expect(await echo(type, value, asText), type).to.deep.equal(expected);
      }
    });

    it('round-trips any string as a parameter, alone and in a list', async () => {
      const hostile = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string({
          unit: fc.constantFrom(
            "'",
            '"',
            '\\',
            '`',
            '\t',
            '\n',
            '\r',
            '\0',
            ';',
            '--',
            '/*',
            '*/',
            '{p:String}',
            '$$',
            "\\'",
            'é',
            '𝄞',
            '%27',
            '&',
            '+',
            '#',
            '\b',
            '\f',
          ),
        }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(hostile, { minLength: 1, maxLength: 5 }), async (strings) => {
          const wellFormed = strings.map((text) => text.toWellFormed());
          expect(await echo('Array(String)', wellFormed)).to.deep.equal(wellFormed);
          expect(await echo('String', wellFormed[0])).to.equal(wellFormed[0]);
        }),
        { numRuns: 60 },
      );
    });

    it('never interprets a parameter as SQL', async () => {
      const drop = "'; DROP TABLE system.one; --";
      expect(await echo('String', drop)).to.equal(drop);
      expect(await echo('Identifier', 'a`b', "'{p:Identifier}'")).to.equal('{p:Identifier}');
    });

    it('accepts identifiers as parameters', async () => {
      await withClient(subject(), async (client) => {
        const result = await client.query({
          query: 'SELECT {column:Identifier} AS n FROM {db:Identifier}.{table:Identifier}',
          format: 'JSONEachRow',
          query_params: { column: 'dummy', db: 'system', table: 'one' },
        });
        expect(await result.json()).to.deep.equal([{ n: 0 }]);
      });
    });

    it('accepts a parameter of a megabyte in a form', async () => {
      const long = "x'\n".repeat(350_000);
      await withClient(subject(), async (client) => {
        const result = await client.query({
          query:
            "SELECT length({long:String}) AS n, cityHash64({long:String}) = cityHash64(repeat('x\\'\\n', 350000)) AS same",
          format: 'JSONEachRow',
          query_params: { long },
          use_multipart_params: true,
        });
        expect(await result.json()).to.deep.equal([{ n: long.length, same: 1 }]);
      });
    });

    it('does not retain the parameters of the previous query', async () => {
      expect((await http(subject(), { param_left: 'over' }, 'SELECT {left:String}')).status).to.equal(200);
      const forgotten = await http(subject(), {}, 'SELECT {left:String}');
      expect(forgotten.headers.get('x-clickhouse-exception-code')).to.equal('456');
    });
  });
};
