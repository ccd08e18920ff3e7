export type Scale = (value: number) => number;

/** Maps `from`–`to` onto pixels `start`–`end`. */
export function linearScale(from: number, to: number, start: number, end: number): Scale {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}

/** Milliseconds of a day written YYYY-MM-DD, in UTC. */
export const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

const STEPS = [1, 2, 2.5, 5, 10];

/** Round numbers from 0 up to at least `most`, about `count` of them. */
export function ticksUpTo(most: number, count: number): readonly number[] {
  if (!(most > 0)) return [0];
  const rough = most / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((factor) => factor * power >= rough) ?? 10) * power;
  const last = Math.ceil(most / step - 1e-9);
  return Array.from({ length: last + 1 }, (_, index) => Number((index * step).toPrecision(12)));
}

/** Round numbers from at most `least` to at least `most`, about `count` of them; zero is one of them if it is between. */
export function ticksBetween(least: number, most: number, count: number): readonly number[] {
  const span = most - least || Math.abs(most) || 1;
  const power = 10 ** Math.floor(Math.log10(span / count));
  const step = (STEPS.find((factor) => factor * power >= span / count) ?? 10) * power;
  const [first, last] = [Math.floor(least / step + 1e-9), Math.ceil(most / step - 1e-9)];
  const steps = Math.max(1, last - first);
  return Array.from({ length: steps + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** First days of months between two days, at most `most`, evenly spaced in whole months. */
export function monthTicks(first: string, last: string, most: number): readonly string[] {
  const [from, to] = [monthOf(first) + (first.endsWith('-01') ? 0 : 1), monthOf(last)];
  const step = [1, 3, 6, 12, 24, 60, 120].find((months) => (to - from) / months + 1 <= most) ?? 240;
  const start = Math.ceil(from / step) * step;
  const count = Math.max(0, Math.floor((to - start) / step) + 1);
  return Array.from({ length: count }, (_, index) => dayOf(start + index * step));
}

/** Positions as near to the given ones as `gap` between neighbours allows, in the same order. */
export function spread(positions: readonly number[], gap: number): readonly number[] {
  const order = positions
    .map((_, index) => index)
    .sort((one, other) => (positions[one] ?? 0) - (positions[other] ?? 0));
  const spaced = [...positions];
  let least = -Infinity;
  for (const index of order) {
    const position = Math.max(positions[index] ?? 0, least);
    spaced[index] = position;
    least = position + gap;
  }
  return spaced;
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const dayOf = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
