/** The text ends before its value does. */
export class TruncatedJsonError extends Error {
  override readonly name = 'TruncatedJsonError';
}

/** The text is not JSON at `offset` (in characters). */
export class MalformedJsonError extends Error {
  override readonly name = 'MalformedJsonError';
  readonly offset: number;

  constructor(offset: number, expected: string) {
    super(`expected ${expected} at character ${offset}`);
    this.offset = offset;
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const MAX_DEPTH = 64;

export type JsonKind = 'object' | 'array' | 'string' | 'scalar';

/**
 * Reads values from JSON text one after another, so that a number is available as its original text. Tokens
 * other than strings are returned as written (`scalar`): whether `NaN` is acceptable is up to the caller.
 * Throws `TruncatedJsonError` and `MalformedJsonError`.
 */
export class JsonScanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  /** Characters read so far. */
  get offset(): number {
    return this.#at;
  }

  /** The type of the next value; skips only white space. */
  kind(): JsonKind {
    const code = this.#peek();
    if (code === QUOTE) return 'string';
    if (code === OPEN_BRACE) return 'object';
    if (code === OPEN_BRACKET) return 'array';
    return 'scalar';
  }

  enterObject(): void {
    this.#expect(OPEN_BRACE, '{');
  }

  /** Name of the next member of the current object, whose value is to be read next; null after the last. */
  nextMember(first: boolean): string | null {
    if (!this.#more(first, CLOSE_BRACE, '}')) return null;
    if (this.#peek() !== QUOTE) this.#malformed('a member name');
    const name = this.string();
    this.#expect(COLON, ':');
    return name;
  }

  enterArray(): void {
    this.#expect(OPEN_BRACKET, '[');
  }

  /** Whether the current array has another item, to be read next. */
  nextItem(first: boolean): boolean {
    return this.#more(first, CLOSE_BRACKET, ']');
  }

  /** A string, unescaped. */
  string(): string {
    this.#expect(QUOTE, 'a string');
    const text = this.#text;
    const start = this.#at;
    let at = start;
    let escaped = false;
    for (;;) {
      const code = text.charCodeAt(at);
      if (code === QUOTE) break;
      if (code === BACKSLASH) {
        escaped = true;
        at += 2;
      } else if (code >= 0x20) at += 1;
      else {
        this.#at = at;
        if (at >= text.length) this.#truncated();
        this.#malformed('a character of a string');
      }
      if (at >= text.length) this.#truncated();
    }
    this.#at = at + 1;
    const raw = text.slice(start, at);
    if (!escaped) return raw;
    try {
      return JSON.parse(`"${raw}"`) as string;
    } catch {
      this.#at = start;
      return this.#malformed('a string with valid escapes');
    }
  }

  /** A number, true, false, null, or any other unquoted token in their place, as written. */
  scalar(): string {
    this.#peek();
    const text = this.#text;
    const start = this.#at;
    let at = start;
    while (isScalarCode(text.charCodeAt(at))) at += 1;
    if (at >= text.length) this.#truncated();
    if (at === start) this.#malformed('a value');
    this.#at = at;
    return text.slice(start, at);
  }

  /** Reads past the next value. */
  skip(depth = 0): void {
    if (depth > MAX_DEPTH) this.#malformed(`at most ${MAX_DEPTH} levels`);
    switch (this.kind()) {
      case 'string':
        this.string();
        return;
      case 'scalar':
        this.scalar();
        return;
      case 'array':
        this.enterArray();
        for (let first = true; this.nextItem(first); first = false) this.skip(depth + 1);
        return;
      case 'object':
        this.enterObject();
        for (let first = true; this.nextMember(first) !== null; first = false) this.skip(depth + 1);
    }
  }

  /** Continues at an offset that an external reader has reached, at the end of a value. */
  moveTo(offset: number): void {
    this.#at = offset;
  }

  /** Nothing but white space may follow. */
  end(): void {
    this.#skipSpace();
    if (this.#at < this.#text.length) this.#malformed('the end of the text');
  }

  #more(first: boolean, close: number, name: string): boolean {
    const code = this.#peek();
    if (code === close) {
      this.#at += 1;
      return false;
    }
    if (first) return true;
    if (code !== COMMA) this.#malformed(`, or ${name}`);
    this.#at += 1;
    if (this.#peek() === close) this.#malformed('another value');
    return true;
  }

  #expect(code: number, name: string): void {
    if (this.#peek() !== code) this.#malformed(name);
    this.#at += 1;
  }

  #peek(): number {
    this.#skipSpace();
    if (this.#at >= this.#text.length) this.#truncated();
    return this.#text.charCodeAt(this.#at);
  }

  #skipSpace(): void {
    let code = this.#text.charCodeAt(this.#at);
    while (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) {
      this.#at += 1;
      code = this.#text.charCodeAt(this.#at);
    }
  }

  #truncated(): never {
    throw new TruncatedJsonError(
      `the text ends in the middle of a value, after ${this.#text.length} characters`,
    );
  }

  #malformed(expected: string): never {
    throw new MalformedJsonError(this.#at, expected);
  }
}

/** Letters, digits, + - . _ : the characters of numbers, literals and tokens like NaN. */
function isScalarCode(code: number): boolean {
  return (
    (code >= 0x30 && code <= 0x39) ||
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    code === 0x2d ||
    code === 0x2e ||
    code === 0x2b ||
    code === 0x5f
  );
}
