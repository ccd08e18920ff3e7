import { createHash, type Hash } from 'node:crypto';

/** What an identity may be made of. Members of an object count in order of their names; undefined ones do not. */
export type IdPart =
  | string
  | number
  | boolean
  | null
  | Uint8Array
  | readonly IdPart[]
  | { readonly [member: string]: IdPart | undefined };

/**
 * SHA-256 (lower-case hex) of an event's natural key and content. Every part is framed by its type and length,
 * so different parts never hash alike: `['ab', 'c']`, `['a', 'bc']`, `['abc']` and `[['a', 'b'], 'c']` have four
 * ids, as have `1` and `'1'`. Throws `RangeError` for a number that is not finite.
 */
export function eventId(parts: readonly IdPart[]): string {
  const hash = createHash('sha256');
  feed(hash, parts);
  return hash.digest('hex');
}

function feed(hash: Hash, part: IdPart): void {
  if (part === null) hash.update('n');
  else if (typeof part === 'boolean') hash.update(part ? 't' : 'f');
  else if (typeof part === 'string') feedText(hash, 's', part);
  else if (typeof part === 'number') {
    if (!Number.isFinite(part)) throw new RangeError(`not an identity: ${part}`);
    feedText(hash, 'd', String(part));
  } else if (part instanceof Uint8Array) hash.update(`b${part.byteLength}:`).update(part);
  else if (isList(part)) {
    hash.update(`a${part.length}:`);
    for (const item of part) feed(hash, item);
  } else {
    const members = Object.entries(part).filter(
      (member): member is [string, IdPart] => member[1] !== undefined,
    );
    members.sort(([a], [b]) => (a < b ? -1 : 1));
    hash.update(`o${members.length}:`);
    for (const [name, value] of members) {
      feedText(hash, 's', name);
      feed(hash, value);
    }
  }
}

function isList(
  part: readonly IdPart[] | { readonly [member: string]: IdPart | undefined },
): part is readonly IdPart[] {
  return Array.isArray(part);
}

function feedText(hash: Hash, tag: string, text: string): void {
  // The length is of the UTF-8 bytes: that is what is hashed. A lone surrogate would be hashed as U+FFFD.
  if (!text.isWellFormed()) throw new RangeError('not an identity: text with a lone surrogate');
  hash.update(`${tag}${Buffer.byteLength(text)}:${text}`);
}
