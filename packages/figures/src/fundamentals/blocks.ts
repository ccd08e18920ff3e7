import type { Provenance } from '@footnote/statements/cell';
import { bankMetrics, type BankMetricsRow } from '../banks/block.ts';
import { industryRows, type IndustryRow } from '../industry/block.ts';
import { forensicsBlock, type ForensicsBlock } from '../forensics/block.ts';
import { indexCells } from '../index/cell-index.ts';
import { rowProvenance } from '../index/provenance.ts';
import type { RowCell, View } from '../index/row-cell.ts';
import { rowsOf, type StatementRows } from '../rows/statement-rows.ts';
import type { Issuer } from '@footnote/statements/statements';
import { trailingBlock, type TrailingBlock } from '../trailing/block.ts';
import { trajectoryBlock, type TrajectoryBlock } from '../trajectory/block.ts';
import { isFinancial } from '@footnote/statements/fields/field';

export type BlockOptions = {
  readonly view: View;
  readonly issuerType: Issuer['type'];
  readonly cadence: Issuer['reporting_cadence'];
  /** ISO code; empty when unknown. */
  readonly currency: string;
  /** Newest source time, YYYY-MM-DD. */
  readonly asOf: string;
};

/** Blocks of a response, each computed on demand. */
export type Blocks = {
  /** The filing that supplied the newest period. */
  readonly newestFiling: () => Provenance | null;
  readonly rows: () => StatementRows;
  readonly ttm: () => TrailingBlock;
  readonly trajectory: () => TrajectoryBlock;
  readonly forensics: () => ForensicsBlock;
  /** Undefined unless the issuer is a bank with deposits. */
  readonly bankMetrics: () => readonly BankMetricsRow[] | undefined;
  /** Undefined unless issuers of this type have rows of their own. */
  readonly industryRows: () => readonly IndustryRow[] | undefined;
};

/** Brokers and lenders resemble banks but may have no deposits: then there are no bank metrics. */
export const takesDeposits = (cells: readonly RowCell[]): boolean =>
  cells.some(({ field, value }) => field === 'deposits' && value !== null);

/**
 * The blocks of one company from its cells: quarters, fiscal years, balances and trailing twelve months. The
 * rows follow the view; the other blocks are the same in both views and follow the company's own cadence.
 * `cells` contains at least one period.
 */
export function fundamentalBlocks(cells: readonly RowCell[], options: BlockOptions): Blocks {
  const { view, issuerType, cadence, currency, asOf } = options;
  const financial = isFinancial(issuerType);
  const years = indexCells(cells, 'annual');
  const quarters = indexCells(cells, 'quarter');
  const own = cadence === 'annual' ? years : quarters;
  const end = own.anchors[0]?.period_end ?? asOf;
  const shown = view === 'annual' ? years : quarters;
  let rows: StatementRows | undefined;
  return {
    newestFiling: () =>
      rowProvenance((['income', 'balance', 'cash_flow'] as const).flatMap((name) => own.cells(name, end))),
    rows: () => (rows ??= rowsOf({ index: shown, years, view, isFinancial: financial })),
    ttm: () => trailingBlock({ index: own, end, currency, cadence, asOf, isFinancial: financial }),
    trajectory: () => trajectoryBlock({ quarters, years, isFinancial: financial }),
    bankMetrics: () => (issuerType === 'bank' && takesDeposits(cells) ? bankMetrics(shown, view) : undefined),
    industryRows: () => industryRows(shown, view, issuerType),
    forensics: () => forensicsBlock({ index: own, years, end }),
  };
}
