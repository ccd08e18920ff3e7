import type { InformationRow } from './types.ts';

/** Fewer rows may cost a dollar a share. */
const FEWEST_ROWS = 5;

/**
 * Whether the column of shares repeats that of values in every row of shares, so that it states no number of shares. The
 * value is then what the table means: it is what the total on the cover adds up.
 */
export function sharesRepeatValues(
  rows: readonly Pick<InformationRow, 'amount' | 'amountType' | 'value'>[],
): boolean {
  const shares = rows.filter(({ amountType }) => amountType !== 'principal');
  return (
    shares.length >= FEWEST_ROWS &&
    shares.every(
      ({ amount, value }) =>
        amount !== null && value !== null && Number(amount) === Number(value) && Number(value) > 0,
    )
  );
}
