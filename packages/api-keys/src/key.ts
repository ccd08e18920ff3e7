import { hash, randomInt } from 'node:crypto';

export const KEY_PREFIX = 'fn_';
const SECRET_LENGTH = 32;
const ID_LENGTH = 8;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new key: `fn_` and 32 random letters and digits, 190 bits. */
export function generateKey(): string {
  let secret = '';
  for (let length = 0; length < SECRET_LENGTH; length += 1)
    secret += ALPHABET[randomInt(ALPHABET.length)] ?? '';
  return `${KEY_PREFIX}${secret}`;
}

/** SHA-256 (hex) of a key; the key itself is never stored. A random key needs no salt and no slow hash. */
export function hashKey(key: string): string {
  return hash('sha256', key);
}

/** The public name of a key: the first 8 characters after the prefix. The other 24 stay secret. */
export function keyIdOf(key: string): string {
  return key.slice(KEY_PREFIX.length, KEY_PREFIX.length + ID_LENGTH);
}
