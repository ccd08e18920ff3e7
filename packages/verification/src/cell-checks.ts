import type { Cell } from '@footnote/statements/cell';
import { parseAmount, size } from '@footnote/statements/decimal';
import { isThousandfold, isWithin } from '@footnote/statements/values/scale';
import type { Cause, Rule } from './verification.ts';

/** A fault visible in a cell itself or by comparison with its neighbours. */
export type CellFault = {
  readonly rule: Rule;
  readonly because: Cause;
  readonly difference: bigint;
  readonly tolerance: bigint;
  /** Cells that it is compared with. */
  readonly beside: readonly Cell[];
  /** The facts at fault if the cell has other operands as well (`factOf`). */
  readonly facts?: ReadonlySet<string>;
  /** The cell as a whole is another figure: what is computed from all of its operands is at fault, too. */
  readonly isWhole?: true;
};

/**
 * Fields that are never below zero, and outflows that are never above (semantics §2.5, §3.3): the verifier's
 * own list, which a test compares with the engine's.
 */
export const NEVER_NEGATIVE: ReadonlySet<string> = new Set([
  'revenue',
  'cost_of_revenue',
  'depreciation_amortization',
  'shares_basic',
  'shares_diluted',
  'shares_outstanding_cover_page',
  'total_assets',
  'current_assets',
  'current_liabilities',
  'total_liabilities',
  'cash_and_equivalents',
  'short_term_investments',
  'long_term_investments',
  'receivables',
  'inventory',
  'ppe_net',
  'intangibles',
  'accounts_payable',
  'deferred_revenue',
  'deferred_revenue_current',
  'treasury_stock',
  'long_term_debt',
  'debt_borrowings',
  'total_debt',
  'operating_lease_liabilities',
  'operating_lease_liabilities_current',
  'finance_lease_liabilities',
  'rnd_expense',
  'sga_expense',
]);
export const NEVER_POSITIVE: ReadonlySet<string> = new Set(['capex', 'dividends_paid', 'buybacks']);

const valueOf = (cell: Cell): bigint => parseAmount(cell.value ?? '0');

/** A balance row that cannot be negative has no negative part. */
const hasNegativePart = ({ field, period_kind: kind, method, operands }: Cell): boolean =>
  kind === 'instant' &&
  method === 'derived_sum' &&
  NEVER_NEGATIVE.has(field) &&
  operands.some(({ role, value }) => role.startsWith('+') && value.startsWith('-'));

/** Temporary equity is a claim of others and cannot be negative. */
const TEMPORARY = /:(TemporaryEquity|RedeemableNoncontrollingInterestEquity).*CarryingAmount/;
const hasNegativeClaim = ({ operands }: Cell): boolean =>
  operands.some(({ concept, value }) => value.startsWith('-') && TEMPORARY.test(concept));

const signFault = (cell: Cell, amount: bigint): CellFault | null => {
  const wrong =
    (amount < 0n && NEVER_NEGATIVE.has(cell.field)) ||
    (amount > 0n && NEVER_POSITIVE.has(cell.field)) ||
    hasNegativePart(cell) ||
    hasNegativeClaim(cell);
  return wrong ? { rule: 'sign', because: 'itself', difference: amount, tolerance: 0n, beside: [] } : null;
};

/** Years adjacent to a value agree within this factor. */
const LIKE_YEARS = 3n;

const lineOf = ({ statement, field, period_kind, fiscal_period }: Cell): string =>
  `${statement} ${field} ${period_kind} ${fiscal_period}`;

/** Served cells of one field and kind of period, a year apart from each other, oldest first. */
const linesOf = (cells: readonly Cell[]): readonly (readonly Cell[])[] => {
  const filed = cells.filter(({ value, period_kind: kind }) => value !== null && kind !== 'ttm');
  const lines = [...Map.groupBy(filed, lineOf).values()];
  return lines.map((line) => line.toSorted((a, b) => (a.period_end < b.period_end ? -1 : 1)));
};

/** A value a thousand times off the years on both sides; at an end of the line off the two nearest. */
const jumps = (line: readonly Cell[], faults: Map<Cell, CellFault>): void => {
  const filled = line.filter(({ value }) => value !== '0');
  // Few lines have one, and magnitudes as floats rule it out quickly.
  const sizes = filled.map(({ value }) => Math.abs(Number(value)));
  if (Math.max(...sizes) < 800 * Math.min(...sizes)) return;
  const amounts = filled.map(valueOf);
  for (const [at, cell] of filled.entries()) {
    const [i, j] = at === 0 ? [1, 2] : at === filled.length - 1 ? [at - 1, at - 2] : [at - 1, at + 1];
    const [own, a, b] = [amounts[at], amounts[i], amounts[j]];
    const beside = [filled[i], filled[j]].filter((other) => other !== undefined);
    if (own === undefined || a === undefined || b === undefined) continue;
    if (isWithin(a, b, LIKE_YEARS) && isThousandfold(own, a) && isThousandfold(own, b))
      faults.set(cell, {
        rule: 'scale_jump',
        because: 'itself',
        difference: own - a,
        tolerance: size(a) * 899n,
        beside,
      });
  }
};

/** Neighbours agree within this fraction, and a count between them differs by more. */
const STEADY_PERCENT = 3n;
const FAR_PERCENT = 10n;
const isOff = (a: bigint, b: bigint, percent: bigint): boolean => size(a - b) * 100n > size(b) * percent;

/** The two differ by a split, or by thousands written as units: either may be right. */
const MOST_PARTS = 3n;
const isMultiple = (a: bigint, b: bigint): boolean => {
  const [small, large] = a < b ? [a, b] : [b, a];
  const times = small > 0n ? (2n * large + small) / (2n * small) : 0n;
  return times > 100n || (times > 1n && times <= MOST_PARTS && !isOff(large, small * times, 5n));
};

/**
 * A share count on the cover page far from those of the previous and next filings, which agree: share counts
 * do not jump and return.
 */
const coverGaps = (line: readonly Cell[], faults: Map<Cell, CellFault>): void => {
  for (const [at, cell] of line.entries()) {
    const [before, after] = [line[at - 1], line[at + 1]];
    if (before === undefined || after === undefined) continue;
    const [own, a, b] = [valueOf(cell), valueOf(before), valueOf(after)];
    if (
      isOff(a, b, STEADY_PERCENT) ||
      !isOff(own, a, FAR_PERCENT) ||
      !isOff(own, b, FAR_PERCENT) ||
      isMultiple(own, a)
    )
      continue;
    faults.set(cell, {
      rule: 'cover_shares',
      because: 'itself',
      difference: own - a,
      tolerance: (size(a) * FAR_PERCENT) / 100n,
      beside: [before, after],
    });
  }
};

const periodOf = ({ period_kind, period_start, period_end }: Cell): string =>
  `${period_kind} ${period_start ?? ''} ${period_end}`;

/** Gross profit above revenue: the derived one is wrong, else the uncorroborated one, else both. */
const margins = (
  cells: readonly Cell[],
  isVouched: (cell: Cell) => boolean,
  faults: Map<Cell, CellFault>,
): void => {
  const revenues = new Map(
    cells
      .filter(({ field, value }) => field === 'revenue' && value !== null)
      .map((cell) => [periodOf(cell), cell]),
  );
  for (const profit of cells) {
    if (profit.field !== 'gross_profit' || profit.value === null) continue;
    const revenue = revenues.get(periodOf(profit));
    if (revenue === undefined) continue;
    const [sales, margin] = [valueOf(revenue), valueOf(profit)];
    if (sales <= 0n || margin * 1000n <= sales * 1005n) continue;
    const pair = [revenue, profit];
    const open = pair.filter((cell) => !isVouched(cell));
    for (const cell of open.length > 0 ? open : pair)
      faults.set(cell, {
        rule: 'margin_order',
        because: open.length === 1 ? 'others_hold' : 'undecided',
        difference: margin - sales,
        tolerance: sales / 200n,
        beside: pair.filter((other) => other !== cell),
      });
  }
};

/** Faults that cells show by their own values: signs, jumps of scale, margins. At most one per cell. */
export const cellFaults = (
  cells: readonly Cell[],
  isVouched: (cell: Cell) => boolean,
): ReadonlyMap<Cell, CellFault> => {
  const faults = new Map<Cell, CellFault>();
  margins(cells, isVouched, faults);
  for (const line of linesOf(cells)) jumps(line, faults);
  const covers = cells.filter(
    ({ field, value }) => field === 'shares_outstanding_cover_page' && value !== null,
  );
  coverGaps(
    covers.toSorted((a, b) => (a.period_end < b.period_end ? -1 : 1)),
    faults,
  );
  for (const cell of cells) {
    if (cell.value === null) continue;
    const fault = signFault(cell, valueOf(cell));
    if (fault !== null) faults.set(cell, fault);
  }
  return faults;
};
