import { parseAmount, scale, size } from '@footnote/statements/decimal';
import type { GoldFigure } from './gold-value.ts';
import type { GoldCell } from './gold.ts';
import { isMasked, type JudgedCell } from './judged.ts';

/**
 * `agreed`: served as read by hand. `wrong`: another value served, or a value served where gold requires a
 * refusal. `masked_wrong`: a wrong value that the verifier masks. `false_alarm`: a right value that the
 * verifier masks. `refused`: refused although the page shows it. `refused_rightly`: refused as gold requires.
 * `absent`: the issuer has no such period.
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

/** Equal up to the rounding of the printed figure. */
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

/** A figure in the unit of the page: `416161 million`, `7.46`. */
export const shownValue = (value: string, unit: GoldCell['unit']): string => {
  if (unit === 'per_share') return value;
  const millions = scale(parseAmount(value), 1n, 1_000_000n);
  return `${Number(millions) / 1e12} million`;
};
