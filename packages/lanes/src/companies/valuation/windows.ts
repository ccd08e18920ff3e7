import type { Decimal } from 'decimal.js';
import { served } from '@footnote/figures/ratios/exact';
import {
  type Observation,
  windowOf,
  WINDOW_YEARS,
  type WindowYears,
} from '@footnote/figures/valuation/windows';
import type { Writable } from '@footnote/wire/json';
import type {
  MultipleWindow,
  MultipleWindowRefusal,
  MultipleWindows,
} from '@footnote/contract/types.generated';

/** A multiple among its month-ends of the 3, 5 and 10 years before a day (YYYY-MM-DD). */
export function windowMembers(
  value: Decimal,
  observations: readonly Observation[],
  day: string,
): Writable<MultipleWindows> {
  const of = (years: WindowYears) => windowMember(value, observations, day, years);
  const [three, five, ten] = WINDOW_YEARS;
  return { years_3: of(three), years_5: of(five), years_10: of(ten) };
}

function windowMember(
  value: Decimal,
  observations: readonly Observation[],
  day: string,
  years: WindowYears,
): Writable<MultipleWindow> | Writable<MultipleWindowRefusal> {
  const found = windowOf(value, observations, day, years);
  if (found === null) return { available: false, reason: 'insufficient_history' };
  if (found.zScore === null) return { available: false, reason: 'no_deviation' };
  return {
    deviation: served(found.deviation),
    from: found.from,
    mean: served(found.mean),
    observations: found.observations,
    percentile: served(found.percentile),
    to: found.to,
    z_score: served(found.zScore),
  };
}
