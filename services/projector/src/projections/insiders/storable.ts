/** Converts filed values to what the tables can store. */

const AMOUNT = /^(-?)(\d{1,28})(?:\.(\d+))?$/;
const PLACES = 10;
const DATE = /^(19|2[0-2])[0-9]{2}-/;

/** A value of Decimal(38, 10), with further digits cut off; null if it is too large. */
export function amount(text: string | null): string | null {
  const [, sign = '', whole, rest = ''] = AMOUNT.exec(text ?? '') ?? [];
  if (whole === undefined) return null;
  return rest === '' ? `${sign}${whole}` : `${sign}${whole}.${rest.slice(0, PLACES)}`;
}

/** A day of Date32, 1900 to 2299; null for a slip such as `0024-07-19`. */
export const day = (text: string | null): string | null => (text !== null && DATE.test(text) ? text : null);
