import type { Provenance } from '@footnote/statements/cell';
import { servedFields, type BankMember } from '@footnote/statements/fields/served-fields';
import { served, type Figure } from '../ratios/exact.ts';
import type { CellIndex } from '../index/cell-index.ts';
import { rowProvenance } from '../index/provenance.ts';
import type { Anchor, View } from '../index/row-cell.ts';
import * as measures from './measures.ts';

const WINDOW: Readonly<Record<View, number>> = { quarter: 8, annual: 5 };

/**
 * Fields of the block: those that only banks have, and the expenses that banks report under their own name.
 */
const BANK_FIELDS: ReadonlySet<string> = new Set(
  servedFields
    .filter(({ bankMetrics, onlyFor }) => bankMetrics !== undefined || onlyFor?.includes('bank'))
    .map(({ field }) => field),
);

export type BankMetricsRow = Anchor &
  Readonly<Record<BankMember, Figure>> & {
    readonly allowance_to_loans_pct: Figure;
    readonly cet1_ratio_pct: Figure;
    readonly efficiency_ratio_pct: Figure;
    readonly equity_to_assets_pct: Figure;
    readonly loans_to_deposits_pct: Figure;
    readonly nii_to_avg_assets_pct: Figure;
    readonly provenance: Provenance | null;
    readonly provision_to_avg_loans_pct: Figure;
    readonly rotce_pct: Figure;
  };

/**
 * The block `bank_metrics`: one row for each period of the view, newest first, like the rows of the
 * statements.
 */
export function bankMetrics(index: CellIndex, view: View): readonly BankMetricsRow[] {
  return index.anchors.slice(0, WINDOW[view]).map((anchor) => bankRow(index, view, anchor));
}

function bankRow(index: CellIndex, view: View, anchor: Anchor): BankMetricsRow {
  const end = anchor.period_end;
  const start = index.preceding(end);
  const perYear = view === 'quarter' ? 4 : 1;
  const flow = (field: string): Figure => index.figure('income', field, end);
  const balance = (field: string): Figure => index.figure('balance', field, end);
  const span = (field: string): measures.Span => ({
    end: balance(field),
    start: start === undefined ? null : index.figure('balance', field, start),
  });
  const cells = [...index.cells('income', end), ...index.cells('balance', end)];
  const noninterestExpense = flow('operating_expense');
  const money = (figure: Figure): Figure => served(figure, 0);
  return {
    ...anchor,
    allowance: money(balance('allowance')),
    allowance_to_loans_pct: served(measures.allowanceToLoansPct(balance('allowance'), balance('loans_net'))),
    cet1_ratio_pct: served(measures.cet1RatioPct(balance('cet1_ratio'))),
    deposits: money(balance('deposits')),
    efficiency_ratio_pct: served(
      measures.efficiencyRatioPct(
        noninterestExpense,
        flow('net_interest_income'),
        flow('noninterest_income'),
      ),
    ),
    equity_to_assets_pct: served(
      measures.equityToAssetsPct(balance('total_equity'), balance('total_assets')),
    ),
    loans_net: money(balance('loans_net')),
    loans_to_deposits_pct: served(measures.loansToDepositsPct(balance('loans_net'), balance('deposits'))),
    net_interest_income: money(flow('net_interest_income')),
    nii_to_avg_assets_pct: served(
      measures.niiToAvgAssetsPct(flow('net_interest_income'), perYear, span('total_assets')),
    ),
    noninterest_bearing_deposits: money(balance('noninterest_bearing_deposits')),
    noninterest_expense: money(noninterestExpense),
    noninterest_income: money(flow('noninterest_income')),
    provenance: rowProvenance(cells.filter(({ field }) => BANK_FIELDS.has(field))),
    provision: money(flow('provision')),
    provision_to_avg_loans_pct: served(
      measures.provisionToAvgLoansPct(flow('provision'), perYear, span('loans_net')),
    ),
    rotce_pct: served(
      measures.rotcePct(
        flow('net_income_to_common'),
        perYear,
        span('tangible_book_value'),
        span('preferred_stock'),
      ),
    ),
  };
}
