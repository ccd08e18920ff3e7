/** The later of two times of the read store. */
export const newerOf = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && b > a) ? b : a;
