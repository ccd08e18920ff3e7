import type { IssuerSplits } from '@footnote/event-types/types.generated';
import type { ReportedSplits } from '../inputs.ts';
import { addDays } from '../values/day.ts';

/** The splits of one symbol as its price source reports them; the first three members are null if unknown. */
export type SplitsSource = Pick<IssuerSplits, 'symbol' | 'source' | 'from' | 'until' | 'splits'>;

/**
 * The splits of an issuer as reported by the price sources of its symbols (in EDGAR's order); undefined if
 * none reports any. Symbols that the issuer no longer has are ignored. Several share classes form one source
 * of evidence as far as they agree: after the last day on which one class has a split that another lacks.
 */
export const reportedSplits = (
  symbols: readonly string[],
  sources: readonly SplitsSource[],
): ReportedSplits | undefined => {
  const [first, ...others] = symbols.flatMap((symbol) =>
    sources.filter((each) => each.symbol === symbol).flatMap(reported),
  );
  if (first === undefined) return undefined;
  const from = others.reduce((day, other) => {
    const last = lastDifference(first, other);
    return last === null || last < day ? day : addDays(last, 1);
  }, first.from);
  return { ...first, from, splits: first.splits.filter(({ ex_date: day }) => day >= from) };
};

const reported = ({ source, from, until, splits }: SplitsSource): readonly ReportedSplits[] =>
  source === null || from === null || until === null ? [] : [{ source, from, until, splits }];

/** Newest ex-date of a split that one of two sources lacks on a day that it covers. */
const lastDifference = (one: ReportedSplits, other: ReportedSplits): string | null =>
  [...lacking(one, other), ...lacking(other, one)].reduce<string | null>(
    (newest, { ex_date: day }) => (newest === null || day > newest ? day : newest),
    null,
  );

const lacking = ({ splits }: ReportedSplits, { from, until, ...other }: ReportedSplits) =>
  splits.filter(
    (split) =>
      split.ex_date >= from &&
      split.ex_date <= until &&
      !other.splits.some(
        (each) =>
          each.ex_date === split.ex_date &&
          each.numerator === split.numerator &&
          each.denominator === split.denominator,
      ),
  );
