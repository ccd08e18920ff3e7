import type { Figure } from '../grid/lines.ts';

const ONE = 1e12;
const SCALES = [1, 1_000, 1_000_000];

const valueOf = (figure: Figure): number => Math.abs(Number(figure.amount)) / ONE;

/** Half of the last printed place. */
const halfPlace = (figure: Figure): number => 0.5 / 10 ** figure.places;

/**
 * The multiplier of a number of shares with which income ÷ shares is the printed EPS, within the rounding of the three
 * as printed; null if there is none. The unit of income is `scale`, or any if unknown: only the ratio is tested then.
 */
export function fitsPerShare(
  income: Figure | undefined,
  eps: Figure | undefined,
  shares: Figure | undefined,
  scale: number | null,
): number | null {
  if (income === undefined || eps === undefined || shares === undefined || shares.amount <= 0n) return null;
  if (scale === null || eps.percent || shares.percent) return null;
  const isOpposite = income.amount < 0n !== eps.amount < 0n && income.amount !== 0n && eps.amount < 0n;
  if (isOpposite) return null;
  for (const times of SCALES) {
    const least =
      ((valueOf(income) - halfPlace(income)) * scale) / ((valueOf(shares) + halfPlace(shares)) * times);
    const most =
      ((valueOf(income) + halfPlace(income)) * scale) / ((valueOf(shares) - halfPlace(shares)) * times);
    const low = valueOf(eps) - halfPlace(eps) - 1e-9;
    const high = valueOf(eps) + halfPlace(eps) + 1e-9;
    if (most >= low && least <= high && valueOf(shares) > halfPlace(shares)) return times;
  }
  return null;
}
