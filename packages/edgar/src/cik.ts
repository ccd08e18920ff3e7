/**
 * Central Index Key as we write it everywhere: ten digits with leading zeros. Reads `320193`, `0000320193`,
 * `CIK0000320193`; null for anything else (0 is not assigned).
 */
export const parseCik = (text: string | number): string | null => {
  const digits = /^(?:CIK)?0*(\d{1,10})$/i.exec(String(text).trim())?.[1];
  return digits === undefined || digits === '0' ? null : digits.padStart(10, '0');
};

/** The key without leading zeros, as paths under /Archives/edgar/data write it. */
export const shortCik = (cik: string): string => cik.replace(/^0+/, '');
