import type { Bar } from './bars.ts';
import { mean } from './moving-averages.ts';

const LENGTH = 14;

/** TA-Lib's zero. */
const ZERO = 1e-14;

export const isZero = (value: number): boolean => Math.abs(value) < ZERO;

type Range = Pick<Bar, 'high' | 'low' | 'close'>;

/** Wilder's average of all values, seeded with the mean of the first fourteen; null with fewer. */
const wilderAverage = (values: readonly number[]): number | null => {
  if (values.length < LENGTH) return null;
  const seed = mean(values.slice(0, LENGTH));
  return values.slice(LENGTH).reduce((average, value) => (average * (LENGTH - 1) + value) / LENGTH, seed);
};

const changes = (values: readonly number[]): readonly number[] =>
  values.slice(1).map((value, at) => value - (values[at] ?? NaN));

/** RSI 14 (Wilder), 0 to 100; null with fewer than 15 closes, and if the price never moved. */
export const rsi = (closes: readonly number[]): number | null => {
  const moves = changes(closes);
  const gain = wilderAverage(moves.map((move) => Math.max(move, 0)));
  const loss = wilderAverage(moves.map((move) => Math.max(-move, 0)));
  if (gain === null || loss === null || isZero(gain + loss)) return null;
  return (100 * gain) / (gain + loss);
};

const trueRange = ({ high, low }: Range, before: number): number =>
  Math.max(high - low, Math.abs(high - before), Math.abs(low - before));

const trueRanges = (bars: readonly Range[]): readonly number[] =>
  bars.slice(1).map((bar, at) => trueRange(bar, bars[at]?.close ?? NaN));

/** Average true range 14 (Wilder), in the unit of the prices; null with fewer than 15 bars. */
export const atr = (bars: readonly Range[]): number | null => wilderAverage(trueRanges(bars));

type Movement = { readonly up: number; readonly down: number; readonly range: number };

const movements = (bars: readonly Range[]): readonly Movement[] =>
  bars.slice(1).map((bar, at) => {
    const before = bars[at] ?? bar;
    const [up, down] = [bar.high - before.high, before.low - bar.low];
    return {
      up: up > 0 && up > down ? up : 0,
      down: down > 0 && down > up ? down : 0,
      range: trueRange(bar, before.close),
    };
  });

/** Directional index from sums of movements, 0 to 100; null if the price never moved. */
const directionalIndex = ({ up, down, range }: Movement): number | null => {
  if (isZero(range) || isZero((up + down) / range)) return null;
  return (100 * Math.abs(up - down)) / (up + down);
};

const DECAY = 1 - 1 / LENGTH;

/**
 * ADX 14, 0 to 100, as TA-Lib defines it: sums of movements are seeded with the first thirteen, the first
 * average with fourteen directional indices. Null with fewer than 28 bars, and if the price never moved.
 */
export const adx = (bars: readonly Range[]): number | null => {
  const moved = movements(bars);
  const add = (a: Movement, b: Movement, decay: number): Movement => ({
    up: a.up * decay + b.up,
    down: a.down * decay + b.down,
    range: a.range * decay + b.range,
  });
  let sums = moved
    .slice(0, LENGTH - 1)
    .reduce((sum, movement) => add(sum, movement, 1), { up: 0, down: 0, range: 0 });
  const indices = moved
    .slice(LENGTH - 1)
    .map((movement) => directionalIndex((sums = add(sums, movement, DECAY))));
  if (indices.length < LENGTH || indices.at(-1) === null) return null;
  const seed = mean(indices.slice(0, LENGTH).map((index) => index ?? 0));
  // A session without any movement leaves the average unchanged.
  return indices
    .slice(LENGTH)
    .reduce<number>(
      (average, index) => (index === null ? average : (average * (LENGTH - 1) + index) / LENGTH),
      seed,
    );
};
