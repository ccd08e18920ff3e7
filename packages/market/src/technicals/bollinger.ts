import { mean } from './moving-averages.ts';

export type Bollinger = {
  readonly upper: number;
  readonly middle: number;
  readonly lower: number;
  /**
   * Position of the close between the lower band (0) and the upper (1), or outside them; null if the bands
   * are equal.
   */
  readonly percentB: number | null;
};

const LENGTH = 20;
const WIDTH = 2;

/** Bollinger bands 20, 2: two population standard deviations about the mean; null with fewer than 20 closes. */
export const bollinger = (closes: readonly number[]): Bollinger | null => {
  const last = closes.slice(-LENGTH);
  const close = last.at(-1);
  if (last.length < LENGTH || close === undefined) return null;
  const middle = mean(last);
  const deviation = Math.sqrt(mean(last.map((value) => (value - middle) ** 2)));
  const isFlat = last.every((value) => value === close);
  const [upper, lower] = [middle + WIDTH * deviation, middle - WIDTH * deviation];
  return { upper, middle, lower, percentB: isFlat ? null : (close - lower) / (upper - lower) };
};
