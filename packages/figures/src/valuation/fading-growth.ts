import type { Decimal } from 'decimal.js';
import { exact } from '../ratios/exact.ts';
import { type Assumptions, type GrowthRefusal, solvedGrowth } from './implied-growth.ts';

const ONE = exact('1');

/** Growth of each year of the horizon: from the initial rate in the first linearly to the terminal rate in the year after the last. */
export function fadingRates(initial: Decimal, { terminal, years }: Assumptions): readonly Decimal[] {
  const step = terminal.minus(initial).div(years);
  return Array.from({ length: years }, (_, before) => initial.plus(step.times(before)));
}

/**
 * Present value of a cash flow whose growth fades linearly from an initial to the terminal rate, with cash flows at the
 * end of each year: with g_t = g + (T − g)·(t − 1)/n, Σ F·Π(1+g_k, k = 1 … t)/(1+r)^t for t = 1 … n, plus
 * F·Π(1+g_k, k = 1 … n)/(1+r)^n · (1+T)/(r−T) for the time after. The H-model (Fuller and Hsia, Financial Analysts
 * Journal 40 (1984)) approximates it. Throws if the terminal rate is not below the discount rate.
 */
export function fadingValue(flow: Decimal, initial: Decimal, assumptions: Assumptions): Decimal {
  const { discount, terminal } = assumptions;
  if (terminal.gte(discount)) throw new RangeError('the terminal rate is not below the discount rate');
  const factor = ONE.div(discount.plus(ONE));
  let [present, total] = [flow, exact('0')];
  for (const rate of fadingRates(initial, assumptions)) {
    present = present.times(rate.plus(ONE)).times(factor);
    total = total.plus(present);
  }
  return total.plus(present.times(terminal.plus(ONE)).div(discount.minus(terminal)));
}

/** The initial rate, as a fraction, at which the present value of the flow with fading growth equals the value. */
export const impliedInitialGrowth = (
  value: Decimal,
  flow: Decimal,
  assumptions: Assumptions,
): Decimal | GrowthRefusal => solvedGrowth(value, flow, assumptions, fadingValue);

/** The constant rate, as a fraction, that over the horizon grows a flow as much as the fading ones. */
export function compoundOfFade(initial: Decimal, assumptions: Assumptions): Decimal {
  const grown = fadingRates(initial, assumptions).reduce(
    (product, rate) => product.times(rate.plus(ONE)),
    ONE,
  );
  return grown.pow(ONE.div(assumptions.years)).minus(ONE);
}
