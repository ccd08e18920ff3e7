import type { Cell } from '@footnote/statements/cell';
import { checkRowIdentities } from '../row-identities.ts';
import { short, type Finding } from './finding.ts';
import { fourQuarters, roundingOf, servedCells, type ServedCell } from './served.ts';

/** As a share of the larger side. */
const TOLERANCE = 0.005;

const agree = (whole: ServedCell, parts: readonly ServedCell[]): boolean => {
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  const rounding = [whole, ...parts].reduce((total, { amount }) => total + roundingOf(amount), 0);
  const larger = Math.max(Math.abs(whole.amount), Math.abs(sum));
  return Math.abs(whole.amount - sum) <= Math.max(larger * TOLERANCE, rounding);
};

/** Twelve months against the four quarters that end with them, except restated ones. */
const trailingSums = (served: readonly ServedCell[]): Finding[] => {
  const lines = Map.groupBy(
    served.filter(({ statement, unit }) => statement !== 'balance' && !unit.includes('shares')),
    ({ field, period_kind: kind }) => `${field} ${kind}`,
  );
  return [...lines.entries()].flatMap(([key, wholes]) => {
    if (!key.endsWith(' ttm')) return [];
    const field = key.slice(0, -4);
    const quarters = lines.get(`${field} quarter`) ?? [];
    return wholes.flatMap((whole): Finding[] => {
      const four = fourQuarters(quarters, whole.period_end);
      if (four === null || agree(whole, four)) return [];
      if ([whole, ...four].some(({ flags }) => flags.some((flag) => APART.includes(flag)))) return [];
      return [
        {
          check: 'sums',
          field,
          kind: 'ttm',
          end: whole.period_end,
          by: 'quarters make twelve months',
          seen: `${short(whole.amount)} against ${four.map(({ amount }) => short(amount)).join(' + ')}`,
        },
      ];
    });
  });
};

const APART = ['restated', 'restated_input', 'sum_mismatch', 'discontinued_operations', 'extra_week'];

/** Quarters against the year, the year to date and twelve months, except cells flagged as restated. */
export const sumGaps = (cells: readonly Cell[]): Finding[] => {
  const served = servedCells(cells);
  const rows = checkRowIdentities(cells)
    .filter(({ identity, outcome }) => outcome === 'missed' && identity !== 'per_share')
    .map(({ identity, field, kind, end }): Finding => {
      const of = (name: string): string =>
        short(
          served.find((c) => c.field === name && c.period_kind === kind && c.period_end === end)?.amount ?? 0,
        );
      const quarters = served.filter(
        (cell) => cell.field === field && cell.period_kind === 'quarter' && cell.period_end <= end,
      );
      const year = served.find(
        (cell) => cell.field === field && cell.period_kind === kind && cell.period_end === end,
      )?.fiscal_year;
      const parts = quarters.filter((cell) => cell.fiscal_year === year).map(({ amount }) => short(amount));
      return {
        check: 'sums',
        field,
        kind,
        end,
        by: identity.replaceAll('_', ' '),
        seen:
          identity === 'gross_profit'
            ? `${of(field)} against ${of('revenue')} − ${of('cost_of_revenue')}`
            : `${of(field)} against ${parts.join(' + ')}`,
      };
    });
  return [...rows, ...trailingSums(served)];
};
