import type { Decimal } from 'decimal.js';
import { exact, percentOf, quotient, type Figure } from '../ratios/exact.ts';

/** Rates as fractions: 0.09 for 9 %. */
export type Assumptions = {
  readonly discount: Decimal;
  /** Growth after the last year, for ever; below the discount rate. */
  readonly terminal: Decimal;
  /** Years of the first stage. */
  readonly years: number;
};

/** Bounds of the annual growth rate in the search. */
export const GROWTH_BOUNDS = { least: exact('-0.5'), most: exact('1') } as const;

/** The interval is halved until it is shorter than this. */
const TOLERANCE = exact('1e-20');

const ONE = exact('1');
const TWO = exact('2');

/**
 * Present value of a cash flow that grows at one rate for some years and at the terminal rate afterwards,
 * with cash flows at the end of each year: Σ F·((1+g)/(1+r))^t for t = 1 … n, plus F·((1+g)/(1+r))^n ·
 * (1+T)/(r−T) for the time after. Throws if the terminal rate is not below the discount rate.
 */
export function presentValue(
  flow: Decimal,
  growth: Decimal,
  { discount, terminal, years }: Assumptions,
): Decimal {
  if (terminal.gte(discount)) throw new RangeError('the terminal rate is not below the discount rate');
  const step = growth.plus(ONE).div(discount.plus(ONE));
  const last = step.pow(years);
  const stage = step.eq(ONE) ? exact(String(years)) : step.times(ONE.minus(last)).div(ONE.minus(step));
  const after = last.times(terminal.plus(ONE)).div(discount.minus(terminal));
  return flow.times(stage.plus(after));
}

/**
 * `outside_bounds`: no growth within `GROWTH_BOUNDS` yields the value. `not_positive`: value or flow is zero
 * or less.
 */
export type GrowthRefusal = 'not_positive' | 'outside_bounds' | 'rates_cross';

/** The present value of a flow at a rate of growth: it increases with the rate. */
type ValueAt = (flow: Decimal, growth: Decimal, assumptions: Assumptions) => Decimal;

/** The rate, as a fraction, at which a model's present value of the flow equals the value. */
export function solvedGrowth(
  value: Decimal,
  flow: Decimal,
  assumptions: Assumptions,
  valueAt: ValueAt,
): Decimal | GrowthRefusal {
  if (value.lte(0) || flow.lte(0)) return 'not_positive';
  if (assumptions.terminal.gte(assumptions.discount)) return 'rates_cross';
  const isAbove = (growth: Decimal): boolean => valueAt(flow, growth, assumptions).gt(value);
  let { least, most }: { least: Decimal; most: Decimal } = GROWTH_BOUNDS;
  if (isAbove(least) || !isAbove(most)) return 'outside_bounds';
  while (most.minus(least).gt(TOLERANCE)) {
    const middle = least.plus(most).div(TWO);
    if (isAbove(middle)) most = middle;
    else least = middle;
  }
  return least.plus(most).div(TWO);
}

/**
 * The growth rate of the first stage, as a fraction, at which the present value of the flow equals the value.
 */
export const impliedGrowth = (
  value: Decimal,
  flow: Decimal,
  assumptions: Assumptions,
): Decimal | GrowthRefusal => solvedGrowth(value, flow, assumptions, presentValue);

/** ((now ÷ then)^(1/years) − 1) · 100; null if one is missing, `not_positive` unless both are above zero. */
export function growthThatWas(now: Figure, then: Figure, years: number): Decimal | 'not_positive' | null {
  if (now === null || then === null) return null;
  if (now.lte(0) || then.lte(0)) return 'not_positive';
  const root = quotient(now, then)?.pow(ONE.div(years)) ?? null;
  return percentOf(root?.minus(ONE) ?? null, ONE);
}
