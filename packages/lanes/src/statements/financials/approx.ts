import { exact } from '@footnote/figures/ratios/exact';

const SUFFIXES = ['', 'K', 'M', 'B', 'T'] as const;
const DECIMALS = 1;
const PER_SHARE_DECIMALS = 2;
const THOUSAND = 1000;

/** A human-readable amount: `94.9B`, `-512.3M`, `7`; below one thousand at most two decimals. Half-even. */
export function approximate(value: string): string {
  let amount = exact(value);
  if (amount.abs().lt(THOUSAND)) {
    const small = amount.toDecimalPlaces(PER_SHARE_DECIMALS);
    if (small.abs().lt(THOUSAND)) return small.isZero() ? '0' : small.toFixed();
  }
  let suffix = 0;
  // An amount that rounds to a thousand of one unit is one of the next.
  while (
    suffix < SUFFIXES.length - 1 &&
    amount
      .toDecimalPlaces(suffix === 0 ? 2 : DECIMALS)
      .abs()
      .gte(THOUSAND)
  ) {
    amount = amount.div(THOUSAND);
    suffix += 1;
  }
  return `${amount.toFixed(DECIMALS)}${SUFFIXES[suffix] ?? ''}`;
}
