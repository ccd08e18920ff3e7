import { expect } from 'chai';
import fc from 'fast-check';
import type { ClickHouseException } from './exception.ts';
import { tokens } from './lexer.ts';
import { readStatement } from './statement.ts';

const wordsOf = (sql: string): string[] => [...tokens(sql)].map(({ start, end }) => sql.slice(start, end));

describe('the lexer', () => {
  it('lexes quotes, comments and heredocs like ClickHouse', () => {
    expect(
      wordsOf("SELECT 'it''s \\' ; -- no', `a``b`, \"c\" -- comment '\n/* ; ' */ FROM t # not\n"),
    ).to.deep.equal([
      'SELECT',
      "'it''s \\' ; -- no'",
      ',',
      '`a``b`',
      ',',
      '"c"',
      'FROM',
      't',
      // A hash begins a comment only before a space or an exclamation mark.
    ]);
    expect(wordsOf('SELECT $tag$ ; $$ FORMAT $tag$, $x, 1.5e3, é')).to.deep.equal([
      'SELECT',
      '$tag$ ; $$ FORMAT $tag$',
      ',',
      '$x',
      ',',
      '1.5e3',
      ',',
      'é',
    ]);
  });

  it('splits any text into consecutive tokens without losing a character', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            "'",
            '"',
            '`',
            '\\',
            '$',
            '/*',
            '*/',
            '--',
            '#!',
            '\n',
            ' ',
            'a',
            '1',
            '(',
            ')',
            ';',
            'é',
          ),
        }),
        (sql) => {
          let last = 0;
          for (const { start, end } of tokens(sql)) {
            expect(start).to.be.at.least(last);
            expect(end).to.be.greaterThan(start).and.at.most(sql.length);
            last = end;
          }
        },
      ),
    );
  });
});

describe('readStatement', () => {
  const codeOf = (sql: string): number | undefined => {
    try {
      readStatement(sql);
      return undefined;
    } catch (error) {
      return (error as ClickHouseException).code;
    }
  };

  it('finds where the inline data of an INSERT begins', () => {
    for (const [sql, head, format, data] of [
      ['INSERT INTO t FORMAT CSV\n1\n2', 'INSERT INTO t ', 'CSV', '1\n2'],
      ['insert into t (a, b) format JSONEachRow {"a":1}', 'insert into t (a, b) ', 'JSONEachRow', '{"a":1}'],
      ['INSERT INTO t FORMAT CSV;\n1', 'INSERT INTO t ', 'CSV', '1'],
      ['INSERT INTO t FORMAT CSV\r\n1', 'INSERT INTO t ', 'CSV', '1'],
      ['INSERT INTO t FORMAT CSV\n\n1', 'INSERT INTO t ', 'CSV', '\n1'],
      ['INSERT INTO t VALUES (1)', 'INSERT INTO t ', 'Values', ' (1)'],
      ["INSERT INTO FUNCTION file('x') VALUES (1)", "INSERT INTO FUNCTION file('x') ", 'Values', ' (1)'],
      [
        'INSERT INTO TABLE `format` (`values`) FORMAT TSV 1',
        'INSERT INTO TABLE `format` (`values`) ',
        'TSV',
        '1',
      ],
      ['INSERT INTO d.values FORMAT TSV 1', 'INSERT INTO d.values ', 'TSV', '1'],
      ['INSERT INTO values FORMAT TSV 1', 'INSERT INTO values ', 'TSV', '1'],
    ] as const) {
      const statement = readStatement(sql);
      if (statement.kind !== 'insert') throw new Error(sql);
      expect(
        { head: statement.beforeFormat, format: statement.format, data: sql.slice(statement.dataStart) },
        sql,
      ).to.deep.equal({ head, format, data });
    }
  });

  it('separates the SETTINGS of an INSERT from its data', () => {
    expect(
      readStatement("INSERT INTO t (a) SETTINGS async_insert = 1, b = 'FORMAT' FORMAT CSV\n"),
    ).to.deep.include({
      beforeFormat: 'INSERT INTO t (a) ',
      settings: "SETTINGS async_insert = 1, b = 'FORMAT' ",
      format: 'CSV',
    });
  });

  it('classifies statements', () => {
    for (const [sql, kind] of [
      ['SELECT 1', 'select'],
      ['((SELECT 1))', 'select'],
      ['WITH x AS (SELECT 1) SELECT * FROM x', 'select'],
      ['WITH x AS (SELECT 1) INSERT INTO t SELECT * FROM x', 'other'],
      ['INSERT INTO t SELECT 1', 'other'],
      ['INSERT INTO t WITH x AS (SELECT 1) SELECT * FROM x', 'other'],
      ['CREATE VIEW v AS SELECT 1', 'other'],
      ['EXPLAIN SELECT 1', 'other'],
      ['SYSTEM RELOAD DICTIONARIES', 'other'],
    ] as const) {
      expect(readStatement(sql).kind, sql).to.equal(kind);
    }
  });

  it('recognises statements that change the session or disturb others', () => {
    expect(readStatement('SHOW TABLES')).to.include({ disturbs: false, changesSession: false });
    expect(readStatement('USE system')).to.include({ disturbs: false, changesSession: true });
    expect(readStatement('CREATE TEMPORARY TABLE t (a UInt8)')).to.include({
      disturbs: false,
      changesSession: true,
    });
    expect(readStatement('DROP TABLE t')).to.include({ disturbs: false, changesSession: false });
    for (const sql of ["KILL QUERY WHERE user = 'x'", 'SYSTEM STOP MERGES'])
      expect(readStatement(sql)).to.include({ disturbs: true, changesSession: false });
  });

  it('rejects statements that a ClickHouse server rejects', () => {
    expect(codeOf('')).to.equal(62);
    expect(codeOf(' ; ')).to.equal(62);
    expect(codeOf('SELECT 1; SELECT 2')).to.equal(62);
    expect(codeOf("SELECT ';';")).to.equal(undefined);
    expect(codeOf("SELECT 1 INTO OUTFILE 'x'")).to.equal(358);
    expect(codeOf("INSERT INTO t FROM INFILE 'x' FORMAT CSV")).to.equal(1);
    expect(codeOf("SELECT 'INTO OUTFILE', outfile FROM infile")).to.equal(undefined);
  });
});
