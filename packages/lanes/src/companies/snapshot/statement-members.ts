/** The figures of statements in a snapshot: as the blocks of `GET /v2/fundamentals` have them. */
import { statusOf } from '@footnote/statements/cell';
import { fundamentalBlocks } from '@footnote/figures/fundamentals/blocks';
import { type CellIndex, indexCells } from '@footnote/figures/index/cell-index';
import { served } from '@footnote/figures/ratios/exact';
import type { Writable } from '@footnote/wire/json';
import type {
  Snapshot,
  SnapshotFigure,
  SnapshotQuality,
  SnapshotStatementRefusal,
  SnapshotTrailing,
  SnapshotTrailingFigure,
} from '@footnote/contract/types.generated';
import type { CompanyStatements } from '../../statements/fundamentals/read.ts';

type Members = Pick<Writable<Snapshot>, 'quality' | 'ttm'>;
type Figure = ReturnType<typeof served>;

const NOT_SERVED = { available: false, reason: 'not_served' } as const;
const PER_SHARE_DECIMALS = 6;

const orRefused = (figure: Figure): Writable<SnapshotFigure> => figure ?? NOT_SERVED;

/**
 * The twelve months up to the newest period, and the quality figures at its end. `without`: why there are
 * none.
 */
export function statementMembers(
  company: CompanyStatements | undefined,
  without: SnapshotStatementRefusal['reason'],
): Members {
  const refusal = { available: false, reason: without } as const;
  if (company === undefined) return { quality: refusal, ttm: refusal };
  const { cells, issuer } = company;
  const { reporting_cadence: cadence, reporting_currency: currency } = issuer;
  const view = cadence === 'annual' ? 'annual' : 'quarter';
  const index = indexCells(cells, view);
  const end = index.anchors[0]?.period_end;
  if (end === undefined) return { quality: refusal, ttm: refusal };
  return { quality: qualityOf(company, view, end), ttm: trailingOf(index, end, currency) };
}

function trailingOf(index: CellIndex, end: string, currency: string): Writable<SnapshotTrailing> {
  const figure = (
    statement: 'cash_flow' | 'income',
    field: string,
    decimals = 0,
  ): Writable<SnapshotTrailingFigure> => {
    const value = served(index.trailing(statement, field, end), decimals);
    const cell =
      index.trailingCell(statement, field, end) ??
      index.cells(statement, end).find((each) => each.field === field);
    if (value === null || cell === undefined || cell.filed === null) return NOT_SERVED;
    return { accession: cell.accession, filed: cell.filed, form: cell.form, ...statusOf(cell), value };
  };
  return {
    currency: currency === '' ? null : currency,
    eps_diluted: figure('income', 'eps_diluted', PER_SHARE_DECIMALS),
    free_cash_flow: figure('cash_flow', 'free_cash_flow'),
    net_income: figure('income', 'net_income'),
    operating_cash_flow: figure('cash_flow', 'operating_cash_flow'),
    period_end: end,
    revenue: figure('income', 'revenue'),
  };
}

function qualityOf(
  { cells, issuer }: CompanyStatements,
  view: 'annual' | 'quarter',
  end: string,
): Writable<SnapshotQuality> {
  const blocks = fundamentalBlocks(cells, {
    view,
    issuerType: issuer.issuer_type,
    cadence: issuer.reporting_cadence,
    currency: issuer.reporting_currency,
    asOf: issuer.as_of.slice(0, 10),
  });
  const [ttm, forensics, trajectory] = [blocks.ttm(), blocks.forensics(), blocks.trajectory()];
  const ratios = blocks.rows().balance_sheet.find((row) => row.period_end === end)?.ratios;
  return {
    accruals_ratio_pct: orRefused(forensics.accruals_ratio_pct),
    cash_conversion: orRefused(forensics.cash_conversion),
    current_ratio: orRefused(ratios?.current_ratio ?? null),
    diluted_shares_cagr_3y_pct: orRefused(forensics.diluted_shares_cagr_3y_pct),
    net_debt_to_ebitda: orRefused(ratios?.net_debt_to_ebitda ?? null),
    net_profit_margin_pct: orRefused(ttm.net_profit_margin_pct),
    period_end: end,
    provenance: blocks.newestFiling(),
    revenue_growth_trend: trajectory.revenue_growth.trend,
    roe_pct: orRefused(ttm.roe_pct),
    roic_pct: orRefused(ttm.roic_pct),
    sbc_pct_revenue: orRefused(forensics.sbc_pct_revenue),
  };
}
