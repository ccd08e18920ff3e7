import { exception } from './exception.ts';
import { tokens, type Token } from './lexer.ts';

/** The properties of a query text that the HTTP server needs. */
export type Statement =
  /** Produces rows: its output can be streamed out through a pipe. */
  | { readonly kind: 'select'; readonly body: string; readonly format: string | null; readonly tail: string }
  /** INSERT whose data follows the query: `head` up to the data, which starts at `dataStart`. */
  | {
      readonly kind: 'insert';
      readonly beforeFormat: string;
      readonly settings: string;
      readonly format: string;
      readonly dataStart: number;
    }
  /** Anything else, run as it is. `changesSession`: a SET, USE or temporary table. */
  | {
      readonly kind: 'other';
      readonly sql: string;
      readonly format: string | null;
      readonly changesSession: boolean;
      /** KILL or SYSTEM: it disturbs others, which the engine's read-only mode does not refuse. */
      readonly disturbs: boolean;
    };

const STREAMED = new Set(['SELECT', 'FROM']);
const DISTURBS = new Set(['KILL', 'SYSTEM']);
const CHANGES_SESSION = new Set(['SET', 'USE', 'BEGIN', 'COMMIT', 'ROLLBACK']);

const isWord = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'word' && token.text === text;

/** ClickHouse lets one newline separate a format's name from the data. */
const skipToData = (sql: string, from: number): number => {
  const gap = /^[ \t\f]*;?[ \t\f]*\r?\n?/.exec(sql.slice(from, from + 4096));
  return from + (gap?.[0].length ?? 0);
};

const insertStatement = (sql: string): Statement | null => {
  let settingsAt: number | null = null;
  let previous: Token | undefined;
  let formatAt: number | null = null;
  for (const token of tokens(sql)) {
    if (formatAt !== null) {
      const headEnd = settingsAt ?? formatAt;
      return {
        kind: 'insert',
        beforeFormat: sql.slice(0, headEnd),
        settings: settingsAt === null ? '' : sql.slice(settingsAt, formatAt),
        format: sql.slice(token.start, token.end),
        dataStart: skipToData(sql, token.end),
      };
    }
    if (token.depth === 0 && token.kind === 'word' && previous !== undefined && !isSymbol(previous, '.')) {
      if (token.text === 'INFILE') {
        throw exception(
          1,
          'UNSUPPORTED_METHOD',
          'FROM INFILE is for clickhouse-client: send the data with the query.',
        );
      }
      if (token.text === 'SELECT' || token.text === 'WITH' || token.text === 'WATCH') return null;
      if (token.text === 'SETTINGS' && !isWord(previous, 'INTO')) settingsAt = token.start;
      if (token.text === 'FORMAT' && !isWord(previous, 'INTO')) formatAt = token.start;
      if (token.text === 'VALUES' && !isWord(previous, 'INTO')) {
        const headEnd = settingsAt ?? token.start;
        return {
          kind: 'insert',
          beforeFormat: sql.slice(0, headEnd),
          settings: settingsAt === null ? '' : sql.slice(settingsAt, token.start),
          format: 'Values',
          dataStart: token.end,
        };
      }
    }
    // Any word may be the name of a table: INSERT INTO format VALUES …
    previous = isWord(token, 'TABLE') && isWord(previous, 'INTO') ? previous : token;
  }
  return null;
};

const isSymbol = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'symbol' && token.text === text;

/** Index of the FORMAT keyword of the output clause, -1 if the query has none. */
const outputFormat = (list: readonly Token[]): number => {
  for (let index = list.length - 2; index > 0; index -= 1) {
    const next = list[index + 1];
    if (!isWord(list[index], 'FORMAT') || list[index]?.depth !== 0 || next?.kind !== 'word') continue;
    if (isWord(list[index - 1], 'AS') || isSymbol(list[index - 1], '.')) continue;
    const after = list[index + 2];
    if (after === undefined || isWord(after, 'SETTINGS')) return index;
  }
  return -1;
};

/**
 * Reads a query text. `sql` may be the beginning of a longer text only for an INSERT
 * with data. Throws ClickHouse's own exceptions for an empty query, several
 * statements, and files of the server's machine (INTO OUTFILE, FROM INFILE).
 */
export const readStatement = (sql: string): Statement => {
  const first = tokens(sql).next().value as Token | undefined;
  if (isWord(first, 'INSERT')) {
    const insert = insertStatement(sql);
    if (insert !== null) return insert;
  }
  const list = [...tokens(sql)];
  while (isSymbol(list.at(-1), ';')) list.pop();
  if (list.length === 0) throw exception(62, 'SYNTAX_ERROR', 'Syntax error: Empty query');
  if (list.some((token) => token.depth === 0 && isSymbol(token, ';'))) {
    throw exception(62, 'SYNTAX_ERROR', 'Syntax error (Multi-statements are not allowed)');
  }
  if (list.some((token, index) => isWord(token, 'OUTFILE') && isWord(list[index - 1], 'INTO'))) {
    throw exception(358, 'INTO_OUTFILE_NOT_ALLOWED', 'INTO OUTFILE is not allowed');
  }
  const end = list.at(-1)?.end ?? sql.length;
  const keyword = list.find((token) => !isSymbol(token, '('))?.text ?? '';
  const formatIndex = outputFormat(list);
  const formatToken = list[formatIndex + 1];
  const format =
    formatIndex < 0 || formatToken === undefined ? null : sql.slice(formatToken.start, formatToken.end);
  const inserts = list.some((token) => token.depth === 0 && isWord(token, 'INSERT'));
  const selects = STREAMED.has(keyword) || (keyword === 'WITH' && !inserts);
  if (selects) {
    const bodyEnd = formatIndex < 0 ? end : (list[formatIndex]?.start ?? end);
    return {
      kind: 'select',
      body: sql.slice(0, bodyEnd).trimEnd(),
      format,
      tail: formatToken === undefined || formatIndex < 0 ? '' : sql.slice(formatToken.end, end),
    };
  }
  return {
    kind: 'other',
    sql: sql.slice(0, end),
    format,
    changesSession: CHANGES_SESSION.has(keyword) || list.some((token) => isWord(token, 'TEMPORARY')),
    disturbs: DISTURBS.has(keyword),
  };
};
