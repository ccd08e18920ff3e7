import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { ESCAPES, WRITES } from './escapes.ts';
import { http, type SubjectOf } from './subject.ts';

const HUSH = 'hush-hush-hush';

/** Nothing leaves the store: neither user reaches a file, another host or a program, and one of them changes nothing. */
export const wallsHold = (subject: SubjectOf): void => {
  describe('the walls', () => {
    let folder: string;
    before(async () => {
      folder = mkdtempSync(join(tmpdir(), 'footnote-walls-'));
      writeFileSync(join(folder, 'secret'), `${HUSH}\n`);
      for (const sql of [
        'CREATE TABLE kept (line String) ENGINE = MergeTree ORDER BY line',
        "INSERT INTO kept VALUES ('kept')",
      ])
        expect((await http(subject(), {}, sql)).status, sql).to.equal(200);
    });
    after(async () => {
      await http(subject(), {}, 'DROP TABLE IF EXISTS kept SYNC');
      rmSync(folder, { recursive: true, force: true });
    });

    const asked = (sql: string): string =>
      sql.replaceAll('PLACE', folder).replaceAll('SECRET', join(folder, 'secret'));

    const stateOf = async (): Promise<string> => {
      const state = await http(
        subject(),
        {},
        "SELECT (SELECT groupArray(line) FROM kept), (SELECT groupArray(name) FROM system.tables WHERE database = currentDatabase()), (SELECT count() FROM system.databases WHERE name IN ('leak', 'made'))",
      );
      return state.text();
    };

    const refusedFor = (name: string, urlOf: () => string, statements: readonly string[]): void => {
      it(`refuse ${statements.length} statements of ${name}, each with an error, and nothing is left behind`, async () => {
        const before = await stateOf();
        const passed: string[] = [];
        for (const statement of statements) {
          const sql = asked(statement);
          for (const fields of [{}, { session_id: 'inside' }]) {
            const answer = await http({ ...subject(), url: urlOf() }, fields, sql);
            const text = await answer.text();
            if (answer.headers.get('x-clickhouse-exception-code') === null || text.includes(HUSH))
              passed.push(`${statement}: ${answer.status} ${text.slice(0, 200)}`);
          }
        }
        expect(passed).to.deep.equal([]);
        expect(await stateOf()).to.equal(before);
        expect(readdirSync(folder)).to.deep.equal(['secret']);
      });
    };
    refusedFor('the user that may write', () => subject().url, ESCAPES);
    refusedFor('the user that may only read', () => subject().readerUrl, [...ESCAPES, ...WRITES]);

    it('refuse every change by GET, also of the user that may write', async () => {
      const before = await stateOf();
      for (const query of [...WRITES, ...ESCAPES])
        for (const fields of [
          {},
          { readonly: '0' },
          { readonly: '00' },
          { readonly: '' },
          { readonly: '+0' },
          { session_id: 'gotten' },
        ]) {
          const answer = await http(subject(), { ...fields, query: asked(query) });
          await answer.text();
          expect(answer.headers.get('x-clickhouse-exception-code'), query).to.not.equal(null);
        }
      expect(await stateOf()).to.equal(before);
      expect(readdirSync(folder)).to.deep.equal(['secret']);
    });

    it('let through words that only look like an escape', async () => {
      for (const [sql, expected] of [
        ["SELECT 'INTO OUTFILE'", 'INTO OUTFILE\n'],
        ['SELECT t.file FROM (SELECT 1 AS filed, 2 AS `file`) AS t', undefined],
        ['SELECT filed FROM (SELECT 1 AS filed) -- from a file', '1\n'],
        ["SELECT length('file(x)')", '7\n'],
      ] as const) {
        const answer = await http({ ...subject(), url: subject().readerUrl }, {}, sql);
        const text = await answer.text();
        if (expected === undefined) expect(text).to.match(/ACCESS_DENIED|^2\n/);
        else expect(text).to.equal(expected);
      }
    });
  });
};
