import { formatAmount, integer, parseAmount, scale } from '@footnote/statements/decimal';
import { fractionOf } from '@footnote/values/decimal';

/** Raised for a gold value that cannot be read. */
export class GoldValueError extends Error {}

export type GoldFigure = {
  /** Decimal string in units (not thousands or millions). */
  readonly value: string;
  /** Unit of the last printed digit, in units of 10^-12; for a sum, the total of its figures' units. */
  readonly precision: bigint;
};

/** Content of a gold cell: a figure, or the requirement that nothing is served. */
export type GoldValue =
  | GoldFigure
  /** Any reason when `reason` is undefined. */
  | { readonly refused: string | undefined };

const REFUSED = /^refused(?:: ([a-z_]+))?$/;
const SUM = /^(-?[\d.]+(?: [+-] [\d.]+)*)(?: \* (\d+))?(?: \/ (\d+))?$/;

/**
 * Parses `416161`, `416161 - 313695`, `8.31 / 4`, `5470820 * 4`, `3.13 * 2 / 3`, `refused` or `refused:
 * not_reported`. Figures are as printed; `unit` is their unit (1,000,000 on a page in millions). A quotient
 * by a split is rounded half-even to six decimals, like a served one.
 */
export const readGoldValue = (text: string, unit: number): GoldValue => {
  const refused = REFUSED.exec(text);
  if (refused) return { refused: refused[1] };
  const match = SUM.exec(text);
  if (!match) throw new GoldValueError(`not a gold value: ${text}`);
  const [, sum = '', factor = '1', divisor] = match;
  let total = 0n;
  let precision = 0n;
  let sign = 1n;
  for (const word of sum.split(' '))
    if (word === '+' || word === '-') sign = word === '+' ? 1n : -1n;
    else {
      total += sign * parseAmount(word);
      precision += lastDigit(word);
    }
  const all = (integer(unit) / integer(1)) * BigInt(factor);
  if (divisor === undefined) return { value: formatAmount(total * all), precision: precision * all };
  return {
    value: formatAmount(rounded(scale(total * all, 1n, BigInt(divisor)))),
    precision: scale(precision * all, 1n, BigInt(divisor)),
  };
};

/** 1 for `416161`, a hundredth for `7.46`. */
const lastDigit = (word: string): bigint => parseAmount(`1e-${fractionOf(word)}`);

const MICRO = 1_000_000n;

/** Half-even to six decimals, of an amount with twelve. */
const rounded = (amount: bigint): bigint => scale(amount, 1n, MICRO) * MICRO;
