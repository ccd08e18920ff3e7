/** Mean; NaN without values. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean of the last `length` values; null with fewer. */
export const sma = (values: readonly number[], length: number): number | null =>
  values.length < length ? null : mean(values.slice(-length));

/** Exponential averages from the value at `seedAt` on, seeded there with the mean of the `length` values up to it. */
export const emaSeries = (
  values: readonly number[],
  length: number,
  seedAt: number = length - 1,
): readonly number[] => {
  const weight = 2 / (length + 1);
  let average = mean(values.slice(seedAt - length + 1, seedAt + 1));
  return values.length <= seedAt
    ? []
    : [average, ...values.slice(seedAt + 1).map((value) => (average += weight * (value - average)))];
};

/** Exponential average of all values, seeded with the mean of the first `length`; null with fewer. */
export const ema = (values: readonly number[], length: number): number | null =>
  emaSeries(values, length).at(-1) ?? null;
