import { exception, fromEngine } from './exception.ts';
import { literal } from './sessions.ts';

/** What is needed of a connection of the engine. */
export type Asking = { query(sql: string, format: string): string };

/**
 * Functions and engines that the engine's grants do not cover, or cover only after they have touched a file: the scalar
 * function `file`, also as an argument of another; `sqlite` creates its file before it is refused; programs of the
 * folder of scripts; RocksDB's folder.
 */
const UNGRANTED = ['file', 'sqlite', 'executable', 'executablepool', 'embeddedrocksdb'];

// As a word, not as a part of one such as "filed"; an escape in a quoted identifier may hide it.
const SUSPICIOUS = new RegExp(`(?<!\\w)(${UNGRANTED.join('|')}|outfile|infile)(?!\\w)|[\`"][^\`"]*\\\\`, 'i');
const NAMED = new RegExp(`(?<![\\w.])(${UNGRANTED.join('|')})(?!\\w)`, 'i');
const STRING = /'(?:[^'\\]|\\.)*'/gs;
const FILE_CLAUSE = /\b(?:INTO OUTFILE|FROM INFILE)\b/;

/**
 * Refuses what the engine's grants do not: the clauses INTO OUTFILE and FROM INFILE, which the engine treats as its own
 * client's, and the functions and engines above. The engine's parser writes the query in its canonical form, without
 * comments and with known quotes, so that nothing depends on our reading of the text.
 */
export class Guard {
  readonly #engine: Asking;

  constructor(engine: Asking) {
    this.#engine = engine;
  }

  /** Throws ClickHouse's exception for a query that reaches files, or that cannot be parsed although it names one. */
  check(sql: string, params: ReadonlyMap<string, string>): void {
    const named = [...params.values()].find((value) => UNGRANTED.includes(value.trim().toLowerCase()));
    if (named !== undefined && /Identifier/i.test(sql)) throw refusal(named);
    if (!SUSPICIOUS.test(sql)) return;
    const canonical = this.#canonical(sql).replaceAll(STRING, "''");
    if (FILE_CLAUSE.test(canonical)) {
      throw exception(358, 'INTO_OUTFILE_NOT_ALLOWED', 'INTO OUTFILE and FROM INFILE are not allowed');
    }
    const name = NAMED.exec(canonical)?.[1];
    if (name !== undefined) throw refusal(name);
  }

  #canonical(sql: string): string {
    try {
      return this.#engine.query(`SELECT formatQuerySingleLine(${literal(sql)})`, 'TabSeparatedRaw');
    } catch (error) {
      const { message } = fromEngine(error);
      throw exception(
        62,
        'SYNTAX_ERROR',
        message.replace(/:? ?In scope SELECT formatQuerySingleLine[\s\S]*$/, ''),
      );
    }
  }
}

const refusal = (name: string): Error =>
  exception(
    497,
    'ACCESS_DENIED',
    `${name} is not available here: write a column of that name as table.${name}`,
  );
