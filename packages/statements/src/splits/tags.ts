import { dayOf } from '../values/day.ts';
import { digestOf } from '../filings/filing-digest.ts';
import type { Filing } from '../model/model.ts';
import type { Ratio } from './ratio.ts';
import { inverse, isSame, ratioOf, valueOf } from './ratio.ts';

/** A split ratio tagged by one filing. */
export type Tag = {
  /**
   * The date of its context: the announcement, the record date, the effective date, or merely the end of a
   * fiscal year.
   */
  readonly date: string;
  /** Filing that tags it. */
  readonly filed: string;
  /** Every ratio that the filed digits allow, the nearest first, then each inverted. */
  readonly ratios: readonly Ratio[];
};

/** A context of more days than this does not date the split. */
const POINT_DAYS = 31;
const LARGEST = 1000;

/** Largest denominator of fractional splits: 3:2, 5:4, 4:3, 11:10. */
const LARGEST_DENOMINATOR = 10;

/**
 * Fractions of small numbers that round or truncate to a value, the nearest first (1.33 is 4:3); otherwise
 * the value itself.
 */
const fractionsOf = (value: number, unit: number): Ratio[] => {
  const found: Ratio[] = [];
  for (let denominator = 2; denominator <= LARGEST_DENOMINATOR; denominator += 1) {
    const ratio = ratioOf(BigInt(Math.round(value * denominator)), BigInt(denominator));
    if (Math.abs(valueOf(ratio) - value) < unit && !found.some((other) => isSame(other, ratio)))
      found.push(ratio);
  }
  const itself = ratioOf(BigInt(Math.round(value / unit)), BigInt(Math.round(1 / unit)));
  const exact = found.find((ratio) => isSame(ratio, itself));
  if (exact || found.length === 0) return [exact ?? itself];
  return found.sort((a, b) => Math.abs(valueOf(a) - value) - Math.abs(valueOf(b) - value));
};

/** The ratios that a filed text allows: filed ratios are rounded or truncated (1:15 as 0.06 and 0.07). */
export const ratiosOf = (text: string): Ratio[] => {
  const value = Number(text);
  if (!(value > 0) || value === 1 || value > 10_000) return [];
  const decimals = (text.split('.')[1] ?? '').replace(/0+$/, '').length;
  if (decimals === 0) return [{ numerator: BigInt(value), denominator: 1n }];
  const unit = 10 ** -decimals;
  if (value > 1) return fractionsOf(value, unit);
  const options: Ratio[] = [];
  // A single digit, as in 0.1, allows many ratios: at most half or twice the value.
  const slack = Math.min(unit, value / 2);
  const most = Math.min(LARGEST, 1 / (value - slack));
  for (let whole = Math.max(2, Math.ceil(1 / (value + slack))); whole <= most; whole += 1)
    if (Math.abs(1 / whole - value) < slack) options.push({ numerator: 1n, denominator: BigInt(whole) });
  return options.sort((a, b) => Math.abs(valueOf(a) - value) - Math.abs(valueOf(b) - value));
};

/** The ratios that filings tag, oldest filing first. A tag may invert its ratio. */
export const tagsOf = (filings: readonly Filing[]): readonly Tag[] =>
  filings.flatMap(({ facts, filed }) =>
    digestOf(facts).splitRatios.flatMap(({ start, end, value }) => {
      const ratios = ratiosOf(value);
      const isPoint = start === null || dayOf(end) - dayOf(start) <= POINT_DAYS;
      return ratios.length > 0 && isPoint
        ? [{ date: end, filed, ratios: [...ratios, ...ratios.map(inverse)] }]
        : [];
    }),
  );
