import { served, type Figure } from '../ratios/exact.ts';
import type { CellIndex } from '../index/cell-index.ts';
import { balancesOf } from '../trailing/block.ts';
import * as cagr from './cagr.ts';
import * as measures from './measures.ts';

export type WithDelta = { readonly value: Figure; readonly yoy_delta: Figure };

export type ForensicsBlock = {
  readonly accruals_ratio_pct: Figure;
  readonly cash_conversion: Figure;
  readonly cash_conversion_cycle_days: WithDelta;
  readonly days_inventory: WithDelta;
  readonly days_payables: WithDelta;
  readonly days_sales_outstanding: WithDelta;
  readonly diluted_shares_cagr_3y_pct: Figure;
  readonly diluted_shares_cagr_5y_pct: Figure;
  readonly fcf_per_share_cagr_3y_pct: Figure;
  readonly revenue_per_share_cagr_3y_pct: Figure;
  readonly sbc_pct_ocf: Figure;
  readonly sbc_pct_revenue: Figure;
};

type Days = {
  readonly sales: Figure;
  readonly inventory: Figure;
  readonly payables: Figure;
  readonly cycle: Figure;
};

const NO_DAYS: Days = { sales: null, inventory: null, payables: null, cycle: null };

function daysAt(index: CellIndex, end: string): Days {
  const cost = index.trailing('income', 'cost_of_revenue', end);
  const sales = measures.daysSalesOutstanding(
    balancesOf(index, 'receivables', end),
    index.trailing('income', 'revenue', end),
  );
  const inventory = measures.daysInventory(balancesOf(index, 'inventory', end), cost);
  const payables = measures.daysPayables(balancesOf(index, 'accounts_payable', end), cost);
  return {
    sales,
    inventory,
    payables,
    cycle: measures.cashConversionCycleDays(sales, inventory, payables),
  };
}

/** End of the fiscal year `count` years before the newest one; undefined across a change of year end. */
function fiscalYearsBack(years: CellIndex, count: number): string | undefined {
  let end = years.anchors[0]?.period_end;
  for (let back = 0; back < count && end !== undefined; back += 1) end = years.yearBefore(end);
  return end;
}

/**
 * The block `forensics` for the trailing twelve months that end at `end`, and for the newest fiscal years.
 * `index` contains the periods of the company's cadence (quarters, or years of an annual filer), `years` the
 * fiscal years.
 */
export function forensicsBlock(options: {
  readonly index: CellIndex;
  readonly years: CellIndex;
  readonly end: string;
}): ForensicsBlock {
  const { index, years, end } = options;
  const before = index.yearBefore(end);
  const netIncome = index.trailing('income', 'net_income', end);
  const operatingCashFlow = index.trailing('cash_flow', 'operating_cash_flow', end);
  const stockBasedComp = index.trailing('cash_flow', 'stock_based_comp', end);
  const days = daysAt(index, end);
  const earlier = before === undefined ? NO_DAYS : daysAt(index, before);
  const withDelta = (now: Figure, then: Figure): WithDelta => ({
    value: served(now),
    yoy_delta: served(measures.yoyDelta(now, then)),
  });

  const diluted = (back: number): Figure => {
    const year = fiscalYearsBack(years, back);
    return year === undefined ? null : years.figure('income', 'shares_diluted', year);
  };
  const perShare = (statement: 'income' | 'cash_flow', field: string, back: number): cagr.PerShare => {
    const year = fiscalYearsBack(years, back);
    return {
      flow: year === undefined ? null : years.figure(statement, field, year),
      sharesDiluted: diluted(back),
    };
  };

  return {
    accruals_ratio_pct: served(
      measures.accrualsRatioPct(netIncome, operatingCashFlow, balancesOf(index, 'total_assets', end)),
    ),
    cash_conversion: served(measures.cashConversion(operatingCashFlow, netIncome)),
    cash_conversion_cycle_days: withDelta(days.cycle, earlier.cycle),
    days_inventory: withDelta(days.inventory, earlier.inventory),
    days_payables: withDelta(days.payables, earlier.payables),
    days_sales_outstanding: withDelta(days.sales, earlier.sales),
    diluted_shares_cagr_3y_pct: served(cagr.dilutedSharesCagr3yPct(diluted(0), diluted(3))),
    diluted_shares_cagr_5y_pct: served(cagr.dilutedSharesCagr5yPct(diluted(0), diluted(5))),
    fcf_per_share_cagr_3y_pct: served(
      cagr.fcfPerShareCagr3yPct(
        perShare('cash_flow', 'free_cash_flow', 0),
        perShare('cash_flow', 'free_cash_flow', 3),
      ),
    ),
    revenue_per_share_cagr_3y_pct: served(
      cagr.revenuePerShareCagr3yPct(perShare('income', 'revenue', 0), perShare('income', 'revenue', 3)),
    ),
    sbc_pct_ocf: served(measures.sbcPctOcf(stockBasedComp, operatingCashFlow)),
    sbc_pct_revenue: served(measures.sbcPctRevenue(stockBasedComp, index.trailing('income', 'revenue', end))),
  };
}
