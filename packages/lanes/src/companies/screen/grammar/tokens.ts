/** An error in a filter and its position: the character, counted from 1. */
export class FilterError extends Error {
  override readonly name = 'FilterError';
  readonly position: number;

  constructor(position: number, message: string) {
    super(message);
    this.position = position;
  }
}

export type TokenKind = 'end' | 'name' | 'number' | 'operator' | 'punctuation' | 'text' | 'word';

export type Token = {
  readonly kind: TokenKind;
  /** The content of a text; for a word (`and`, `or`, `not`, `in`), its lower case. */
  readonly text: string;
  /** Of its first character, counted from 1. */
  readonly position: number;
};

const WORDS: ReadonlySet<string> = new Set(['and', 'in', 'not', 'or']);

const PATTERNS: readonly { readonly kind: TokenKind; readonly pattern: RegExp }[] = [
  { kind: 'operator', pattern: />=|<=|!=|[<>=]/y },
  { kind: 'punctuation', pattern: /[(),]/y },
  { kind: 'number', pattern: /[+-]?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]{1,2})?(?![A-Za-z0-9_.])/y },
  { kind: 'text', pattern: /'(?:[^']|'')*'/y },
  { kind: 'name', pattern: /[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)?/y },
];

const SPACE = /[ \t\r\n]*/y;

/** Splits a filter into tokens; the last one is the end. Throws `FilterError`. */
export function tokensOf(filter: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(filter)?.[0];
  };
  for (;;) {
    at += match(SPACE)?.length ?? 0;
    const position = at + 1;
    if (at >= filter.length) return [...tokens, { kind: 'end', text: '', position }];
    const found = PATTERNS.map(({ kind, pattern }) => ({ kind, raw: match(pattern) })).find(
      ({ raw }) => raw !== undefined,
    );
    if (found?.raw === undefined) throw new FilterError(position, unreadable(filter, at));
    tokens.push(tokenOf(found.kind, found.raw, position));
    at += found.raw.length;
  }
}

function tokenOf(kind: TokenKind, raw: string, position: number): Token {
  if (kind === 'text') return { kind, text: raw.slice(1, -1).replaceAll("''", "'"), position };
  const word = raw.toLowerCase();
  if (kind === 'name' && WORDS.has(word)) return { kind: 'word', text: word, position };
  return { kind, text: raw, position };
}

function unreadable(filter: string, at: number): string {
  const character = String.fromCodePoint(filter.codePointAt(at) ?? 0);
  if (character === "'") return 'a text that begins with a quote must end with one';
  if (/[0-9+-]/.test(character)) return 'a number is like 20, -0.5 or 1e9';
  return `${JSON.stringify(character)} has no meaning here`;
}
