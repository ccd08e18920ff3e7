import type { CellIndex } from '../index/cell-index.ts';
import { served, type Figure } from '../ratios/exact.ts';
import { trailingFlags, type FlagOptions, type TrailingFlag } from './flags.ts';
import * as returns from './returns.ts';

export type TrailingBlock = {
  readonly eps_diluted_ttm: Figure;
  readonly flags: readonly TrailingFlag[];
  readonly net_income_ttm_usd: Figure;
  readonly net_profit_margin_pct: Figure;
  readonly revenue_ttm_usd: Figure;
  readonly roa_pct: Figure;
  readonly roe_pct: Figure;
  readonly roic_pct: Figure;
};

const PER_SHARE_DECIMALS = 6;

/** A balance at an end and a year earlier. */
export function balancesOf(index: CellIndex, field: string, end: string): returns.Balances {
  const before = index.balancesBefore(end);
  return {
    now: index.figure('balance', field, end),
    before: before === undefined ? null : index.figure('balance', field, before),
  };
}

/** Return on invested capital of the twelve months that end at `end`; null for banks and insurers. */
export function roicAt(index: CellIndex, end: string, isFinancial: boolean): Figure {
  if (isFinancial) return null;
  const flow = (field: string): Figure => index.trailing('income', field, end);
  return returns.roicPct({
    operatingIncome: flow('operating_income'),
    incomeTax: flow('income_tax'),
    pretaxIncome: flow('pretax_income'),
    totalDebt: balancesOf(index, 'total_debt', end),
    wholeEquity: balancesOf(index, 'total_equity_with_nci', end),
  });
}

/**
 * The block `ttm`: the trailing twelve months that end with the newest period. Amounts in dollars are null
 * for issuers that report in another currency; everything else is in the reporting currency.
 */
export function trailingBlock(options: FlagOptions & { readonly isFinancial: boolean }): TrailingBlock {
  const { index, end, currency, isFinancial } = options;
  const flow = (field: string): Figure => index.trailing('income', field, end);
  const [netIncome, revenue] = [flow('net_income'), flow('revenue')];
  const inUsd = (figure: Figure): Figure => (currency === 'USD' ? served(figure, 0) : null);
  return {
    eps_diluted_ttm: served(flow('eps_diluted'), PER_SHARE_DECIMALS),
    flags: trailingFlags(options),
    net_income_ttm_usd: inUsd(netIncome),
    net_profit_margin_pct: served(returns.netProfitMarginPct(netIncome, revenue)),
    revenue_ttm_usd: inUsd(revenue),
    roa_pct: served(returns.roaPct(netIncome, balancesOf(index, 'total_assets', end))),
    roe_pct: served(returns.roePct(netIncome, balancesOf(index, 'total_equity', end))),
    roic_pct: served(roicAt(index, end, isFinancial)),
  };
}
