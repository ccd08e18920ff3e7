import { integer, size, trailingZeros } from './decimal.ts';
import type { Filing, Part } from './model.ts';

const MILLION = 6;

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** Rounding unit of values of one field: median count of trailing zeros, at most a million. */
export const roundingUnit = (values: readonly bigint[]): bigint => {
  const zeros = values
    .map(trailingZeros)
    .filter((count) => count !== null)
    .sort((a, b) => a - b);
  return integer(10 ** Math.min(MILLION, median(zeros)));
};

const CURRENCY = /^[A-Z]{3}$/;
const grains = new WeakMap<Filing['facts'], number | null>();

/** Fewer amounts do not tell how a filing rounds. */
const ENOUGH = 8;

/**
 * Trailing zeros that the amounts of a filing have for being rounded: the median of them, at most six (millions); 0 for
 * a filing in whole units. Null where there are too few amounts to tell.
 */
export const grainOf = ({ facts }: Filing): number | null => {
  const known = grains.get(facts);
  if (known !== undefined) return known;
  const counts = new Array<number>(MILLION + 1).fill(0);
  let amounts = 0;
  for (const { unit, value } of facts) {
    if (value === '0' || !isCurrency(unit)) continue;
    const zeros = zerosOf(value);
    counts[zeros] = (counts[zeros] ?? 0) + 1;
    amounts += 1;
  }
  // The median: the least count of zeros that more than half of the amounts do not exceed.
  let rest = Math.floor(amounts / 2);
  const middle = counts.findIndex((count) => (rest -= count) < 0);
  const grain = amounts < ENOUGH ? null : middle;
  grains.set(facts, grain);
  return grain;
};

const currencies = new Map<string, boolean>();

const isCurrency = (unit: string): boolean => {
  let known = currencies.get(unit);
  if (known === undefined) {
    // Units are what filers call them: there may be many.
    if (currencies.size > 1000) currencies.clear();
    currencies.set(unit, (known = CURRENCY.test(unit)));
  }
  return known;
};

/** Trailing zeros of a filed text, at most six; 0 when there are decimals. */
const zerosOf = (value: string): number => {
  let zeros = 0;
  while (zeros < MILLION && zeros < value.length && value[value.length - 1 - zeros] === '0') zeros += 1;
  return zeros > 0 && value.includes('.') ? 0 : zeros;
};

/** The coarsest rounding unit of the filings that gave the parts. */
export const coarsestUnit = (parts: readonly Part[]): bigint =>
  integer(10 ** Math.max(0, ...parts.map(({ fact }) => grainOf(fact.filing) ?? 0)));

/**
 * Whether an amount is another one of the same filing and period rounded harder, by a digit or more: 19.1 billion in the
 * running text, tagged like the 19,087 million of the face.
 */
export const isRoundingOf = (coarse: bigint, fine: bigint): boolean => {
  const zeros = trailingZeros(coarse);
  if (zeros === null || fine === 0n || zeros <= (trailingZeros(fine) ?? 0)) return false;
  return size(coarse - fine) * 2n <= integer(10 ** Math.min(zeros, MOST_ZEROS));
};

/** Rounder amounts than hundreds of millions are no longer the same figure. */
const MOST_ZEROS = 9;
