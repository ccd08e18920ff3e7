import type { Cell } from '@footnote/statements/cell';
import { near, parseAmount } from '@footnote/statements/decimal';
import type { CandidateCell } from '../types.ts';

/** 4 %: less than an average changes by a split or a stock dividend of 1 in 20, more than by what most companies issue. */
const OF_A_QUARTER = 40;
/** 1 %: two figures of one period on one basis, each rounded. */
const OF_ONE_PERIOD = 10;

const KIND_OF: Readonly<Record<number, Cell['period_kind']>> = {
  3: 'quarter',
  6: 'ytd',
  9: 'ytd',
  12: 'annual',
};

const isOfShares = ({ unit }: { readonly unit: string }): boolean => unit.endsWith('shares');

const isAlike = (a: string, b: string, perMille: number): boolean =>
  near(parseAmount(a), parseAmount(b), perMille);

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
  const compared = ofShares.flatMap(({ field, period, value }) => {
    const own = served.find(
      (cell) =>
        cell.field === field &&
        cell.period_end === period.end &&
        cell.period_kind === KIND_OF[period.months ?? 0] &&
        cell.value !== null,
    );
    return period.end === end || own?.value === undefined || own.value === null
      ? []
      : [isAlike(value, own.value, OF_ONE_PERIOD)];
  });
  if (compared.length > 0) return compared.every(Boolean);
  const newest = averageOf(served);
  return (
    newest !== undefined &&
    ofShares.some(
      ({ unit, period, value }) =>
        unit === 'shares' && period.end === end && isAlike(value, newest, OF_A_QUARTER),
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
