/** Central Index Keys of filers, written everywhere as ten digits with leading zeros. */

/** Ten digits of a key that is a number, or digits without leading zeros. */
export const paddedCik = (digits: string | number): string => String(digits).padStart(10, '0');

/** Whether a text is a key as written here. */
export const isCik = (text: string): boolean => /^[0-9]{10}$/.test(text);

/** The ten digits of a text of one to ten digits; null for any other text. */
export const cikOfDigits = (text: string): string | null =>
  /^[0-9]{1,10}$/.test(text) ? paddedCik(text) : null;

/** Reads `320193`, `0000320193` and `CIK0000320193`; null for anything else (0 is not assigned). */
export const parseCik = (text: string | number): string | null => {
  const digits = /^(?:CIK)?0*([0-9]{1,10})$/i.exec(String(text).trim())?.[1];
  return digits === undefined || digits === '0' ? null : paddedCik(digits);
};

/** The key without leading zeros, as paths under /Archives/edgar/data write it. */
export const shortCik = (cik: string): string => cik.replace(/^0+/, '');
