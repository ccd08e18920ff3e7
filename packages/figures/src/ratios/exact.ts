import { Decimal } from 'decimal.js';

/** An exact figure, null when it is missing. */
export type Figure = Decimal | null;

/**
 * Sixty digits suffice to decide on which side of a rounding tie any quotient of filed amounts lies: amounts
 * have under thirty digits, so a quotient that is not a tie differs from one by more than 1e-33.
 */
const Exact = Decimal.clone({
  precision: 60,
  rounding: Decimal.ROUND_HALF_EVEN,
  toExpNeg: -9e15,
  toExpPos: 9e15,
});

/**
 * Digits preserved before the served rounding, so that a tie reached through several quotients is a tie
 * again. More than any amount has.
 */
const SNAP_DIGITS = 50;

const HUNDRED = new Exact(100);
const ZERO = new Exact(0);

/** Parses a decimal string. Throws for anything else. */
export function exact(text: string): Decimal {
  return new Exact(text);
}

/** Numerator over denominator; null when either is missing or the denominator is zero. */
export function quotient(numerator: Figure, denominator: Figure): Figure {
  if (numerator === null || denominator === null || denominator.isZero()) return null;
  return asExact(numerator).div(denominator);
}

/** Numerator over denominator in percent; null as for `quotient`. */
export function percentOf(numerator: Figure, denominator: Figure): Figure {
  return quotient(numerator?.times(HUNDRED) ?? null, denominator);
}

/** Sum, null when an operand is missing. */
export function sum(figures: readonly Figure[]): Figure {
  let total = new Exact(0);
  for (const figure of figures) {
    if (figure === null) return null;
    total = total.plus(figure);
  }
  return total;
}

/** Arithmetic mean; null without values or if an operand is missing. */
export function mean(figures: readonly Figure[]): Figure {
  return figures.length === 0 ? null : quotient(sum(figures), new Exact(figures.length));
}

/** Steps of Newton's method from the sixteen digits of a float to sixty: each doubles the correct digits. */
const NEWTON_STEPS = 3;

/** The root of a figure above zero, as exact as a quotient. Faster than a power, which takes a logarithm. */
export function rootOf(figure: Decimal, degree: 3 | 5): Decimal {
  const start = figure.toNumber() ** (1 / degree);
  // A float has no such figure; none that is filed has.
  if (!Number.isFinite(start) || start === 0) return figure.pow(new Exact(1).div(degree));
  let root: Decimal = new Exact(start);
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    const square = root.times(root);
    const power = degree === 3 ? square : square.times(square);
    root = root
      .times(degree - 1)
      .plus(figure.div(power))
      .div(degree);
  }
  return root;
}

/** The figure rounded once, half-even, for serving (default 2 decimals). Zero has no sign. */
export function served(figure: Decimal, decimals?: number): Decimal;
export function served(figure: Figure, decimals?: number): Figure;
export function served(figure: Figure, decimals = 2): Figure {
  if (figure === null) return null;
  if (figure.dp() <= decimals && figure.sd() <= SNAP_DIGITS && !figure.isZero()) return asExact(figure);
  const snapped = asExact(figure).toSignificantDigits(SNAP_DIGITS);
  const rounded = snapped.toDecimalPlaces(decimals, Decimal.ROUND_HALF_EVEN);
  return rounded.isZero() ? ZERO : rounded;
}

/** The figure with the digits and rounding of this module, for which a figure of another module is copied. */
function asExact(figure: Decimal): Decimal {
  return figure.constructor === Exact ? figure : new Exact(figure);
}
