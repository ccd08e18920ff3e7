import { short, times, type Finding } from './finding.ts';
import { areNeighbours, type ServedCell } from './served.ts';

/** Balances and flows that seldom jump; excludes lumpy ones and differences between large figures. */
const STEADY = new Set([
  'revenue',
  'cost_of_revenue',
  'gross_profit',
  'rnd_expense',
  'sga_expense',
  'interest_expense',
  'depreciation_amortization',
  'total_assets',
  'cash_and_equivalents',
  'receivables',
  'inventory',
  'current_assets',
  'ppe_net',
  'intangibles',
  'current_liabilities',
  'total_liabilities',
  'total_equity',
  'total_equity_with_nci',
  'retained_earnings',
  'accounts_payable',
  'long_term_debt',
  'debt_borrowings',
  'operating_lease_liabilities',
  'shares_outstanding_cover_page',
  'net_interest_income',
  'noninterest_income',
  'loans_net',
  'allowance',
  'deposits',
]);
/** Fields that are never zero for an issuer with a balance sheet. */
const NEVER_ZERO = new Set([
  'total_assets',
  'total_liabilities',
  'cash_and_equivalents',
  'shares_outstanding_cover_page',
]);
/** Parts of revenue that follow it from year to year. */
const WITH_REVENUE = new Set(['cost_of_revenue', 'gross_profit', 'rnd_expense', 'sga_expense']);
/** Smallest figure of a line that is checked. */
const LEAST = 1e6;
/** Smallest move that counts, as a share of assets (balance sheet) or revenue (income statement). */
const LEAST_OF_ASSETS = 0.05;
const LEAST_OF_REVENUE = 0.02;
/** Factor above or below the figures on both sides. */
const SPIKE = { instant: 6, annual: 5, quarter: 8, ytd: 5, ttm: 5 } as const;
/** Factor above or below the preceding figure, permanently: a change of unit. */
const STEP = 200;
/** The same for a part of revenue while revenue changes by less than half. */
const STEP_OF_PART = 3;
const SAME_REVENUE = 1.5;
/** Minimum size of a flow of the opposite sign, relative to its neighbours. */
const OPPOSITE = 0.2;

type Line = readonly ServedCell[];
type Neighbours = { readonly before: ServedCell | undefined; readonly after: ServedCell | undefined };

const nameOf = (field: string, { period_kind: kind, fiscal_period: period }: ServedCell): string =>
  kind === 'ytd' ? `${field} ${kind} ${period}` : `${field} ${kind}`;

/** The reference size of a figure: assets at its date, revenue of its period. */
type Sizes = (cell: ServedCell) => number | undefined;

const neighboursOf = (line: Line, at: number): Neighbours => {
  const [before, cell, after] = [line[at - 1], line[at], line[at + 1]];
  const near = (earlier: ServedCell | undefined, later: ServedCell | undefined): boolean =>
    earlier !== undefined &&
    later !== undefined &&
    areNeighbours(later.period_kind, earlier.period_end, later.period_end);
  return {
    before: near(before, cell) ? before : undefined,
    after: near(cell, after) ? after : undefined,
  };
};

/** Whether the figure is so far from its neighbours that it matters in the statement. */
const isLarge = (cell: ServedCell, { before, after }: Neighbours, sizes: Sizes): boolean => {
  const all = [before, cell, after].flatMap((item) => item ?? []);
  if (Math.max(...all.map(({ amount }) => Math.abs(amount))) < LEAST) return false;
  const whole = Math.max(0, ...all.map((item) => Math.abs(sizes(item) ?? 0)));
  const part = cell.period_kind === 'instant' ? LEAST_OF_ASSETS : LEAST_OF_REVENUE;
  const moves = [before, after].flatMap((item) => (item ? [Math.abs(cell.amount - item.amount)] : []));
  return moves.length > 0 && Math.min(...moves) >= part * whole;
};

const spikeOf = (factors: readonly number[], spike: number): number | null => {
  const [first, second] = factors;
  if (first === undefined || second === undefined || first > 1 !== second > 1) return null;
  const factor = first > 1 ? Math.min(first, second) : Math.max(first, second);
  return factor >= spike || factor <= 1 / spike ? factor : null;
};

const stepOf = (cell: ServedCell, before: ServedCell, sizes: Sizes): number | null => {
  const factor = cell.amount / before.amount;
  const [now, then] = [sizes(cell), sizes(before)];
  const isPart = WITH_REVENUE.has(cell.field) && cell.period_kind === 'annual' && now && then;
  const revenue = isPart ? Math.max(now / then, then / now) : Infinity;
  const least = revenue > 0 && revenue < SAME_REVENUE ? STEP_OF_PART : STEP;
  return factor >= least || factor <= 1 / least ? factor : null;
};

const judged = (cell: ServedCell, { before, after }: Neighbours, sizes: Sizes): Finding | null => {
  const { field, period_kind: kind, period_end: end } = cell;
  const finding = (check: Finding['check'], by: string): Finding => ({
    check,
    field,
    kind,
    end,
    by,
    seen: [before, cell, after].map((item) => (item ? short(item.amount) : 'none')).join(', '),
  });
  const sides = [before, after].flatMap((item) => (item ? [item.amount] : []));
  const opposite = sides.length === 2 && sides.every((side) => side * cell.amount < 0);
  if (opposite) {
    const least = kind === 'instant' ? 0 : OPPOSITE * Math.min(...sides.map(Math.abs));
    return Math.abs(cell.amount) >= least ? finding('sign', 'opposite sign') : null;
  }
  if (cell.amount === 0)
    return sides.length === 2 && sides.every((side) => side !== 0) ? finding('zero', 'zero') : null;
  if (sides.some((side) => side * cell.amount <= 0)) return null;
  const spike = spikeOf(
    sides.map((side) => cell.amount / side),
    SPIKE[kind],
  );
  if (spike !== null) return finding('scale', `${times(spike)} of both neighbours`);
  const step = before === undefined ? null : stepOf(cell, before, sizes);
  return step === null ? null : finding('scale', `${times(step)} from there on`);
};

/** Balances of zero that are impossible, at dates with another nonzero balance. */
const impossibleZeros = (cells: readonly ServedCell[]): Finding[] => {
  const sheets = Map.groupBy(
    cells.filter(({ statement }) => statement === 'balance'),
    ({ period_end: end }) => end,
  );
  return [...sheets.values()].flatMap((sheet) => {
    const largest = Math.max(...sheet.map(({ amount }) => Math.abs(amount)));
    if (largest < LEAST) return [];
    return sheet
      .filter(({ field, amount }) => NEVER_ZERO.has(field) && amount === 0)
      .map(({ field, period_end: end }): Finding => ({
        check: 'zero',
        field,
        kind: 'instant',
        end,
        by: 'impossible zero',
        seen: `the largest balance of the date is ${short(largest)}`,
      }));
  });
};

/**
 * Figures of a steady line that are zero, of the opposite sign or many times the size of their neighbours.
 */
export const oddFigures = (cells: readonly ServedCell[]): Finding[] => {
  const at = new Map(cells.map((cell) => [`${nameOf(cell.field, cell)} ${cell.period_end}`, cell.amount]));
  const sizes: Sizes = (cell) =>
    at.get(`${nameOf(cell.period_kind === 'instant' ? 'total_assets' : 'revenue', cell)} ${cell.period_end}`);
  const lines = Map.groupBy(
    cells.filter(({ field }) => STEADY.has(field)),
    (cell) => nameOf(cell.field, cell),
  );
  const odd = [...lines.values()].flatMap((line) =>
    line.flatMap((cell, index) => {
      const neighbours = neighboursOf(line, index);
      return isLarge(cell, neighbours, sizes) ? (judged(cell, neighbours, sizes) ?? []) : [];
    }),
  );
  const zeros = impossibleZeros(cells);
  const isListed = ({ field, end }: Finding): boolean =>
    zeros.some((zero) => zero.field === field && zero.end === end);
  return [...odd.filter((finding) => finding.check !== 'zero' || !isListed(finding)), ...zeros];
};
