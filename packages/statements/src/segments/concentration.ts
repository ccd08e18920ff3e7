import type { Part } from './partition.ts';

/** Shares of parts in their sum. */
export type Concentration = {
  /** Herfindahl index: the sum of the squared shares, above 0 and at most 1; 1 for a single part. */
  readonly hhi: number;
  /** How many parts are above zero. */
  readonly count: number;
  /** From the largest, parts of equal size by name; percentages, not rounded. */
  readonly shares: readonly { readonly name: string; readonly share_pct: number }[];
};

/**
 * Concentration of a whole in its parts (Herfindahl index of the shares of the parts above zero). Null if no
 * part is above zero, or one is below: shares of a sum that is reduced by its parts are meaningless.
 */
export function concentrationOf(parts: readonly Part[]): Concentration | null {
  if (parts.some(({ value }) => value < 0n)) return null;
  const positive = parts.filter(({ value }) => value > 0n);
  const sum = positive.reduce((whole, { value }) => whole + value, 0n);
  if (sum === 0n) return null;
  const shares = positive.map(({ name, value }) => ({ name, share: Number(value) / Number(sum) }));
  return {
    hhi: shares.reduce((squares, { share }) => squares + share * share, 0),
    count: shares.length,
    shares: shares
      .sort((a, b) => b.share - a.share || (a.name < b.name ? -1 : 1))
      .map(({ name, share }) => ({ name, share_pct: 100 * share })),
  };
}
