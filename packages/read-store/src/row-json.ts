const exactInteger = (_key: string, value: unknown, context?: { readonly source?: string }): unknown =>
  isInexact(value) && /^-?\d+$/.test(context?.source ?? '') ? context?.source : value;

/**
 * JSON.parse for rows of ClickHouse: an integer that a JavaScript number cannot represent exactly (beyond
 * 2^53) becomes a string of its digits.
 */
export const parseRow = (text: string): unknown => {
  const row: unknown = JSON.parse(text);
  // A reviver takes several times as long as parsing, so only a row with such a number gets one.
  return hasInexact(row) ? JSON.parse(text, exactInteger) : row;
};

function isInexact(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value);
}

function hasInexact(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return isInexact(value);
  const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return members.some(hasInexact);
}
