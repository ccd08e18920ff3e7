/** A token of ClickHouse SQL. Offsets count UTF-16 units of the text. */
export type Token = {
  readonly kind: 'word' | 'number' | 'string' | 'quoted' | 'symbol';
  readonly start: number;
  readonly end: number;
  /** Bracket depth at the token; an opening bracket carries the depth outside it. */
  readonly depth: number;
  /** The token in upper case for a word, as written for a symbol, empty otherwise. */
  readonly text: string;
};

const WORD = /[A-Za-z_$\u0080-\uffff][\w$\u0080-\uffff]*/y;
const NUMBER = /\d[\w.]*/y;
const SPACE = /(?:\s|--[^\n]*(?:\n|$)|#[! ][^\n]*(?:\n|$)|\/\*[\s\S]*?(?:\*\/|$))+/y;
const HEREDOC = /\$\w*\$/y;

const matchAt = (pattern: RegExp, sql: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.test(sql) ? pattern.lastIndex : at;
};

const endOfQuoted = (sql: string, at: number): number => {
  const quote = sql[at];
  let position = at + 1;
  while (position < sql.length) {
    if (sql[position] === '\\') position += 2;
    else if (sql[position] !== quote) position += 1;
    else if (sql[position + 1] === quote) position += 2;
    else return position + 1;
  }
  return sql.length;
};

const endOfHeredoc = (sql: string, at: number): number => {
  const opened = matchAt(HEREDOC, sql, at);
  if (opened === at) return at;
  const closing = sql.indexOf(sql.slice(at, opened), opened);
  return closing < 0 ? at : closing + opened - at;
};

/**
 * Tokens of a query from its beginning, lazily: the data of an INSERT follows its query in the same text and
 * is never read by a caller that stops there. Comments and white space are omitted. Unclosed quotes end with
 * the text, because the engine reports syntax errors.
 */
export function* tokens(sql: string): Generator<Token> {
  let at = 0;
  let depth = 0;
  while (true) {
    at = matchAt(SPACE, sql, at);
    const char = sql[at];
    if (char === undefined) return;
    const start = at;
    if (char === "'") {
      at = endOfQuoted(sql, at);
      yield { kind: 'string', start, end: at, depth, text: '' };
      continue;
    }
    if (char === '`' || char === '"') {
      at = endOfQuoted(sql, at);
      yield { kind: 'quoted', start, end: at, depth, text: '' };
      continue;
    }
    const heredoc = char === '$' ? endOfHeredoc(sql, at) : at;
    if (heredoc > at) {
      at = heredoc;
      yield { kind: 'string', start, end: at, depth, text: '' };
      continue;
    }
    const word = matchAt(WORD, sql, at);
    if (word > at) {
      at = word;
      yield { kind: 'word', start, end: at, depth, text: sql.slice(start, at).toUpperCase() };
      continue;
    }
    const number = matchAt(NUMBER, sql, at);
    if (number > at) {
      at = number;
      yield { kind: 'number', start, end: at, depth, text: '' };
      continue;
    }
    at += 1;
    if (char === ')' || char === ']' || char === '}') depth -= 1;
    yield { kind: 'symbol', start, end: at, depth, text: char };
    if (char === '(' || char === '[' || char === '{') depth += 1;
  }
}
