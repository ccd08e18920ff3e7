/** Digits before the point that a column has room for. */
const WHOLE_DIGITS = 16;

const DECIMAL = /^-?(\d+)(?:\.(\d+))?$/;

/**
 * A decimal string with a maximum number of decimals, rounded half to even. Undefined for text that is not a
 * decimal, or too large for a column.
 */
export function fitted(written: string, decimals: number): string | undefined {
  const match = DECIMAL.exec(written);
  const [, whole = '', part = ''] = match ?? [];
  if (match === null || whole.replace(/^0+/, '').length > WHOLE_DIGITS) return undefined;
  if (part.length <= decimals) return written;
  const kept = BigInt(whole + part.slice(0, decimals));
  const rest = part.slice(decimals);
  const half = `5${'0'.repeat(rest.length - 1)}`;
  const up = rest > half || (rest === half && kept % 2n === 1n);
  const digits = String(kept + (up ? 1n : 0n)).padStart(decimals + 1, '0');
  const sign = written.startsWith('-') ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
