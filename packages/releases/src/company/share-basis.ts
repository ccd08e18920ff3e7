import type { Cell } from '@footnote/statements/cell';
import { near, parseAmount } from '@footnote/statements/decimal';
import { servedValues } from '../evidence/served.ts';
import type { CandidateCell } from '../types.ts';

/** 4 %: less than an average changes by a split or a stock dividend of 1 in 20, more than by what most companies issue. */
const OF_A_QUARTER = 40;
/** 1 %: two figures of one period on one basis, each rounded. */
const OF_ONE_PERIOD = 10;

const isOfShares = ({ unit }: { readonly unit: string }): boolean => unit.endsWith('shares');

/**
 * Whether a release counts shares as the reports before it do. A split since then would put its figures beside others on the
 * old basis: a figure of an older period must be the one that is served, or the average close to the newest one.
 * @param end End of the newest period of the release.
 */
export function isOnServedBasis(
  cells: readonly CandidateCell[],
  served: readonly Cell[],
  end: string,
): boolean {
  const ofShares = cells.filter(isOfShares);
  const known = servedValues(served);
  const compared = ofShares.flatMap(({ statement, field, period, value }) => {
    const own = period.end === end ? null : known(statement, field, period);
    return own === null ? [] : [near(parseAmount(value), own.amount, OF_ONE_PERIOD)];
  });
  if (compared.length > 0) return compared.every(Boolean);
  const newest = averageOf(served);
  return (
    newest !== undefined &&
    ofShares.some(
      ({ unit, period, value }) =>
        unit === 'shares' &&
        period.end === end &&
        near(parseAmount(value), parseAmount(newest), OF_A_QUARTER),
    )
  );
}

/** The newest diluted average that is served of a quarter. */
const averageOf = (served: readonly Cell[]): string | undefined => {
  const cell = served
    .filter(
      ({ field, period_kind: kind, value }) =>
        field === 'shares_diluted' && (kind === 'quarter' || kind === 'annual') && value !== null,
    )
    .reduce<Cell | undefined>(
      (newest, each) => (newest === undefined || each.period_end > newest.period_end ? each : newest),
      undefined,
    );
  return cell?.value ?? undefined;
};

/** The figures that do not depend on the number of shares. */
export const withoutShares = (cells: readonly CandidateCell[]): readonly CandidateCell[] =>
  cells.filter((cell) => !isOfShares(cell));
