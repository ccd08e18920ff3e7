import { Decimal } from 'decimal.js';
import { filterField, namesLike, type FilterField, type ScreenFigure, type TextField } from './fields.ts';
import { FilterError, type Token, type TokenKind, tokensOf } from './tokens.ts';

export type Operator = '!=' | '<' | '<=' | '=' | '>' | '>=';

/** A condition on a company. It is true, false or, if a figure is refused, neither. */
export type Condition =
  | {
      readonly kind: 'number';
      readonly figure: ScreenFigure;
      readonly operator: Operator;
      /** Decimal string. */
      readonly value: string;
    }
  /** True if the text is one of the values, in any letter case. */
  | {
      readonly kind: 'text';
      readonly field: ScreenFigure | TextField;
      readonly values: readonly string[];
    }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly kind: 'not'; readonly part: Condition };

export const LIMITS = { characters: 1000, comparisons: 40, depth: 16, digits: 28, decimals: 10, text: 64 };

export type Parsed =
  | { readonly ok: true; readonly condition: Condition }
  | { readonly ok: false; readonly position: number; readonly message: string };

/**
 * Reads a filter:
 *
 *     or         = and { "or" and }
 *     and        = not { "and" not }
 *     not        = "not" not | "(" or ")" | comparison
 *     comparison = field operator value | field [ "not" ] "in" "(" text { "," text } ")"
 *     operator   = ">" | ">=" | "<" | "<=" | "=" | "!="
 */
export function parseFilter(filter: string): Parsed {
  try {
    if (filter.length > LIMITS.characters)
      throw new FilterError(LIMITS.characters + 1, `a filter has at most ${LIMITS.characters} characters`);
    return { ok: true, condition: parse(tokensOf(filter)) };
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    return { ok: false, position: error.position, message: error.message };
  }
}

function parse(tokens: readonly Token[]): Condition {
  let at = 0;
  let comparisons = 0;

  const peek = (): Token => tokens[at] as Token;
  const fail = (token: Token, message: string): never => {
    throw new FilterError(token.position, message);
  };
  const next = (): Token => {
    const token = peek();
    if (token.kind !== 'end') at += 1;
    return token;
  };
  const is = (kind: TokenKind, text: string): boolean => peek().kind === kind && peek().text === text;
  const take = (kind: TokenKind, text: string): boolean => {
    if (!is(kind, text)) return false;
    at += 1;
    return true;
  };
  const expect = (kind: TokenKind, text: string): void => {
    if (!take(kind, text)) fail(peek(), `expected ${text}, not ${shown(peek())}`);
  };

  const chain = (word: 'and' | 'or', part: (depth: number) => Condition, depth: number): Condition => {
    const first = part(depth);
    const parts = [first];
    while (take('word', word)) parts.push(part(depth));
    return parts.length === 1 ? first : { kind: word, parts };
  };
  const or = (depth: number): Condition => chain('or', and, depth);
  const and = (depth: number): Condition => chain('and', not, depth);
  const not = (depth: number): Condition => {
    if (depth > LIMITS.depth) fail(peek(), `parentheses and not are at most ${LIMITS.depth} deep`);
    if (take('word', 'not')) return { kind: 'not', part: not(depth + 1) };
    if (!take('punctuation', '(')) return comparison();
    const inner = or(depth + 1);
    expect('punctuation', ')');
    return inner;
  };

  const comparison = (): Condition => {
    const name = next();
    if (name.kind !== 'name') fail(name, `expected a field, not ${shown(name)}`);
    comparisons += 1;
    if (comparisons > LIMITS.comparisons)
      fail(name, `a filter has at most ${LIMITS.comparisons} comparisons`);
    const field = filterField(name.text) ?? fail(name, unknown(name.text));
    const isNegated = take('word', 'not');
    if (isNegated || is('word', 'in')) {
      if (!is('word', 'in')) fail(peek(), `expected in after not, not ${shown(peek())}`);
      next();
      const found = textOf(name, field, list(name, field));
      return isNegated ? { kind: 'not', part: found } : found;
    }
    const operator = next();
    if (operator.kind !== 'operator')
      fail(operator, `expected an operator (>, >=, <, <=, =, !=) or in, not ${shown(operator)}`);
    return compared(name, field, operator, next());
  };

  const list = (name: Token, field: FilterField): readonly string[] => {
    expect('punctuation', '(');
    const values = [textValue(name, field, next())];
    while (take('punctuation', ',')) values.push(textValue(name, field, next()));
    expect('punctuation', ')');
    return values;
  };

  const compared = (name: Token, field: FilterField, { text, position }: Token, value: Token): Condition => {
    if (field.kind === 'number') {
      if (value.kind !== 'number') fail(value, `${name.text} is compared with a number, not ${shown(value)}`);
      return { kind: 'number', figure: field.figure, operator: text as Operator, value: numberOf(value) };
    }
    if (text !== '=' && text !== '!=')
      throw new FilterError(position, `${name.text} is a text: it is compared with =, != or in`);
    const found = textOf(name, field, [textValue(name, field, value)]);
    return text === '=' ? found : { kind: 'not', part: found };
  };

  const condition = or(0);
  if (peek().kind !== 'end') fail(peek(), `expected and, or or the end, not ${shown(peek())}`);
  return condition;
}

function textOf(name: Token, field: FilterField, values: readonly string[]): Condition {
  if (field.kind === 'text') return { kind: 'text', field: field.text, values };
  if (field.kind === 'word') return { kind: 'text', field: field.figure, values };
  throw new FilterError(name.position, `${name.text} is a number: it is compared with >, >=, <, <=, = or !=`);
}

/** Numeric codes, such as SIC codes, may be written as numbers. */
function textValue(name: Token, field: FilterField, value: Token): string {
  const isCode = field.kind === 'text' && value.kind === 'number' && /^[0-9]+$/.test(value.text);
  if (value.kind !== 'text' && !isCode)
    throw new FilterError(
      value.position,
      field.kind === 'number'
        ? `${name.text} is a number: it is compared with >, >=, <, <=, = or !=`
        : `${name.text} is compared with a text in single quotes, not ${shown(value)}`,
    );
  if (value.text.length > LIMITS.text)
    throw new FilterError(value.position, `a text has at most ${LIMITS.text} characters`);
  return value.text;
}

/** The digits of a number as the read model has them. */
function numberOf({ text, position }: Token): string {
  const value = new Decimal(text);
  const digits = value.toFixed();
  const [whole = '', fraction = ''] = digits.replace('-', '').split('.');
  if (whole.length > LIMITS.digits || fraction.length > LIMITS.decimals)
    throw new FilterError(
      position,
      `a number has at most ${LIMITS.digits} digits before the point and ${LIMITS.decimals} after it`,
    );
  return value.isZero() ? '0' : digits;
}

const SHOWN_CHARACTERS = 40;

function shown({ kind, text }: Token): string {
  if (kind === 'end') return 'the end';
  return `'${text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text}'`;
}

function unknown(name: string): string {
  const like = namesLike(name);
  const hint = like.length === 0 ? '' : ` (like it: ${like.join(', ')})`;
  const given = name.length > SHOWN_CHARACTERS ? `${name.slice(0, SHOWN_CHARACTERS)}…` : name;
  return `'${given}' is not a field${hint}; GET /v2/catalog has them as names`;
}
