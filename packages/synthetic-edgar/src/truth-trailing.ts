import { daysBetween } from './dates.ts';
import type { IssuerSpec } from './spec.ts';
import type { TruthCell } from './truth.ts';

const additive = (field: string): boolean => !/^(shares_|dividends_per_share)/.test(field);

const fixed = (value: number): string => String(Number(value.toFixed(6)));

const contiguous = (cells: readonly TruthCell[]): boolean =>
  cells
    .slice(1)
    .every((cell, position) => daysBetween(cells[position]?.period_end ?? '', cell.period_start ?? '') === 1);

/** Where figures were restated, a sum over quarters and the way over the fiscal year may differ by this share. */
const restatedTolerance = 0.006;

/**
 * Trailing twelve months at quarter ends with four known quarters in a row, and at fiscal year ends. Others are left
 * out: whether they can be known depends on which of several ways leads there.
 */
export const trailingTruth = (spec: IssuerSpec, cells: readonly TruthCell[]): TruthCell[] => {
  const flows = cells.filter(({ statement, field }) => statement !== 'balance' && additive(field));
  const quarters = new Map<string, TruthCell[]>();
  for (const cell of flows)
    if (cell.period_kind === 'quarter') quarters.set(cell.field, [...(quarters.get(cell.field) ?? []), cell]);
  const result: TruthCell[] = flows
    .filter(({ period_kind, value }) => period_kind === 'annual' && value !== null)
    .map((cell) => ({ ...cell, period_kind: 'ttm' }));
  for (const [field, all] of quarters)
    all.forEach((last, position) => {
      const four = all.slice(position - 3, position + 1);
      const known = four.length === 4 && contiguous(four) && four.every(({ value }) => value !== null);
      if (!known || last.fiscal_period === 'Q4') return;
      const value = four.reduce((sum, cell) => sum + Number(cell.value), 0);
      const rounding = field.startsWith('eps_')
        ? four.reduce((sum, { tolerance }) => sum + Number(tolerance), 1e-5)
        : spec.grain === 1
          ? 0
          : 10 * spec.unit;
      const tolerance = Math.max(
        rounding,
        spec.restatements.length > 0 ? Math.abs(value) * restatedTolerance : 0,
      );
      result.push({
        ...last,
        period_kind: 'ttm',
        period_start: four[0]?.period_start ?? null,
        value: fixed(value),
        tolerance: fixed(tolerance),
      });
    });
  return result;
};
