import { parseAmount, scale, size } from '@footnote/statements/decimal';
import type { GoldFigure } from './gold-value.ts';
import type { GoldCell } from './gold.ts';
import { isMasked, type JudgedCell } from './judged.ts';

/**
 * `agreed`: served as read. `wrong`: served otherwise, or served where nothing may be. `masked_wrong`: the verifier
 * keeps back what is wrong. `false_alarm`: it keeps back what is right. `refused`: refused though the page has it.
 * `refused_rightly`: as gold asks. `absent`: no such period among the issuer's.
 */
export type GoldOutcome =
  'agreed' | 'wrong' | 'masked_wrong' | 'false_alarm' | 'refused' | 'refused_rightly' | 'absent';

export const goldOutcomes: readonly GoldOutcome[] = [
  'agreed',
  'wrong',
  'masked_wrong',
  'false_alarm',
  'refused',
  'refused_rightly',
  'absent',
];

/** Equal, or as far apart as the rounding of what was printed. */
const agrees = (served: string, { value, precision }: GoldFigure): boolean =>
  size(parseAmount(served) - parseAmount(value)) * 2n <= precision;

export const againstGold = (gold: GoldCell, judged: JudgedCell | undefined): GoldOutcome => {
  if (judged === undefined) return 'absent';
  const { value, refusal } = judged.cell;
  if ('refused' in gold.expected) {
    if (value === null)
      return gold.expected.refused === undefined || refusal === gold.expected.refused
        ? 'refused_rightly'
        : 'wrong';
    return isMasked(judged) ? 'masked_wrong' : 'wrong';
  }
  if (value === null) return 'refused';
  const right = agrees(value, gold.expected);
  if (isMasked(judged)) return right ? 'false_alarm' : 'masked_wrong';
  return right ? 'agreed' : 'wrong';
};

/** A figure as a page shows it: `416161 million`, `7.46`. */
export const shownValue = (value: string, unit: GoldCell['unit']): string => {
  if (unit === 'per_share') return value;
  const millions = scale(parseAmount(value), 1n, 1_000_000n);
  return `${Number(millions) / 1e12} million`;
};
