import type { StatementName } from '../cell.ts';
import type { CellIndex } from '../rows/cell-index.ts';
import { daysBetween } from '../rows/dates.ts';
import type { RowCell } from '../rows/row-cell.ts';
import { TRAILING_BALANCES, TRAILING_FLOWS } from './fields.ts';

/** What is worth knowing of the twelve months: a closed list. */
export const TRAILING_FLAGS = [
  'discontinued_operations',
  'extra_week',
  'fiscal_year_change',
  'negative_equity',
  'net_loss',
  'non_usd_reporting',
  'q4_derived',
  'restated_input',
  'revenue_basis_change',
  'split_adjusted',
  'stale',
  'sum_mismatch',
  'ttm_is_fiscal_year',
] as const;

export type TrailingFlag = (typeof TRAILING_FLAGS)[number];

const STALE_DAYS = { quarterly: 185, annual: 500 } as const;

export type FlagOptions = {
  readonly index: CellIndex;
  /** End of the twelve months. */
  readonly end: string;
  readonly currency: string;
  readonly cadence: 'quarterly' | 'annual';
  /** Newest source time, YYYY-MM-DD. */
  readonly asOf: string;
};

/**
 * Flags of the twelve months: those of their figures, of the quarters they are made of (of the fiscal year itself
 * where they end with one) and of the balances, and what the whole earns. Sorted.
 */
export function trailingFlags({ index, end, currency, cadence, asOf }: FlagOptions): readonly TrailingFlag[] {
  const found = new Set<string>();
  const add = (cells: readonly (RowCell | undefined)[]): void => {
    for (const cell of cells) {
      if (cell?.method === 'derived_q4') found.add('q4_derived');
      for (const flag of cell?.flags ?? []) found.add(flag);
    }
  };
  const at = (statement: StatementName, fields: readonly string[], when: string): readonly RowCell[] =>
    index.cells(statement, when).filter(({ field }) => fields.includes(field));

  const trailing = TRAILING_FLOWS.map((field) => index.trailingCell('income', field, end));
  add(trailing);
  add(at('balance', TRAILING_BALANCES, end));
  for (const quarter of index.twelveMonths(end)) add(at('income', TRAILING_FLOWS, quarter));
  // A loss in one quarter is no loss of the twelve months.
  found.delete('net_loss');
  if (index.trailing('income', 'net_income', end)?.lt(0) ?? false) found.add('net_loss');
  if (currency !== 'USD') found.add('non_usd_reporting');
  if (daysBetween(end, asOf) > STALE_DAYS[cadence]) found.add('stale');
  return TRAILING_FLAGS.filter((flag) => found.has(flag));
}
