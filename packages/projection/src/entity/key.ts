/**
 * The key of a projection's rows, by the column that each of its tables and views has: a company or a
 * security.
 */
export type KeyColumn = 'cik' | 'symbol';

const KEYS: Readonly<Record<KeyColumn, RegExp>> = { cik: /^[0-9]{10}$/, symbol: /^[A-Z0-9-]+$/ };

/** Whether a text is a CIK of ten digits, or a symbol in upper case with its share class after a dash. */
export function isKey(column: KeyColumn, text: string): boolean {
  return KEYS[column].test(text);
}
