/** Ratios of splits and of scale errors: whole numbers, simple fractions and powers of ten. */
const RATIOS: readonly (readonly [number, number])[] = [
  [5, 4],
  [4, 3],
  [3, 2],
  [2, 1],
  [9, 4],
  [5, 2],
  [3, 1],
  [4, 1],
  [5, 1],
  [6, 1],
  [7, 1],
  [8, 1],
  [9, 1],
  [10, 1],
  [12, 1],
  [15, 1],
  [16, 1],
  [20, 1],
  [25, 1],
  [30, 1],
  [40, 1],
  [50, 1],
  [100, 1],
  [1000, 1],
  [10_000, 1],
  [1_000_000, 1],
];

/** `3:2` if the ratio (or for `2:3` its inverse) is within the tolerance; null for any other. */
export const smallRatio = (ratio: number, tolerance: number): string | null => {
  if (!(ratio > 0)) return null;
  const above = ratio >= 1 ? ratio : 1 / ratio;
  let best: readonly [number, number] | null = null;
  let least = tolerance;
  for (const pair of RATIOS) {
    const miss = Math.abs(above / (pair[0] / pair[1]) - 1);
    if (miss > least) continue;
    least = miss;
    best = pair;
  }
  if (best === null) return null;
  return ratio >= 1 ? `${best[0]}:${best[1]}` : `${best[1]}:${best[0]}`;
};
