import { size } from '../decimal.ts';
import type { Entry } from '../model/model.ts';
import { roundingUnit } from '../filings/rounding.ts';

/** How far served parts are from a served whole, as a magnitude, and what their rounding explains of it. */
export type Gap = {
  readonly size: bigint;
  /** The coarsest rounding unit among them. */
  readonly unit: bigint;
  readonly rounding: bigint;
};

const leftOf = (parts: readonly Entry[], whole: Entry): bigint =>
  parts.reduce((left, { value }) => left - (value ?? 0n), whole.value ?? 0n);

export const gapOf = (parts: readonly Entry[], whole: Entry): Gap => {
  const units = [whole, ...parts].map(({ value }) => roundingUnit([value ?? 0n]));
  return {
    size: size(leftOf(parts, whole)),
    unit: units.reduce((a, b) => (a > b ? a : b)),
    // Each figure is rounded by at most half of its unit.
    rounding: units.reduce((total, unit) => total + unit, 0n) / 2n,
  };
};

/** Whether served parts add up to a served whole, within half a rounding unit of each figure. */
export const addUp = (parts: readonly Entry[], whole: Entry): boolean => {
  if (leftOf(parts, whole) === 0n) return true;
  const gap = gapOf(parts, whole);
  return gap.size <= gap.rounding;
};
