import type { IncomingHttpHeaders } from 'node:http';

/** Why a body is not an unambiguous JSON document. */
export type BodyFault = {
  readonly type:
    | 'byte_order_mark'
    | 'content_encoding'
    | 'content_type'
    | 'json_duplicate_member'
    | 'json_invalid'
    | 'json_number_out_of_range'
    | 'utf8_invalid';
  /** For people. */
  readonly message: string;
  /** The location, as far as known: members and indexes from the outermost inwards. */
  readonly path: readonly (string | number)[];
};

export type JsonBody =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      readonly fault: BodyFault;
      /** The result of JSON.parse for a body that is JSON, though not strict; undefined for any other. */
      readonly value?: unknown;
    };

/** More than any request needs. */
export const MAX_NESTING = 16;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);
const BYTE_ORDER_MARK = Buffer.from('\uFEFF');
const JSON_TYPE = /^application\/json(?:\s*;\s*charset\s*=\s*"?utf-?8"?)?\s*;?$/i;
const SHOWN_CHARACTERS = 40;

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Whether brackets are nested deeper than `MAX_NESTING`; works on any bytes, without parsing. */
export function isTooDeep(bytes: Buffer): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (inString) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (OPENING.has(byte)) {
      depth += 1;
      if (depth > MAX_NESTING) return true;
    } else if (CLOSING.has(byte)) depth -= 1;
  }
  return false;
}

/**
 * Reads a body as strict JSON: UTF-8 without a byte order mark, no member twice in an object, no number of
 * 2^53 or more. What other parsers would read differently is refused rather than guessed.
 */
export function parseJsonBody(headers: IncomingHttpHeaders, bytes: Buffer): JsonBody {
  const fault = faultOfHeaders(headers);
  if (fault !== undefined) return { ok: false, fault };
  if (bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK))
    return faulty('byte_order_mark', 'the body begins with a byte order mark');
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    return faulty('utf8_invalid', 'the body is not UTF-8');
  }
  let tooLarge: string | undefined;
  let value: unknown;
  try {
    value = parseWithSource(text, (source, number) => {
      if (Math.abs(number) > Number.MAX_SAFE_INTEGER) tooLarge ??= source;
    });
  } catch (error) {
    return faulty('json_invalid', reasonOf(error));
  }
  const twice = duplicateMember(text);
  if (twice !== undefined) {
    const message = `the member ${shown(String(twice.at(-1) ?? ''))} is there twice`;
    return { ...faulty('json_duplicate_member', message, twice), value };
  }
  if (tooLarge !== undefined) {
    const message = `the number ${shown(tooLarge)} is 2^53 or more`;
    return { ...faulty('json_number_out_of_range', message, placeOfLarge(value) ?? []), value };
  }
  return { ok: true, value };
}

/** Path of the first number of 2^53 or more. */
function placeOfLarge(value: unknown): (string | number)[] | undefined {
  if (typeof value === 'number') return Math.abs(value) > Number.MAX_SAFE_INTEGER ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const below = placeOfLarge(member);
    if (below !== undefined) return [Array.isArray(value) ? Number(name) : name, ...below];
  }
  return undefined;
}

function faulty(
  type: BodyFault['type'],
  message: string,
  path: BodyFault['path'] = [],
): Extract<JsonBody, { readonly ok: false }> {
  return { ok: false, fault: { type, message, path } };
}

function faultOfHeaders(headers: IncomingHttpHeaders): BodyFault | undefined {
  const type = headers['content-type'] ?? '';
  if (!JSON_TYPE.test(type.trim())) {
    const given = type === '' ? 'there is none' : `not ${shown(type)}`;
    return {
      type: 'content_type',
      message: `Content-Type must be application/json in UTF-8, ${given}`,
      path: [],
    };
  }
  const encoding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity') return undefined;
  return {
    type: 'content_encoding',
    message: `the body must not be encoded, not ${shown(encoding)}`,
    path: [],
  };
}

type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown;

/** JSON.parse that shows every number as it was written. */
function parseWithSource(text: string, seen: (source: string, value: number) => void): unknown {
  const revive: Reviver = (_key, value, { source }) => {
    if (typeof value === 'number' && source !== undefined) seen(source, value);
    return value;
  };
  return JSON.parse(text, revive as (key: string, value: unknown) => unknown);
}

/** V8's message quotes the text; the quotation is removed. */
function reasonOf(error: unknown): string {
  const position = error instanceof Error ? / at position (\d+)/.exec(error.message)?.[1] : undefined;
  return position === undefined
    ? 'the body is not JSON'
    : `the body is not JSON from character ${position} on`;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^\s[\]{},:"]+/gsu;

/** Path of the first member that an object has twice; `text` is well-formed JSON. */
function duplicateMember(text: string): (string | number)[] | undefined {
  const stack: { readonly names: Set<string> | null; at: string | number }[] = [];
  let expectsName = false;
  for (const [token] of text.matchAll(TOKEN)) {
    const top = stack.at(-1);
    if (token === '{' || token === '[') {
      stack.push(token === '{' ? { names: new Set(), at: '' } : { names: null, at: 0 });
      expectsName = token === '{';
    } else if (token === '}' || token === ']') {
      stack.pop();
      expectsName = false;
    } else if (token === ',' && top !== undefined) {
      if (typeof top.at === 'number') top.at += 1;
      expectsName = top.names !== null;
    } else if (expectsName && top?.names) {
      const name = JSON.parse(token) as string;
      top.at = name;
      if (top.names.has(name)) return stack.map(({ at }) => at);
      top.names.add(name);
      expectsName = false;
    }
  }
  return undefined;
}

function shown(text: string): string {
  const short = text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text;
  return `'${short.toWellFormed()}'`;
}
