import { ClickHouseError } from '@clickhouse/client';
import { expect } from 'chai';
import { http, rejection, withClient, type SubjectOf } from './subject.ts';

/** How queries fail: code, status, message; before the first byte and after it. */
export const errorsBehave = (subject: SubjectOf): void => {
  describe('errors', () => {
    for (const [sql, code, status, type] of [
      ['SELEC 1', 62, 400, 'SYNTAX_ERROR'],
      ['SELECT 1 FROM numbers(1) WHERE', 62, 400, 'SYNTAX_ERROR'],
      ["SELECT 'unclosed", 62, 400, 'SYNTAX_ERROR'],
      ['', 62, 400, 'SYNTAX_ERROR'],
      ['  -- nothing\n', 62, 400, 'SYNTAX_ERROR'],
      ['SELECT 1; SELECT 2', 62, 400, 'SYNTAX_ERROR'],
      ['SELECT nothing', 47, 404, 'UNKNOWN_IDENTIFIER'],
      ['SELECT * FROM nowhere', 60, 404, 'UNKNOWN_TABLE'],
      ['SELECT no_such_function()', 46, 404, 'UNKNOWN_FUNCTION'],
      ['SELECT 1 FORMAT Nothing', 73, 404, 'UNKNOWN_FORMAT'],
      ['SELECT 1 SETTINGS nothing = 1', 115, 404, 'UNKNOWN_SETTING'],
      ["SELECT toUInt8('x')", 6, 400, 'CANNOT_PARSE_TEXT'],
      ["SELECT toDate('x')", 38, 400, 'CANNOT_PARSE_DATE'],
      ['SELECT {missing:String}', 456, 500, 'UNKNOWN_QUERY_PARAMETER'],
      ["SELECT 1 INTO OUTFILE '/tmp/never'", 358, 500, 'INTO_OUTFILE_NOT_ALLOWED'],
      ['SELECT throwIf(1)', 395, 500, 'FUNCTION_THROW_IF_VALUE_IS_NON_ZERO'],
      [
        'SELECT sleepEachRow(0.2) FROM numbers(50) SETTINGS max_execution_time = 0.1, max_block_size = 1',
        159,
        408,
        'TIMEOUT_EXCEEDED',
      ],
    ] as const) {
      it(`answers ${status} with code ${code} to: ${sql.trim()}`, async () => {
        const response = await http(subject(), {}, sql);
        const text = await response.text();
        expect(text).to.match(
          new RegExp(
            `^Code: ${code}\\. DB::Exception: [^]*\\(${type}\\) \\(version [0-9.]+ \\(official build\\)\\)\n$`,
          ),
        );
        expect(text).to.not.match(/OUTFILE '|INFILE|pipe-/);
        expect(response.status).to.equal(status);
        expect(response.headers.get('x-clickhouse-exception-code')).to.equal(String(code));
      });
    }

    it('gives the official client code, type and message', async () => {
      const error = await rejection(
        withClient(subject(), (client) => client.query({ query: 'SELECT * FROM nowhere' })),
      );
      expect(error).to.be.instanceOf(ClickHouseError).and.include({ code: '60', type: 'UNKNOWN_TABLE' });
    });

    it('rejects an unknown database, setting or session', async () => {
      for (const [fields, code] of [
        [{ database: 'nowhere' }, '81'],
        [{ nothing: '1' }, '115'],
        [{ max_threads: 'many' }, undefined],
        [{ session_id: 'nowhere', session_check: '1' }, '372'],
        [{ session_id: 'x', session_timeout: 'long' }, '374'],
        [{ default_format: 'a b' }, '73'],
      ] as const) {
        const response = await http(subject(), fields, 'SELECT 1');
        expect(response.status, JSON.stringify(fields)).to.be.greaterThan(399);
        if (code !== undefined)
          expect(response.headers.get('x-clickhouse-exception-code'), JSON.stringify(fields)).to.equal(code);
      }
    });

    for (const compression of [false, true]) {
      it(`reports why a stream failed after its first rows${compression ? ', compressed' : ''}`, async () => {
        await withClient(
          subject(),
          async (client) => {
            const result = await client.query({
              query: "SELECT number, throwIf(number = 500000, 'too far') AS t FROM numbers(1000000)",
              format: 'JSONEachRow',
            });
            let rows = 0;
            const error = await rejection(
              (async () => {
                for await (const chunk of result.stream()) rows += chunk.length;
              })(),
            );
            expect(rows).to.be.greaterThan(1000);
            expect(String(error)).to.match(/too far|aborted|Premature|error in the stream/);
          },
          { compression: { response: compression } },
        );
      });

      it(`never presents a partial result as complete${compression ? ', compressed' : ''}`, async () => {
        const half = await rejection(
          withClient(
            subject(),
            async (client) =>
              (
                await client.query({
                  query: 'SELECT throwIf(number = 9000000) FROM numbers(20000000)',
                  format: 'CSV',
                })
              ).text(),
            { compression: { response: compression } },
          ),
        );
        expect(half).to.be.instanceOf(Error);
      });
    }

    it('fails with an error status when the failure occurs within the buffered part', async () => {
      const response = await http(
        subject(),
        {},
        'SELECT throwIf(number = 60000) FROM numbers(70000) SETTINGS max_block_size = 1000',
      );
      expect(response.status).to.equal(500);
      const waited = await http(
        subject(),
        { wait_end_of_query: '1' },
        'SELECT throwIf(number = 9000000) FROM numbers(20000000)',
      );
      expect(waited.status).to.equal(500);
      expect(await waited.text()).to.match(/^Code: 395/);
    });

    it('keeps working after errors', async () => {
      const failing = Array.from({ length: 60 }, (_, index) =>
        http(subject(), {}, index % 2 === 0 ? 'SELECT nothing' : 'SELEC 1'),
      );
      for (const response of await Promise.all(failing)) await response.text();
      expect(await (await http(subject(), {}, 'SELECT 1')).text()).to.equal('1\n');
    });

    it('does not leak settings of a query into the next', async () => {
      await http(subject(), { max_block_size: '77' }, "SELECT getSetting('max_block_size')").then(
        (response) => response.text(),
      );
      await http(subject(), {}, 'SELECT throwIf(1) SETTINGS max_block_size = 78').then((response) =>
        response.text(),
      );
      await http(subject(), {}, 'SET max_block_size = 79').then((response) => response.text());
      for (let index = 0; index < 5; index += 1) {
        const left = await (await http(subject(), {}, "SELECT getSetting('max_block_size')")).text();
        expect(Number(left)).to.be.greaterThan(1000);
      }
    });
  });
};
