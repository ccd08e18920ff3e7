import { createHash, hash as hashOf, type Hash } from 'node:crypto';

/** What an identity may be made of. Members of an object count in order of their names; undefined ones do not. */
export type IdPart =
  | string
  | number
  | boolean
  | null
  | Uint8Array
  | readonly IdPart[]
  | { readonly [member: string]: IdPart | undefined };

/** Text is handed to the hash in pieces of about this many characters: one call for each part costs ten times more. */
const PIECE = 1 << 16;

/**
 * SHA-256 (lower-case hex) of an event's natural key and content. Every part is framed by its type and length,
 * so different parts never hash alike: `['ab', 'c']`, `['a', 'bc']`, `['abc']` and `[['a', 'b'], 'c']` have four
 * ids, as have `1` and `'1'`. Throws `RangeError` for a number that is not finite and for text with a lone
 * surrogate, which UTF-8 cannot tell from another.
 */
export function eventId(parts: readonly IdPart[]): string {
  const pieces: Pieces = { hash: null };
  const rest = framed(pieces, parts, '');
  // In one call where it is one piece, as most are.
  return pieces.hash === null ? hashOf('sha256', rest) : pieces.hash.update(rest).digest('hex');
}

/** What went into the hash before the last piece. */
type Pieces = { hash: Hash | null };

function takePiece(pieces: Pieces, piece: string | Uint8Array): void {
  pieces.hash ??= createHash('sha256');
  pieces.hash.update(piece);
}

/** Appends the framed part to `text`, which the hash takes whenever it has grown to a piece. */
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
