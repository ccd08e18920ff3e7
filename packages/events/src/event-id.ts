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

/**
 * Text is hashed in chunks of about this many characters: a separate call for each part takes ten times
 * longer.
 */
const PIECE = 1 << 16;

/**
 * SHA-256 (lower-case hex) of an event's natural key and content. Every part is framed by its type and
 * length, so different parts never have the same hash input: `['ab', 'c']`, `['a', 'bc']`, `['abc']` and
 * `[['a', 'b'], 'c']` have four different ids, and so do `1` and `'1'`. Throws `RangeError` for a number that
 * is not finite and for text with a lone surrogate, which is ambiguous in UTF-8.
 */
export function eventId(parts: readonly IdPart[]): string {
  const pieces: Pieces = { hash: null };
  const rest = framed(pieces, parts, '');
  // A single call for a single chunk, the usual case.
  return pieces.hash === null ? hashOf('sha256', rest) : pieces.hash.update(rest).digest('hex');
}

/** What went into the hash before the last piece. */
type Pieces = { hash: Hash | null };

function takePiece(pieces: Pieces, piece: string | Uint8Array): void {
  pieces.hash ??= createHash('sha256');
  pieces.hash.update(piece);
}

/** Appends the framed part to `text`, which is hashed whenever it has reached the size of a chunk. */
function framed(pieces: Pieces, part: IdPart, text: string): string {
  if (text.length > PIECE) {
    takePiece(pieces, text);
    return framed(pieces, part, '');
  }
  if (part === null) return `${text}n`;
  if (typeof part === 'boolean') return text + (part ? 't' : 'f');
  if (typeof part === 'string') {
    if (!part.isWellFormed()) throw new RangeError('not valid in an event id: text with a lone surrogate');
    return `${text}s${part.length}:${part}`;
  }
  if (typeof part === 'number') {
    if (!Number.isFinite(part)) throw new RangeError(`not valid in an event id: ${part}`);
    return `${text}d${part};`;
  }
  if (part instanceof Uint8Array) {
    takePiece(pieces, `${text}b${part.byteLength}:`);
    takePiece(pieces, part);
    return '';
  }
  if (isList(part)) {
    let out = `${text}a${part.length}:`;
    for (const item of part) out = framed(pieces, item, out);
    return out;
  }
  const members = Object.entries(part)
    .filter((member): member is [string, IdPart] => member[1] !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  let out = `${text}o${members.length}:`;
  for (const [name, value] of members) out = framed(pieces, value, framed(pieces, name, out));
  return out;
}

type Members = { readonly [member: string]: IdPart | undefined };

function isList(part: readonly IdPart[] | Members): part is readonly IdPart[] {
  return Array.isArray(part);
}
