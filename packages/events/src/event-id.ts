import { createHash, hash as hashOf, type Hash } from 'node:crypto';

/**
 * A value that may be part of an identity. Members of an object are hashed in order of their names; undefined
 * ones are ignored.
 */
export type IdPart =
  | string
  | number
  | boolean
  | null
  | Uint8Array
  | readonly IdPart[]
  | { readonly [member: string]: IdPart | undefined };

/** Bytes are hashed in chunks of this size: a separate call for each part takes ten times longer. */
const CHUNK = 1 << 16;

/** The chunk that is being collected: an id is computed at once. */
const chunk = Buffer.allocUnsafeSlow(CHUNK);

/** Longer text is encoded by a native call, which costs as much as this many characters do here. */
const SHORT = 127;

const MOST_BYTES_OF_A_UNIT = 3;

/**
 * SHA-256 (lower-case hex) of an event's natural key and content. Every part is framed by its type and
 * length, so different parts never have the same hash input: `['ab', 'c']`, `['a', 'bc']`, `['abc']` and
 * `[['a', 'b'], 'c']` have four different ids, and so do `1` and `'1'`. Throws `RangeError` for a number that
 * is not finite and for text with a lone surrogate, which is ambiguous in UTF-8.
 */
export function eventId(parts: readonly IdPart[]): string {
  const input: Input = { hash: null, length: 0 };
  frame(input, parts);
  const rest = chunk.subarray(0, input.length);
  // A single call for a single chunk, the usual case.
  return input.hash === null ? hashOf('sha256', rest) : input.hash.update(rest).digest('hex');
}

/** The hash of the chunks before the current one, and the length of that. */
type Input = { hash: Hash | null; length: number };

function frame(input: Input, part: IdPart): void {
  if (part === null) addAscii(input, 'n');
  else if (typeof part === 'boolean') addAscii(input, part ? 't' : 'f');
  else if (typeof part === 'string') frameText(input, part);
  else if (typeof part === 'number') {
    if (!Number.isFinite(part)) throw new RangeError(`not valid in an event id: ${part}`);
    addAscii(input, `d${part};`);
  } else if (part instanceof Uint8Array) {
    addFrame(input, 'b', part.byteLength);
    hashChunk(input).update(part);
  } else if (isList(part)) {
    addFrame(input, 'a', part.length);
    for (const item of part) frame(input, item);
  } else {
    const members = Object.entries(part)
      .filter((member): member is [string, IdPart] => member[1] !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    addFrame(input, 'o', members.length);
    for (const [name, value] of members) {
      frameText(input, name);
      frame(input, value);
    }
  }
}

function frameText(input: Input, text: string): void {
  addFrame(input, 's', text.length);
  if (text.length <= SHORT && addAscii(input, text)) return;
  if (!text.isWellFormed()) throw new RangeError('not valid in an event id: text with a lone surrogate');
  const bytes = MOST_BYTES_OF_A_UNIT * text.length;
  if (bytes > CHUNK) hashChunk(input).update(text);
  else {
    reserve(input, bytes);
    input.length += chunk.write(text, input.length);
  }
}

/** The type and length that precede a part's contents. */
function addFrame(input: Input, type: string, length: number): void {
  addAscii(input, type);
  addAscii(input, String(length));
  addAscii(input, ':');
}

/** False, with nothing added, for text with other characters. */
function addAscii(input: Input, text: string): boolean {
  const { length } = text;
  reserve(input, length);
  const start = input.length;
  for (let index = 0; index < length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit > 127) return false;
    chunk[start + index] = unit;
  }
  input.length = start + length;
  return true;
}

/** Makes room for this many bytes. */
function reserve(input: Input, bytes: number): void {
  if (input.length + bytes > CHUNK) hashChunk(input);
}

/** Hashes the current chunk and begins another. */
function hashChunk(input: Input): Hash {
  input.hash ??= createHash('sha256');
  input.hash.update(chunk.subarray(0, input.length));
  input.length = 0;
  return input.hash;
}

type Members = { readonly [member: string]: IdPart | undefined };

function isList(part: readonly IdPart[] | Members): part is readonly IdPart[] {
  return Array.isArray(part);
}
