import type { StatementName } from '@footnote/statements/cell';
import type { CellIndex } from '../index/cell-index.ts';
import { isStaleOn } from '../age/statements.ts';
import type { RowCell } from '../index/row-cell.ts';
import { TRAILING_BALANCES, TRAILING_FLOWS } from './fields.ts';

/** Peculiarities of the twelve months: a closed list. */
export const TRAILING_FLAGS = [
  'discontinued_operations',
  'extra_week',
  'fiscal_year_change',
  'negative_equity',
  'net_loss',
  'non_usd_reporting',
  'preliminary',
  'q4_derived',
  'restated_input',
  'revenue_basis_change',
  'split_adjusted',
  'stale',
  'sum_mismatch',
  'ttm_is_fiscal_year',
] as const;

export type TrailingFlag = (typeof TRAILING_FLAGS)[number];

export type FlagOptions = {
  readonly index: CellIndex;
  /** End of the twelve months. */
  readonly end: string;
  readonly currency: string;
  readonly cadence: 'quarterly' | 'annual';
  /** Newest source time, YYYY-MM-DD. */
  readonly asOf: string;
};

/** Flags of a quarter's length, which also apply to the fiscal year that it ends. */
const OF_PERIODS: ReadonlySet<string> = new Set(['extra_week', 'fiscal_year_change']);

/**
 * Flags of the twelve months, sorted: those of their figures, of the balances and of the four quarters, and
 * those of the total. Twelve months that end with a fiscal year are that year as filed: of its quarters only
 * the length matters.
 */
export function trailingFlags({ index, end, currency, cadence, asOf }: FlagOptions): readonly TrailingFlag[] {
  const found = new Set<string>();
  const add = (cells: readonly (RowCell | undefined)[], counts = (_flag: string) => true): void => {
    for (const cell of cells) {
      const flags = cell?.method === 'derived_q4' ? ['q4_derived', ...cell.flags] : (cell?.flags ?? []);
      for (const flag of flags) if (counts(flag)) found.add(flag);
    }
  };
  const at = (statement: StatementName, fields: readonly string[], when: string): readonly RowCell[] =>
    index.cells(statement, when).filter(({ field }) => fields.includes(field));

  const trailing = TRAILING_FLOWS.map((field) => index.trailingCell('income', field, end));
  add(trailing);
  add(at('balance', TRAILING_BALANCES, end));
  const isYearEnd = index.anchors.some(
    (anchor) => anchor.period_end === end && anchor.fiscal_period === 'Q4',
  );
  for (const period of index.twelveMonths(end)) {
    add(at('income', TRAILING_FLOWS, period), isYearEnd ? (flag) => OF_PERIODS.has(flag) : undefined);
  }
  // A loss in one quarter is not a loss of the twelve months.
  found.delete('net_loss');
  if (index.trailing('income', 'net_income', end)?.lt(0) ?? false) found.add('net_loss');
  if (cadence === 'annual') found.add('ttm_is_fiscal_year');
  if (currency !== 'USD') found.add('non_usd_reporting');
  if (isStaleOn(asOf, end, cadence)) found.add('stale');
  return TRAILING_FLAGS.filter((flag) => found.has(flag));
}
