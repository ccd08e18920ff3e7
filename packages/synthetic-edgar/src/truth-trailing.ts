import { daysBetween } from '@footnote/values/day';
import { coarsestUnit } from './rounding.ts';
import type { IssuerSpec } from './spec.ts';
import type { TruthCell } from './truth.ts';

const additive = (field: string): boolean =>
  !/^(shares_|units_|dividends_per_share|distributions_per_unit)/.test(field);

const perShare = (field: string): boolean => /^(eps|income_per_unit)_/.test(field);

const fixed = (value: number): string => String(Number(value.toFixed(6)));

const contiguous = (cells: readonly TruthCell[]): boolean =>
  cells
    .slice(1)
    .every((cell, position) => daysBetween(cells[position]?.period_end ?? '', cell.period_start ?? '') === 1);

const keyOf = (field: string, kind: string, year: number, period: string): string =>
  `${field} ${kind} ${year} ${period}`;

/** The first cell of each field and fiscal period. */
const byPeriod = (cells: readonly TruthCell[]): ReadonlyMap<string, TruthCell> =>
  new Map(
    cells
      .toReversed()
      .map((cell) => [keyOf(cell.field, cell.period_kind, cell.fiscal_year, cell.fiscal_period), cell]),
  );

/** The previous fiscal year plus this year to date less last year's year to date; null if one is unknown. */
const overFiscalYear = (flows: ReadonlyMap<string, TruthCell>, last: TruthCell): number | null => {
  const find = (kind: string, year: number, period: string): number | null => {
    const cell = flows.get(keyOf(last.field, kind, year, period));
    return cell?.value == null ? null : Number(cell.value);
  };
  const year = find('annual', last.fiscal_year - 1, 'FY');
  const now = find('ytd', last.fiscal_year, last.fiscal_period);
  const before = find('ytd', last.fiscal_year - 1, last.fiscal_period);
  return year === null || now === null || before === null ? null : year + now - before;
};

/**
 * Trailing twelve months at quarter ends with four consecutive known quarters, and at fiscal year ends. Others are
 * omitted, because there are several ways to compute them. Also omitted are sums that a restatement has made different
 * from the fiscal year and the year-to-date figures, and earnings per share that mix two companies, or quarters before and
 * after revisions that only some quarters tell.
 */
export const trailingTruth = (spec: IssuerSpec, cells: readonly TruthCell[]): TruthCell[] => {
  const recast = spec.merger?.recast === true;
  const open = new Set(
    cells
      .filter(({ field, refusable }) => refusable === true && !perShare(field))
      .map(({ fiscal_year: year }) => year),
  );
  const revised = new Set(
    spec.restatements
      .filter(({ how, year }) => how === 'own_annual' && open.has(year))
      .map(({ year }) => year),
  );
  const flows = cells.filter(
    ({ statement, field }) => statement !== 'balance' && additive(field) && !(recast && perShare(field)),
  );
  const flowsByPeriod = byPeriod(flows);
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
      if (perShare(field) && four.some(({ fiscal_year: year }) => revised.has(year))) return;
      const value = four.reduce((sum, cell) => sum + Number(cell.value), 0);
      const rounding = perShare(field)
        ? four.reduce((sum, { tolerance }) => sum + Number(tolerance), 1e-5)
        : 10 * coarsestUnit(spec);
      const around = perShare(field) ? value : overFiscalYear(flowsByPeriod, last);
      if (around === null || Math.abs(around - value) > rounding) return;
      result.push({
        ...last,
        period_kind: 'ttm',
        period_start: four[0]?.period_start ?? null,
        value: fixed(value),
        tolerance: fixed(rounding),
      });
    });
  return result;
};
