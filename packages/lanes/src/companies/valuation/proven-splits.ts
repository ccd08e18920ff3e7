import type { SplitOf } from '@footnote/figures/valuation/history';
import type { FiledSplits } from '@footnote/statements/splits/filed-splits';

export type ProvenSplits = {
  readonly splits: readonly SplitOf[];
  /** YYYY-MM-DD; from this day on the filings leave no split open. */
  readonly provenFrom: string;
};

const NEVER = '9999-12-31';

/**
 * The splits that filings prove, for prices of a source that reports none. Figures that later filings repeat unchanged
 * show that nothing was split; between two such times there must be a proven split, or one that is not known is possible.
 */
export function provenSplits({ splits, unchanged }: Pick<FiledSplits, 'splits' | 'unchanged'>): ProvenSplits {
  const lastOpen = unchanged.findLastIndex(({ until }, at) => {
    const next = unchanged[at + 1];
    return next !== undefined && !splits.some((split) => split.after < next.after && split.until > until);
  });
  return {
    provenFrom: unchanged[lastOpen + 1]?.after ?? NEVER,
    splits: splits.map(({ numerator, denominator, after, until }) => ({
      after,
      exDate: until,
      ratio: Number(numerator) / Number(denominator),
    })),
  };
}
