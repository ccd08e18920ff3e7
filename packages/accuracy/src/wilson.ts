/** z of a two-sided interval of 95 %. */
const Z = 1.959964;

export type Interval = { readonly low: number; readonly high: number };

/**
 * Wilson's score interval of a share, at 95 %: it stays within 0 to 1 and is informative even with no errors.
 * For `of` 0 it is the whole range. Source: E. B. Wilson, "Probable inference, the law of succession, and
 * statistical inference", Journal of the American Statistical Association 22 (1927).
 */
export const wilson = (count: number, of: number): Interval => {
  if (of === 0) return { low: 0, high: 1 };
  const share = count / of;
  const shrink = 1 + (Z * Z) / of;
  const centre = (share + (Z * Z) / (2 * of)) / shrink;
  const half = (Z / shrink) * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  return {
    low: count === 0 ? 0 : Math.max(0, centre - half),
    high: count === of ? 1 : Math.min(1, centre + half),
  };
};

/** `0.6 % (0.3 to 1.2)`. */
export const percentWithin = (count: number, of: number): string => {
  if (of === 0) return '–';
  const { low, high } = wilson(count, of);
  const shown = (share: number): string => (share * 100).toFixed(share > 0 && share < 0.01 ? 2 : 1);
  return `${shown(count / of)} % (${shown(low)} to ${shown(high)})`;
};
